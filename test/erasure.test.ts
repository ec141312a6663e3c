/** That of somebody whom every part of the program has touched nothing is left in the whole database. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { advanceFlows } from '../server/automation/flows/advance.ts'
import { flowConsumer } from '../server/automation/flows/consumer.ts'
import { readFlow } from '../server/automation/flows/rules.ts'
import { createFlow } from '../server/automation/flows/store.ts'
import { sendDataLink } from '../server/automation/data-link.ts'
import { welcomeConsumer } from '../server/automation/welcome/consumer.ts'
import { changeConsent } from '../server/contacts/consent/change-consent.ts'
import { eraseContact, readPersonalData } from '../server/contacts/erasure.ts'
import { dispatchEvents } from '../server/events/dispatch.ts'
import { setApart } from '../server/events/failure-store.ts'
import { enqueue, openMailing } from '../server/messaging/mailings/store.ts'
import { keepInOutbox } from '../server/messaging/outbox/store.ts'
import { receiveSms } from '../server/messaging/sms/inbound.ts'
import { newId } from '../server/platform/clock.ts'
import { readSecret } from '../server/platform/secrets.ts'
import { sql } from '../server/platform/sql.ts'
import { PERSONAL_DATA } from '../server/personal-data.ts'
import { record } from '../server/tracking/store.ts'
import { webhookConsumer } from '../server/webhooks/consumer.ts'
import { createEndpoint } from '../server/webhooks/store.ts'
import { changeSettings } from '../server/workspaces/store.ts'
import { createMember } from '../server/workspaces/team-members/store.ts'
import { assertAnswered } from './support/assertions.ts'
import { tablesHolding } from './support/database-words.ts'
import { log } from './support/postgres.ts'
import { aSender, aFakeTransport, eventually } from './support/sending.ts'
import { useServer } from './support/server.ts'
import { aHook, type Hook } from './support/webhook.ts'

const server = await useServer()
const { db } = server

const EMAIL = 'Ann.Unmistakable@example.com'
const PHONE = '+46701234567'
const KEY = { 'idempotency-key': 'once' }
const ANN = {
  email: EMAIL,
  phone: PHONE,
  name: 'Ann Unmistakable',
  bio: 'Keeps bees behind the lighthouse',
  city: 'Unmistakabletown',
  addDirectly: true,
}
/** What only Ann's life has brought into the database, in whatever case. */
const WORDS = [
  'unmistakable',
  '701234567',
  '070-123 45 67',
  'bees behind',
  'my dog ate',
  'a note about bees',
  '203.0.113.77',
  'lynx of hers',
]

/** One after the other, since the whole database is looked through. */
describe('somebody whom everything has touched', () => {
  test('every part holds something, each module gives its own out, and after erasing no table holds a word', async () => {
    const { hook, id } = await aLife()
    const touched = await tablesHolding(db, WORDS)
    assert.deepEqual(touched, TOUCHED)
    for (const name of ['flow_enrollment', 'flow_step_taken'])
      assert.ok((await tablesHolding(db, [id])).includes(name), name)
    const data = await readPersonalData(db, hook.id, id, PERSONAL_DATA)
    assert.deepEqual(Object.keys(data ?? {}).sort(), [
      'consent',
      'contact',
      'engagement',
      'flows',
      'messages',
      'notes',
      'replies',
    ])

    await eraseContact(db, hook.id, id, 'operator', PERSONAL_DATA)
    await handOver()

    assert.deepEqual(await tablesHolding(db, WORDS), [])
    // The ledger keeps its counts, and one line says that somebody was erased.
    assert.deepEqual(await tablesHolding(db, [id]), ['consent_event', 'delivery'])
    assert.equal(await readPersonalData(db, hook.id, id, PERSONAL_DATA), undefined)
    const again = await hook.api.post('/contacts', ANN, KEY)
    assert.equal(again.status, 409)
    assert.match(again.text, /erased/)
    assert.deepEqual(await hook.contacts(), [])
    await db.rows(sql`delete from idempotent_answer where workspace_id = ${hook.id}::uuid`)
  })

  test('who had left is on the suppression list, by its addresses and without a word more', async () => {
    const { hook, id } = await aLife()
    const subject = { workspaceId: hook.id, contactId: id, deliveryId: newId() }
    await changeConsent(db, subject, { email: 'off', sms: 'off' }, { source: 'page', words: 'Ann is off' })

    await eraseContact(db, hook.id, id, 'my data page', PERSONAL_DATA)
    await handOver()

    assert.deepEqual(await tablesHolding(db, WORDS), ['suppression'])
    const kept = await db.rows(sql`
      select channel, address, reason, detail, delivery_id from suppression
      where workspace_id = ${hook.id}::uuid order by channel`)
    assert.deepEqual(kept, [
      {
        channel: 'email',
        address: EMAIL.toLowerCase(),
        reason: 'unsubscribed',
        detail: null,
        deliveryId: null,
      },
      { channel: 'sms', address: PHONE, reason: 'stopped', detail: null, deliveryId: null },
    ])
  })

  test('of somebody else with a like name, number and form nothing is taken', async () => {
    const { hook, id } = await aLife()
    const bo = {
      email: 'bo.another@example.com',
      phone: '+46701234568',
      name: 'Bo Another',
      addDirectly: true,
    }
    assertAnswered(await hook.api.post('/contacts', bo, { 'idempotency-key': 'bo' }), 201)
    await hook.deliver({ name: 'Bo Another', question: 'Where is Ann?' })
    await handOver()
    const before = await tablesHolding(db, ['bo another'])
    assert.ok(before.includes('rejected_form') && before.includes('idempotent_answer'), before.join())

    await eraseContact(db, hook.id, id, 'operator', PERSONAL_DATA)

    assert.deepEqual(await tablesHolding(db, ['bo another']), before)
  })
})

/** Each table that a life leaves something in. */
const TOUCHED = [
  'bounce_watch',
  'campaign',
  'consent_event',
  'contact',
  'contact_invitation',
  'contact_note',
  'delivery',
  'event',
  'event_failure',
  'idempotent_answer',
  'inbound_sms',
  'mailing',
  'outage',
  'outbox_message',
  'pace',
  'rejected_form',
  'soft_bounce',
  'webhook_attempt',
  'webhook_message',
]

async function aLife(): Promise<{ hook: Hook; id: string }> {
  const hook = await aHook(server, { senderEmail: 'news@shop.example', smsEnabled: true })
  await everybodyListens(hook)
  const { id } = assertAnswered(await hook.api.post('/contacts', ANN, KEY), 201)
  await hook.vouch({ email: EMAIL, note: 'A note about bees', sms_consent: 'yes' })
  await hook.deliver({ name: 'Ann  Unmistakable', question: 'Call me on 070-123 45 67, my dog ate it' })
  await handOver()
  await saySomething(hook, id)
  await sendMessages(hook, id)
  await sendDataLink(db, {
    workspaceId: hook.id,
    contactId: id,
    publicUrl: server.config.PUBLIC_URL,
    secret: await readSecret(db, 'tokens'),
  })
  await hear(hook, id)
  await quoteAddresses(hook)
  // Waits to be handed over.
  await hook.api.patch(`/contacts/${id}/tags`, { tagsToAdd: ['lynx'] })
  return { hook, id }
}

async function everybodyListens({ id }: Hook): Promise<void> {
  await createMember(db, id, { name: 'Tess', email: 'tess@team.example' })
  await changeSettings(db, id, {
    notifyTeam: true,
    welcomeSubject: 'Hello',
    welcomeText: 'Hello {{ contact.name }}',
    tracking: 'person',
  })
  const types = ['contact.created', 'contact.updated', 'contact.tagged', 'delivery.failed'] as const
  await createEndpoint(db, id, { url: 'https://hook.example/', types })
  for (const trigger of [{ type: 'contact_created' }, { type: 'tag_added', tag: 'lynx' }]) {
    const steps = [
      { type: 'email', subject: 'Hello {{ contact.name }}', text: 'Hello' },
      { type: 'wait', days: 1 },
      { type: 'sms', text: 'Hello' },
    ]
    await createFlow(db, id, readFlow({ name: trigger.type, trigger, steps }))
  }
}

/** All events to everybody, and flows as far as they go. */
async function handOver(): Promise<void> {
  const consumers = [webhookConsumer, welcomeConsumer, flowConsumer(server.config.PUBLIC_URL)]
  while (await dispatchEvents({ db, log, consumers }));
  while (await advanceFlows({ db, log }));
}

async function saySomething({ id: workspaceId }: Hook, contactId: string): Promise<void> {
  const proof = {
    source: 'page',
    words: 'Email to Ann Unmistakable',
    ip: '203.0.113.77',
    userAgent: 'Lynx of hers',
  }
  await changeConsent(db, { workspaceId, contactId, deliveryId: newId() }, { sms: 'off' }, proof)
  const sms = { from: PHONE, to: '71234', text: 'START', providerId: 'in-1' }
  await receiveSms(db, { workspaceId, country: 'SE', isProven: true }, sms)
  const more = { ...sms, text: 'Sorry, my dog ate it', providerId: 'in-2' }
  await receiveSms(db, { workspaceId, country: 'SE', isProven: true }, more)
  await db.rows(sql`
    insert into contact_invitation (workspace_id, contact_id, channel, custom_message, created)
    values (${workspaceId}::uuid, ${contactId}::uuid, 'email', 'Dear Ann Unmistakable', now())`)
}

/** A campaign's message that is opened and clicked, one that fails, one that waits, and a test to the same address. */
async function sendMessages({ id: workspaceId }: Hook, contactId: string): Promise<void> {
  const content = { subject: 'News', blocks: [] }
  const mailing = { kind: 'campaign', channel: 'email', content } as const
  const to = (variables: object) => ({ contactId, address: EMAIL, variables: { ...variables } })
  const ids = await db.transaction(async (tx) => {
    const [one, two, three] = [
      await openMailing(tx, workspaceId, mailing),
      await openMailing(tx, workspaceId, mailing),
      await openMailing(tx, workspaceId, { ...mailing, kind: 'test' }),
    ]
    const [sent] = await enqueue(tx, workspaceId, one.id, [to({ name: 'Unmistakable' })])
    await enqueue(tx, workspaceId, two.id, [to({})])
    await enqueue(tx, workspaceId, three.id, [{ ...to({}), contactId: null }])
    return { mailingId: one.id, deliveryId: sent ?? '', failing: two.id }
  })
  const transport = aFakeTransport()
  transport.decide = ({ mailingId, address }) =>
    mailingId === ids.failing
      ? { state: 'failed', reason: 'refused', detail: `550 <${EMAIL}> is not here` }
      : { state: 'sent', route: 'test', detail: `250 OK for ${address}` }
  const sender = aSender(db, transport)
  await eventually(async () => {
    const [left] = await db.rows(sql`
      select id from delivery
      where workspace_id = ${workspaceId}::uuid and mailing_id in (${ids.mailingId}::uuid, ${ids.failing}::uuid)
        and state in ('queued', 'leased')`)
    return left === undefined
  })
  await sender.stop()
  const body = Buffer.from(`To: ${EMAIL}`)
  const copy = {
    workspaceId,
    id: ids.deliveryId,
    channel: 'email',
    sender: 'a@b.se',
    recipient: EMAIL,
    body,
  } as const
  await keepInOutbox(db, [copy])
  for (const [kind, link] of [
    ['open', -1],
    ['click', 0],
  ] as const)
    await record(db, { workspaceId, ...ids }, { kind, link, agent: 'human' })
}

/** What others answer about the person, and an event that nobody could take. */
async function hear({ id: workspaceId }: Hook, contactId: string): Promise<void> {
  await db.rows(sql`
    insert into webhook_attempt (workspace_id, endpoint_id, message_id, id, status, answer, milliseconds, created)
    select workspace_id, endpoint_id, id, ${newId()}::uuid, 200, 'Thanks for Ann Unmistakable', 1, now()
    from webhook_message where workspace_id = ${workspaceId}::uuid and contact_id is not null limit 1`)
  await db.rows(sql`
    insert into soft_bounce (workspace_id, address, n, last)
    values (${workspaceId}::uuid, ${EMAIL.toLowerCase()}, 1, now())`)
  const event = {
    id: newId(),
    type: 'delivery.failed',
    subjectId: newId(),
    created: new Date().toISOString(),
    onlyFor: null,
  } as const
  await db.transaction((tx) =>
    setApart(
      tx,
      workspaceId,
      { ...event, data: { contactId, detail: `550 <${EMAIL}> is not here` } },
      { consumer: 'webhook', reason: 'it broke' },
    ),
  )
  await db.rows(sql`
    insert into event (workspace_id, id, type, subject_id, data, created)
    values (${workspaceId}::uuid, ${newId()}::uuid, 'delivery.failed', ${newId()}::uuid,
      ${JSON.stringify({ contactId, detail: `550 <${EMAIL}> is not here` })}::jsonb, now())`)
}

/** What mail servers say of us names the address that was written to. */
async function quoteAddresses({ id: workspaceId, api }: Hook): Promise<void> {
  const words = `450 4.7.1 <${EMAIL}>: greylisted`
  const draft = { deliveryChannel: 'email', title: 'May', blocks: [] }
  assertAnswered(await api.post('/campaigns', draft), 201)
  const ours = sql`workspace_id = ${workspaceId}::uuid`
  await db.rows(sql`update campaign set failure = ${words} where ${ours}`)
  await db.rows(sql`update mailing set pause_reason = ${words} where ${ours}`)
  await db.rows(sql`
    insert into outage (workspace_id, channel, since, next_try, words)
    values (${workspaceId}::uuid, 'email', now(), now(), ${words})`)
  await db.rows(sql`
    insert into pace (workspace_id, key, next_slot, words)
    values (${workspaceId}::uuid, 'a receiver', now(), ${words})`)
  await db.rows(sql`
    insert into bounce_watch (workspace_id, mailing_id, outcomes, bad, streak, same, words, has_sent, reported, doubted,
      reports_doubted, believed)
    values (${workspaceId}::uuid, ${newId()}::uuid, 1, 1, 1, 1, ${words}, true, 0, false, false, false)`)
}
