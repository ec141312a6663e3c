/** The first page: how a workspace grew, what wants a hand, and what a new one does first. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { earlier } from '../../test/support/earlier.ts'
import { aPerson } from '../../test/support/accounts.ts'
import { sentMessages } from '../../test/support/deliveries.ts'
import { aWorkspace, useServer, type TestWorkspace } from '../../test/support/server.ts'
import { noteOutage } from '../messaging/ledger/outage-store.ts'
import { newId, stopClock } from '../platform/clock.ts'
import { noteBackup } from '../platform/backup-record.ts'
import { sql } from '../platform/sql.ts'
import { changeSettings } from '../workspaces/store.ts'

const server = await useServer()
const { db } = server
const SENDER = { senderEmail: 'hello@fern.example', postalAddress: 'Gatan 1, Umeå' }

async function aContact({ id, api }: TestWorkspace, daysAgo = 0): Promise<void> {
  const { body } = await api.post('/contacts', { email: `${newId()}@example.com`, addDirectly: true })
  await db.rows(sql`
    update contact set created = ${earlier('created', `${daysAgo} days`)}
    where workspace_id = ${id}::uuid and id = ${body.id}::uuid`)
}

async function homeOf(workspace: TestWorkspace, role: 'owner' | 'viewer' | 'editor' = 'owner') {
  const person = await aPerson(server, workspace, role)
  return async () => (await person.ask('GET', '/app/api/home')).body
}

const namesIn = (home: { attention: { name: string }[] }): string[] => home.attention.map(({ name }) => name)

describe('growth', () => {
  test('counts each of the last ninety days in the zone of the workspace, today last', async () => {
    const start = stopClock()
    try {
      const workspace = await aWorkspace(server, { timezone: 'Pacific/Kiritimati' })
      for (const daysAgo of [0, 0, 3, 89, 90]) await aContact(workspace, daysAgo)

      const { growth } = await (await homeOf(workspace))()

      const expected = Array.from({ length: 90 }, (_, day) => ({ 89: 2, 86: 1, 0: 1 })[day] ?? 0)
      assert.deepEqual(growth.added, expected)
      assert.deepEqual([growth.total, growth.active], [5, 5])
    } finally {
      start()
    }
  })

  test('counts days that are over once, however often it is looked at, and today at each look', async () => {
    const workspace = await aWorkspace(server, { timezone: 'UTC' })
    await aContact(workspace, 5)
    const look = await homeOf(workspace)
    await look()
    await aContact(workspace, 5)
    await aContact(workspace)

    const { growth } = await look()

    assert.equal(growth.added[84], 1)
    assert.equal(growth.added[89], 1)
  })

  test('of one workspace says nothing of another', async () => {
    const [one, other] = [await aWorkspace(server), await aWorkspace(server)]
    await aContact(one)

    const { growth } = await (await homeOf(other))()

    assert.equal(growth.total + Math.max(...growth.added), 0)
  })
})

/** What is named after so many messages, of which so many came back. */
async function afterBounces(all: number, bounced: number) {
  const workspace = await aWorkspace(server, SENDER)
  const messages = await sentMessages(
    db,
    workspace.id,
    Array.from({ length: all }, (_, n) => ({ address: `person${n}@example.com` })),
  )
  const ids = messages.slice(0, bounced).map(({ deliveryId }) => deliveryId)
  await db.rows(sql`
    update delivery set outcome = 'bounced' where workspace_id = ${workspace.id}::uuid and id = any(${ids}::uuid[])`)
  return (await (await homeOf(workspace, 'viewer'))()).attention
}

describe('what wants a hand', () => {
  test('names a missing sender to everybody, and settings only to those who may change them', async () => {
    const workspace = await aWorkspace(server)
    assert.deepEqual(namesIn(await (await homeOf(workspace, 'viewer'))()), ['sender-missing'])

    await changeSettings(db, workspace.id, { senderEmail: 'hello@mail.fern.example' })

    assert.deepEqual(namesIn(await (await homeOf(workspace, 'editor'))()), [])
    assert.deepEqual((await (await homeOf(workspace))()).attention, [
      { name: 'domain-unsigned', subject: 'mail.fern.example' },
      { name: 'postal-address-missing' },
      { name: 'no-mail-server' },
    ])
  })

  test('a domain above the sender’s signs for it, and is named where its records were wrong', async () => {
    const workspace = await aWorkspace(server, { ...SENDER, senderEmail: 'hello@mail.fern.example' })
    const owner = await aPerson(server, workspace, 'owner')
    await owner.ask('POST', '/app/api/domains', { domain: 'fern.example' })
    const look = async () => namesIn((await owner.ask('GET', '/app/api/home')).body)
    assert.deepEqual(await look(), ['no-mail-server'])

    const checks = JSON.stringify([{ check: 'DKIM', verdict: 'fail', says: 'none' }])
    await db.rows(sql`
      update sender_domain set checks = ${checks}::jsonb where workspace_id = ${workspace.id}::uuid`)

    assert.deepEqual(await look(), ['domain-failing', 'no-mail-server'])
  })

  test('a mail server that is away, with since when', async () => {
    const workspace = await aWorkspace(server, SENDER)
    const since = new Date().toISOString()
    const away = { workspaceId: workspace.id, channel: 'email', since, nextTry: since, words: 'no' } as const
    await noteOutage(db, away)

    const { attention } = await (await homeOf(workspace, 'viewer'))()

    assert.deepEqual(attention, [{ name: 'server-away', subject: 'email', at: since }])
  })

  test('bounces from a twentieth on, of fifty messages at least, of the last thirty days', async () => {
    assert.deepEqual(await afterBounces(60, 3), [{ name: 'bounces', count: 5 }])
    assert.deepEqual(await afterBounces(61, 3), [])
    assert.deepEqual(await afterBounces(49, 40), [])
  })

  test('a backup that is old, or was never made, to those who may read settings', async () => {
    const workspace = await aWorkspace(server, SENDER)
    const [look, editor] = [await homeOf(workspace), await homeOf(workspace, 'editor')]
    const backups = async () =>
      (await look()).attention.filter(({ name }: { name: string }) => name === 'backup-late')
    assert.deepEqual(await backups(), [], 'not of an installation of today')

    await db.rows(sql`update organization set created = ${earlier('created', '8 days')}`)
    assert.deepEqual(await backups(), [{ name: 'backup-late' }])
    assert.ok(!namesIn(await editor()).includes('backup-late'))
    await noteBackup(db, 1)
    assert.deepEqual(await backups(), [])
    await db.rows(sql`update backup_made set made = ${earlier('made', '8 days')}`)
    assert.match((await backups())[0].at, /^\d{4}-/)
    await db.rows(sql`delete from backup_made`)
    await db.rows(sql`update organization set created = now()`)
  })
})

describe('first steps', () => {
  test('tick themselves, and go away with the first campaign that is out', async () => {
    const workspace = await aWorkspace(server)
    const look = await homeOf(workspace)
    const done = async () =>
      (await look()).steps
        ?.filter(({ isDone }: { isDone: boolean }) => isDone)
        .map(({ name }: { name: string }) => name)
    assert.deepEqual(await done(), [])

    await aContact(workspace)
    await changeSettings(db, workspace.id, SENDER)
    assert.deepEqual(await done(), ['people', 'sender'])
    await workspace.api.post('/campaigns', { deliveryChannel: 'email', title: 'Spring' })
    assert.deepEqual(await done(), ['people', 'sender', 'campaign'])
    await db.rows(sql`update campaign set status = 'published' where workspace_id = ${workspace.id}::uuid`)

    assert.equal(await done(), undefined)
  })
})
