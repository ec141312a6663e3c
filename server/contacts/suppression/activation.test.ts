/** That an address is written to again only when somebody who may say so said so. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { apiWith, aWorkspace, type TestWorkspace, useServer } from '../../../test/support/server.ts'
import { sql } from '../../platform/sql.ts'
import type { NewSuppression, SuppressionReason } from './schemas.ts'
import { listSuppressed, suppress, unsuppress } from './store.ts'

const server = await useServer()

const EMAIL = 'Ann@example.com'
const PHONE = '+46701234567'
const REASONS: readonly SuppressionReason[] = ['bounced', 'complained', 'unsubscribed', 'stopped', 'blocked']

describe('PATCH /contacts/{id}/notification-settings and the suppression list', { concurrency: true }, () => {
  const both = ['email', 'sms']
  const cases: readonly (readonly [
    object,
    readonly string[],
    Readonly<Partial<Record<SuppressionReason, readonly string[]>>>,
  ])[] = [
    [{}, ['always', 'always'], { bounced: both, unsubscribed: both }],
    [{}, ['off', 'always'], { bounced: ['sms'], unsubscribed: ['sms'] }],
    [{ email: true }, ['off', 'always'], { bounced: ['email'], unsubscribed: ['email'], stopped: ['email'] }],
    [{ sms: true }, ['always', 'off'], { bounced: ['sms'], unsubscribed: ['sms'], stopped: ['sms'] }],
    [{ email: false }, ['always', 'always'], {}],
  ]
  for (const [settings, [email = '', sms = ''], lifted] of cases) {
    for (const reason of REASONS) {
      const expected = both.filter((channel) => !lifted[reason]?.includes(channel))
      test(`${JSON.stringify(settings)}, ${reason}, follows ${email}/${sms}: ${expected.join(' and ') || 'nothing'} stays`, async () => {
        const workspace = await aWorkspace(server)
        const id = await suppressedContact(workspace, reason)
        await server.db.rows(sql`
          update contact set follows_email = ${email}, follows_sms = ${sms}
          where workspace_id = ${workspace.id}::uuid and id = ${id}::uuid`)

        await workspace.api.patch(`/contacts/${id}/notification-settings`, settings)

        assert.deepEqual(await channels(workspace), expected)
      })
    }
  }

  test('an address of somebody else stays', async () => {
    const workspace = await aWorkspace(server)
    const id = await suppressedContact(workspace, 'bounced')
    await server.db.transaction((tx) =>
      suppress(tx, workspace.id, [{ channel: 'email', address: 'bob@example.com', reason: 'bounced' }]),
    )

    await workspace.api.patch(`/contacts/${id}/notification-settings`, { email: true, sms: true })

    const list = await listSuppressed(server.db, workspace.id, { limit: 10 })
    assert.deepEqual(
      list.map(({ address }) => address),
      ['bob@example.com'],
    )
  })
})

describe('other endpoints', () => {
  test('a trusted form lifts what the person said itself, and neither a bounce, a complaint nor a block', async () => {
    for (const reason of REASONS) {
      const workspace = await aWorkspace(server)
      await suppressedContact(workspace, reason)
      await workspace.api.post(`/webhooks/contacts/${workspace.webhookId}`, { email: EMAIL })
      const isOwn = reason === 'unsubscribed' || reason === 'stopped'
      assert.deepEqual(await channels(workspace), isOwn ? ['sms'] : ['email', 'sms'], reason)
    }
  })

  test('a form of a stranger, an upsert and an import by form lift nothing', async () => {
    for (const reason of REASONS) {
      const workspace = await aWorkspace(server)
      await suppressedContact(workspace, reason)
      await workspace.api.post('/contacts', { email: EMAIL, addDirectly: true })
      await apiWith(server.http).post(`/webhooks/contacts/${workspace.webhookId}`, { email: EMAIL })
      await apiWith(server.http).post(`/webhooks/contacts/${workspace.webhookId}?isImport=true`, {
        email: EMAIL,
      })
      assert.deepEqual(await channels(workspace), ['email', 'sms'], reason)
    }
  })
})

describe('suppress', () => {
  test('of two reasons the one that is harder to lift is kept, in whatever order and in one batch', async () => {
    const order: readonly SuppressionReason[] = ['unsubscribed', 'bounced', 'complained', 'blocked']
    for (const [weak, one] of order.entries()) {
      for (const other of order.slice(weak)) {
        for (const batches of [[[one], [other]], [[other], [one]], [[one, other]], [[other, one]]]) {
          const workspace = await aWorkspace(server)
          for (const batch of batches) {
            const rows = batch.map((reason) => ({ channel: 'email', address: EMAIL, reason }) as const)
            await server.db.transaction((tx) => suppress(tx, workspace.id, rows))
          }
          const list = await listSuppressed(server.db, workspace.id, { limit: 10 })
          assert.deepEqual(
            list.map(({ reason }) => reason),
            [other],
          )
        }
      }
    }
  })

  test('of two as hard to lift the first is kept, with its own words, in one batch and in two', async () => {
    const first: NewSuppression = { channel: 'email', address: EMAIL, reason: 'bounced', detail: 'first' }
    const second: NewSuppression = { ...first, detail: 'second' }
    for (const batches of [[[first, second]], [[first], [second]]]) {
      const workspace = await aWorkspace(server)
      for (const batch of batches) await server.db.transaction((tx) => suppress(tx, workspace.id, batch))
      const list = await listSuppressed(server.db, workspace.id, { limit: 10 })
      assert.deepEqual(
        list.map(({ detail }) => detail),
        ['first'],
      )
    }
  })

  test('how many were lifted is told: those of the reasons named, and no others', async () => {
    const { id } = await aWorkspace(server)
    const places = [
      { channel: 'email', address: EMAIL },
      { channel: 'sms', address: PHONE },
    ] as const
    const lifted = (reasons: readonly SuppressionReason[]) =>
      server.db.transaction((tx) =>
        unsuppress(
          tx,
          id,
          places.map((place) => ({ ...place, reasons })),
        ),
      )
    await server.db.transaction((tx) =>
      suppress(
        tx,
        id,
        places.map((place) => ({ ...place, reason: 'bounced' })),
      ),
    )

    assert.equal(await lifted(['complained']), 0)
    assert.equal(await lifted(['complained', 'bounced']), 2)
    assert.deepEqual(await listSuppressed(server.db, id, { limit: 10 }), [])
    assert.equal(await server.db.transaction((tx) => unsuppress(tx, id, [])), 0)
  })
})

async function suppressedContact({ id, api }: TestWorkspace, reason: SuppressionReason): Promise<string> {
  const { body } = await api.post('/contacts', { email: EMAIL, phone: PHONE, addDirectly: true })
  await server.db.transaction((tx) =>
    suppress(tx, id, [
      { channel: 'email', address: EMAIL, reason },
      { channel: 'sms', address: PHONE, reason },
    ]),
  )
  return body.id
}

async function channels({ id }: TestWorkspace): Promise<string[]> {
  const list = await listSuppressed(server.db, id, { limit: 10 })
  return list.map(({ channel }) => channel)
}
