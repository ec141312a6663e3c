/** Workspaces side by side: servers that hang stop nobody but those who send through them. */
import assert from 'node:assert/strict'
import { after, afterEach, describe, test } from 'node:test'
import { aHostileMailServer, type HostileStep } from '../../../test/support/hostile-mail-server.ts'
import { aMailServer } from '../../../test/support/mail-server.ts'
import { log } from '../../../test/support/postgres.ts'
import {
  aMailingTo,
  anOutside,
  aSender,
  deliveriesOf,
  eventually,
  SENT,
  statesOf,
  untilFinished,
  type TestMailing,
} from '../../../test/support/sending.ts'
import { aServer, aWorkspace } from '../../../test/support/server.ts'
import { openDatabase } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'
import { changeSettings } from '../../workspaces/store.ts'
import { emailTransport } from '../email/transport.ts'
import type { Transport } from '../transport.ts'
import type { Sender } from './sender.ts'
import type { SenderOptions } from './state.ts'

const server = await aServer({ PUBLIC_URL: 'https://tidings.example' })
const db = openDatabase({ connection: server.connection, log, connections: 8 })
const closing: (() => Promise<unknown>)[] = []
after(async () => {
  await db.close()
  await server.close()
})
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
  await db.rows(sql`update mailing set status = 'cancelled' where status in ('sending', 'paused')`)
})

function start(outside: Transport, options: Partial<SenderOptions> = {}): Sender {
  const sender = aSender(db, outside, { stopMilliseconds: 500, ...options })
  closing.push(() => sender.stop())
  return sender
}

function anEmailTransport(): Transport {
  const config = { PUBLIC_URL: server.config.PUBLIC_URL }
  const transport = emailTransport({ db, config, log, smtp: { closeMilliseconds: 0 } })
  closing.push(() => transport.close())
  return transport
}

/** A workspace that sends through `smtpUrl`. */
async function aShop(smtpUrl: string): Promise<string> {
  const { id } = await aWorkspace(server)
  await changeSettings(db, id, { senderEmail: 'news@shop.example', smtpUrl })
  return id
}

const STEPS: readonly HostileStep[] = ['banner', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'dot']

/** Servers that fall silent for ever, each at another step; the first never answers a TLS handshake. */
async function hangingServers(): Promise<readonly string[]> {
  const servers = await Promise.all(
    STEPS.map((step) => aHostileMailServer((spoken) => (spoken.step === step ? '' : undefined))),
  )
  closing.push(() => Promise.all(servers.map((each) => each.close())))
  const urls = servers.map(({ url }) => url)
  return [urls[0]?.replace('smtp:', 'smtps:') ?? '', ...urls]
}

describe('workspaces whose mail servers hang', () => {
  test('at whatever step, however many, stop nobody: a healthy one beside them is finished before any of them', async () => {
    const urls = await hangingServers()
    const hung: TestMailing[] = []
    for (let n = 0; n < 4 * urls.length; n += 1)
      hung.push(await aMailingTo(db, await aShop(urls[n % urls.length] ?? ''), 60))
    const good = await aMailServer()
    closing.push(() => good.close())
    const shop = await aShop(good.url)
    const sender = start(anEmailTransport())
    await eventually(() => sender.inFlight() >= 20 * hung.length)

    const healthy = await aMailingTo(db, shop, 300)
    await untilFinished(db, healthy)

    assert.deepEqual(await statesOf(db, healthy), { sent: 300 })
    assert.equal(good.mails.length, 300)
    for (const mailing of hung) {
      const rows = await deliveriesOf(db, mailing)
      assert.ok(rows.every(({ state, attempts }) => state !== 'sent' && attempts === 0))
    }
  })

  test('give back their places when nothing is heard, and what they have in flight stays bounded', async () => {
    const outside = anOutside()
    const release = Promise.withResolvers<void>()
    const slow = new Set<string>()
    outside.decide = ({ workspaceId }) => (slow.has(workspaceId) ? release.promise.then(() => SENT) : SENT)
    for (let n = 0; n < 20; n += 1) {
      const { id } = await aWorkspace(server)
      slow.add(id)
      await aMailingTo(db, id, 50)
    }
    // Room for two of them at a time.
    const sender = start(outside, { inFlight: 80, quietMilliseconds: 200 })
    await eventually(() => sender.inFlight() === 20 * slow.size)

    const { id } = await aWorkspace(server)
    const healthy = await aMailingTo(db, id, 200)
    await untilFinished(db, healthy)

    assert.equal(sender.inFlight(), 20 * slow.size, 'one batch each, of which nothing was heard')
    release.resolve()
  })

  test('do not hold up the other channel of the same workspace', async () => {
    const { id } = await aWorkspace(server)
    const outside = anOutside()
    const release = Promise.withResolvers<void>()
    outside.decide = ({ address }) => (address.includes('@') ? release.promise.then(() => SENT) : SENT)
    await aMailingTo(db, id, 200)
    const sender = start(outside)
    await eventually(() => sender.inFlight() === 20)
    const texts = await aMailingTo(db, id, 1, {
      channel: 'sms',
      kind: 'notification',
      address: () => '+46701740605',
    })
    await untilFinished(db, texts)
    release.resolve()
  })
})
