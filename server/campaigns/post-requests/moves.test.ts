/** How post requests move, and that a schedule fires: once, whatever stops and whoever else works. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { assertAnswered } from '../../../test/support/assertions.ts'
import { log } from '../../../test/support/postgres.ts'
import { aWorkspace, type TestWorkspace, useServer } from '../../../test/support/server.ts'
import { moveClock } from '../../platform/clock.ts'
import { sql } from '../../platform/sql.ts'
import { Refusal } from '../../refusals.ts'
import { publishPost } from '../../posts/publish.ts'
import { postOf } from './content.ts'
import { openPostRequests, publishDuePostRequests } from './jobs.ts'
import { approvePostRequest, rejectPostRequest } from './moves.ts'
import { findDueRequests, lockDueRequest } from './store.ts'

const server = await useServer()
const { db } = server
const publicUrl = server.config.PUBLIC_URL
const DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()

async function ask({ api }: TestWorkspace, body: object): Promise<string> {
  return assertAnswered(await api.post('/post-requests', body), 201).body.requestId
}
async function stateOf({ id: workspaceId }: TestWorkspace, id: string): Promise<string | undefined> {
  const [request] = await db.rows<{ state: string }>(sql`
    select state from post_request where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid`)
  return request?.state
}
async function titles({ api }: TestWorkspace): Promise<string[]> {
  return (await api.get('/posts')).body.items.map(({ title }: { title: string }) => title)
}
const refuses = (name: string) => (error: unknown) => error instanceof Refusal && error.refusal === name

// One after the other: they share the clock and the job.
describe('a scheduled post request', () => {
  test('is not published before its time, and is at its time', async () => {
    const workspace = await aWorkspace(server)
    const id = await ask(workspace, { action: 'schedule', header: 'Soon', publishDate: inDays(1) })
    await publishDuePostRequests({ db, log, publicUrl })
    assert.equal(await stateOf(workspace, id), 'scheduled')
    assert.deepEqual(await titles(workspace), [])

    moveClock(DAY + 1000)
    try {
      await publishDuePostRequests({ db, log, publicUrl })
    } finally {
      moveClock(-DAY - 1000)
    }

    assert.equal(await stateOf(workspace, id), 'published')
    assert.deepEqual(await titles(workspace), ['Soon'])
  })

  test('is published late, once, after a downtime, by six workers at once and again', async () => {
    const workspaces = await Promise.all([aWorkspace(server), aWorkspace(server)])
    const wanted = Array.from({ length: 120 }, (_, n) => `n${n}`)
    for (const [n, header] of wanted.entries()) {
      await ask(workspaces[n % 2] ?? workspaces[0], { action: 'schedule', header, publishDate: inDays(2) })
    }

    moveClock(30 * DAY)
    try {
      await Promise.all(Array.from({ length: 6 }, () => publishDuePostRequests({ db, log, publicUrl })))
      await publishDuePostRequests({ db, log, publicUrl })
    } finally {
      moveClock(-30 * DAY)
    }

    const published = await db.rows<{ title: string }>(sql`
      select title from post where workspace_id = any(${workspaces.map(({ id }) => id)}::uuid[])`)
    assert.deepEqual(published.map(({ title }) => title).toSorted(), wanted.toSorted())
  })

  test('whose post is there although its state is not (restored halves) gets no second post', async () => {
    const workspace = await aWorkspace(server)
    const body = { action: 'schedule' as const, header: 'Half', publishDate: inDays(3) }
    const id = await ask(workspace, body)
    await db.transaction((tx) => publishPost(tx, workspace.id, postOf(id, body)))

    moveClock(4 * DAY)
    try {
      await publishDuePostRequests({ db, log, publicUrl })
    } finally {
      moveClock(-4 * DAY)
    }

    assert.equal(await stateOf(workspace, id), 'published')
    assert.deepEqual(await titles(workspace), ['Half'])
    assert.equal((await workspace.api.get('/posts')).body.meta.maxResults, 1)
  })

  test('that cannot be published becomes failed with the reason, holds up no other, and can be approved again', async () => {
    const workspace = await aWorkspace(server)
    const broken = await ask(workspace, { action: 'schedule', header: 'Broken', publishDate: inDays(5) })
    const sound = await ask(workspace, { action: 'schedule', header: 'Sound', publishDate: inDays(6) })
    const replace = (header: string) =>
      db.rows(sql`
        update post_request set request = jsonb_set(request, '{header}', ${header}::jsonb)
        where workspace_id = ${workspace.id}::uuid and id = ${broken}::uuid`)
    await replace('5')

    moveClock(10 * DAY)
    try {
      await publishDuePostRequests({ db, log, publicUrl })

      assert.equal(await stateOf(workspace, broken), 'failed')
      assert.equal(await stateOf(workspace, sound), 'published')
      await replace('"Mended"')
      assert.equal((await approvePostRequest({ db, publicUrl }, workspace.id, broken)).state, 'published')
    } finally {
      moveClock(-10 * DAY)
    }
    assert.deepEqual(await titles(workspace), ['Mended', 'Sound'])
    const [row] = await db.rows<{ failure: string | null }>(sql`
      select failure from post_request where workspace_id = ${workspace.id}::uuid and id = ${broken}::uuid`)
    assert.equal(row?.failure, null)
  })

  test('is published by the worker at its time', async () => {
    const workspace = await aWorkspace(server)
    const working = openPostRequests({ db, log, publicUrl })
    try {
      const publishDate = new Date(Date.now() + 1500).toISOString()
      const id = await ask(workspace, { action: 'schedule', header: 'Woken', publishDate })
      assert.equal(await stateOf(workspace, id), 'scheduled')

      const deadline = Date.now() + 20_000
      while ((await stateOf(workspace, id)) !== 'published' && Date.now() < deadline) await setTimeout(100)

      assert.deepEqual(await titles(workspace), ['Woken'])
      assert.ok(Date.now() >= Date.parse(publishDate), 'not before its time')
    } finally {
      await working.stop()
    }
  })

  test('that was rejected meanwhile is not published', async () => {
    const workspace = await aWorkspace(server)
    const id = await ask(workspace, { action: 'schedule', header: 'No', publishDate: inDays(7) })
    assert.equal((await rejectPostRequest({ db }, workspace.id, id)).state, 'rejected')

    moveClock(8 * DAY)
    try {
      await publishDuePostRequests({ db, log, publicUrl })
    } finally {
      moveClock(-8 * DAY)
    }

    assert.equal(await stateOf(workspace, id), 'rejected')
    assert.deepEqual(await titles(workspace), [])
  })
})

test('a request that is rejected after a worker found it due is not held by that worker', async () => {
  const workspace = await aWorkspace(server)
  const id = await ask(workspace, { action: 'schedule', header: 'No', publishDate: inDays(9) })
  moveClock(10 * DAY)
  try {
    const due = (await findDueRequests(db, undefined, 1000)).find((request) => request.id === id)
    assert.ok(due)

    await rejectPostRequest({ db }, workspace.id, id)

    assert.equal(await db.transaction((tx) => lockDueRequest(tx, due)), undefined)
  } finally {
    moveClock(-10 * DAY)
  }
})

describe('a suggested post request', () => {
  test('is published when it is approved, also when the date it wished for is past', async () => {
    const workspace = await aWorkspace(server)
    const plain = await ask(workspace, { header: 'Plain' })
    const late = await ask(workspace, { header: 'Late', publishDate: inDays(-1) })

    for (const id of [plain, late]) {
      assert.deepEqual(await approvePostRequest({ db, publicUrl }, workspace.id, id), {
        id,
        state: 'published',
      })
    }

    assert.deepEqual(await titles(workspace), ['Late', 'Plain'])
  })

  test('is scheduled when it is approved and wishes for a date to come', async () => {
    const workspace = await aWorkspace(server)
    const id = await ask(workspace, { header: 'Later', publishDate: inDays(400) })

    assert.equal((await approvePostRequest({ db, publicUrl }, workspace.id, id)).state, 'scheduled')
    assert.deepEqual(await titles(workspace), [])
  })

  test('is approved once by ten people at once', async () => {
    const workspace = await aWorkspace(server)
    const id = await ask(workspace, { header: 'Once' })

    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, () => approvePostRequest({ db, publicUrl }, workspace.id, id)),
    )

    assert.equal(answers.filter(({ status }) => status === 'fulfilled').length, 1)
    assert.deepEqual(await titles(workspace), ['Once'])
  })

  test('that was rejected or published stays so', async () => {
    const workspace = await aWorkspace(server)
    const no = await ask(workspace, { header: 'No' })
    const yes = await ask(workspace, { header: 'Yes', action: 'publish' })
    await rejectPostRequest({ db }, workspace.id, no)

    for (const id of [no, yes]) {
      await assert.rejects(
        approvePostRequest({ db, publicUrl }, workspace.id, id),
        refuses('post-request-settled'),
      )
      await assert.rejects(rejectPostRequest({ db }, workspace.id, id), refuses('post-request-settled'))
    }

    assert.deepEqual(await titles(workspace), ['Yes'])
  })

  test('of another workspace is not there', async () => {
    const workspace = await aWorkspace(server)
    const other = await aWorkspace(server)
    const id = await ask(workspace, { header: 'Mine' })

    await assert.rejects(approvePostRequest({ db, publicUrl }, other.id, id), refuses('post-request-unknown'))
    await assert.rejects(rejectPostRequest({ db }, other.id, 'x'), refuses('post-request-unknown'))
    assert.equal(await stateOf(workspace, id), 'suggested')
  })
})
