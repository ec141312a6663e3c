/** That a report on a message takes effect once, in whatever order, and only where it may. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  feedbackReport,
  otherMessages,
  returnedMessages,
  statusReport,
} from '../../../test/support/bounces.ts'
import { assertContactsCounted } from '../../../test/support/counted.ts'
import { readSent, sentMessages, type SentMessage } from '../../../test/support/deliveries.ts'
import {
  type Answer,
  apiWith,
  aWorkspace,
  type TestWorkspace,
  useServer,
} from '../../../test/support/server.ts'
import { newId } from '../../platform/clock.ts'
import { sql } from '../../platform/sql.ts'
import { listSuppressed } from '../../contacts/suppression/store.ts'
import { reportKey } from './credentials.ts'

const server = await useServer({ TRUST_PROXY: '127.0.0.1' })

let callers = 0

const RAW = { 'content-type': 'message/rfc822' }
const HARD = ['Action: failed', 'Status: 5.1.1', 'Diagnostic-Code: smtp; 550 5.1.1 gone']

describe('POST /webhooks/bounces/{webhookId}', { concurrency: true }, () => {
  test('a dead mailbox: message bounced, address suppressed, contact bounced, all told', async () => {
    const workspace = await aWorkspace(server)
    await listen(workspace)
    const message = await aMessage(workspace)

    const answer = await post(workspace, hardBounce(message))

    assert.equal(answer.status, 204)
    assert.equal(answer.text, '')
    const row = await readSent(server.db, message)
    assert.equal(row.state, 'sent')
    assert.equal(row.outcome, 'bounced')
    assert.match(row.outcomeDetail ?? '', /^550 5\.1\.1 gone$/)
    assert.equal(await stateOf(workspace, message), 'bounced')
    assert.deepEqual(await suppressed(workspace), ['ann@example.com bounced'])
    const types = await events(workspace)
    assert.ok(types.includes(`delivery.bounced ${message.deliveryId}`), types.join())
    assert.ok(types.includes(`contact.unsubscribed ${message.contactId}`), types.join())
    await assertContactsCounted(server.db, workspace.id)
  })

  test('the same again and twins at once change nothing more, even after an operator lifted it', async () => {
    const workspace = await aWorkspace(server)
    await listen(workspace)
    const message = await aMessage(workspace)
    await Promise.all(Array.from({ length: 8 }, () => post(workspace, hardBounce(message))))
    assert.equal((await events(workspace)).filter((name) => name.startsWith('delivery.bounced')).length, 1)
    await workspace.api.patch(`/contacts/${message.contactId}/notification-settings`, {})
    await server.db.rows(sql`delete from suppression where workspace_id = ${workspace.id}::uuid`)

    await post(workspace, hardBounce(message))

    assert.deepEqual(await suppressed(workspace), [])
    assert.equal(await stateOf(workspace, message), 'active')
    await assertContactsCounted(server.db, workspace.id)
  })

  test('a complaint: nothing more by any channel, and the end of consent is kept as proof', async () => {
    const workspace = await aWorkspace(server)
    const message = await aMessage(workspace, { phone: '+46701234567' })

    await post(workspace, feedbackReport(original(message), 'abuse'))

    assert.equal((await readSent(server.db, message)).outcome, 'complained')
    assert.equal(await stateOf(workspace, message), 'complained')
    assert.deepEqual(await suppressed(workspace), ['ann@example.com complained'])
    const proofs = await server.db.rows(sql`
      select act, channel, source, address, delivery_id from consent_event
      where workspace_id = ${workspace.id}::uuid and act = 'withdrawn'`)
    assert.deepEqual(proofs, [
      {
        act: 'withdrawn',
        channel: null,
        source: 'report',
        address: 'ann@example.com',
        deliveryId: message.deliveryId,
      },
    ])
  })

  test('a complaint after a bounce wins, a bounce after a complaint does not, and arrival wins over neither', async () => {
    const workspace = await aWorkspace(server)
    const [one, other] = [await aMessage(workspace), await aMessage(workspace, { email: 'bob@example.com' })]

    await post(workspace, arrived(one))
    assert.equal((await readSent(server.db, one)).outcome, 'delivered')
    for (const report of [hardBounce(one), feedbackReport(original(one), 'abuse'), arrived(one)])
      await post(workspace, report)
    for (const report of [feedbackReport(original(other), 'abuse'), hardBounce(other), arrived(other)])
      await post(workspace, report)

    for (const message of [one, other]) {
      assert.equal((await readSent(server.db, message)).outcome, 'complained')
      assert.equal(await stateOf(workspace, message), 'complained')
    }
    assert.deepEqual(await suppressed(workspace), [
      'ann@example.com complained',
      'bob@example.com complained',
    ])
  })

  test('a report of any kind settles a message that was unconfirmed: it was accepted', async () => {
    const workspace = await aWorkspace(server)
    const id = await aContact(workspace, { email: 'ann@example.com' })
    const sending = { contactId: id, address: 'ann@example.com' }
    const [unknown, waiting, fresh] = (await sentMessages(server.db, workspace.id, [
      { ...sending, state: 'unknown', unconfirmedAttempts: 1 },
      { ...sending, state: 'queued', unconfirmedAttempts: 1 },
      { ...sending, state: 'queued' },
    ])) as [SentMessage, SentMessage, SentMessage]

    for (const message of [unknown, waiting, fresh]) await post(workspace, delayed(message))

    for (const message of [unknown, waiting]) {
      const { state, outcome, due } = await readSent(server.db, message)
      assert.deepEqual({ state, outcome, due }, { state: 'sent', outcome: null, due: null })
    }
    assert.equal((await readSent(server.db, fresh)).state, 'queued')
    assert.deepEqual(await suppressed(workspace), [])
  })

  test('a message that was passed on and bounced elsewhere does not kill the address we know', async () => {
    const workspace = await aWorkspace(server)
    const message = await aMessage(workspace)

    await post(
      workspace,
      statusReport(original(message), ['Final-Recipient: rfc822; elsewhere@other.example', ...HARD]),
    )

    assert.equal((await readSent(server.db, message)).outcome, 'bounced')
    assert.deepEqual(await suppressed(workspace), [])
    assert.equal(await stateOf(workspace, message), 'active')
  })

  test('a receiver that does not want us kills no address, however often', async () => {
    const workspace = await aWorkspace(server)
    const id = await aContact(workspace, { email: 'ann@example.com' })
    const sending = { contactId: id, address: 'ann@example.com' }
    for (const message of await sentMessages(
      server.db,
      workspace.id,
      Array.from({ length: 6 }, () => sending),
    ))
      await post(
        workspace,
        statusReport(original(message), [
          'Final-Recipient: rfc822; ann@example.com',
          'Action: failed',
          'Status: 5.7.1',
        ]),
      )

    assert.deepEqual(await suppressed(workspace), [])
  })

  test('at the endpoint of a workspace, messages of another are not heard of, in both directions', async () => {
    const [mine, theirs] = [await aWorkspace(server), await aWorkspace(server)]
    await aMessage(mine)
    const message = await aMessage(theirs)

    for (const key of [undefined, await reportKey(server.db, mine.id)]) {
      const answer = await post(mine, hardBounce(message), key)
      assert.equal(answer.status, 204)
    }

    assert.equal((await readSent(server.db, message)).outcome, null)
    assert.equal(await stateOf(theirs, message), 'active')
    for (const workspace of [mine, theirs]) assert.deepEqual(await suppressed(workspace), [])
  })

  test('an address alone is believed only from who has the key, and only if we wrote to it', async () => {
    const workspace = await aWorkspace(server)
    const message = await aMessage(workspace)
    await aContact(workspace, { email: 'never@example.com' })
    const of = (address: string) => hardBounce({ ...message, address }).replaceAll(/^Message-ID:.*\r\n/gm, '')
    const key = await reportKey(server.db, workspace.id)

    await post(workspace, of('ann@example.com'))
    assert.deepEqual(await suppressed(workspace), [])
    for (const address of ['never@example.com', 'stranger@example.com'])
      await post(workspace, of(address), key)
    assert.deepEqual(await suppressed(workspace), [])
    await post(workspace, of('ANN@example.com'), key)

    assert.deepEqual(await suppressed(workspace), ['ann@example.com bounced'])
    assert.equal((await readSent(server.db, message)).outcome, 'bounced')
  })

  test('an id that is not there and a key that is wrong: 404 with nothing said', async () => {
    const workspace = await aWorkspace(server)
    const message = await aMessage(workspace)
    const another = await reportKey(server.db, newId())
    for (const [id, key] of [
      ['nothere', undefined],
      [workspace.webhookId, 'wrong'],
      [workspace.webhookId, another],
      ["a'b", undefined],
    ] as const) {
      const answer = await post({ webhookId: id }, hardBounce(message), key)
      assert.equal(answer.status, 404)
      assert.equal(answer.text, '')
    }
    assert.equal((await readSent(server.db, message)).outcome, null)
  })

  test('what is not a report, an empty body, a wrong type and a body too large are refused or change nothing', async () => {
    const workspace = await aWorkspace(server)
    const message = await aMessage(workspace)

    for (const other of otherMessages(original(message)).filter(({ message }) => message))
      assert.equal((await post(workspace, other.message)).status, 204, other.system)
    const anybody = apiWith(server.http)
    const path = `/webhooks/bounces/${workspace.webhookId}`
    assert.equal((await anybody.post(path, '', RAW)).status, 400)
    assert.equal((await anybody.post(path, 'x', { 'content-type': 'application/xml' })).status, 415)
    assert.equal((await anybody.post(path, '{}', { 'content-type': 'application/json' })).status, 415)
    assert.equal((await anybody.post(path, 'x'.repeat(1_048_577), RAW)).status, 413)
    assert.equal((await anybody.get(path)).status, 405)

    assert.equal((await readSent(server.db, message)).outcome, null)
    assert.deepEqual(await suppressed(workspace), [])
  })

  test('plain text and bytes are read as messages too; an erased address is only marked', async () => {
    const workspace = await aWorkspace(server)
    const [one, other] = [await aMessage(workspace), await aMessage(workspace, { email: 'bob@example.com' })]
    await server.db.rows(sql`
      update delivery set address = null where workspace_id = ${workspace.id}::uuid and id = ${other.deliveryId}::uuid`)

    await post(workspace, hardBounce(one), undefined, { 'content-type': 'text/plain; charset=utf-8' })
    await post(workspace, hardBounce(other), undefined, { 'content-type': 'application/octet-stream' })

    for (const message of [one, other]) assert.equal((await readSent(server.db, message)).outcome, 'bounced')
    assert.deepEqual(await suppressed(workspace), ['ann@example.com bounced'])
  })

  test('every way of every mail server ends where it should', async () => {
    const expected: Readonly<Record<string, string | null>> = {
      delivered: 'delivered',
      delayed: null,
      bounced: 'bounced',
      'soft-bounced': 'bounced',
      refused: 'bounced',
      complained: 'complained',
      unsubscribed: null,
    }
    const workspace = await aWorkspace(server)
    const count = returnedMessages({ workspaceId: newId(), deliveryId: newId(), address: '' }).length
    for (let n = 0; n < count; n += 1) {
      const message = await aMessage(workspace, { email: `c${n}@example.com` })
      const returned = returnedMessages(original(message))[n]
      await post(workspace, returned?.message ?? '')
      const { outcome } = await readSent(server.db, message)
      assert.equal(outcome, expected[returned?.kind ?? ''], returned?.system)
    }
    await assertContactsCounted(server.db, workspace.id)
  })
})

function original({ workspaceId, deliveryId, address }: SentMessage) {
  return { workspaceId, deliveryId, address }
}

function arrived(message: SentMessage): string {
  const fields = [`Final-Recipient: rfc822; ${message.address}`, 'Action: delivered', 'Status: 2.0.0']
  return statusReport(original(message), fields)
}

function delayed(message: SentMessage): string {
  const fields = [`Final-Recipient: rfc822; ${message.address}`, 'Action: delayed', 'Status: 4.4.1']
  return statusReport(original(message), fields)
}

function hardBounce(message: SentMessage): string {
  return statusReport(original(message), [`Final-Recipient: rfc822; ${message.address}`, ...HARD])
}

async function post(
  { webhookId }: Pick<TestWorkspace, 'webhookId'>,
  message: string,
  key?: string,
  headers: Readonly<Record<string, string>> = RAW,
): Promise<Answer> {
  const query = key === undefined ? '' : `?key=${key}`
  // Another caller each time: without a key one may call 60 times a minute.
  const caller = { 'x-forwarded-for': `2001:db8::${(callers += 1).toString(16)}:0:0:0:0` }
  return apiWith(server.http).post(`/webhooks/bounces/${webhookId}${query}`, message, {
    ...headers,
    ...caller,
  })
}

async function aContact({ api }: TestWorkspace, details: object): Promise<string> {
  return (await api.post('/contacts', { ...details, addDirectly: true })).body.id
}

async function aMessage(
  workspace: TestWorkspace,
  details: { email?: string; phone?: string } = {},
): Promise<SentMessage> {
  const address = details.email ?? 'ann@example.com'
  const contactId = await aContact(workspace, { email: address, ...details })
  const [message] = await sentMessages(server.db, workspace.id, [{ contactId, address }])
  assert.ok(message)
  return message
}

async function stateOf({ api }: TestWorkspace, { contactId }: SentMessage): Promise<string> {
  const { body } = await api.get(`/contacts?$filter=${encodeURIComponent(`id eq '${contactId}'`)}`)
  return body.items[0].state
}

async function suppressed({ id }: TestWorkspace): Promise<string[]> {
  const list = await listSuppressed(server.db, id, { limit: 1000 })
  return list.map(({ address, reason }) => `${address} ${reason}`)
}

async function listen({ id }: TestWorkspace): Promise<void> {
  await server.db.rows(sql`
    insert into event_interest (workspace_id, type, consumer)
    select ${id}::uuid, t, 'test' from unnest(${['delivery.bounced', 'contact.unsubscribed']}::text[]) as t`)
}

async function events({ id }: TestWorkspace): Promise<string[]> {
  const rows = await server.db.rows<{ type: string; subjectId: string }>(sql`
    select type, subject_id from event where workspace_id = ${id}::uuid`)
  return rows.map(({ type, subjectId }) => `${type} ${subjectId}`)
}
