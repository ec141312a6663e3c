/** That what senders post about our messages means the same, whichever it is, and that nothing they post can hurt. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import * as fc from 'fast-check'
import { readSent, sentMessages, type SentMessage } from '../../../../test/support/deliveries.ts'
import { apiWith, aServer, aWorkspace, type TestServer } from '../../../../test/support/server.ts'
import { newId } from '../../../platform/clock.ts'
import { sql } from '../../../platform/sql.ts'
import { listSuppressed } from '../../../contacts/suppression/store.ts'
import { reportKey } from '../credentials.ts'
import { messageIdOf } from '../message-references.ts'
import type { ReportKind } from '../schemas.ts'
import { ADAPTERS } from './adapters.ts'

const ADDRESS = 'ann@example.com'
const REFERENCE = { workspaceId: newId(), deliveryId: newId() }
const ID = messageIdOf(REFERENCE, 'news.example')
const SECONDS = 1_795_000_000.5
const TIME = new Date(SECONDS * 1000).toISOString()

interface Case {
  readonly what: string
  readonly body: unknown
  readonly kind: ReportKind | undefined
}

/** Of each sender what it posts about a message of this id to this address. */
function casesOf(id: string, address: string): Readonly<Record<string, readonly Case[]>> {
  return {
    generic: generic(id, address),
    ses: ses(id, address),
    mailgun: mailgun(id, address),
    postmark: postmark(id, address),
    sendgrid: sendgrid(id, address),
  }
}

function generic(messageId: string, recipient: string): Case[] {
  const event = (event: string) => ({ event, messageId, recipient, detail: 'words', at: TIME })
  const kinds = ['delivered', 'bounced', 'soft-bounced', 'complained', 'unsubscribed'] as const
  return [
    ...kinds.map((kind) => ({ what: kind, body: { events: [event(kind)] }, kind })),
    { what: 'a list', body: [event('bounced')], kind: 'bounced' },
    { what: 'one event alone', body: event('complained'), kind: 'complained' },
    { what: 'a word of its own', body: event('constructor'), kind: undefined },
  ]
}

function envelope(message: object) {
  return { Type: 'Notification', Message: JSON.stringify(message) }
}

function ses(id: string, emailAddress: string): Case[] {
  const mail = { messageId: '0100-own', headers: [{ name: 'Message-ID', value: id }] }
  const bounce = (bounceType: string, bounceSubType: string, recipient: object = {}) => ({
    notificationType: 'Bounce',
    mail,
    bounce: {
      bounceType,
      bounceSubType,
      timestamp: TIME,
      bouncedRecipients: [{ emailAddress, ...recipient }],
    },
  })
  const complaint = (complaintFeedbackType: string) => ({
    eventType: 'Complaint',
    mail: { commonHeaders: { messageId: id } },
    complaint: { complaintFeedbackType, timestamp: TIME, complainedRecipients: [{ emailAddress }] },
  })
  const delivery = { timestamp: TIME, recipients: [emailAddress], smtpResponse: '250 ok' }
  return [
    { what: 'permanent, in an envelope', body: envelope(bounce('Permanent', 'General')), kind: 'bounced' },
    { what: 'permanent, as it is', body: bounce('Permanent', 'NoEmail'), kind: 'bounced' },
    { what: 'a full mailbox', body: bounce('Transient', 'MailboxFull'), kind: 'soft-bounced' },
    { what: 'too large', body: bounce('Transient', 'MessageTooLarge'), kind: 'refused' },
    { what: 'perhaps out of office', body: bounce('Transient', 'General'), kind: undefined },
    {
      what: 'undetermined, with a status',
      body: bounce('Undetermined', 'Undetermined', { status: '5.1.1', diagnosticCode: 'smtp; 550 5.1.1 no' }),
      kind: 'soft-bounced',
    },
    { what: 'a complaint', body: complaint('abuse'), kind: 'complained' },
    { what: 'no spam after all', body: complaint('not-spam'), kind: undefined },
    { what: 'arrived', body: envelope({ notificationType: 'Delivery', mail, delivery }), kind: 'delivered' },
    { what: 'a broken envelope', body: { Type: 'Notification', Message: '{' }, kind: undefined },
  ]
}

function mailgun(id: string, recipient: string): Case[] {
  const event = (event: string, rest: object = {}) => ({
    signature: { token: 'x' },
    'event-data': {
      event,
      recipient,
      timestamp: SECONDS,
      message: { headers: { 'message-id': id.slice(1, -1) } },
      ...rest,
    },
  })
  const failed = (reason: string, status: object, severity = 'permanent') =>
    event('failed', { severity, reason, 'delivery-status': status })
  return [
    { what: 'arrived', body: event('delivered'), kind: 'delivered' },
    {
      what: 'bounced',
      body: failed('bounce', { code: 550, 'enhanced-code': '5.1.1', message: 'no' }),
      kind: 'bounced',
    },
    { what: 'full', body: failed('bounce', { code: 552, message: 'mailbox full' }), kind: 'soft-bounced' },
    { what: 'tried again', body: failed('generic', { code: 421 }, 'temporary'), kind: 'delayed' },
    { what: 'known to bounce', body: failed('suppress-bounce', { code: 605 }), kind: 'bounced' },
    { what: 'known to complain', body: failed('suppress-complaint', { code: 607 }), kind: 'complained' },
    { what: 'complained', body: event('complained'), kind: 'complained' },
    { what: 'left', body: event('unsubscribed'), kind: 'unsubscribed' },
    { what: 'opened', body: event('opened'), kind: undefined },
  ]
}

function postmark(id: string, address: string): Case[] {
  const bounce = (Type: string) => ({
    RecordType: 'Bounce',
    Type,
    Email: address,
    BouncedAt: TIME,
    ContactFields: 'smtp;550 5.1.1 no',
    Content: `Subject: Spring\r\nMessage-ID: ${id}\r\n`,
  })
  const rest = { Metadata: { 'message-id': id } }
  return [
    { what: 'hard', body: bounce('HardBounce'), kind: 'bounced' },
    { what: 'soft', body: bounce('SoftBounce'), kind: 'soft-bounced' },
    { what: 'tried again', body: bounce('Transient'), kind: 'delayed' },
    { what: 'blocked', body: bounce('Blocked'), kind: 'refused' },
    { what: 'an automatic reply', body: bounce('AutoResponder'), kind: undefined },
    { what: 'a word of no list', body: bounce('toString'), kind: undefined },
    {
      what: 'spam',
      body: { RecordType: 'SpamComplaint', Email: address, BouncedAt: TIME, ...rest },
      kind: 'complained',
    },
    {
      what: 'arrived',
      body: { RecordType: 'Delivery', Recipient: address, DeliveredAt: TIME, ...rest },
      kind: 'delivered',
    },
    {
      what: 'left',
      body: {
        RecordType: 'SubscriptionChange',
        SuppressSending: true,
        SuppressionReason: 'ManualSuppression',
        Recipient: address,
        ChangedAt: TIME,
        ...rest,
      },
      kind: 'unsubscribed',
    },
  ]
}

function sendgrid(id: string, email: string): Case[] {
  const event = (event: string, rest: object = {}) => [
    { email, timestamp: SECONDS, 'smtp-id': id, event, ...rest },
  ]
  const bounce = (rest: object) => event('bounce', { type: 'bounce', ...rest })
  return [
    { what: 'arrived', body: event('delivered', { response: '250 OK' }), kind: 'delivered' },
    { what: 'bounced', body: bounce({ status: '5.1.1', reason: '550 5.1.1 no' }), kind: 'bounced' },
    { what: 'full', body: bounce({ status: '5.2.2', reason: 'full' }), kind: 'soft-bounced' },
    { what: 'blocked', body: bounce({ type: 'blocked', status: '5.1.1', reason: 'no' }), kind: 'refused' },
    { what: 'tried again', body: event('deferred'), kind: 'delayed' },
    { what: 'known to bounce', body: event('dropped', { reason: 'Bounced Address' }), kind: 'bounced' },
    {
      what: 'known to complain',
      body: event('dropped', { reason: 'Spam Reporting Address' }),
      kind: 'complained',
    },
    { what: 'spam', body: event('spamreport'), kind: 'complained' },
    { what: 'left a group', body: event('group_unsubscribe'), kind: 'unsubscribed' },
    { what: 'clicked', body: event('click'), kind: undefined },
  ]
}

for (const [name, cases] of Object.entries(casesOf(ID, ADDRESS))) {
  describe(name, () => {
    for (const { what, body, kind } of cases) {
      test(`${what}: ${kind ?? 'nothing'}`, () => {
        const { reports = [] } = ADAPTERS.get(name)?.(body) ?? {}

        assert.deepEqual(
          reports.map((report) => report.kind),
          kind ? [kind] : [],
        )
        for (const { messages, recipients, at, detail } of reports) {
          assert.deepEqual(messages, [REFERENCE])
          assert.deepEqual(recipients, [ADDRESS])
          assert.equal(at, TIME)
          assert.ok(detail)
        }
      })
    }

    test('whatever is posted, nothing is thrown', () => {
      fc.assert(fc.property(fc.jsonValue(), (body) => assert.ok(ADAPTERS.get(name)?.(body).reports)))
      const members = cases.flatMap(({ body }) => Object.keys(body as object))
      fc.assert(
        fc.property(fc.dictionary(fc.constantFrom(...members), fc.jsonValue()), (body) =>
          assert.ok(ADAPTERS.get(name)?.(body).reports),
        ),
      )
    })
  })
}

function notice(SubscribeURL: string): string | undefined {
  return ADAPTERS.get('ses')?.({ Type: 'SubscriptionConfirmation', SubscribeURL }).notice
}

function idOf(message: SentMessage): string {
  return messageIdOf(message, 'news.example')
}

function eventOf(event: string) {
  return (message: SentMessage) => ({ event, messageId: idOf(message) })
}

test('a subscription is not confirmed by us: the operator is told, and only of an address of the sender', () => {
  assert.match(
    notice('https://sns.eu-north-1.amazonaws.com/?Action=ConfirmSubscription&Token=x') ?? '',
    /https:\/\/sns\./,
  )
  for (const url of [
    'http://sns.eu-north-1.amazonaws.com/',
    'https://sns.eu.amazonaws.com.evil.example/',
    'https://evil.example/',
    'file:///etc/passwd',
    '',
  ])
    assert.equal(notice(url), undefined, url)
})

describe('POST /webhooks/email-events/{webhookId}/{provider}', { concurrency: true }, () => {
  let server: TestServer
  before(async () => (server = await aServer()))
  after(() => server.close())

  async function aMessage(address = ADDRESS) {
    const workspace = await aWorkspace(server)
    const { body } = await workspace.api.post('/contacts', { email: address, addDirectly: true })
    const [message] = await sentMessages(server.db, workspace.id, [{ contactId: body.id, address }])
    assert.ok(message)
    const post = (provider: string, sent: unknown, key?: string, type = 'application/json') =>
      apiWith(server.http).post(
        `/webhooks/email-events/${workspace.webhookId}/${provider}${key ? `?key=${key}` : ''}`,
        typeof sent === 'string' ? sent : JSON.stringify(sent),
        { 'content-type': type },
      )
    return { workspace, message, post }
  }

  for (const provider of ADAPTERS.keys()) {
    test(`${provider}: a bounce takes effect, by the id of the message`, async () => {
      const { workspace, message, post } = await aMessage()
      const bounced = casesOf(idOf(message), ADDRESS)[provider]?.find(({ kind }) => kind === 'bounced')

      const answer = await post(provider, bounced?.body)

      assert.equal(answer.status, 204)
      const { outcome, outcomeAt } = await readSent(server.db, message)
      assert.equal(outcome, 'bounced')
      assert.ok(outcomeAt)
      assert.equal((await listSuppressed(server.db, workspace.id, { limit: 5 }))[0]?.reason, 'bounced')
    })
  }

  test('a sender that names only the address is believed with the key alone', async () => {
    const { workspace, message, post } = await aMessage()
    const body = [{ email: ADDRESS, event: 'spamreport', timestamp: SECONDS, sg_message_id: 'own' }]

    await post('sendgrid', body)
    assert.equal((await readSent(server.db, message)).outcome, null)
    await post('sendgrid', body, await reportKey(server.db, workspace.id))

    assert.equal((await readSent(server.db, message)).outcome, 'complained')
  })

  test('hundreds of events in one call, in any order, each message with the worst', async () => {
    const { workspace, post } = await aMessage()
    const sendings = Array.from({ length: 250 }, (_, n) => ({ address: `m${n}@example.com` }))
    const messages = await sentMessages(server.db, workspace.id, sendings)

    const events = [...messages.slice(0, 200).map(eventOf('bounced')), ...messages.map(eventOf('delivered'))]
    await post('generic', { events }, await reportKey(server.db, workspace.id))

    const outcomes = await Promise.all(
      messages.map(async (message) => (await readSent(server.db, message)).outcome),
    )
    assert.equal(outcomes.filter((outcome) => outcome === 'bounced').length, 200)
    assert.equal(outcomes.filter((outcome) => outcome === 'delivered').length, 50)
    // So many of so few are held back until the mailing is judged.
    assert.equal((await listSuppressed(server.db, workspace.id, { limit: 1000 })).length, 0)
    const held = await server.db.rows(sql`select from bounce_hold where workspace_id = ${workspace.id}::uuid`)
    assert.equal(held.length, 200)
  })

  test('JSON as plain text is read; no JSON, no such sender and no such webhook are refused', async () => {
    const { message, post } = await aMessage()
    const body = { event: 'delivered', messageId: idOf(message) }

    assert.equal((await post('generic', body, undefined, 'text/plain; charset=UTF-8')).status, 204)
    assert.equal((await readSent(server.db, message)).outcome, 'delivered')
    assert.equal((await post('generic', '{')).status, 400)
    assert.equal((await post('generic', '['.repeat(500_000))).status, 400)
    assert.equal((await post('nobody', body)).status, 404)
    assert.equal(
      (await apiWith(server.http).post('/webhooks/email-events/nothere/generic', body)).status,
      404,
    )
  })

  test('a time that has not come yet is now', async () => {
    const { message, post } = await aMessage()
    await post('generic', { event: 'delivered', messageId: idOf(message), at: '2090-01-01T00:00:00Z' })
    const { outcomeAt } = await readSent(server.db, message)
    assert.ok(outcomeAt && new Date(outcomeAt) <= new Date(), String(outcomeAt))
  })
})
