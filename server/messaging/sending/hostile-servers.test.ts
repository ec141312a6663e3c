/** Mail servers that take and do not answer, cut, and close: what the ledger says, and who got what how often. */
import assert from 'node:assert/strict'
import { after, afterEach, describe, test } from 'node:test'
import type { HostileMailServer } from '../../../test/support/hostile-mail-server.ts'
import { aPostOffice } from '../../../test/support/post-office.ts'
import {
  aMailingTo,
  deliveriesOf,
  eventually,
  mailingState,
  statesOf,
  SENT,
  untilFinished,
  type TestMailing,
} from '../../../test/support/sending.ts'
import type { Outcome } from '../transport.ts'
import { afterLoss, countRefusal, newStreak } from './breaker.ts'

const office = await aPostOffice()
const { db } = office
afterEach(() => office.tidy())
after(() => office.close())

/** As a URL leaves it. */
const CONNECTIONS = 5
const MINUTE = 60

const most = (addresses: readonly string[]): number =>
  Math.max(0, ...[...Map.groupBy(addresses, (address) => address).values()].map(({ length }) => length))

async function paused(mailing: TestMailing): Promise<string> {
  await eventually(async () => (await mailingState(db, mailing)).status === 'paused')
  await eventually(async () => (await statesOf(db, mailing))['leased'] === undefined)
  return (await mailingState(db, mailing)).pauseReason ?? ''
}

describe('a server that takes messages and never answers for them', () => {
  const silent = {
    'closes after the dot': { ends: true } as const,
    'says nothing after the dot': '',
  }
  for (const [how, said] of Object.entries(silent)) {
    test(`and ${how}: is handed a few more than twenty, each once, before the mailing is paused`, async () => {
      const hostile = await office.hostile(({ step }) => (step === 'dot' ? said : undefined))
      const mailing = await aMailingTo(db, await office.shop(hostile.url), 400)
      office.worker({ timeouts: { end: 300 } })

      assert.match(await paused(mailing), /does not say that it has them/)

      assert.ok(hostile.handedOver.length <= 20 + CONNECTIONS, `${hostile.handedOver.length} handed over`)
      assert.equal(most(hostile.handedOver), 1)
      const rows = await deliveriesOf(db, mailing)
      assert.ok(rows.every(({ state }) => state === 'queued'))
      assert.equal(
        rows.filter(({ unconfirmedAttempts }) => unconfirmedAttempts > 0).length,
        hostile.handedOver.length,
      )
    })
  }

  test('is not forgiven for refusing others before they are handed over', async () => {
    const hostile = await office.hostile(({ step, address }) => {
      if (step === 'RCPT' && /[1357]@/.test(address)) return '450 4.2.0 greylisted'
      return step === 'dot' ? { ends: true } : undefined
    })
    const mailing = await aMailingTo(db, await office.shop(hostile.url), 400)
    office.worker()

    assert.match(await paused(mailing), /does not say that it has them/)

    assert.ok(hostile.handedOver.length <= 20 + CONNECTIONS, `${hostile.handedOver.length} handed over`)
    assert.equal(most(hostile.handedOver), 1)
  })

  test('gives nobody of a short list a third copy before the mailing is paused', async () => {
    const hostile = await office.hostile(({ step }) => (step === 'dot' ? { ends: true } : undefined))
    const mailing = await aMailingTo(db, await office.shop(hostile.url), 3)
    office.worker()
    await eventually(() => hostile.handedOver.length === 3)
    await eventually(async () =>
      (await deliveriesOf(db, mailing)).every(({ unconfirmedAttempts }) => unconfirmedAttempts === 1),
    )
    office.later(2 * MINUTE)

    assert.match(await paused(mailing), /does not say that it has them/)

    assert.ok(most(hostile.handedOver) <= 2)
  })

  test('and answers again: whoever was unconfirmed gets it once more at the most, and the mailing ends', async () => {
    let silent = 8
    const hostile = await office.hostile(({ step }) =>
      step === 'dot' && (silent -= 1) >= 0 ? { ends: true } : undefined,
    )
    const mailing = await aMailingTo(db, await office.shop(hostile.url), 100)
    office.worker()
    let looks = 0
    await eventually(async () => {
      looks += 1
      // Eight that close at the same moment may count as a server that is away, which is tried again a while later.
      if (looks % 100 === 0) office.later(2 * MINUTE)
      // What was not answered is put off from the moment that is written down: before time goes on.
      const rows = await deliveriesOf(db, mailing)
      return rows.every(({ state, unconfirmedAttempts }) => state === 'sent' || unconfirmedAttempts > 0)
    })
    office.later(2 * MINUTE)
    await untilFinished(db, mailing)

    assert.deepEqual(await statesOf(db, mailing), { sent: 100 })
    assert.ok(most(hostile.handedOver) <= 2)
    assert.equal(most(hostile.accepted), 1)
  })
})

/** Everybody has it, once, at the first attempt. */
async function allAtOnce(hostile: HostileMailServer, mailing: TestMailing): Promise<void> {
  await untilFinished(db, mailing)
  const rows = await deliveriesOf(db, mailing)
  assert.ok(
    rows.every(
      ({ state, attempts, unconfirmedAttempts }) =>
        state === 'sent' && attempts === 1 && unconfirmedAttempts === 0,
    ),
    JSON.stringify(rows.find(({ attempts }) => attempts !== 1)),
  )
  assert.equal(hostile.accepted.length, rows.length)
  assert.equal(most(hostile.handedOver), 1)
}

describe('a conversation that breaks before a message was handed over', () => {
  for (const how of ['closes', 'says 421'] as const) {
    test(`because the server ${how} after seven messages: costs nobody an attempt, and we stop at seven`, async () => {
      const hostile = await office.hostile(({ step, messages }) => {
        if (step !== 'MAIL' || messages < 7) return undefined
        return {
          ends: true,
          ...(how === 'closes' ? {} : { say: '421 4.7.0 Too many messages in this session' }),
        }
      })
      const mailing = await aMailingTo(db, await office.shop(`${hostile.url}?connections=2`), 210)
      office.worker()

      await allAtOnce(hostile, mailing)

      // Two connections that were cut alike are a rule; two may be under way at once, and twice it is tried again.
      assert.ok(hostile.cuts() <= 8, `${hostile.cuts()} of ${hostile.connected()} connections were cut`)
      assert.ok(hostile.quits() >= 20, `${hostile.quits()} of ${hostile.connected()} ended with QUIT`)
    })
  }

  test('now and then, wherever it is: costs nobody an attempt', async () => {
    let n = 0
    const hostile = await office.hostile(({ step }) => {
      if (step === 'dot' || step === 'banner' || step === 'EHLO') return undefined
      n += 1
      return n % 23 === 0 ? { ends: true } : undefined
    })
    const mailing = await aMailingTo(db, await office.shop(hostile.url), 300)
    office.worker()
    await eventually(async () => {
      office.later(MINUTE)
      return (await mailingState(db, mailing)).status === 'finished'
    })

    await allAtOnce(hostile, mailing)
    assert.ok(hostile.cuts() > 10)
  })

  test('for one message again and again while others get through: is its own, and has an end', () => {
    const lost: Outcome = { state: 'lost', detail: 'mx:25 closed the connection' }
    const streak = newStreak()
    for (let n = 0; n < 20; n += 1)
      assert.deepEqual(afterLoss(streak, 'a', lost), lost, 'nobody gets through')
    const states = Array.from({ length: 6 }, (_, n) => {
      countRefusal(streak, `other${n}`, SENT)
      return afterLoss(streak, 'a', lost).state
    })
    assert.deepEqual(states.slice(0, 4), ['lost', 'lost', 'lost', 'lost'])
    assert.equal(states.at(-1), 'deferred')
  })
})
