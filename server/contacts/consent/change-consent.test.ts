/** What a link in a message changes, asked directly: once, twice, too often, and of somebody who is gone. */
import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { openEndpointsOf } from '../../../test/support/endpoints.ts'
import { aWorkspace, useServer, type TestWorkspace } from '../../../test/support/server.ts'
import { enqueue, openMailing } from '../../messaging/mailings/store.ts'
import { moveClock, newId } from '../../platform/clock.ts'
import { sql } from '../../platform/sql.ts'
import { findSuppressed, listSuppressed, suppress } from '../suppression/store.ts'
import { changeConsent, confirmConsent, stopAddress, type LinkSubject } from './change-consent.ts'
import { listConsent } from './store.ts'

const EMAIL = 'ann@shop.example'
const PHONE = '+46701234567'
const PROOF = { source: 'preferences page', words: 'Save' }
const DAY = 24 * 3600 * 1000

const server = await useServer()
const { db } = server
let moved = 0
afterEach(() => {
  moveClock(-moved)
  moved = 0
})

interface Person extends LinkSubject {
  readonly workspace: TestWorkspace
}

/** A contact, and a message that went to its email address. */
async function aPerson(details: object = { email: EMAIL, phone: PHONE, addDirectly: true }): Promise<Person> {
  const workspace = await aWorkspace(server, { name: 'Shop', smsEnabled: true })
  const { body } = await workspace.api.post('/contacts', details)
  const contactId = String(body.id)
  return {
    workspace,
    workspaceId: workspace.id,
    contactId,
    deliveryId: await aMessage(workspace.id, contactId),
  }
}

async function aMessage(workspaceId: string, contactId: string): Promise<string> {
  const [deliveryId = ''] = await db.transaction(async (tx) => {
    const content = { subject: 'News', blocks: [] }
    const { id } = await openMailing(tx, workspaceId, {
      kind: 'welcome',
      channel: 'email',
      isStanding: true,
      content,
    })
    return enqueue(tx, workspaceId, id, [{ contactId, address: EMAIL }])
  })
  return deliveryId
}

async function standing({ workspaceId, contactId }: LinkSubject): Promise<string> {
  const [row] = await db.rows<{ standing: string }>(sql`
    select concat_ws(' ', state, follows_email, follows_sms) as standing from contact
    where workspace_id = ${workspaceId}::uuid and id = ${contactId}::uuid`)
  return row?.standing ?? 'nobody'
}

async function proofsOf({ workspaceId, contactId }: Person): Promise<string[]> {
  const proofs = await listConsent(db, workspaceId, contactId)
  return proofs.map(({ act, channel }) => `${act} ${channel}`)
}

/** How often the contacts of a workspace were written. */
async function writesOf({ workspaceId }: Person): Promise<number> {
  const [row] = await db.rows<{ n: number }>(sql`
    select coalesce(sum(version), 0)::int as n from counter
    where workspace_id = ${workspaceId}::uuid and resource = 'contact' and facet = ''`)
  return row?.n ?? -1
}

test('what is said twice is written once', async () => {
  const person = await aPerson()
  const first = await changeConsent(db, person, { email: 'off' }, PROOF)
  const [proofs, writes] = [await proofsOf(person), await writesOf(person)]
  const second = await changeConsent(db, person, { email: 'off' }, PROOF)

  assert.ok(typeof first === 'object' && typeof second === 'object')
  assert.equal(first.after.followsEmail, 'off')
  assert.deepEqual(second.before, first.after)
  assert.equal(second.after, second.before)
  assert.deepEqual([await proofsOf(person), await writesOf(person)], [proofs, writes])
  assert.equal(await standing(person), 'active off always')
})

test('a yes is kept once for each message that asked, whatever the contact was before', async () => {
  const person = await aPerson({ email: EMAIL })
  await sayYes(person)
  assert.equal(await standing(person), 'active always always')
  await sayYes(person)
  assert.deepEqual(await proofsOf(person), ['confirmed email'])

  await sayYes({ ...person, deliveryId: await aMessage(person.workspaceId, person.contactId) })
  assert.deepEqual(await proofsOf(person), ['confirmed email', 'confirmed email'])
})

async function sayYes(subject: LinkSubject): Promise<void> {
  await confirmConsent(db, subject, { email: 'always' }, { ...PROOF, deliveryId: subject.deliveryId })
}

test('the yes of somebody who is blocked is not consent, and lifts nothing', async () => {
  const person = await aPerson()
  await db.transaction(async (tx) => {
    await suppress(tx, person.workspaceId, [{ channel: 'email', address: EMAIL, reason: 'unsubscribed' }])
    await tx.rows(sql`
      update contact set state = 'blocked'
      where workspace_id = ${person.workspaceId}::uuid and id = ${person.contactId}::uuid`)
  })
  const proofs = await proofsOf(person)

  await confirmConsent(db, person, { email: 'always' }, PROOF)

  assert.equal(await standing(person), 'blocked always always')
  assert.deepEqual(await proofsOf(person), proofs)
  assert.equal((await listSuppressed(db, person.workspaceId, { limit: 9 })).length, 1)
})

test('what changes what somebody gets is an event, once; a second yes is proof and no event', async () => {
  const person = await aPerson({ email: EMAIL })
  const eventsOf = await openEndpointsOf(db, person.workspaceId)

  await sayYes(person)
  assert.deepEqual((await eventsOf()).webhook, ['contact.updated', 'contact.subscribed'])
  const again = { ...person, deliveryId: await aMessage(person.workspaceId, person.contactId) }
  await sayYes(again)
  assert.deepEqual((await eventsOf()).webhook, [])
  assert.equal((await proofsOf(person)).length, 2)
  await changeConsent(db, person, { email: 'off' }, PROOF)
  assert.deepEqual((await eventsOf()).webhook, ['contact.updated', 'contact.unsubscribed'])
})

test('a wish for what somebody gets already takes its own earlier word off the list, whatever else is said', async () => {
  const person = await aPerson()
  await db.transaction((tx) =>
    suppress(tx, person.workspaceId, [{ channel: 'email', address: EMAIL, reason: 'unsubscribed' }]),
  )

  await changeConsent(db, person, { email: 'always' }, PROOF)

  assert.deepEqual(await listSuppressed(db, person.workspaceId, { limit: 9 }), [])
  assert.equal(await standing(person), 'active always always')
})

test('a yes that wishes for nothing is kept as it is said, without proof of anything', async () => {
  const person = await aPerson({ email: EMAIL })

  await confirmConsent(db, person, { email: 'off', sms: 'off' }, PROOF)

  assert.equal(await standing(person), 'active off off')
  assert.deepEqual(await proofsOf(person), [])
})

test('a channel on which somebody has no address is wished for and ended like any other', async () => {
  const person = await aPerson({ email: EMAIL })
  const yes = (deliveryId: string) =>
    confirmConsent(db, { ...person, deliveryId }, { sms: 'always' }, { ...PROOF, deliveryId })
  await yes(person.deliveryId)
  await yes(await aMessage(person.workspaceId, person.contactId))
  assert.deepEqual(await proofsOf(person), ['confirmed sms', 'confirmed sms'])

  assert.equal(typeof (await changeConsent(db, person, { sms: 'off' }, PROOF)), 'object')
  assert.equal(await standing(person), 'active always off')
  assert.deepEqual(await listSuppressed(db, person.workspaceId, { limit: 9 }), [])
})

test('messages are begun fifty times a day by a link, and ended whenever it is wished', async () => {
  const person = await aPerson()
  // Two were begun when the contact was made: one a channel.
  for (let n = 0; n < 48; n += 1) {
    await changeConsent(db, person, { email: 'off' }, PROOF)
    const begun = await changeConsent(db, person, { email: 'always' }, PROOF)
    assert.ok(typeof begun === 'object', `${n}: ${JSON.stringify(begun)}`)
  }
  assert.equal(typeof (await changeConsent(db, person, { email: 'off' }, PROOF)), 'object')
  assert.equal(await changeConsent(db, person, { email: 'always' }, PROOF), 'often')
  assert.equal(await standing(person), 'active off always')

  moved = DAY + 5_000
  moveClock(moved)
  assert.equal(typeof (await changeConsent(db, person, { email: 'always' }, PROOF)), 'object')
})

test('a link of a contact that is gone, or that has another address, changes nothing and says which', async () => {
  const person = await aPerson()
  assert.equal(await changeConsent(db, { ...person, contactId: newId() }, { email: 'off' }, PROOF), 'erased')
  await db.rows(sql`
    update contact set email = 'new@shop.example'
    where workspace_id = ${person.workspaceId}::uuid and id = ${person.contactId}::uuid`)
  assert.equal(await changeConsent(db, person, { email: 'off' }, PROOF), 'moved')
  assert.equal(await confirmConsent(db, person, { sms: 'always' }, PROOF), 'moved')
  assert.equal(await standing(person), 'active always always')
})

test('a link that nobody can place any more ends, and begins nothing', async () => {
  const person = { ...(await aPerson()), deliveryId: newId() }
  assert.equal(await changeConsent(db, person, { email: 'only_new' }, PROOF), 'moved')
  assert.equal(typeof (await changeConsent(db, person, { email: 'off' }, PROOF)), 'object')
  assert.equal(await standing(person), 'active off always')
})

test('an address is stopped with the words it was said in; one that was erased stops nothing', async () => {
  const person = await aPerson()
  await stopAddress(db, person, { channel: 'email', address: null }, PROOF)
  assert.deepEqual(await listSuppressed(db, person.workspaceId, { limit: 9 }), [])

  await stopAddress(db, person, { channel: 'email', address: EMAIL }, PROOF)
  await stopAddress(db, person, { channel: 'sms', address: PHONE }, { source: 'sms' })
  const found = async (channel: 'email' | 'sms', address: string) => {
    const { reason, detail, deliveryId } =
      (await findSuppressed(db, person.workspaceId, { channel, address })) ?? {}
    return [reason, detail, deliveryId]
  }
  assert.deepEqual(await found('email', EMAIL), ['unsubscribed', 'Save', person.deliveryId])
  assert.deepEqual(await found('sms', PHONE), ['stopped', null, person.deliveryId])
})
