/** What endpoints are sent is what the OpenAPI document says, for each type of event. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { contractOf, type Json } from '../../test/support/contract.ts'
import { sentMessages } from '../../test/support/deliveries.ts'
import { log } from '../../test/support/postgres.ts'
import { aWorkspace, useServer } from '../../test/support/server.ts'
import { dispatchEvents } from '../events/dispatch.ts'
import { EVENT_TYPES, type EventType, type NewEvent } from '../events/schemas.ts'
import { recordEvents } from '../events/store.ts'
import { newId } from '../platform/clock.ts'
import { sql } from '../platform/sql.ts'
import { publishPost } from '../posts/publish.ts'
import { webhookConsumer } from './consumer.ts'
import { createEndpoint } from './store.ts'

const server = await useServer()
const { db } = server
const contract = contractOf(server.http)
// The document is checked against OpenAPI by a test of its own.
const webhooks = contract.document['webhooks'] as Readonly<Record<string, { readonly post: Json }>>
const TYPES = Object.keys(EVENT_TYPES) as EventType[]

/** A workspace with an endpoint for all events, and one record of each kind that events are about. */
async function aListener() {
  const workspace = await aWorkspace(server)
  const { id: workspaceId, api } = workspace
  const contact = await api.post('/contacts', { email: 'ann@example.com', tags: ['news'], addDirectly: true })
  const campaign = await api.post('/campaigns', { deliveryChannel: 'email', title: 'May', text: 'x' })
  const contactId = contact.body.id as string
  const [message] = await sentMessages(db, workspaceId, [{ contactId, address: 'ann@example.com' }])
  const [row] = await db.rows<{ mailingId: string }>(
    sql`select mailing_id from delivery where workspace_id = ${workspaceId}::uuid`,
  )
  const post = { title: 'May', text: 'x', html: '<p>x</p>', author: { name: 'Bo' }, tags: ['news'] }
  const { id: postId } = await db.transaction((tx) => publishPost(tx, workspaceId, post))
  await createEndpoint(db, workspaceId, { url: 'https://hooks.example/x', types: TYPES })
  const of = { mailingId: row?.mailingId, contactId }
  const away = { since: new Date().toISOString(), nextTry: new Date().toISOString() }
  const data: Partial<Record<EventType, Json>> = {
    'contact.tagged': { tag: 'news' },
    'contact.unsubscribed': { state: 'bounced' },
    'campaign.paused': { reason: 'The mail server is away' },
    'sending.unreachable': { channel: 'sms', ...away, reason: 'No answer' },
    'delivery.sent': of,
    'delivery.failed': { ...of, reason: 'rejected', detail: null },
    'delivery.bounced': { ...of, contactId: null, detail: '550 No' },
    'delivery.complained': of,
  }
  const subjects: Readonly<Record<string, string>> = {
    contact: contactId,
    post: postId,
    campaign: campaign.body.id,
    delivery: message?.deliveryId ?? '',
    sending: workspaceId,
  }
  return { workspaceId, data, subjectOf: (type: EventType) => subjects[type.split('.')[0] ?? ''] ?? '' }
}

async function sentOf(workspaceId: string, events: readonly NewEvent[]): Promise<Json[]> {
  await db.transaction((tx) => recordEvents(tx, workspaceId, events))
  while (await dispatchEvents({ db, log, consumers: [webhookConsumer] }));
  const rows = await db.rows<{ payload: string }>(sql`
    select payload from webhook_message where workspace_id = ${workspaceId}::uuid order by id`)
  return rows.map(({ payload }) => JSON.parse(payload) as Json)
}

interface Shown {
  readonly schema: Json
  readonly example: unknown
}

function shownOf(type: EventType): Shown {
  const { requestBody } = webhooks[type]?.post ?? {}
  const { content } = requestBody as { content: Record<string, Shown> }
  return content['application/json'] ?? assert.fail(type)
}

function schemaOf(type: EventType): Json {
  return shownOf(type).schema
}

describe('the webhooks of the document', () => {
  test('are one for each type of event, with the headers that a message is signed by', () => {
    assert.deepEqual(Object.keys(webhooks), TYPES)
    for (const { post } of Object.values(webhooks)) {
      const names = (post['parameters'] as { $ref: string }[]).map(({ $ref }) => $ref.split('/').at(-1))
      assert.deepEqual(names, ['MessageId', 'MessageTimestamp', 'MessageSignature'])
    }
  })

  test('say what is sent of each type, to the last member', async () => {
    const { workspaceId, data, subjectOf } = await aListener()

    const sent = await sentOf(
      workspaceId,
      TYPES.map((type) => ({ type, subjectId: subjectOf(type), data: data[type] ?? {} })),
    )

    const types = sent.map(({ type }) => type as EventType)
    assert.deepEqual(types.toSorted(), TYPES.toSorted())
    for (const [at, message] of sent.entries())
      assert.equal(
        contract.faultsOf(schemaOf(types[at] ?? 'contact.created'), message),
        undefined,
        JSON.stringify(message),
      )
  })

  test('say what is sent when the subject is gone since, and show an example of life that is one', async () => {
    const { workspaceId, data, subjectOf } = await aListener()
    const gone = TYPES.filter((type) => type !== 'sending.unreachable')

    const sent = await sentOf(
      workspaceId,
      gone.map((type) => ({ type, subjectId: newId(), data: data[type] ?? {} })),
    )

    assert.equal(sent.length, gone.length)
    for (const message of sent)
      assert.equal(contract.faultsOf(schemaOf(message['type'] as EventType), message), undefined)
    assert.ok(subjectOf('contact.created'))
    for (const type of TYPES) {
      const { example } = shownOf(type)
      assert.equal(contract.faultsOf(schemaOf(type), example), undefined, type)
      assert.doesNotMatch(JSON.stringify(example), /[:[]"(text|string)"/, type)
    }
  })
})
