/** That no message and no report of a stranger keeps others waiting, or costs more than it says. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fastify } from 'fastify'
import { statusReport } from '../../../test/support/bounces.ts'
import { sentMessages } from '../../../test/support/deliveries.ts'
import { anImapServer } from '../../../test/support/imap.ts'
import { apiWith, aWorkspace, useServer } from '../../../test/support/server.ts'
import type { Http } from '../../http/http.ts'
import type { KeyRing } from '../../http/authentication.ts'
import { operatorRoutes } from '../../http/operator-routes.ts'
import { newId, stopClock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database.ts'
import { readMailbox } from '../../platform/mailbox.ts'
import { reportKey } from './credentials.ts'
import { readHeaderLines } from './header-lines.ts'
import { openMailReader } from './read-mail-in-thread.ts'
import { messageIdOf } from './message-references.ts'
import { recordReports } from './record.ts'
import { reportRoutes } from './routes.ts'
import type { Report } from './schemas.ts'

const server = await useServer({ TRUST_PROXY: '127.0.0.1' })

const RAW = { 'content-type': 'message/rfc822' }
const STUBBORN = new URL('../../../test/support/stubborn-thread.ts', import.meta.url)

describe('mail of strangers', () => {
  test('while a message is read that takes for ever, the server answers others; then the message counts as unreadable', async () => {
    const { webhookId } = await aWorkspace(server)
    const http = await withReader(() => openMailReader(STUBBORN, { milliseconds: 5_000 }))
    const order: string[] = []
    const hostile = http
      .inject({ method: 'POST', url: `/webhooks/bounces/${webhookId}`, headers: RAW, payload: 'spin' })
      .then(({ statusCode }) => order.push(`mail ${statusCode}`))

    for (let n = 0; n < 20; n += 1) {
      const { statusCode } = await http.inject({ method: 'GET', url: '/health/live' })
      order.push(`health ${statusCode}`)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    await hostile
    await http.close()

    assert.deepEqual(order, [...Array<string>(20).fill('health 200'), 'mail 204'])
  })

  test('a header field is cut after 8 KB and a header after 32 KB', () => {
    const block = `From: ${'a;'.repeat(40_000)}\r\nTo: b\r\n`
    const fields = readHeaderLines(`A: ${'x'.repeat(9_000)}\r\nB: y\r\n${'C: z\r\n'.repeat(4_000)}${block}`)

    assert.equal(fields.get('a')?.length, 8_191)
    assert.equal(fields.get('b'), 'y')
    assert.equal(readHeaderLines(block).get('from')?.length, 8_191)
    for (const hidden of [readHeaderLines(block).has('to'), fields.has('from')]) assert.equal(hidden, false)
  })

  test('a message that ends the program while it is read is tried again once, alone, and the others are read', async () => {
    const imap = await anImapServer()
    for (const message of ['one', 'killer', 'two', 'three']) imap.add(`Subject: ${message}\r\n\r\n`)
    const read: string[] = []
    const look = () =>
      readMailbox(imap.url, async (message) => {
        const subject = Buffer.from(message).toString().trim().replace('Subject: ', '')
        if (subject === 'killer') {
          imap.drop()
          throw new Error('killed')
        }
        read.push(subject)
        return 'taken'
      })

    await assert.rejects(look())
    await assert.rejects(look())
    // What came after it, and was tried with it, is read by itself the next time.
    const third = await look()

    assert.deepEqual([...new Set(read)].sort(), ['one', 'three', 'two'])
    assert.equal(third.givenUp, 1)
    assert.deepEqual(await look(), { taken: 0, givenUp: 0 })
    await imap.close()
  })

  test('a database that is away costs no message a try', async () => {
    const imap = await anImapServer()
    imap.add('Subject: one\r\n\r\n')
    for (let n = 0; n < 4; n += 1)
      await assert.rejects(
        readMailbox(imap.url, async () => Promise.reject(new Error('away'))),
        /away/,
      )

    assert.deepEqual(await readMailbox(imap.url, async () => 'taken'), { taken: 1, givenUp: 0 })
    await imap.close()
  })
})

describe('reports of strangers', { concurrency: true }, () => {
  test('without the key an address is heard 60 times a minute, with it as often as its workspace; neither uses up the other', async (t) => {
    t.after(stopClock())
    const workspace = await aWorkspace(server)
    const key = await reportKey(server.db, workspace.id)
    const statuses = await Promise.all(
      Array.from({ length: 70 }, () => post(workspace, '{}', { from: '192.0.2.1' })),
    )

    assert.equal(statuses.filter((status) => status === 204).length, 60)
    assert.equal(statuses.filter((status) => status === 429).length, 10)
    assert.equal(await post(workspace, '{}', { from: '192.0.2.2' }), 204)
    assert.equal(await post(workspace, '{}', { from: '192.0.2.1', key }), 204)
  })

  test('without the key the first 100 events of a body are heard, with it all', async () => {
    const workspace = await aWorkspace(server)
    const addresses = Array.from({ length: 105 }, (_, n) => ({ address: `a${n}@example.com` }))
    const messages = await sentMessages(server.db, workspace.id, addresses)
    const events = messages.map((message) => ({
      event: 'delivered',
      messageId: messageIdOf(message, 'news.example'),
    }))
    const count = async () => {
      const rows = await server.db.execute(
        `select 1 from delivery where workspace_id = $1 and outcome = 'delivered'`,
        [workspace.id],
      )
      return rows.rows.length
    }

    await post(workspace, JSON.stringify({ events }), { from: '192.0.2.3' })
    assert.equal(await count(), 100)
    const key = await reportKey(server.db, workspace.id)
    await post(workspace, JSON.stringify({ events }), { from: '192.0.2.3', key })
    assert.equal(await count(), 105)
  })

  test('ids that somebody made up, and addresses that nobody wrote to, cost one statement, however many', async () => {
    const { id: workspaceId } = await aWorkspace(server)
    const report = (n: number, isNamed: boolean): Report => ({
      kind: 'bounced',
      messages: isNamed ? [{ workspaceId, deliveryId: newId() }] : [],
      recipients: [`stranger${n}@example.com`],
      detail: '',
    })
    for (const isNamed of [true, false]) {
      const { db, asked } = counting(server.db)
      const reports = Array.from({ length: 5_000 }, (_, n) => report(n, isNamed))

      const known = await recordReports(
        db,
        { workspaceId, believesAddresses: true, source: 'report' },
        reports,
      )

      assert.equal(known, 0)
      assert.equal(asked(), 1)
    }
  })

  test('a report of 200 recipients is heard of 100 of them', async () => {
    const original = { workspaceId: newId(), deliveryId: newId(), address: 'ann@example.com' }
    const fields = ['Final-Recipient: rfc822; a@example.com', 'Action: failed', 'Status: 5.1.1', '']
    const reader = openMailReader()
    const message = statusReport(original, Array.from({ length: 200 }, () => fields).flat())

    const reports = await reader.read(Buffer.from(message), () => undefined)
    await reader.close()

    assert.equal(reports?.length, 100)
  })
})

/** The endpoints for reports and the health check by themselves, with another reader of mail. */
async function withReader(openReader: typeof openMailReader): Promise<Http> {
  const http = fastify() as Http
  const strangerRate = { perMinute: 1_000, burst: 1_000 }
  await http.register((scope: Http) => reportRoutes(scope, { db: server.db, strangerRate, openReader }), {
    prefix: '/webhooks',
  })
  // Only the health checks are asked, which need no keys.
  operatorRoutes(http, { db: server.db, health: server.db, keys: {} as KeyRing })
  return http
}

async function post(
  { webhookId }: { webhookId: string },
  body: string,
  { from, key }: { from: string; key?: string },
): Promise<number> {
  const path = `/webhooks/email-events/${webhookId}/generic${key ? `?key=${key}` : ''}`
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from }
  return (await apiWith(server.http).post(path, body, headers)).status
}

function counting(real: Db): { db: Db; asked: () => number } {
  let statements = 0
  const count = <Work extends (...given: never[]) => unknown>(work: Work) =>
    ((...given) => {
      statements += 1
      return work(...given)
    }) as Work
  const db: Db = {
    ...real,
    rows: count(real.rows),
    transaction: count(real.transaction),
  }
  return { db, asked: () => statements }
}
