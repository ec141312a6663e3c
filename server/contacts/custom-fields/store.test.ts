/** Custom fields: names that can be filtered by, four types, each name once in a workspace. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { aWorkspace, useServer } from '../../../test/support/server.ts'
import { sql } from '../../platform/sql.ts'
import { Refusal } from '../../refusals.ts'
import { FIELD_TYPES, FIELDS_MAXIMUM } from './rules.ts'
import { createField, listFields } from './store.ts'

const server = await useServer()
const { db } = server

function refused(status: number, words: RegExp) {
  return (error: unknown): boolean =>
    error instanceof Refusal && error.answer.status === status && words.test(error.message)
}

describe('createField', () => {
  test('keeps name, label and type; text unless one is named; listed in the order made', async () => {
    const { id: workspaceId } = await aWorkspace(server)

    const size = await createField(db, workspaceId, { name: 'size', label: ' Shoe size ', type: 'number' })
    const colour = await createField(db, workspaceId, { name: 'Colour_2', label: 'Colour' })

    assert.deepEqual(await listFields(db, workspaceId), [
      { id: size.id, name: 'size', label: 'Shoe size', type: 'number' },
      { id: colour.id, name: 'Colour_2', label: 'Colour', type: 'text' },
    ])
  })

  test('types are text, number, date and boolean; another is refused', async () => {
    const { id: workspaceId } = await aWorkspace(server)

    for (const type of FIELD_TYPES) await createField(db, workspaceId, { name: type, label: type, type })
    for (const type of ['json', '', 'Text', 'constructor'])
      await assert.rejects(
        createField(db, workspaceId, { name: 'x', label: 'X', type }),
        refused(400, /text, number/),
      )
  })

  test('a name that filters could not read, and a blank label, are refused', async () => {
    const { id: workspaceId } = await aWorkspace(server)

    for (const name of ['', '1a', 'a b', 'a.b', "a'", 'é', '_a', 'a\n', 'x'.repeat(101)])
      await assert.rejects(
        createField(db, workspaceId, { name, label: 'X' }),
        refused(400, /not a valid data name/),
      )
    for (const label of ['', ' ', 'x'.repeat(501)])
      await assert.rejects(createField(db, workspaceId, { name: 'x', label }), refused(400, /the label/))
    assert.deepEqual(await listFields(db, workspaceId), [])
  })

  test('of ten at once with one name one is made; the others are refused with 409', async () => {
    const { id: workspaceId } = await aWorkspace(server)
    const other = await aWorkspace(server)

    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () => createField(db, workspaceId, { name: 'size', label: 'Size' })),
    )

    assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1)
    assert.equal((await listFields(db, workspaceId)).length, 1)
    await assert.rejects(
      createField(db, workspaceId, { name: 'size', label: 'Size' }),
      refused(409, /field size/),
    )
    await createField(db, other.id, { name: 'size', label: 'Size' })
  })

  test('a workspace has 200 at most, and must exist', async () => {
    const { id: workspaceId } = await aWorkspace(server)
    await db.rows(sql`
      insert into custom_field (workspace_id, id, name, label, type, created)
      select ${workspaceId}::uuid, gen_random_uuid(), 'f' || n, 'F', 'text', now()
      from generate_series(1, ${FIELDS_MAXIMUM}::int) n`)

    await assert.rejects(createField(db, workspaceId, { name: 'x', label: 'X' }), refused(409, /at most 200/))
    await assert.rejects(
      createField(db, randomUUID(), { name: 'x', label: 'X' }),
      refused(404, /no workspace/),
    )
  })

  test('a spreadsheet with 200 of them is made, in both forms', async () => {
    const { api, id: workspaceId } = await aWorkspace(server)
    await db.rows(sql`
      insert into custom_field (workspace_id, id, name, label, type, created)
      select ${workspaceId}::uuid, gen_random_uuid(), 'f' || n, 'F', 'text', now() from generate_series(1, 200) n`)
    await api.post('/contacts', { name: 'Ann' })

    for (const accept of ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'])
      assert.equal((await api.get('/contacts', { accept })).status, 200)
  })
})
