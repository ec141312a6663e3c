/** The sender and the ledger: who gets what, once, whatever happens between. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  aMailingTo,
  aFakeTransport,
  deliveriesOf,
  eventually,
  mailingState,
  SENT,
  statesOf,
  untilFinished,
} from '../../../test/support/sending.ts'
import { useSenders } from '../../../test/support/senders.ts'
import { aWorkspace } from '../../../test/support/server.ts'
import { now } from '../../platform/clock.ts'
import { sql } from '../../platform/sql.ts'
import { changeSettings } from '../../workspaces/store.ts'
import { pauseMailing } from '../mailings/mailing-lifecycle.ts'
import { enqueue, openMailing } from '../mailings/store.ts'
import { Unsendable } from '../../content/unsendable.ts'
import { type Leased, type Transport } from '../transport.ts'
import type { Sender } from './sender.ts'
import type { SenderOptions } from './state.ts'

const { server, db, start: startSender, later } = await useSenders()

/** Tests move the clock while batches are on their way: none may be taken for lost. */
function start(outside: Transport, options: Partial<SenderOptions> = {}): Sender {
  return startSender(outside, { leaseSeconds: 24 * HOUR, ...options })
}

const twoDigits = (value: number) => String(value).padStart(2, '0')
const firstTenSlow = (i: number) => (i <= 10 ? `person${i}@slow.example` : `person${i}@host${i}.example`)

const MINUTE = 60
const HOUR = 3_600

describe('a mailing', () => {
  test('reaches everyone once, with what is known of them now, and is finished', async () => {
    const { id } = await aWorkspace(server)
    const outside = aFakeTransport()
    const mailing = await aMailingTo(db, id, 250)

    start(outside)
    await untilFinished(db, mailing)

    assert.deepEqual(await statesOf(db, mailing), { sent: 250 })
    assert.equal(new Set(outside.handed.map(({ address }) => address)).size, 250)
    assert.equal(outside.handed.length, 250)
    assert.equal(outside.prepared, 1, 'made ready once')
    const [first] = outside.handed
    assert.equal(first?.contact?.email, first?.address)
    assert.deepEqual(first?.contact?.['tags'], [])
  })

  test('is shared by two workers without anybody getting it twice', async () => {
    const { id } = await aWorkspace(server)
    const outside = aFakeTransport()
    const mailing = await aMailingTo(db, id, 600)

    start(outside)
    start(outside)
    await untilFinished(db, mailing)

    assert.deepEqual(await statesOf(db, mailing), { sent: 600 })
    assert.equal(outside.handed.length, 600)
    assert.ok(
      (await deliveriesOf(db, mailing)).every(
        ({ unconfirmedAttempts, attempts }) => unconfirmedAttempts === 0 && attempts === 1,
      ),
    )
  })

  test('of another workspace does not wait behind a slow one', async () => {
    const [slow, quick] = [await aWorkspace(server), await aWorkspace(server)]
    const outside = aFakeTransport()
    const release = Promise.withResolvers<void>()
    outside.decide = (message) => (message.workspaceId === slow.id ? release.promise.then(() => SENT) : SENT)
    const first = await aMailingTo(db, slow.id, 500)
    start(outside, { inFlight: 80, batchesPerWorkspace: 2 })
    await eventually(() => outside.handed.length > 0)

    const second = await aMailingTo(db, quick.id, 50)
    await untilFinished(db, second)

    assert.equal((await mailingState(db, first)).status, 'sending')
    release.resolve()
    await untilFinished(db, first)
  })

  test('that is standing takes new recipients and new words at any time', async () => {
    const { id } = await aWorkspace(server)
    const subjects: unknown[] = []
    const outside = aFakeTransport()
    const prepare = outside.prepare
    outside.prepare = (mailing) => {
      subjects.push((mailing.content as { subject: string }).subject)
      return prepare(mailing)
    }
    start(outside)
    for (const subject of ['One', 'Two']) {
      await db.transaction(async (tx) => {
        const content = { subject, blocks: [] }
        const standing = await openMailing(tx, id, {
          kind: 'test',
          channel: 'email',
          isStanding: true,
          content,
        })
        await enqueue(tx, id, standing.id, [{ contactId: null, address: 'anna@example.com' }])
      })
      await eventually(
        () => outside.handed.some(() => subjects.at(-1) === subject) && subjects.at(-1) === subject,
      )
    }
    await eventually(() => outside.handed.length === 2)

    assert.deepEqual(subjects, ['One', 'Two'])
  })
})

describe('between freezing and sending', () => {
  test('whoever left, was put out or erased, and whose address is suppressed, gets nothing, with a reason', async () => {
    const { id } = await aWorkspace(server)
    const mailing = await aMailingTo(db, id, 7)
    const rows = await deliveriesOf(db, mailing)
    const set = (i: number, change: ReturnType<typeof sql>) =>
      db.rows(
        sql`update contact set ${change} where workspace_id = ${id}::uuid and id = ${rows[i]?.contactId}::uuid`,
      )
    await set(0, sql`state = 'unsubscribed'`)
    await set(1, sql`follows_email = 'off'`)
    await set(2, sql`state = 'blocked'`)
    await set(3, sql`state = 'invited'`)
    await db.rows(
      sql`delete from contact where workspace_id = ${id}::uuid and id = ${rows[4]?.contactId}::uuid`,
    )
    await db.rows(sql`
      insert into suppression (workspace_id, channel, address, reason, created)
      values (${id}::uuid, 'email', ${rows[5]?.address}, 'bounced', now())`)
    const outside = aFakeTransport()

    start(outside)
    await untilFinished(db, mailing)

    assert.deepEqual(
      (await deliveriesOf(db, mailing)).map(({ state, reason }) => `${state} ${reason}`),
      [
        'skipped unsubscribed',
        'skipped channel-off',
        'skipped blocked',
        'skipped invited',
        'skipped erased',
        'skipped suppressed',
        'sent null',
      ],
    )
    assert.deepEqual(
      outside.handed.map(({ address }) => address),
      ['person7@example.com'],
    )
  })

  test('a deadline that has passed ends what was not sent', async () => {
    const { id } = await aWorkspace(server)
    const mailing = await aMailingTo(db, id, 2, { deadline: new Date(now().getTime() - 1) })
    const outside = aFakeTransport()

    start(outside)
    await untilFinished(db, mailing)

    assert.deepEqual(await statesOf(db, mailing), { 'failed expired': 2 })
    assert.equal(outside.handed.length, 0)
  })

  test('a pause lets what is in flight arrive and begins no more', async () => {
    const { id } = await aWorkspace(server)
    const outside = aFakeTransport()
    const release = Promise.withResolvers<void>()
    outside.decide = () => release.promise.then(() => SENT)
    const mailing = await aMailingTo(db, id, 300)
    const sender = start(outside, { batchSize: 20 })
    await eventually(() => outside.handed.length >= 20)
    await pauseMailing(db, id, mailing.id, 'Enough.')
    const inFlight = outside.handed.length
    release.resolve()
    await eventually(() => sender.inFlight() === 0)

    await eventually(async () => (await statesOf(db, mailing))['leased'] === undefined)
    const states = await statesOf(db, mailing)
    assert.deepEqual(states, { sent: inFlight, queued: 300 - inFlight })
    assert.equal(outside.handed.length, inFlight)
  })
})

describe('an answer of the outside', () => {
  test('deferred: tried again later, until it goes', async () => {
    const { id } = await aWorkspace(server)
    const outside = aFakeTransport()
    outside.decide = ({ attempts }) => (attempts < 2 ? { state: 'deferred', detail: '451 greylisted' } : SENT)
    const mailing = await aMailingTo(db, id, 3)
    start(outside)

    await eventually(async () => (await deliveriesOf(db, mailing)).every(({ attempts }) => attempts === 1))
    assert.equal(outside.handed.length, 3)
    later(2 * MINUTE)
    await eventually(async () => (await deliveriesOf(db, mailing)).every(({ attempts }) => attempts === 2))
    later(7 * MINUTE)
    await untilFinished(db, mailing)

    assert.deepEqual(await statesOf(db, mailing), { sent: 3 })
    assert.equal(outside.handed.length, 9)
  })

  test('failed as bounced: the address is not written to again', async () => {
    const { id } = await aWorkspace(server)
    const outside = aFakeTransport()
    outside.decide = () => ({ state: 'failed', reason: 'bounced', detail: '550 5.1.1 no such user' })
    const mailing = await aMailingTo(db, id, 1)
    start(outside)
    await untilFinished(db, mailing)

    assert.deepEqual(await statesOf(db, mailing), { 'failed bounced': 1 })
    const list = await db.rows(sql`select address, reason from suppression where workspace_id = ${id}::uuid`)
    assert.deepEqual(list, [{ address: 'person1@example.com', reason: 'bounced' }])
  })

  test('unknown: sent again with the same id, or left, as the workspace chose', async () => {
    for (const rule of ['send_again', 'leave'] as const) {
      const { id } = await aWorkspace(server)
      await changeSettings(db, id, { unknownRule: rule })
      const outside = aFakeTransport()
      outside.decide = ({ attempts }) => (attempts === 0 ? { state: 'unknown', detail: 'closed' } : SENT)
      const mailing = await aMailingTo(db, id, 1)
      start(outside)
      await eventually(async () => (await deliveriesOf(db, mailing))[0]?.unconfirmedAttempts === 1)
      later(2 * MINUTE)
      await untilFinished(db, mailing)

      const [row] = await deliveriesOf(db, mailing)
      assert.deepEqual([row?.state, row?.unconfirmedAttempts], [rule === 'leave' ? 'unknown' : 'sent', 1])
      assert.equal(new Set(outside.handed.map((message) => message.id)).size, 1)
      assert.equal(outside.handed.length, rule === 'leave' ? 1 : 2)
    }
  })

  test('a fault of the program leaves unconfirmed only what was not said, and everything else stands', async () => {
    const { id } = await aWorkspace(server)
    await changeSettings(db, id, { unknownRule: 'leave' })
    const broken: Transport = {
      prepare: async () => ({
        send: async ([first], report) => {
          if (first) report(first.id, SENT)
          throw new Error('a fault')
        },
      }),
      close: async () => undefined,
    }
    const mailing = await aMailingTo(db, id, 3)
    start(broken)
    await eventually(async () => (await statesOf(db, mailing))['unknown'] === 2)

    assert.deepEqual(await statesOf(db, mailing), { sent: 1, unknown: 2 })
  })
})

describe('a provider that is shut', () => {
  test('a hindrance pauses the mailing with its sentence', async () => {
    const { id } = await aWorkspace(server)
    const outside = aFakeTransport()
    outside.prepare = async () => {
      throw new Unsendable('There is no sender; set one.')
    }
    const mailing = await aMailingTo(db, id, 3)
    start(outside)
    await eventually(async () => (await mailingState(db, mailing)).status === 'paused')

    assert.equal((await mailingState(db, mailing)).pauseReason, 'There is no sender; set one.')
    assert.deepEqual(await statesOf(db, mailing), { queued: 3 })
  })

  test('unreachable for a while and then back: nobody is lost, and no attempt counted', async () => {
    const { id } = await aWorkspace(server)
    const outside = aFakeTransport()
    outside.decide = () => ({ state: 'unreachable', detail: 'connect ECONNREFUSED' })
    const mailing = await aMailingTo(db, id, 5)
    start(outside)
    await eventually(() => outside.handed.length >= 10)
    outside.decide = () => SENT
    later(2 * MINUTE)
    await untilFinished(db, mailing)

    const rows = await deliveriesOf(db, mailing)
    assert.ok(
      rows.every(
        ({ state, attempts, unconfirmedAttempts }) =>
          state === 'sent' && attempts === 1 && unconfirmedAttempts === 0,
      ),
    )
  })

  test('a server that refuses everybody: paused, and everybody it refused waits again', async () => {
    const { id } = await aWorkspace(server)
    const outside = aFakeTransport()
    outside.decide = () => ({ state: 'failed', reason: 'refused', detail: '554 relay access denied' })
    const mailing = await aMailingTo(db, id, 400)
    const sender = start(outside)
    await eventually(async () => (await mailingState(db, mailing)).status === 'paused')
    await eventually(() => sender.inFlight() === 0)

    await eventually(async () => (await statesOf(db, mailing))['queued'] === 400)
    assert.match((await mailingState(db, mailing)).pauseReason ?? '', /refuses every recipient.*554 relay/)
    assert.ok(outside.handed.length < 400)
  })

  test('a server that takes messages and never says so: paused before many are sent twice', async () => {
    const { id } = await aWorkspace(server)
    const outside = aFakeTransport()
    outside.decide = () => ({ state: 'unknown', detail: 'mail.example:25 closed the connection' })
    const mailing = await aMailingTo(db, id, 400)
    const sender = start(outside)
    await eventually(async () => (await mailingState(db, mailing)).status === 'paused')
    await eventually(() => sender.inFlight() === 0)

    assert.match((await mailingState(db, mailing)).pauseReason ?? '', /does not say that it has them.*closed/)
    assert.deepEqual(await statesOf(db, mailing), { queued: 400 })
    assert.ok(outside.handed.length < 200)
  })

  test('a few refusals among others are final words', async () => {
    const { id } = await aWorkspace(server)
    const outside = aFakeTransport()
    outside.decide = ({ address }) =>
      /[05]@/.test(address) ? { state: 'failed', reason: 'refused', detail: '550 policy' } : SENT
    const mailing = await aMailingTo(db, id, 200)
    start(outside)
    await untilFinished(db, mailing)

    assert.deepEqual(await statesOf(db, mailing), { sent: 160, 'failed refused': 40 })
  })
})

describe('a worker that is gone', () => {
  test('its messages are unconfirmed and sent again; the late truth of one that only slept is taken', async () => {
    const { id } = await aWorkspace(server)
    const asleep = aFakeTransport()
    const wakes = Promise.withResolvers<void>()
    asleep.decide = () => wakes.promise.then(() => ({ ...SENT, detail: 'the first' }))
    const mailing = await aMailingTo(db, id, 3)
    const sleeper = start(asleep, { leaseSeconds: 3_600 })
    await eventually(() => asleep.handed.length === 3)
    await pauseMailing(db, id, mailing.id, 'So that nobody else takes them.')
    later(2 * HOUR)
    start(aFakeTransport())
    await eventually(async () => (await statesOf(db, mailing))['queued'] === 3)
    assert.ok((await deliveriesOf(db, mailing)).every(({ unconfirmedAttempts }) => unconfirmedAttempts === 1))

    wakes.resolve()
    await eventually(() => sleeper.inFlight() === 0)

    const rows = await deliveriesOf(db, mailing)
    assert.ok(
      rows.every(
        ({ state, detail, unconfirmedAttempts }) =>
          state === 'sent' && detail === 'the first' && unconfirmedAttempts === 1,
      ),
    )
  })

  test('is not believed about what was leased to another meanwhile', async () => {
    const { id } = await aWorkspace(server)
    const [asleep, awake] = [aFakeTransport(), aFakeTransport()]
    const [wakes, ends] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    asleep.decide = () => wakes.promise.then(() => ({ state: 'failed', reason: 'refused', detail: 'late' }))
    awake.decide = () => ends.promise.then(() => SENT)
    const mailing = await aMailingTo(db, id, 3)
    const sleeper = start(asleep, { leaseSeconds: 3_600 })
    await eventually(() => asleep.handed.length === 3)
    later(2 * HOUR)
    start(awake)
    await eventually(() => awake.handed.length === 3)
    wakes.resolve()
    await eventually(() => sleeper.inFlight() === 0)

    assert.deepEqual(await statesOf(db, mailing), { leased: 3 })
    ends.resolve()
    await untilFinished(db, mailing)
    const rows = await deliveriesOf(db, mailing)
    assert.ok(
      rows.every(
        ({ state, detail, unconfirmedAttempts }) =>
          state === 'sent' && detail === '250 OK' && unconfirmedAttempts === 1,
      ),
    )
  })

  test('stopping lets what is in flight finish and leaves nothing unconfirmed', async () => {
    const { id } = await aWorkspace(server)
    const outside = aFakeTransport()
    outside.decide = () => new Promise((resolve) => setImmediate(resolve, SENT))
    const mailing = await aMailingTo(db, id, 2_000)
    const sender = start(outside)
    await eventually(() => outside.handed.length > 100)
    await sender.stop()

    const { sent = 0, queued = 0, leased = 0 } = await statesOf(db, mailing)
    assert.deepEqual([sent + queued, leased, sent], [2_000, 0, outside.handed.length])
  })
})

describe('when', () => {
  test('a cancelled campaign gets nothing back into its queue, and cancelling while leasing never deadlocks', async () => {
    const { id } = await aWorkspace(server)
    const outside = aFakeTransport()
    outside.decide = ({ address }) =>
      address.startsWith('person1') ? { state: 'deferred', detail: '451 later' } : SENT
    const mailing = await aMailingTo(db, id, 1_500)
    const sender = start(outside)
    await eventually(() => outside.handed.length > 50)
    await db.transaction(async (tx) => {
      await tx.rows(
        sql`update mailing set status = 'cancelled' where workspace_id = ${id}::uuid and id = ${mailing.id}::uuid`,
      )
      await tx.rows(sql`
        update delivery set state = 'skipped', reason = 'cancelled'
        where workspace_id = ${id}::uuid and mailing_id = ${mailing.id}::uuid and state = 'queued'`)
    })
    await eventually(() => sender.inFlight() === 0)
    await eventually(async () => (await statesOf(db, mailing))['leased'] === undefined)

    const { sent = 0, 'skipped cancelled': cancelled = 0, ...others } = await statesOf(db, mailing)
    assert.deepEqual(others, {})
    assert.equal(sent + cancelled, 1_500)
  })

  test('a window in the recipient’s zone: whoever sleeps is written to when it opens there', async () => {
    const { id } = await aWorkspace(server)
    const hour = new Date().getUTCHours()
    // Open now in UTC for two hours; eight hours from now in a zone eight hours behind.
    await changeSettings(db, id, {
      sendWindow: `${twoDigits(hour)}:00-${twoDigits((hour + 2) % 24)}:00`,
      timezone: 'UTC',
    })
    const mailing = await aMailingTo(db, id, 2)
    const [awake, asleep] = await deliveriesOf(db, mailing)
    await db.rows(sql`
      update contact set custom_fields = '{"timezone": "Etc/GMT+8"}'
      where workspace_id = ${id}::uuid and id = ${asleep?.contactId}::uuid`)
    const outside = aFakeTransport()
    start(outside)
    await eventually(
      async () => (await mailingState(db, mailing)).nextDue !== null && outside.handed.length === 1,
    )
    await eventually(async () => new Date((await mailingState(db, mailing)).nextDue ?? 0) > now())

    assert.equal(outside.handed[0]?.address, awake?.address)
    later(8 * HOUR)
    await untilFinished(db, mailing)
    assert.equal(outside.handed.length, 2)
  })

  test('the pace of a workspace is kept by two workers together', async () => {
    const { id } = await aWorkspace(server)
    await changeSettings(db, id, { emailsPerMinute: 60 })
    const outside = aFakeTransport()
    const mailing = await aMailingTo(db, id, 40)
    const began = now().getTime()
    start(outside)
    start(outside)
    await eventually(() => outside.handed.length >= 5)
    // Asked again after every few seconds of the clock, which the test passes over.
    for (;;) {
      const handed = outside.handed.length
      const allowed = (now().getTime() - began + 2_000) / 1_000 + 1
      assert.ok(handed <= allowed, `${handed} of ${allowed}`)
      if (handed >= 40) break
      later(2)
      await eventually(() => outside.handed.length > handed)
    }
    await untilFinished(db, mailing)
    assert.equal(outside.handed.length, 40)
  })

  test('a slow receiver gets one after another while the others get theirs', async () => {
    const { id } = await aWorkspace(server)
    await changeSettings(db, id, { emailsPerDomain: 1 })
    const outside = aFakeTransport()
    const mailing = await aMailingTo(db, id, 30, { address: firstTenSlow })
    start(outside)
    await eventually(() => outside.handed.length >= 21)

    const toSlow = (): Leased[] => outside.handed.filter((each) => each.address.endsWith('@slow.example'))
    assert.equal(toSlow().length, 1)
    const slots = (await deliveriesOf(db, mailing))
      .filter(({ state }) => state === 'queued')
      .map(({ due }) => due)
    assert.equal(new Set(slots).size, 9, 'each has a slot of its own')
    for (let more = 2; more <= 10; more += 1) {
      later(MINUTE)
      await eventually(() => toSlow().length >= more)
      assert.equal(toSlow().length, more)
    }
    await untilFinished(db, mailing)
  })

  test('an SMS advertisement waits for the morning', async () => {
    const { id } = await aWorkspace(server)
    const night = new Date(now())
    // 23:30 in Stockholm, whichever season.
    night.setUTCHours(22, 0, 0, 0)
    if (night < now()) night.setUTCDate(night.getUTCDate() + 1)
    later((night.getTime() - now().getTime()) / 1000)
    const outside = aFakeTransport()
    const mailing = await aMailingTo(db, id, 1, { channel: 'sms', address: () => '+46701740605' })
    start(outside)
    await eventually(async () => new Date((await mailingState(db, mailing)).nextDue ?? 0) > now())
    assert.equal(outside.handed.length, 0)
    later(10 * HOUR)
    await untilFinished(db, mailing)
    assert.equal(outside.handed.length, 1)
  })
})
