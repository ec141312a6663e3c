/** That an address that bounced is never written to again, and what becomes of the contacts who hold it. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertContactsCounted } from '../../../test/support/counted.ts'
import { aWorkspace, type TestWorkspace, useServer } from '../../../test/support/server.ts'
import { newId } from '../../platform/clock.ts'
import { retried } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'
import { recordHardBounces, type HardBounce } from './hard-bounces.ts'
import { listSuppressed } from './store.ts'

const server = await useServer()

const PHONE = '+46701234567'

describe('recordHardBounces', { concurrency: true }, () => {
  test('an address without a phone beside it: suppressed, the contact bounced, its settings kept', async () => {
    const workspace = await aWorkspace(server)
    const { id } = await aContact(workspace, { email: 'Ann@example.com' })

    await bounce(workspace, { contactId: id, address: 'Ann@example.com', detail: '550 5.1.1 no such user' })

    const [contact] = await contacts(workspace)
    assert.equal(contact.state, 'bounced')
    assert.equal(contact.follows.email, 'always')
    const [suppressed, ...others] = await listSuppressed(server.db, workspace.id, { limit: 10 })
    assert.equal(suppressed?.address, 'ann@example.com')
    assert.equal(suppressed?.reason, 'bounced')
    assert.equal(suppressed?.detail, '550 5.1.1 no such user')
    assert.deepEqual(others, [])
    await assertContactsCounted(server.db, workspace.id)
  })

  test('a contact with a phone stays active; only the address is suppressed', async () => {
    const workspace = await aWorkspace(server)
    const { id } = await aContact(workspace, { email: 'ann@example.com', phone: PHONE })

    await bounce(workspace, { contactId: id, address: 'ann@example.com' })

    assert.equal((await contacts(workspace))[0].state, 'active')
    assert.deepEqual(await suppressedAddresses(workspace), ['email ann@example.com bounced'])
  })

  test('an address that changed since: the old one is suppressed, the contact is left alone', async () => {
    const workspace = await aWorkspace(server)
    const { id } = await aContact(workspace, { email: 'new@example.com' })

    await bounce(workspace, { contactId: id, address: 'old@example.com' })

    assert.equal((await contacts(workspace))[0].state, 'active')
    assert.deepEqual(await suppressedAddresses(workspace), ['email old@example.com bounced'])
  })

  test('whoever holds the address by now is out of reach, whoever it was sent to', async () => {
    const workspace = await aWorkspace(server)
    await aContact(workspace, { email: 'ann@example.com' })

    await bounce(workspace, { contactId: newId(), address: 'ANN@example.com' })

    assert.equal((await contacts(workspace))[0].state, 'bounced')
  })

  for (const state of ['unsubscribed', 'complained', 'blocked']) {
    test(`a contact that is ${state} stays so`, async () => {
      const workspace = await aWorkspace(server)
      const { id } = await aContact(workspace, { email: 'ann@example.com' })
      await server.db.rows(sql`
        update contact set state = ${state} where workspace_id = ${workspace.id}::uuid and id = ${id}::uuid`)

      await bounce(workspace, { contactId: id, address: 'ann@example.com' })

      assert.equal((await contacts(workspace))[0].state, state)
    })
  }

  test('the same again, and no contact at all, change nothing', async () => {
    const workspace = await aWorkspace(server)
    const { id } = await aContact(workspace, { email: 'ann@example.com' })
    const first = { deliveryId: newId(), contactId: id, address: 'ann@example.com', detail: 'first' }
    await bounce(workspace, first, { contactId: null, address: 'team@example.com' })
    const list = await listSuppressed(server.db, workspace.id, { limit: 10 })

    await bounce(workspace, first, { ...first, detail: 'second' })

    assert.deepEqual(await listSuppressed(server.db, workspace.id, { limit: 10 }), list)
    assert.equal(list.length, 2)
    await assertContactsCounted(server.db, workspace.id)
  })

  test('another workspace with the same address is not touched', async () => {
    const [mine, theirs] = [await aWorkspace(server), await aWorkspace(server)]
    const { id } = await aContact(theirs, { email: 'ann@example.com' })

    await bounce(mine, { contactId: id, address: 'ann@example.com' })

    assert.equal((await contacts(theirs))[0].state, 'active')
    assert.deepEqual(await suppressedAddresses(theirs), [])
  })

  test('a number that takes no messages is suppressed; its contact keeps its state', async () => {
    const workspace = await aWorkspace(server)
    const { id } = await aContact(workspace, { phone: PHONE, name: 'Ann' })

    await bounce(workspace, { contactId: id, address: PHONE })

    assert.equal((await contacts(workspace))[0].state, 'active')
    assert.deepEqual(await suppressedAddresses(workspace), [`sms ${PHONE} bounced`])
  })

  test('batches that cross each other and the writers of contacts all end, and the counters count', async () => {
    const workspace = await aWorkspace(server)
    const ids = await Promise.all(
      Array.from({ length: 40 }, async (_, n) => (await aContact(workspace, { email: email(n) })).id),
    )
    const bounces = ids.map((id, n) => ({ contactId: id, address: email(n) }))
    const batches = [bounces, bounces.toReversed(), bounces.slice(10), bounces.slice(0, 30).toReversed()]

    await Promise.all([
      ...batches.map((batch) => bounce(workspace, ...batch)),
      ...ids.map((id) => workspace.api.patch(`/contacts/${id}/tags`, { tagsToAdd: ['raced'] })),
    ])

    const states = (await contacts(workspace)).map(({ state }) => state)
    assert.deepEqual(new Set(states), new Set(['bounced']))
    assert.equal((await suppressedAddresses(workspace)).length, 40)
    await assertContactsCounted(server.db, workspace.id)
  })
})

function email(n: number): string {
  return `c${n}@example.com`
}

async function aContact(
  { api }: TestWorkspace,
  details: Readonly<Record<string, unknown>>,
): Promise<{ id: string }> {
  return (await api.post('/contacts', { ...details, addDirectly: true })).body
}

async function contacts({
  api,
}: TestWorkspace): Promise<[{ state: string; follows: { email: string } }, ...{ state: string }[]]> {
  return (await api.get('/contacts?$limit=100')).body.items
}

function bounce({ id }: TestWorkspace, ...bounces: (Partial<HardBounce> & { address: string })[]) {
  const batch = bounces.map((bounce) => ({ deliveryId: newId(), contactId: null, detail: '550', ...bounce }))
  return retried(() => server.db.transaction((tx) => recordHardBounces(tx, id, batch)))
}

async function suppressedAddresses({ id }: TestWorkspace): Promise<string[]> {
  const list = await listSuppressed(server.db, id, { limit: 1000 })
  return list.map(({ channel, address, reason }) => `${channel} ${address} ${reason}`)
}
