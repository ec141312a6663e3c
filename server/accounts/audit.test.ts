/** Who did what: written with what was done, never without it, for the eyes of admins of the organization. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aPerson } from '../../test/support/accounts.ts'
import { aWorkspace, useServer } from '../../test/support/server.ts'
import { newId } from '../platform/clock.ts'
import { sql } from '../platform/sql.ts'
import { forgetOldAccounts, recorded } from './audit-store.ts'

const server = await useServer()
const { db } = server

describe('the log of who did what', () => {
  test('names who, what, to what and when, newest first', async () => {
    const workspace = await aWorkspace(server)
    const { ask, email, accountId } = await aPerson(server, workspace, 'owner')
    const { id } = (await ask('POST', '/app/api/keys', { name: 'Shop', scopes: ['posts:read-only'] })).body
    await ask('PATCH', '/app/api/settings', {
      sms: { smsEnabled: true },
      sender: { smtpUrl: 'smtp://u:geheim@a.example' },
    })
    await ask('DELETE', `/app/api/keys/${id}`)

    const { items } = (await ask('GET', '/app/api/audit')).body

    const entries = items.map((one: { action: string; subject: string | null; details: unknown }) => [
      one.action,
      one.subject,
      one.details,
    ])
    assert.deepEqual(entries, [
      ['key.revoked', id, null],
      ['settings.changed', null, { settings: ['smsEnabled', 'smtpUrl'] }],
      ['key.made', id, { name: 'Shop', scopes: ['posts:read-only'] }],
    ])
    for (const one of items)
      assert.deepEqual([one.actor, one.accountId, one.workspaceId], [email, accountId, workspace.id])
    assert.ok(!JSON.stringify(items).includes('geheim'))
    const older = (await ask('GET', `/app/api/audit?before=${items[1].id}&limit=1`)).body
    assert.deepEqual(older.items, [items[2]])
  })

  test('tells nothing of what was refused, and of each act that was done once', async () => {
    const workspace = await aWorkspace(server, { senderEmail: 'news@example.com' })
    const { ask } = await aPerson(server, workspace, 'owner')
    const draft = (
      await ask('POST', '/api/campaigns', { deliveryChannel: 'email', title: 'Spring', text: 'Hi' })
    ).body

    assert.equal((await ask('POST', `/app/api/campaigns/${draft.id}/pause`)).status, 409)
    assert.equal((await ask('POST', `/app/api/campaigns/${newId()}/publish`)).status, 404)
    assert.equal((await ask('PATCH', '/app/api/settings', { workspace: { country: 'XX' } })).status, 400)
    assert.equal((await ask('POST', `/app/api/campaigns/${draft.id}/publish`)).status, 200)

    const { items } = (await ask('GET', '/app/api/audit?kind=campaign')).body
    assert.deepEqual(
      items.map(({ action }: { action: string }) => action),
      ['campaign.published'],
    )
  })

  test('is seen by admins, of a workspace’s admin only that workspace, and of no other organization', async () => {
    const workspace = await aWorkspace(server)
    const sister = await aWorkspace(server, { organizationId: workspace.organizationId })
    const owner = await aPerson(server, workspace, 'owner')
    const local = await aPerson(server, workspace, 'admin', 'workspace')
    const stranger = await aPerson(server, await aWorkspace(server), 'owner')
    const wish = { name: 'x', scopes: ['posts:read-only'] }
    await owner.ask('POST', '/app/api/keys', wish)
    await owner.ask('POST', '/app/api/keys', wish, { 'x-workspace': sister.id })
    const seen = async ({ ask }: typeof owner) => (await ask('GET', '/app/api/audit')).body.items.length

    assert.deepEqual([await seen(owner), await seen(local), await seen(stranger)], [2, 1, 0])
  })

  test('is written in the transaction of the act: undone with it, and the act undone where it cannot be', async () => {
    const { organizationId, id: workspaceId } = await aWorkspace(server)
    const act = { organizationId, workspaceId, accountId: null, actor: 'test', action: 'a.b' } as const
    const entries = async () =>
      (await db.rows(sql`select from audit_entry where organization_id = ${organizationId}::uuid`)).length

    const undone = recorded(db, act).transaction(async () => {
      throw new Error('no')
    })
    await assert.rejects(undone, /no/)
    assert.equal(await entries(), 0)
    const twice = recorded(db, act)
    await twice.transaction(async () => undefined)
    await twice.transaction(async () => undefined)
    assert.equal(await entries(), 1)
    const broken = recorded(db, { ...act, workspaceId: 'none' })
    const renaming = broken.transaction((tx) =>
      tx.rows(sql`update workspace set name = 'Changed' where id = ${workspaceId}::uuid`),
    )
    await assert.rejects(renaming)
    const [row] = await db.rows<{ name: string }>(
      sql`select name from workspace where id = ${workspaceId}::uuid`,
    )
    assert.equal(row?.name, 'Test workspace')
  })

  test('is forgotten after a year, and sessions and links a month after they are over', async () => {
    const { organizationId } = await aWorkspace(server)
    const person = await aPerson(server, await aWorkspace(server), 'owner')
    const ended = await aPerson(server, await aWorkspace(server), 'owner')
    await db.rows(sql`
      insert into audit_entry (id, organization_id, actor, action, created)
      select id, ${organizationId}::uuid, 'x', 'a.b', now() - age from (values
        (${newId()}::uuid, interval '366 days'), (${newId()}::uuid, interval '364 days')) as v (id, age)`)
    await db.rows(
      sql`update account_session set ended = now() - interval '31 days' where account_id = ${ended.accountId}::uuid`,
    )

    await forgetOldAccounts(db)

    assert.equal(
      (await db.rows(sql`select from audit_entry where organization_id = ${organizationId}::uuid`)).length,
      1,
    )
    assert.equal(
      (await db.rows(sql`select from account_session where account_id = ${ended.accountId}::uuid`)).length,
      0,
    )
    assert.equal((await person.ask('GET', '/app/api/session')).status, 200)
  })
})
