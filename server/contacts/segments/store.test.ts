/** Segments: made with a filter that can be read, found by id within their workspace. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { aWorkspace, useServer } from '../../../test/support/server.ts'
import { sql } from '../../platform/sql.ts'
import { Refusal } from '../../refusals.ts'
import { createSegment, findSegments } from './store.ts'

const server = await useServer()
const { db } = server

function refused(status: number, words: RegExp) {
  return (error: unknown): boolean =>
    error instanceof Refusal && error.answer.status === status && words.test(error.message)
}

describe('createSegment', () => {
  test('keeps a name and a filter of contacts', async () => {
    const { id: workspaceId } = await aWorkspace(server)

    const { id } = await createSegment(db, workspaceId, {
      name: ' VIPs ',
      filter: "tags eq 'vip' and state eq 'active'",
    })

    assert.deepEqual(await findSegments(db, workspaceId, [id]), [
      { id, name: 'VIPs', filter: "tags eq 'vip' and state eq 'active'" },
    ])
  })

  test('a filter that cannot be read is refused at its position, and nothing is stored', async () => {
    const { id: workspaceId } = await aWorkspace(server)

    for (const [filter, words] of [
      ['', /filter, position 1/],
      ["nope eq 'x'", /Fields to filter by/],
      ["name eq 'x' or", /position 15/],
      [`name eq '${'x'.repeat(5_000)}'`, /4,?096/],
    ] as const)
      await assert.rejects(createSegment(db, workspaceId, { name: 'S', filter }), refused(400, words))
    for (const name of ['', ' ', 'x'.repeat(501)])
      await assert.rejects(
        createSegment(db, workspaceId, { name, filter: "name eq 'x'" }),
        refused(400, /the name/),
      )
    const stored = await db.rows(sql`select id from segment where workspace_id = ${workspaceId}::uuid`)
    assert.deepEqual(stored, [])
  })

  test('an unknown workspace is refused with 404', async () => {
    const segment = { name: 'S', filter: "name eq 'x'" }

    await assert.rejects(createSegment(db, randomUUID(), segment), refused(404, /no workspace/))
  })
})

test('findSegments answers those of the workspace, and none for ids that are unknown, foreign or no UUID', async () => {
  const [mine, theirs] = [await aWorkspace(server), await aWorkspace(server)]
  const b = await createSegment(db, mine.id, { name: 'B', filter: "name eq 'b'" })
  const a = await createSegment(db, mine.id, { name: 'A', filter: "name eq 'a'" })
  const foreign = await createSegment(db, theirs.id, { name: 'C', filter: "name eq 'c'" })

  const found = await findSegments(db, mine.id, [b.id, foreign.id, a.id, a.id, randomUUID(), "'; --"])

  assert.deepEqual(
    found.map(({ id }) => id),
    [a.id, b.id],
  )
  assert.deepEqual(await findSegments(db, mine.id, []), [])
})
