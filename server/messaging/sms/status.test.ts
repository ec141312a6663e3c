/** What gateways say later of a message: believed when signed, in any order, as often as they like. */
import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { after, describe, test } from 'node:test'
import { aServer, aWorkspace, apiWith, type TestServer } from '../../../test/support/server.ts'
import { newId } from '../../platform/clock.ts'
import { readSecret } from '../../platform/secrets.ts'
import { sql } from '../../platform/sql.ts'
import { writeToken, type TokenKind } from '../../contacts/consent/tokens.ts'
import { enqueue, openMailing } from '../mailings/store.ts'
import { findSuppressed } from '../../contacts/suppression/store.ts'
import { readStatus } from './status-rules.ts'

const server = await aServer()
const signed = await aServer({ SMS_URL: 'twilio://AC123:secret@api.twilio.com' })
after(() => Promise.all([server.close(), signed.close()]))

const PHONE = '+46701234567'

interface Row {
  readonly state: string
  readonly reason: string | null
  readonly outcome: string | null
  readonly outcomeDetail: string | null
  readonly providerId: string | null
  readonly due: string | null
  readonly settled: string | null
}

interface Message {
  readonly workspaceId: string
  readonly deliveryId: string
  readonly path: string
  tell(body: unknown): Promise<number>
  row(): Promise<Row>
  listed(): Promise<string | undefined>
}

/** A message in a state of the ledger, and the endpoint where its gateway says what became of it. */
async function aMessage(
  {
    state = 'sent',
    unconfirmedAttempts = 0,
    kind = 'callback',
  }: { readonly state?: string; readonly unconfirmedAttempts?: number; readonly kind?: TokenKind } = {},
  on: TestServer = server,
): Promise<Message> {
  const { id: workspaceId, api } = await aWorkspace(on)
  const { body } = await api.post('/contacts', { name: 'Ann', phone: PHONE, addDirectly: true })
  const deliveryId = newId()
  await on.db.transaction(async (tx) => {
    const mailing = await openMailing(tx, workspaceId, {
      kind: 'campaign',
      channel: 'sms',
      campaignId: newId(),
      content: { text: 'Hi' },
    })
    await enqueue(tx, workspaceId, mailing.id, [{ id: deliveryId, contactId: body.id, address: PHONE }])
    await tx.rows(sql`
      update delivery set state = ${state}, unconfirmed_attempts = ${unconfirmedAttempts}::smallint where workspace_id = ${workspaceId}::uuid`)
  })
  const secret = await readSecret(on.db, 'tokens')
  const token = writeToken(secret, { kind, workspaceId, deliveryId, contactId: body.id })
  const path = `/webhooks/sms-status/${token}`
  return {
    workspaceId,
    deliveryId,
    path,
    tell: async (told) => (await apiWith(on.http).post(path, told)).status,
    row: async () => {
      const [row] = await on.db.rows<Row>(sql`
        select state, reason, outcome, outcome_detail, provider_id, due, settled from delivery
        where workspace_id = ${workspaceId}::uuid and id = ${deliveryId}::uuid`)
      return row ?? assert.fail()
    },
    listed: async () =>
      (await findSuppressed(on.db, workspaceId, { channel: 'sms', address: PHONE }))?.reason,
  }
}

describe('POST /webhooks/sms-status/{token}', () => {
  test('delivered and failed are kept as what was heard; the word on sending stays', async () => {
    const [one, other] = [await aMessage(), await aMessage()]

    assert.equal(await one.tell({ status: 'delivered', id: 'gw-1' }), 204)
    assert.equal(await other.tell({ status: 'failed', error: 'expired', message: 'phone off' }), 204)

    const { state, outcome, providerId } = await one.row()
    assert.deepEqual([state, outcome, providerId], ['sent', 'delivered', 'gw-1'])
    const failed = await other.row()
    assert.deepEqual(
      [failed.state, failed.outcome, failed.outcomeDetail],
      ['sent', 'bounced', 'failed: expired: phone off'],
    )
    assert.equal(await other.listed(), undefined)
  })

  test('whatever the order and however often: the same end', async () => {
    const words = [
      { status: 'queued' },
      { status: 'sent' },
      { status: 'failed', error: 'invalid_number' },
      { status: 'delivered' },
    ]
    const orders = [
      [0, 1, 2, 3],
      [3, 2, 1, 0],
      [2, 3, 2, 0],
      [3, 3, 2, 2, 1],
      [1, 3, 0, 2],
    ]
    for (const order of orders) {
      const message = await aMessage()

      for (const index of order) assert.equal(await message.tell(words[index]), 204)

      assert.equal((await message.row()).outcome, 'delivered', String(order))
      assert.equal(await message.listed(), undefined, String(order))
    }
  })

  test('all at once: the same end too', async () => {
    const message = await aMessage()

    const statuses = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        message.tell(n % 2 ? { status: 'delivered' } : { status: 'undelivered', error: 'invalid_number' }),
      ),
    )

    assert.deepEqual(statuses, Array(12).fill(204))
    assert.equal((await message.row()).outcome, 'delivered')
    assert.equal(await message.listed(), undefined)
  })

  test('an unconfirmed message is settled, and is not sent again', async () => {
    for (const { state, unconfirmedAttempts, status, becomes, reason } of [
      { state: 'unknown', unconfirmedAttempts: 1, status: 'sent', becomes: 'sent', reason: null },
      { state: 'unknown', unconfirmedAttempts: 1, status: 'delivered', becomes: 'sent', reason: null },
      { state: 'unknown', unconfirmedAttempts: 1, status: 'failed', becomes: 'failed', reason: 'refused' },
      { state: 'queued', unconfirmedAttempts: 1, status: 'queued', becomes: 'sent', reason: null },
      { state: 'queued', unconfirmedAttempts: 0, status: 'delivered', becomes: 'queued', reason: null },
      { state: 'leased', unconfirmedAttempts: 0, status: 'delivered', becomes: 'leased', reason: null },
    ]) {
      const message = await aMessage({ state, unconfirmedAttempts })

      await message.tell({ status })

      const row = await message.row()
      assert.deepEqual([row.state, row.reason], [becomes, reason], `${state} ${status}`)
      if (becomes !== state) assert.ok(row.due === null && row.settled !== null)
    }
  })

  test('a number that takes no SMS, or opted out at the gateway, is written to no more', async () => {
    const [dead, stopped] = [await aMessage(), await aMessage()]

    await dead.tell({ status: 'failed', error: 'invalid_number' })
    await stopped.tell({ status: 'failed', error: 'unsubscribed' })

    assert.equal(await dead.listed(), 'bounced')
    assert.equal(await stopped.listed(), 'stopped')
  })

  test('a word of the gateway’s own is taken and changes nothing; none at all is a 400', async () => {
    const message = await aMessage()

    for (const status of ['buffered', 'constructor', '__proto__', 'x'.repeat(5_000)])
      assert.equal(await message.tell({ status }), 204)
    for (const body of [{}, { status: '' }, { status: {} }]) assert.equal(await message.tell(body), 400)

    assert.equal((await message.row()).outcome, null)
  })

  test('a token of another kind, of no message, or made up is a 404 with an empty body', async () => {
    const opens = await aMessage({ kind: 'preferences' })
    assert.equal(await opens.tell({ status: 'delivered' }), 404)
    const secret = await readSecret(server.db, 'tokens')
    const nobody = {
      kind: 'callback',
      workspaceId: opens.workspaceId,
      deliveryId: newId(),
      contactId: null,
    } as const
    const forged = writeToken(Buffer.alloc(32), { ...nobody, deliveryId: opens.deliveryId })
    for (const token of [writeToken(secret, nobody), forged, 'x', 'A'.repeat(87)]) {
      const answer = await apiWith(server.http).post(`/webhooks/sms-status/${token}`, { status: 'delivered' })
      assert.deepEqual([answer.status, answer.text], [404, ''])
    }
    assert.equal((await opens.row()).outcome, null)
  })

  test('of an email it is not a word', async () => {
    const message = await aMessage()
    await server.db.rows(
      sql`update mailing set channel = 'email' where workspace_id = ${message.workspaceId}::uuid`,
    )

    assert.equal(await message.tell({ status: 'delivered' }), 404)
    assert.equal((await message.row()).outcome, null)
  })

  test('a gateway that signs is heard with its codes, and nobody else', async () => {
    const message = await aMessage({ state: 'unknown', unconfirmedAttempts: 1 }, signed)
    const form = { MessageSid: 'SM1', MessageStatus: 'undelivered', ErrorCode: '30006', To: PHONE }
    const text = Object.entries(form)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flat()
      .join('')
    const signature = createHmac('sha1', 'secret')
      .update(`${signed.config.PUBLIC_URL}${message.path}${text}`)
      .digest('base64')
    const post = async (headers: Record<string, string>) =>
      apiWith(signed.http).post(message.path, new URLSearchParams(form).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      })

    assert.equal((await post({})).status, 403)
    assert.equal(await message.tell({ status: 'delivered' }), 403)
    assert.equal((await message.row()).state, 'unknown')
    assert.equal((await post({ 'x-twilio-signature': signature })).status, 204)

    const { state, reason, outcome, providerId } = await message.row()
    assert.deepEqual([state, reason, outcome, providerId], ['failed', 'bounced', 'bounced', 'SM1'])
    assert.equal(await message.listed(), 'bounced')
  })
})

test('codes and words blame the number, its holder or the message', () => {
  for (const [error, fault] of [
    ['30005', 'number'],
    ['21610', 'stopped'],
    ['30003', 'message'],
    ['invalid_number', 'number'],
    ['opted_out', 'stopped'],
    [undefined, 'message'],
  ] as const)
    assert.equal(readStatus('failed', error)?.fault, fault, error)
  assert.equal(readStatus('Delivered', '30005')?.fault, undefined)
})
