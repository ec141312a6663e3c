/** That a list is never burned: bounces end the way to addresses only while others of the mailing arrive. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { log } from '../../../test/support/postgres.ts'
import {
  aMailingTo,
  aFakeTransport,
  deliveriesOf,
  eventually,
  mailingState,
  SENT,
  statesOf,
  untilFinished,
  type TestMailing,
} from '../../../test/support/sending.ts'
import { useSenders } from '../../../test/support/senders.ts'
import { aWorkspace } from '../../../test/support/server.ts'
import { listSuppressed } from '../../contacts/suppression/store.ts'
import { sql } from '../../platform/sql.ts'
import type { Report } from '../bounces/schemas.ts'
import { recordReports } from '../bounces/record.ts'
import { judgeReports } from './reports.ts'
import { listDoubted } from './store.ts'
import { believeBounces, undoBounces } from './undo.ts'
import type { Leased, Outcome } from '../transport.ts'

const { server, db, start, later } = await useSenders()

const unknown = ({ address }: Leased): Outcome => ({
  state: 'failed',
  reason: 'bounced',
  detail: `550 5.1.1 <${address}>: Recipient address rejected: User unknown`,
})
const relayDenied: Outcome = {
  state: 'failed',
  reason: 'refused',
  detail: '550 5.7.1 Relaying denied',
  isAboutUs: true,
}
const phone = (i: number) => `+4670${String(1_000_000 + i)}`
const numberOf = ({ address }: Leased) => Number(/\d+/.exec(address)?.[0])

async function untilPaused(mailing: TestMailing): Promise<void> {
  await eventually(async () => (await mailingState(db, mailing)).status === 'paused')
}

async function bouncedContacts({ workspaceId }: TestMailing): Promise<number> {
  const rows = await db.rows(sql`
    select from contact where workspace_id = ${workspaceId}::uuid and state = 'bounced'`)
  return rows.length
}

async function suppressed({ workspaceId }: TestMailing): Promise<number> {
  return (await listSuppressed(db, workspaceId, { limit: 10_000 })).length
}

async function assertNobodyGivenUp(mailing: TestMailing, waiting: number): Promise<void> {
  await eventually(async () => (await statesOf(db, mailing))['queued'] === waiting)
  assert.equal(await suppressed(mailing), 0)
  assert.equal(await bouncedContacts(mailing), 0)
}

describe('a mailing in doubt', () => {
  test('a server that knows nobody: paused with its words, nobody suppressed, everybody waits again', async () => {
    const { id } = await aWorkspace(server)
    const mailing = await aMailingTo(db, id, 300)
    const outside = aFakeTransport()
    outside.decide = unknown

    start(outside)
    await untilPaused(mailing)

    await assertNobodyGivenUp(mailing, 300)
    const { pauseReason } = await mailingState(db, mailing)
    assert.match(pauseReason ?? '', /User unknown.*tidings suppression believe --mailing/s)

    outside.decide = () => SENT
    await db.rows(sql`update mailing set status = 'sending', next_due = now() where id = ${mailing.id}::uuid`)
    await untilFinished(db, mailing)
    assert.deepEqual(await statesOf(db, mailing), { sent: 300 })
    assert.equal(await suppressed(mailing), 0)
  })

  test('a server that refuses us nine times of ten: paused, those it refused wait again', async () => {
    const { id } = await aWorkspace(server)
    const mailing = await aMailingTo(db, id, 300)
    const outside = aFakeTransport()
    outside.decide = (message) => (numberOf(message) % 10 === 0 ? SENT : relayDenied)

    start(outside)
    await untilPaused(mailing)

    await eventually(async () => (await statesOf(db, mailing))['failed refused'] === undefined)
    assert.match((await mailingState(db, mailing)).pauseReason ?? '', /Relaying denied/)
  })

  test('bounces of more than 30 % pause it though the others arrive', async () => {
    const { id } = await aWorkspace(server)
    const mailing = await aMailingTo(db, id, 400)
    const outside = aFakeTransport()
    outside.decide = (message) => (numberOf(message) % 2 === 0 ? SENT : unknown(message))

    start(outside)
    await untilPaused(mailing)

    await eventually(async () => (await statesOf(db, mailing))['failed bounced'] === undefined)
    assert.equal(await suppressed(mailing), 0)
    assert.equal(await bouncedContacts(mailing), 0)
  })

  test('six of six with the same words are not given up either', async () => {
    const { id } = await aWorkspace(server)
    const mailing = await aMailingTo(db, id, 6)
    const outside = aFakeTransport()
    outside.decide = unknown

    start(outside)
    await untilPaused(mailing)

    await assertNobodyGivenUp(mailing, 6)
  })

  test('numbers that a gateway calls invalid are judged alike', async () => {
    const { id } = await aWorkspace(server)
    const mailing = await aMailingTo(db, id, 120, { kind: 'test', channel: 'sms', address: phone })
    const outside = aFakeTransport()
    outside.decide = () => ({ state: 'failed', reason: 'bounced', detail: 'invalid_number' })

    start(outside)
    await untilPaused(mailing)

    await assertNobodyGivenUp(mailing, 120)
  })
})

/** Reports of bounces of the first `n` messages of a mailing. */
async function report(mailing: TestMailing, n: number, detail: (i: number) => string): Promise<void> {
  const rows = await deliveriesOf(db, mailing)
  const reports = rows.slice(0, n).map(({ id, address }, i): Report => ({
    kind: 'bounced',
    messages: [{ workspaceId: mailing.workspaceId, deliveryId: id }],
    recipients: [address],
    detail: detail(i),
  }))
  await recordReports(db, { believesAddresses: false, source: 'report' }, reports)
}

function tenMinutesLater(): void {
  later(11 * 60)
}

async function aSentMailing(n: number): Promise<TestMailing> {
  const { id } = await aWorkspace(server)
  const mailing = await aMailingTo(db, id, n)
  start(aFakeTransport())
  await untilFinished(db, mailing)
  return mailing
}

describe('bounces that are reported after sending', () => {
  test('of too many are held back until somebody says which it is', async () => {
    const mailing = await aSentMailing(100)
    await report(mailing, 60, (i) => `550 5.1.1 ${'abcdefg'[i % 7]} unknown`)
    tenMinutesLater()
    await judgeReports(db, log)

    assert.equal(await suppressed(mailing), 0)
    const [doubted] = (await listDoubted(db)).filter(({ id }) => id === mailing.id)
    assert.equal(doubted?.held, 60)

    assert.equal(await believeBounces(db, [mailing]), 60)
    assert.equal(await suppressed(mailing), 60)
    assert.equal(await bouncedContacts(mailing), 60)
  })

  test('of a few are believed after ten minutes, and of a small mailing at once', async () => {
    const mailing = await aSentMailing(100)
    await report(mailing, 5, () => '550 5.1.1 unknown')
    assert.equal(await suppressed(mailing), 0)
    await judgeReports(db, log)
    assert.equal(await suppressed(mailing), 0)
    tenMinutesLater()
    await judgeReports(db, log)
    assert.equal(await suppressed(mailing), 5)

    const small = await aSentMailing(3)
    await report(small, 3, () => '550 5.1.1 unknown')
    assert.equal(await suppressed(small), 3)
  })
})

describe('taking bounces back', () => {
  test('gives back suppressions, contacts and the ledger, once, and leaves what others put there', async () => {
    const { id } = await aWorkspace(server)
    const mailing = await aMailingTo(db, id, 40)
    const other = await aMailingTo(db, id, 1, { name: 'other' })
    const outside = aFakeTransport()
    outside.decide = (message) => (numberOf(message) <= 5 ? unknown(message) : SENT)
    start(outside)
    await untilFinished(db, mailing)
    await untilFinished(db, other)
    await eventually(async () => (await suppressed(mailing)) === 6)
    await db.rows(sql`
      update suppression set reason = 'complained'
      where workspace_id = ${id}::uuid and address = 'person1@example.com'`)

    const undone = await undoBounces(db, [mailing])

    assert.deepEqual(undone, { suppressions: 4, contacts: 4, messages: 5, held: 0 })
    assert.deepEqual(await statesOf(db, mailing), { sent: 35, 'failed refused': 5 })
    const left = await listSuppressed(db, id, { limit: 10 })
    assert.deepEqual(
      left.map(({ address }) => address),
      ['otherperson1@example.com', 'person1@example.com'],
    )
    assert.ok((await deliveriesOf(db, mailing)).some(({ detail }) => detail?.startsWith('taken back: 550')))
    const again = await undoBounces(db, [mailing])
    assert.deepEqual(again, { suppressions: 0, contacts: 0, messages: 0, held: 0 })
  })
})

describe('a mailing beyond doubt', () => {
  test('dead addresses among others are suppressed, and their contacts bounced', async () => {
    const { id } = await aWorkspace(server)
    const mailing = await aMailingTo(db, id, 400)
    const outside = aFakeTransport()
    outside.decide = (message) => (numberOf(message) % 10 === 0 ? unknown(message) : SENT)

    start(outside)
    await untilFinished(db, mailing)

    assert.deepEqual(await statesOf(db, mailing), { sent: 360, 'failed bounced': 40 })
    await eventually(async () => (await suppressed(mailing)) === 40)
    assert.equal(await bouncedContacts(mailing), 40)
    assert.deepEqual(await db.rows(sql`select from bounce_hold where workspace_id = ${id}::uuid`), [])
  })

  test('what is held back outlives the worker that heard it', async () => {
    const { id } = await aWorkspace(server)
    const mailing = await aMailingTo(db, id, 40)
    const outside = aFakeTransport()
    const release = Promise.withResolvers<void>()
    outside.decide = async (message) => {
      if (numberOf(message) <= 3) return unknown(message)
      if (numberOf(message) > 20) await release.promise
      return SENT
    }
    const first = start(outside)
    await eventually(async () => (await statesOf(db, mailing))['failed bounced'] === 3)
    assert.equal(await suppressed(mailing), 0, 'held back while the mailing is judged')
    release.resolve()
    await first.stop()

    start(outside)
    await untilFinished(db, mailing)
    await eventually(async () => (await suppressed(mailing)) === 3)
  })
})
