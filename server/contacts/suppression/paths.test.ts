/** That who bounced, complained, left or was blocked gets nothing more: when an audience is frozen, and when it is sent. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { feedbackReport, statusReport } from '../../../test/support/bounces.ts'
import { sentMessages } from '../../../test/support/deliveries.ts'
import { apiWith, aWorkspace, type TestWorkspace, useServer } from '../../../test/support/server.ts'
import { parseFilter } from '../../query/filter/parse.ts'
import { newId } from '../../platform/clock.ts'
import { sql } from '../../platform/sql.ts'
import { CONTACTS } from '../fields.ts'
import { freezeAudience } from '../../messaging/audience/freezing.ts'
import { readSendable } from '../../messaging/ledger/mailing-store.ts'
import type { Channel } from '../channel.ts'
import type { MailingKind } from '../../messaging/mailings/schemas.ts'
import { enqueue, openMailing } from '../../messaging/mailings/store.ts'
import { leaseBatch } from '../../messaging/sending/lease.ts'
import { addAddresses, blockContact } from './operator-actions.ts'

const server = await useServer()

const EMAIL = 'ann@example.com'
const PHONE = '+46701234567'
const KINDS: readonly MailingKind[] = ['campaign', 'post', 'invitation', 'welcome', 'notification', 'flow']

interface Person extends TestWorkspace {
  readonly contactId: string
}

/** How the way to somebody ends, and what is still open to it. */
const ENDINGS: readonly (readonly [string, readonly Channel[], (person: Person) => Promise<unknown>])[] = [
  ['a mailbox that bounced, with a phone beside it', ['sms'], (person) => report(person, hardBounce)],
  ['a complaint', [], (person) => report(person, (original) => feedbackReport(original, 'abuse'))],
  [
    'an opt-out that the provider passed on',
    ['sms'],
    (person) => report(person, (original) => feedbackReport(original, 'opt-out')),
  ],
  ['a block by an operator', [], ({ id, contactId }) => blockContact(server.db, id, contactId)],
  [
    'a STOP that an operator typed in',
    ['email'],
    ({ id }) => addAddresses(server.db, id, [{ channel: 'sms', address: PHONE }], 'stopped'),
  ],
]

describe('nothing more by any path', { concurrency: true }, () => {
  test('before anything ended, both channels are open: the test looks where it should', async () => {
    const person = await aPerson()
    assert.deepEqual(await frozen(person), ['email', 'sms'])
    assert.deepEqual(
      new Set(await leased(person)),
      new Set(KINDS.flatMap((kind) => [`${kind} email`, `${kind} sms`])),
    )
  })

  for (const [what, open, end] of ENDINGS) {
    const isOwnWord = /opt-out|STOP/.test(what)
    test(`${what}: ${open.join() || 'nothing'} is left`, async () => {
      const person = await aPerson()

      await end(person)

      assert.deepEqual(await frozen(person), open)
      const kinds = await leased(person)
      // A notification answers what the person itself asked for a moment ago; only its own word lets that through.
      const unasked = kinds.filter((name) => !isOwnWord || !name.startsWith('notification '))
      assert.deepEqual([...new Set(unasked.map((name) => name.split(' ')[1]))], open)
    })
  }

  test('who comes back under another contact with the same address gets nothing either', async () => {
    const person = await aPerson()
    await report(person, hardBounce)
    await server.db.rows(sql`
      update contact set email = null where workspace_id = ${person.id}::uuid and id = ${person.contactId}::uuid`)
    const { body } = await person.api.post('/contacts', { email: 'ANN@example.com', addDirectly: true })

    const again = { ...person, contactId: body.id as string }
    assert.ok(!(await leased(again)).some((name) => name.endsWith('email')))
  })
})

async function aPerson(): Promise<Person> {
  const workspace = await aWorkspace(server)
  const { body } = await workspace.api.post('/contacts', { email: EMAIL, phone: PHONE, addDirectly: true })
  return { ...workspace, contactId: body.id }
}

type Original = Parameters<typeof feedbackReport>[0]

function hardBounce(original: Original): string {
  return statusReport(original, [`Final-Recipient: rfc822; ${EMAIL}`, 'Action: failed', 'Status: 5.1.1'])
}

async function report(
  { id, webhookId, contactId }: Person,
  write: (original: Original) => string,
): Promise<void> {
  const [message] = await sentMessages(server.db, id, [{ contactId, address: EMAIL }])
  assert.ok(message)
  const headers = { 'content-type': 'message/rfc822' }
  const { status } = await apiWith(server.http).post(
    `/webhooks/bounces/${webhookId}`,
    write(message),
    headers,
  )
  assert.equal(status, 204)
}

/** The channels on which a campaign to everybody would go to the person. */
async function frozen({ id, contactId }: Person): Promise<Channel[]> {
  const filter = parseFilter("created gt '2000-01-01'", CONTACTS.fields)
  const open: Channel[] = []
  for (const channel of ['email', 'sms'] as const) {
    const mailingId = newId()
    await server.db.transaction((tx) => freezeAudience(tx, id, mailingId, { channel, filter }))
    const queued = await server.db.rows(sql`
      select 1 from delivery where workspace_id = ${id}::uuid and mailing_id = ${mailingId}::uuid
        and contact_id = ${contactId}::uuid and state = 'queued'`)
    if (queued.length > 0) open.push(channel)
  }
  return open
}

/** Of messages of every kind that were queued already, which the workers would still send. */
async function leased({ id, contactId }: Person): Promise<string[]> {
  const open: string[] = []
  for (const kind of KINDS) {
    for (const channel of ['email', 'sms'] as const) {
      const content = channel === 'email' ? { subject: 'Spring', blocks: [] } : { text: 'Spring' }
      const mailing = await server.db.transaction(async (tx) => {
        const made = await openMailing(tx, id, { kind, channel, name: newId(), isStanding: true, content })
        await enqueue(tx, id, made.id, [{ contactId, address: channel === 'email' ? EMAIL : PHONE }])
        return made
      })
      const sendable = await readSendable(server.db, { workspaceId: id, id: mailing.id }, undefined)
      assert.ok(sendable)
      await leaseBatch(server.db, sendable, { limit: 10, seconds: 60 })
      // At night an SMS waits for the morning; what matters is that it was not skipped for good.
      const left = await server.db.rows(sql`
        select 1 from delivery where workspace_id = ${id}::uuid and mailing_id = ${mailing.id}::uuid
          and state in ('leased', 'queued')`)
      if (left.length > 0) open.push(`${kind} ${channel}`)
    }
  }
  return open
}
