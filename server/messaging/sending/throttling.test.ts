/** Mail servers that limit the rate: everybody gets it in the end, and nobody is charged. */
import assert from 'node:assert/strict'
import { after, afterEach, describe, test } from 'node:test'
import { aPostOffice } from '../../../test/support/post-office.ts'
import {
  aMailingTo,
  deliveriesOf,
  eventually,
  untilFinished,
  type TestMailing,
} from '../../../test/support/sending.ts'
import { sql } from '../../platform/sql.ts'
import { learnedInterval, slowedPace, type LearnedPace } from '../ledger/learned-pace-rules.ts'
import { readLearned, slowDown } from '../ledger/pace-store.ts'

const office = await aPostOffice()
const { db } = office
afterEach(() => office.tidy())
after(() => office.close())

/** Takes `perSecond`, and a second's worth at once; and not those after the first few, on the slowest machine either. */
function aBucket(perSecond: number, first = 10): () => boolean {
  let tokens = perSecond
  let at = performance.now()
  let asked = 0
  return () => {
    asked += 1
    if (asked > first && asked <= first + 5) return false
    const now = performance.now()
    tokens = Math.min(perSecond, tokens + ((now - at) / 1000) * perSecond)
    at = now
    if (tokens < 1) return false
    tokens -= 1
    return true
  }
}

/** Every twentieth is of a slow domain. */
const address = (i: number): string =>
  i % 20 === 0 ? `person${i}@slow.example` : `person${i}@host${i}.example`

async function uncharged(mailing: TestMailing, n: number): Promise<void> {
  await untilFinished(db, mailing)
  const rows = await deliveriesOf(db, mailing)
  assert.equal(rows.filter(({ state }) => state === 'sent').length, n)
  assert.ok(rows.every(({ attempts }) => attempts === 1))
  const soft = await db.rows(sql`select from soft_bounce where workspace_id = ${mailing.workspaceId}::uuid`)
  assert.equal(soft.length, 0)
}

describe('a server that limits the rate', () => {
  const LIMITS = {
    MAIL: '454 4.7.0 Throttling failure: Maximum sending rate exceeded.',
    RCPT: '451 4.7.1 Too many messages, slow down',
    dot: '454 Throttling failure: Maximum sending rate exceeded.',
  } as const
  for (const [at, words] of Object.entries(LIMITS)) {
    test(`at ${at}: everybody gets it in the end, at the first attempt, by two workers together`, async () => {
      const hasRoom = aBucket(40)
      let throttled = 0
      const hostile = await office.hostile(({ step }) => {
        if (step !== at || hasRoom()) return undefined
        throttled += 1
        return words
      })
      const mailing = await aMailingTo(db, await office.shop(hostile.url), 160)
      office.worker()
      office.worker()

      await uncharged(mailing, 160)

      assert.ok(throttled > 0)
      assert.ok(throttled < 160, `${throttled} were throttled: the rate was heeded`)
      assert.equal((await readLearned(db, mailing.workspaceId)).get('email')?.words, words)
    })
  }

  test('for one receiving domain that it names: the others do not wait', async () => {
    const hasRoom = aBucket(2, 0)
    const hostile = await office.hostile(({ step, address }) =>
      step === 'RCPT' && address.endsWith('@slow.example') && !hasRoom()
        ? '450 4.7.0 Too many messages to slow.example, slow down'
        : undefined,
    )
    const workspaceId = await office.shop(hostile.url)
    const mailing = await aMailingTo(db, workspaceId, 100, { address })
    office.worker()
    await eventually(() => hostile.accepted.filter((each) => !each.endsWith('@slow.example')).length === 95)
    const learned = await readLearned(db, workspaceId)
    assert.deepEqual([...learned.keys()], ['email:slow.example'])

    await uncharged(mailing, 100)
  })
})

test('what one worker was told is heeded by one that was started since', async () => {
  const [slow, free] = [await office.hostile(), await office.hostile()]
  const slowed = await office.shop(slow.url)
  for (let word = 0; word < 10; word += 1) {
    await slowDown(db, slowed, 'email', { perSecond: 1, words: 'slow down' })
    office.later(4)
  }
  const mailings = [
    await aMailingTo(db, slowed, 40),
    await aMailingTo(db, await office.shop(free.url), 40),
  ] as const

  office.worker()

  await untilFinished(db, mailings[1])
  assert.ok(slow.accepted.length <= 2, `${slow.accepted.length} of 40 by one a minute`)
})

describe('a pace that a server asked for', () => {
  const at = new Date('2026-11-20T10:00:00Z')
  const after = (seconds: number) => new Date(at.getTime() + seconds * 1000)
  const first = slowedPace(undefined, { at, perSecond: 20 })

  test('is half of what went through, and half again at the next word', () => {
    assert.equal(first.interval, 100)
    assert.equal(slowedPace(first, { at: after(10), perSecond: 20 }).interval > 150, true)
    assert.deepEqual(
      slowedPace(first, { at: after(1), perSecond: 20 }),
      first,
      'what was on its way is one word',
    )
  })

  test('creeps up to twice its rate in a minute, and is forgotten in the end', () => {
    assert.equal(learnedInterval(first, after(60)), 50)
    assert.equal(learnedInterval(first, after(300)), 3.125)
    assert.equal(learnedInterval(first, after(600)), undefined)
  })

  test('is never slower than one message a minute', () => {
    let pace: LearnedPace = first
    for (let n = 1; n < 40; n += 1) pace = slowedPace(pace, { at: after(4 * n), perSecond: 0 })
    assert.equal(pace.interval, 60_000)
  })
})
