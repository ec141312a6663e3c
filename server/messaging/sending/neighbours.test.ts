/** Workspaces side by side: servers that hang stop nobody but those who send through them. */
import assert from 'node:assert/strict'
import { after, afterEach, describe, test } from 'node:test'
import type { HostileStep } from '../../../test/support/hostile-mail-server.ts'
import { aMailServer } from '../../../test/support/mail-server.ts'
import { aPostOffice } from '../../../test/support/post-office.ts'
import {
  aMailingTo,
  aFakeTransport,
  deliveriesOf,
  eventually,
  SENT,
  statesOf,
  untilFinished,
  type TestMailing,
} from '../../../test/support/sending.ts'
import { aWorkspace } from '../../../test/support/server.ts'

const office = await aPostOffice()
const { db, server } = office
afterEach(() => office.tidy())
after(() => office.close())

const STEPS: readonly HostileStep[] = ['banner', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'dot']

/** Servers that fall silent for ever, each at another step; the first never answers a TLS handshake. */
async function hangingServers(): Promise<readonly string[]> {
  const servers = await Promise.all(
    STEPS.map((step) => office.hostile((spoken) => (spoken.step === step ? '' : undefined))),
  )
  const urls = servers.map(({ url }) => url)
  return [urls[0]?.replace('smtp:', 'smtps:') ?? '', ...urls]
}

describe('workspaces whose mail servers hang', () => {
  test('at whatever step, however many, stop nobody: a healthy one beside them is finished before any of them', async () => {
    const urls = await hangingServers()
    const hung: TestMailing[] = []
    for (let n = 0; n < 4 * urls.length; n += 1)
      hung.push(await aMailingTo(db, await office.shop(urls[n % urls.length] ?? ''), 60))
    const good = await aMailServer()
    office.onTidy(() => good.close())
    const shop = await office.shop(good.url)
    const sender = office.worker()
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

  test('give back their room when nothing is heard, and what they have in flight stays bounded', async () => {
    const outside = aFakeTransport()
    const release = Promise.withResolvers<void>()
    const slow = new Set<string>()
    outside.decide = ({ workspaceId }) => (slow.has(workspaceId) ? release.promise.then(() => SENT) : SENT)
    for (let n = 0; n < 20; n += 1) {
      const { id } = await aWorkspace(server)
      slow.add(id)
      await aMailingTo(db, id, 50)
    }
    // Room for two of them at a time.
    const sender = office.start(outside, { inFlight: 80, quietMilliseconds: 200 })
    await eventually(() => sender.inFlight() === 20 * slow.size)

    const { id } = await aWorkspace(server)
    const healthy = await aMailingTo(db, id, 200)
    await untilFinished(db, healthy)

    assert.equal(sender.inFlight(), 20 * slow.size, 'one batch each, of which nothing was heard')
    release.resolve()
  })

  test('do not hold up the other channel of the same workspace', async () => {
    const { id } = await aWorkspace(server)
    const outside = aFakeTransport()
    const release = Promise.withResolvers<void>()
    outside.decide = ({ address }) => (address.includes('@') ? release.promise.then(() => SENT) : SENT)
    await aMailingTo(db, id, 200)
    const sender = office.start(outside)
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
