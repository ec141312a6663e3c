/** Flows in the app: made paused, changed by two people, watched, archived; of other workspaces not there. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aPerson } from '../../test/support/accounts.ts'
import { aWorkspace, useServer } from '../../test/support/server.ts'
import { newId, now } from '../platform/clock.ts'
import { sql } from '../platform/sql.ts'

const server = await useServer()
const { db } = server

const FLOW = {
  name: 'Welcome',
  trigger: { type: 'contact_created' },
  steps: [
    { type: 'branch', filter: "city eq 'Oslo'", yes: [{ type: 'wait', days: 1 }], no: [] },
    { type: 'email', subject: 'Hello', text: 'Hi' },
  ],
}

async function aDesk() {
  const workspace = await aWorkspace(server)
  const editor = await aPerson(server, workspace, 'editor')
  const { body } = await editor.ask('POST', '/app/api/flows', { definition: FLOW })
  return { workspace, editor, id: body.id as string, path: `/app/api/flows/${body.id}` }
}

describe('a flow in the app', () => {
  test('is paused when it is made, and started, paused and archived by hand', async () => {
    const { editor, path } = await aDesk()
    const status = async () => (await editor.ask('GET', path)).body.status

    assert.equal(await status(), 'paused')
    for (const next of ['active', 'paused', 'archived', 'paused']) {
      assert.equal((await editor.ask('POST', `${path}/status`, { status: next })).status, 204)
      assert.equal(await status(), next)
    }
    const interested = await db.rows(
      sql`select 1 from event_interest where consumer = ${`flow:${path.slice(-36)}`}`,
    )
    assert.equal(interested.length, 0)
  })

  test('changed by two people at once keeps the first, and tells the second', async () => {
    const { editor, path } = await aDesk()
    const change = (name: string) => editor.ask('POST', path, { definition: { ...FLOW, name }, version: 1 })

    const answers = await Promise.all([change('One'), change('Other')])

    assert.deepEqual(
      answers.map(({ status }) => status).sort((a, b) => a - b),
      [200, 412],
    )
    const { body } = await editor.ask('GET', path)
    assert.equal(body.version, 2)
  })

  test('that cannot be is refused with the path of what is wrong', async () => {
    const { editor, path } = await aDesk()
    const definition = { ...FLOW, steps: [{ type: 'branch', filter: 'nonsense', yes: [] }] }

    const { status, body } = await editor.ask('POST', path, { definition, version: 1 })

    assert.deepEqual([status, body.details[0].path], [400, 'steps[0].filter'])
  })

  test('says who waits before which step, and for whom it failed and why', async () => {
    const { workspace, editor, id, path } = await aDesk()
    const { body: ann } = await workspace.api.post('/contacts', {
      name: 'Ann',
      email: 'a@example.com',
      addDirectly: true,
    })
    const rows = [
      [ann.id, 'waiting', 1, null],
      [newId(), 'failed', 0, 'a filter is broken'],
    ] as const
    for (const [contactId, status, step, reason] of rows)
      await db.rows(sql`
        insert into flow_enrollment (workspace_id, flow_id, contact_id, occasion, version, status, step, due, reason,
          variables, created, updated)
        values (${workspace.id}::uuid, ${id}::uuid, ${contactId}::uuid, ${newId()}::uuid, 1, ${status}, ${step}::int,
          ${status === 'waiting' ? now().toISOString() : null}::timestamptz, ${reason}, '{}', now(), now())`)

    const { body } = await editor.ask('GET', path)
    assert.deepEqual([body.counts.waiting, body.counts.failed], [1, 1])
    assert.deepEqual(body.standing, [{ path: 'steps[0].yes[0]', n: 1 }])
    const named = async (status: string) =>
      (await editor.ask('GET', `${path}/contacts?status=${status}`)).body.items.map(
        (each: { name: string | null; reason: string | null }) => [each.name, each.reason],
      )
    assert.deepEqual(await named('waiting'), [['Ann', null]])
    assert.deepEqual(await named('failed'), [[null, 'a filter is broken']])
  })

  test('of another workspace is not there, and rehearses none of its contacts', async () => {
    const { workspace, path } = await aDesk()
    const { body: ann } = await workspace.api.post('/contacts', { email: 'a@example.com', addDirectly: true })
    const stranger = await aPerson(server, await aWorkspace(server), 'owner')

    assert.deepEqual((await stranger.ask('GET', '/app/api/flows')).body.items, [])
    assert.equal((await stranger.ask('GET', path)).status, 404)
    assert.equal((await stranger.ask('GET', `${path}/contacts`)).status, 404)
    assert.equal((await stranger.ask('POST', path, { definition: FLOW, version: 1 })).status, 404)
    assert.equal((await stranger.ask('POST', `${path}/status`, { status: 'active' })).status, 404)
    const wish = { definition: FLOW, contactId: ann.id, from: '2030-01-01T09:00:00Z' }
    assert.equal((await stranger.ask('POST', '/app/api/flows/rehearse', wish)).status, 404)
  })
})
