/** The ledger's numbers and words, each by itself: what is promised of attempts, unconfirmed ones and pauses. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Outcome } from '../transport.ts'
import {
  afterCrash,
  afterOutcome,
  handedBack,
  MOST_ATTEMPTS,
  MOST_UNCONFIRMED,
  pauseSeconds,
  type Circumstances,
} from './rules.ts'

const AT = new Date('2026-11-20T10:00:00Z')
const KNOWN: Circumstances = { at: AT, unknownRule: 'send_again', deadline: null, random: () => 0.5 }
const ROW = { id: 'a', lease: 'b', attempts: 3, unconfirmedAttempts: 1 }
const UNCHANGED = {
  id: 'a',
  lease: 'b',
  state: 'queued',
  reason: null,
  detail: null,
  due: null,
  attempts: 3,
  unconfirmedAttempts: 1,
  route: null,
  providerId: null,
  keepsLease: false,
}
const inSeconds = (seconds: number): string => new Date(AT.getTime() + seconds * 1000).toISOString()
const after = (outcome: Outcome, known: Partial<Circumstances> = {}) =>
  afterOutcome(ROW, outcome, { ...KNOWN, ...known })

test('pauses are 1, 5, 15 and 60 minutes, 3 and then 6 hours, each with a fifth to either side', () => {
  const middle = [0, 1, 2, 3, 4, 5, 6, 7, 40].map((attempts) => pauseSeconds(attempts, () => 0.5))
  assert.deepEqual(middle, [60, 60, 300, 900, 3600, 10_800, 21_600, 21_600, 21_600])
  assert.equal(
    pauseSeconds(2, () => 0),
    240,
  )
  assert.equal(
    pauseSeconds(2, () => 0.999_999_9),
    360,
  )
})

test('sixteen attempts and five unconfirmed attempts are the most', () => {
  assert.deepEqual([MOST_ATTEMPTS, MOST_UNCONFIRMED], [16, 5])
  const deferred: Outcome = { state: 'deferred', detail: 'x' }
  const states = [14, 15].map((attempts) => afterOutcome({ ...ROW, attempts }, deferred, KNOWN).state)
  assert.deepEqual(states, ['queued', 'failed'])
  const uncertain = [3, 4].map(
    (unconfirmedAttempts) => afterCrash({ ...ROW, unconfirmedAttempts }, KNOWN).state,
  )
  assert.deepEqual(uncertain, ['queued', 'unknown'])
})

test('sent keeps the server’s words, the provider and the provider’s id', () => {
  const sent: Outcome = { state: 'sent', detail: '250 ok', route: 'mx:25', providerId: 'SM1' }
  assert.deepEqual(after(sent), {
    ...UNCHANGED,
    state: 'sent',
    detail: '250 ok',
    attempts: 4,
    route: 'mx:25',
    providerId: 'SM1',
  })
  assert.equal(after({ state: 'sent', detail: '250 ok', route: 'mx:25' }).providerId, null)
})

test('failed keeps the reason and the words', () => {
  assert.deepEqual(after({ state: 'failed', reason: 'bounced', detail: '550 no' }), {
    ...UNCHANGED,
    state: 'failed',
    reason: 'bounced',
    detail: '550 no',
    attempts: 4,
  })
})

test('what nobody tried goes back as it was, at once', () => {
  for (const state of ['unreachable', 'withdrawn'] as const)
    assert.deepEqual(after({ state, detail: 'x' }), { ...UNCHANGED, due: inSeconds(0) })
  assert.deepEqual(handedBack(ROW, AT), { ...UNCHANGED, due: inSeconds(0) })
})

test('throttled waits for as long as the server says, else five seconds, six hours at the most; no attempt is counted', () => {
  assert.deepEqual(after({ state: 'throttled', detail: 'slow' }), {
    ...UNCHANGED,
    detail: 'slow',
    due: inSeconds(5),
  })
  const asked = [1, 90, 86_400].map(
    (retryAfterSeconds) => after({ state: 'throttled', detail: 'x', retryAfterSeconds }).due,
  )
  assert.deepEqual(asked, [inSeconds(1), inSeconds(90), inSeconds(21_600)])
})

test('lost waits a minute, and costs neither an attempt nor an unconfirmed one', () => {
  assert.deepEqual(after({ state: 'lost', detail: 'gone' }), {
    ...UNCHANGED,
    detail: 'gone',
    due: inSeconds(60),
  })
})

test('unconfirmed waits by the unconfirmed attempts there were, and its lease is remembered', () => {
  const changed = { ...UNCHANGED, detail: 'silent', attempts: 4, unconfirmedAttempts: 2, keepsLease: true }
  assert.deepEqual(after({ state: 'unknown', detail: 'silent' }), { ...changed, due: inSeconds(300) })
  assert.deepEqual(after({ state: 'unknown', detail: 'silent' }, { unknownRule: 'leave' }), {
    ...changed,
    state: 'unknown',
  })
})

test('after a crash the first two unconfirmed attempts are tried at once, then after 1 and 5 minutes', () => {
  const due = [0, 1, 2, 3].map(
    (unconfirmedAttempts) => afterCrash({ ...ROW, unconfirmedAttempts }, KNOWN).due,
  )
  assert.deepEqual(due, [inSeconds(0), inSeconds(0), inSeconds(60), inSeconds(300)])
  const { attempts, detail } = afterCrash(ROW, KNOWN)
  assert.deepEqual([attempts, detail], [4, 'The worker ended before it knew what became of this message'])
})

test('deferred to the very deadline is still tried, a second later it is expired', () => {
  const deferred: Outcome = { state: 'deferred', detail: 'x' }
  assert.equal(after(deferred, { deadline: inSeconds(3600) }).state, 'queued')
  assert.equal(after(deferred, { deadline: inSeconds(3599) }).reason, 'expired')
  assert.equal(after({ ...deferred, retryAfterSeconds: 1 }).due, inSeconds(3600))
})

test('of words from outside 500 characters are kept', () => {
  assert.equal(after({ state: 'lost', detail: 'x'.repeat(501) }).detail, 'x'.repeat(500))
})
