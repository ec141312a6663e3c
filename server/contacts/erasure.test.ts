/** That nothing of an erased contact is left but what must be, and that its data is given whole to it alone. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { isSomebodyWaiting } from '../../test/support/database-activity.ts'
import { haveAged } from '../../test/support/deliveries.ts'
import { assertContactsCounted } from '../../test/support/counted.ts'
import { log } from '../../test/support/postgres.ts'
import { eventually } from '../../test/support/sending.ts'
import { aWorkspace, type TestWorkspace, useServer } from '../../test/support/server.ts'
import { writeToken } from './consent/tokens.ts'
import { dispatchEvents } from '../events/dispatch.ts'
import type { Consumer } from '../events/schemas.ts'
import { readFlow } from '../automation/flows/rules.ts'
import { createFlow } from '../automation/flows/store.ts'
import { welcomeConsumer } from '../automation/welcome/consumer.ts'
import { enqueue, openMailing } from '../messaging/mailings/store.ts'
import { keepInOutbox } from '../messaging/outbox/store.ts'
import { listSuppressed } from './suppression/store.ts'
import { newId } from '../platform/clock.ts'
import { readSecret } from '../platform/secrets.ts'
import { sql } from '../platform/sql.ts'
import { Refusal } from '../refusals.ts'
import { webhookConsumer } from '../webhooks/consumer.ts'
import { createEndpoint } from '../webhooks/store.ts'
import { createMember } from '../workspaces/team-members/store.ts'
import { changeSettings } from '../workspaces/store.ts'
import { eraseContact, findContactId, readPersonalData } from './erasure.ts'
import { PERSONAL_DATA } from '../personal-data.ts'

const server = await useServer()
let secret: Buffer
before(async () => {
  secret = await readSecret(server.db, 'tokens')
})

const EMAIL = 'Anna.Unmistakable@example.com'
const PHONE = '+46701234567'
const DAY = 86_400_000

describe('eraseContact', { concurrency: true }, () => {
  test('no table holds a word about the person; the ledger keeps its counts, the counters are right', async () => {
    const { workspace, id, deliveryId } = await aKnownContact()

    await eraseContact(server.db, workspace.id, id, 'operator', PERSONAL_DATA)

    assert.deepEqual(await tablesWith(workspace, deliveryId), ['delivery'])
    for (const word of ['unmistakable', '701234567', 'Secret note', 'Reply of hers', 'Ann Unmistakable'])
      assert.deepEqual(await tablesWith(workspace, word), [], word)
    assert.deepEqual(await tablesWith(workspace, id), ['consent_event', 'delivery'])
    const [message] = await server.db.rows(sql`
      select state, reason, address, variables from delivery where workspace_id = ${workspace.id}::uuid`)
    assert.deepEqual(message, { state: 'skipped', reason: 'erased', address: null, variables: null })
    const events = await server.db.rows(sql`
      select act, source, address, ip, words from consent_event where workspace_id = ${workspace.id}::uuid`)
    assert.deepEqual(events, [{ act: 'erased', source: 'operator', address: null, ip: null, words: null }])
    assert.equal((await workspace.api.get('/contacts')).body.meta.maxResults, 0)
    await assertContactsCounted(server.db, workspace.id)
  })

  test('a message that went keeps its word and loses its address', async () => {
    const { workspace, id } = await aKnownContact()
    await server.db.rows(sql`
      update delivery set state = 'sent', detail = ${`250 ok for ${EMAIL}`} where workspace_id = ${workspace.id}::uuid`)

    await eraseContact(server.db, workspace.id, id, 'operator', PERSONAL_DATA)

    const [message] = await server.db.rows(sql`
      select state, reason, address, detail from delivery where workspace_id = ${workspace.id}::uuid`)
    assert.deepEqual(message, { state: 'sent', reason: null, address: null, detail: null })
  })

  for (const [state, reason] of [
    ['active', undefined],
    ['unsubscribed', 'unsubscribed'],
    ['complained', 'complained'],
    ['blocked', 'blocked'],
  ] as const) {
    test(`who was ${state}: the suppression list says ${reason ?? 'nothing'}`, async () => {
      const { workspace, id } = await aKnownContact()
      await server.db.rows(sql`
        update contact set state = ${state} where workspace_id = ${workspace.id}::uuid and id = ${id}::uuid`)

      await eraseContact(server.db, workspace.id, id, 'operator', PERSONAL_DATA)

      const list = await listSuppressed(server.db, workspace.id, { limit: 10 })
      const byEmail = list.find(({ channel }) => channel === 'email')
      assert.equal(byEmail?.reason, reason)
      assert.equal(byEmail?.detail ?? null, null)
    })
  }

  test('another workspace, an unknown id and a second time: 404, and nothing changes', async () => {
    const [mine, theirs] = [await aKnownContact(), await aKnownContact()]
    await eraseContact(server.db, theirs.workspace.id, theirs.id, 'operator', PERSONAL_DATA)

    for (const id of [theirs.id, newId(), 'x'])
      await assert.rejects(eraseContact(server.db, mine.workspace.id, id, 'operator', PERSONAL_DATA), Refusal)
    await assert.rejects(
      eraseContact(server.db, theirs.workspace.id, theirs.id, 'operator', PERSONAL_DATA),
      Refusal,
    )

    assert.equal((await mine.workspace.api.get('/contacts')).body.meta.maxResults, 1)
  })

  test('while the contact is being changed: erased whole, never half', async () => {
    const { workspace, id } = await aKnownContact()

    await Promise.all([
      ...Array.from({ length: 10 }, () =>
        workspace.api.patch(`/contacts/${id}/tags`, { tagsToAdd: [newId()] }),
      ),
      eraseContact(server.db, workspace.id, id, 'operator', PERSONAL_DATA),
    ])

    await assertContactsCounted(server.db, workspace.id)
    assert.deepEqual(await tablesWith(workspace, 'unmistakable'), [])
  })
})

// One after the other: events are handed over by whoever comes first.
describe('what others were told of somebody', () => {
  test('what webhooks and the team were told of it is forgotten, and of others is not', async () => {
    const workspace = await aWorkspace(server)
    await createMember(server.db, workspace.id, { name: 'Tess', email: 'tess@team.example' })
    await changeSettings(server.db, workspace.id, { notifyTeam: true })
    const types = ['contact.created', 'contact.updated'] as const
    await createEndpoint(server.db, workspace.id, { url: 'https://hook.example/', types })
    const anna = { email: EMAIL, phone: PHONE, name: 'Ann Unmistakable' }
    const { body: contact } = await workspace.api.post('/contacts', anna)
    await tell()
    await workspace.api.post('/contacts', { name: 'Bo Elsewhere' })
    await tell()
    assert.deepEqual(await tablesWith(workspace, 'unmistakable'), ['contact', 'delivery', 'webhook_message'])

    await eraseContact(server.db, workspace.id, contact.id, 'operator', PERSONAL_DATA)

    for (const word of ['unmistakable', '701234567']) assert.deepEqual(await tablesWith(workspace, word), [])
    assert.deepEqual(await tablesWith(workspace, 'elsewhere'), ['contact', 'webhook_message'])
    const notifications = await server.db.rows<{ state: string }>(sql`
      select state from delivery where workspace_id = ${workspace.id}::uuid`)
    assert.deepEqual(notifications, [{ state: 'queued' }], 'the team is notified that there were some')
  })

  test('somebody who is erased while others are told of it is erased from what they are told', async () => {
    const workspace = await aWorkspace(server)
    await createEndpoint(server.db, workspace.id, {
      url: 'https://hook.example/',
      types: ['contact.created'],
    })
    const { body: contact } = await workspace.api.post('/contacts', {
      email: EMAIL,
      name: 'Ann Unmistakable',
    })
    const { promise: isRead, resolve: read } = Promise.withResolvers<void>()
    const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>()
    const slowly: Consumer = {
      name: 'webhook',
      take: async (tx, ...batch) => {
        await webhookConsumer.take(tx, ...batch)
        read()
        await mayGoOn
      },
    }

    const telling = dispatchEvents({ db: server.db, log, consumers: [slowly] })
    await isRead
    const erasing = eraseContact(server.db, workspace.id, contact.id, 'operator', PERSONAL_DATA)
    await untilItWaits()
    goOn()
    await Promise.all([telling, erasing])

    assert.deepEqual(await tablesWith(workspace, 'unmistakable'), [])
  })
})

describe("one's own data", { concurrency: true }, () => {
  test('is whole: record, consent, messages, replies, notes', async () => {
    const { workspace, id } = await aKnownContact()

    // Tests look into whatever was given.
    // oxlint-disable-next-line typescript/no-explicit-any
    const data = (await readPersonalData(server.db, workspace.id, id, PERSONAL_DATA)) as any

    assert.equal(data.contact.email, EMAIL)
    assert.deepEqual(
      data.consent.map(({ act }: { act: string }) => act),
      ['granted', 'granted'],
    )
    assert.equal(data.messages[0].words, 'News')
    assert.ok(Math.abs(Date.parse(data.messages[0].created) - Date.now()) < DAY)
    assert.equal(data.replies[0].text, 'Reply of hers')
    assert.equal(data.notes[0].text, 'Secret note')
  })

  test('an email is found in any case; one that is not there is refused', async () => {
    const { workspace, id } = await aKnownContact()

    assert.equal(await findContactId(server.db, workspace.id, EMAIL.toUpperCase()), id)
    await assert.rejects(findContactId(server.db, workspace.id, 'nobody@example.com'), Refusal)
  })

  test('the link goes to the own address only, once in ten minutes, even to who has left', async () => {
    const { workspace, id, deliveryId } = await aKnownContact()
    const token = writeToken(secret, {
      kind: 'preferences',
      workspaceId: workspace.id,
      contactId: id,
      deliveryId,
    })
    await press(`/unsubscribe/${token}`)
    await haveAged(server.db, workspace.id)

    const answers = await Promise.all([
      press(`/preferences/${token}/data`),
      press(`/preferences/${token}/data`),
    ])

    for (const { payload } of answers) assert.match(payload, /sent by email to A…@example\.com/)
    const sent = await server.db.rows<{ address: string; kind: string; variables: { dataUrl: string } }>(sql`
      select d.address, m.kind, d.variables
      from delivery d join mailing m on m.workspace_id = d.workspace_id and m.id = d.mailing_id
      where d.workspace_id = ${workspace.id}::uuid and m.name = 'my-data'`)
    assert.equal(sent.length, 1)
    assert.deepEqual([sent[0]?.address, sent[0]?.kind], [EMAIL, 'notification'])
    const url = sent[0]?.variables.dataUrl.replace('http://tidings.test', '') ?? ''
    const { headers, payload } = await press(`${url}/download`)
    assert.match(String(headers['content-disposition']), /attachment/)
    assert.equal(JSON.parse(payload).contact.id, id)
    await server.http.inject({ url: `${url}/erase` })
    assert.equal((await workspace.api.get('/contacts')).body.meta.maxResults, 1)
    assert.match((await press(`${url}/erase`)).payload, /No data about you is kept here/)
    assert.equal((await workspace.api.get('/contacts')).body.meta.maxResults, 0)
    assert.match((await press(`${url}/erase`)).payload, /No data about you is kept here/)
  })

  test('a link older than a day opens nothing', async () => {
    const { workspace, id } = await aKnownContact()
    const old = (Date.now() - DAY - 60_000).toString(16).padStart(12, '0')
    const deliveryId = `${old.slice(0, 8)}-${old.slice(8)}-7000-8000-000000000000`
    await server.db.rows(sql`
      update delivery set id = ${deliveryId}::uuid where workspace_id = ${workspace.id}::uuid`)
    const token = writeToken(secret, { kind: 'data', workspaceId: workspace.id, contactId: id, deliveryId })

    const answers = [
      await server.http.inject({ url: `/my-data/${token}` }),
      await press(`/my-data/${token}/download`),
      await press(`/my-data/${token}/erase`),
    ]

    for (const { payload } of answers) assert.match(payload, /This link has expired/)
    assert.equal((await workspace.api.get('/contacts')).body.meta.maxResults, 1)
  })
})

/** A contact of which every table knows something, with a message that waits. */
async function tell(): Promise<void> {
  const consumers = [webhookConsumer, welcomeConsumer]
  while (await dispatchEvents({ db: server.db, log, consumers }));
}

/** Until a statement of this database waits for a lock. */
async function untilItWaits(): Promise<void> {
  await eventually(() => isSomebodyWaiting(server.db))
}

async function aKnownContact(): Promise<{ workspace: TestWorkspace; id: string; deliveryId: string }> {
  const workspace = await aWorkspace(server)
  const { body } = await workspace.api.post('/contacts', {
    email: EMAIL,
    phone: PHONE,
    name: 'Ann Unmistakable',
    tags: ['vip', 'new'],
    addDirectly: true,
  })
  const { id } = body
  const [deliveryId = ''] = await server.db.transaction(async (tx) => {
    const content = { subject: 'News', blocks: [] }
    const mailing = await openMailing(tx, workspace.id, {
      kind: 'welcome',
      channel: 'email',
      isStanding: true,
      content,
    })
    return enqueue(tx, workspace.id, mailing.id, [
      { contactId: id, address: EMAIL, variables: { name: 'Unmistakable' } },
    ])
  })
  await keepInOutbox(server.db, [
    {
      workspaceId: workspace.id,
      id: deliveryId,
      channel: 'email',
      sender: 'a@b.se',
      recipient: EMAIL,
      body: Buffer.from(EMAIL),
    },
  ])
  await server.db.rows(sql`
    insert into contact_note (workspace_id, id, contact_id, source, text, created)
    values (${workspace.id}::uuid, ${newId()}::uuid, ${id}::uuid, 'test', 'Secret note', now())`)
  await server.db.rows(sql`
    insert into inbound_sms (workspace_id, id, contact_id, sender, text, created)
    values (${workspace.id}::uuid, ${newId()}::uuid, ${id}::uuid, ${PHONE}, 'Reply of hers', now())`)
  await server.db.rows(sql`
    insert into soft_bounce (workspace_id, address, n, last)
    values (${workspace.id}::uuid, ${EMAIL.toLowerCase()}, 1, now())`)
  await server.db.rows(sql`
    insert into delivery_engagement (workspace_id, mailing_id, delivery_id, kind, link, agent, n, first, last)
    select workspace_id, mailing_id, id, 'open', -1, 'human', 1, now(), now() from delivery
    where workspace_id = ${workspace.id}::uuid`)
  await placeInFlow(workspace, id)
  return { workspace, id, deliveryId }
}

async function placeInFlow(workspace: TestWorkspace, id: string): Promise<void> {
  const steps = [{ type: 'email', subject: 'Hello', text: 'Hello' }]
  const written = { name: 'Hello', trigger: { type: 'contact_created' }, steps }
  const { id: flowId } = await createFlow(server.db, workspace.id, readFlow(written))
  await server.db.rows(sql`
    insert into flow_enrollment (workspace_id, flow_id, contact_id, occasion, version, status, variables, created, updated)
    values (${workspace.id}::uuid, ${flowId}::uuid, ${id}::uuid, ${newId()}::uuid, 1, 'done',
      ${JSON.stringify({ tag: 'Unmistakable' })}::jsonb, now(), now())`)
  await server.db.rows(sql`
    insert into flow_step_taken (workspace_id, id, flow_id, contact_id, occasion, step, act, created)
    values (${workspace.id}::uuid, ${newId()}::uuid, ${flowId}::uuid, ${id}::uuid, ${newId()}::uuid, 0, 'email', now())`)
}

function press(url: string) {
  return server.http.inject({ method: 'POST', url, payload: '' })
}

/** The tables in whose rows of a workspace a word stands, whatever its case. */
async function tablesWith({ id }: TestWorkspace, word: string): Promise<string[]> {
  const tables = await server.db.rows<{ name: string }>(sql`
    select tablename as name from pg_tables where schemaname = 'public' and tablename !~ '^delivery_([0-9]|other)' order by 1`)
  const found = []
  for (const { name } of tables) {
    const { rows } = await server.db.execute(
      `select 1 from ${name} t where t::text like $1 and t::text ilike $2 limit 1`,
      [`%${id}%`, `%${word}%`],
    )
    if (rows.length > 0) found.push(name)
  }
  return found
}
