/** Double opt-in: a form alone subscribes nobody; it asks. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { apiWith, aWorkspace, type TestWorkspace, useServer } from '../../../test/support/server.ts'
import { sql } from '../../platform/sql.ts'
import { changeSettings } from '../../workspaces/store.ts'

const server = await useServer()

describe('a form of a workspace with double opt-in', () => {
  test('makes an invited contact, who is asked once however often the form is sent', async () => {
    const workspace = await aCareful()

    await post(workspace, { email: 'ann@example.com', name: 'Ann' })
    await post(workspace, { email: 'ann@example.com', name: 'Ann B' })

    assert.deepEqual(await stateOf(workspace), [{ state: 'invited', name: 'Ann B', asked: 1 }])
  })

  test('asks who had left, and switches nothing on until then', async () => {
    const workspace = await aCareful()
    await server.db.rows(sql`
      insert into suppression (workspace_id, channel, address, reason, created)
      values (${workspace.id}::uuid, 'email', 'ann@example.com', 'unsubscribed', now())`)
    await workspace.api.post('/contacts', { email: 'ann@example.com', addDirectly: true })
    await server.db.rows(sql`
      update contact set state = 'unsubscribed', follows_email = 'off' where workspace_id = ${workspace.id}::uuid`)

    await post(workspace, { email: 'ann@example.com' })

    assert.deepEqual(await stateOf(workspace), [{ state: 'unsubscribed', name: null, asked: 1 }])
    const [kept] = await server.db.rows<{ follows: string; suppressed: number }>(sql`
      select c.follows_email as follows,
        (select count(*) from suppression s where s.workspace_id = c.workspace_id) as suppressed
      from contact c where c.workspace_id = ${workspace.id}::uuid`)
    assert.deepEqual(kept, { follows: 'off', suppressed: 1 })
  })

  test('leaves an active contact active, and brings no blocked one back', async () => {
    const workspace = await aCareful()
    await workspace.api.post('/contacts', { email: 'ann@example.com', addDirectly: true })
    await post(workspace, { email: 'ann@example.com' })
    assert.deepEqual(await stateOf(workspace), [{ state: 'active', name: null, asked: 0 }])
    await server.db.rows(sql`update contact set state = 'blocked' where workspace_id = ${workspace.id}::uuid`)

    await post(workspace, { email: 'ann@example.com' })

    assert.deepEqual(await stateOf(workspace), [{ state: 'blocked', name: null, asked: 0 }])
  })

  test('takes an import of who is trusted as it is; a stranger cannot get round it by calling a form an import', async () => {
    const workspace = await aCareful()

    await post(workspace, { email: 'ann@example.com' }, '?isImport=true', { 'x-api-key': workspace.key })
    await post(workspace, { email: 'bob@example.com' }, '?isImport=true')

    assert.deepEqual(await stateOf(workspace), [
      { state: 'active', name: null, asked: 0 },
      { state: 'invited', name: null, asked: 1 },
    ])
  })

  test('asks for who is trusted too, unless the delivery says that consent was given', async () => {
    const workspace = await aCareful()
    const trust = { 'x-api-key': workspace.key }

    await post(workspace, { email: 'ann@example.com' }, '', trust)
    await post(workspace, { email: 'bob@example.com', marketing_consent: 'yes' }, '', trust)
    await post(workspace, { email: 'cid@example.com', marketing_consent: 'yes' })

    assert.deepEqual(
      (await stateOf(workspace)).map(({ state }) => state),
      ['invited', 'active', 'invited'],
    )
  })
})

async function aCareful(): Promise<TestWorkspace> {
  const workspace = await aWorkspace(server)
  await changeSettings(server.db, workspace.id, { doubleOptIn: true })
  return workspace
}

async function post(
  { webhookId }: TestWorkspace,
  body: unknown,
  query = '',
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  const path = `/webhooks/contacts/${webhookId}${query}`
  const { status } = await apiWith(server.http).post(path, body, headers)
  assert.equal(status, 200)
}

function stateOf({ id }: TestWorkspace): Promise<{ state: string }[]> {
  return server.db.rows<{ state: string }>(sql`
    select c.state, c.name,
      (select count(*) from contact_invitation i
        where i.workspace_id = c.workspace_id and i.contact_id = c.id) as asked
    from contact c where c.workspace_id = ${id}::uuid order by c.id`)
}

test('a number that sent STOP is not brought back by a form, not even by who is trusted', async () => {
  const workspace = await aWorkspace(server)
  await server.db.rows(sql`
    insert into suppression (workspace_id, channel, address, reason, created)
    values (${workspace.id}::uuid, 'sms', '+46701234567', 'stopped', now()),
      (${workspace.id}::uuid, 'email', 'ann@example.com', 'unsubscribed', now())`)

  await post(workspace, { email: 'ann@example.com', phone: '+46701234567' }, '', {
    'x-api-key': workspace.key,
  })

  const left = await server.db.rows(sql`
    select channel, reason from suppression where workspace_id = ${workspace.id}::uuid`)
  assert.deepEqual(left, [{ channel: 'sms', reason: 'stopped' }])
})
