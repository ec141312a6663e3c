import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as fc from 'fast-check'
import type { MailingKind } from '../mailings/schemas.ts'
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
import { reasonToSkip } from './may-send-rules.ts'

const AT = new Date('2026-11-20T10:00:00Z')
const KNOWN: Circumstances = { at: AT, unknownRule: 'send_again', deadline: null, random: () => 0.5 }
const ROW = { id: 'a', lease: 'b', attempts: 0, unconfirmedAttempts: 0 }
const WELL = {
  contactId: 'c',
  address: 'a@b.example',
  contactState: 'active',
  follows: 'always',
  ownAddress: 'a@b.example',
  isSuppressed: false,
}
const KINDS = ['campaign', 'teaser', 'post', 'invitation', 'welcome', 'notification', 'flow', 'test'] as const

const deferred = { state: 'deferred', detail: '451 later' } as const satisfies Outcome

const secondsUntil = (due: string | null): number => (new Date(due ?? '').getTime() - AT.getTime()) / 1000

const reason = (changes: object, kind: MailingKind = 'campaign') =>
  reasonToSkip(kind, { ...WELL, ...changes })
const asked = (retryAfterSeconds: number) =>
  secondsUntil(afterOutcome(ROW, { ...deferred, retryAfterSeconds }, KNOWN).due)
const uncertain = (unconfirmedAttempts: number) => afterCrash({ ...ROW, unconfirmedAttempts }, KNOWN)

describe('who may be written to', () => {
  test('an active contact gets every kind', () => {
    for (const kind of KINDS) assert.equal(reasonToSkip(kind, WELL), undefined, kind)
  })

  test('bounced, complained and blocked contacts get nothing of any kind', () => {
    for (const kind of KINDS) {
      for (const contactState of ['bounced', 'complained', 'blocked']) {
        assert.equal(reasonToSkip(kind, { ...WELL, contactState }), contactState)
      }
    }
  })

  test('an unsubscribed contact gets nothing but what it asked for itself', () => {
    const reasons = KINDS.filter(
      (kind) => reasonToSkip(kind, { ...WELL, contactState: 'unsubscribed' }) === undefined,
    )
    assert.deepEqual(reasons, ['notification'])
  })

  test('an invited contact gets its invitation, and what it asked for itself', () => {
    const may = KINDS.filter((kind) => reasonToSkip(kind, { ...WELL, contactState: 'invited' }) === undefined)
    assert.deepEqual(may, ['invitation', 'notification'])
  })

  test('a channel that is off is kept for none but these two', () => {
    const may = KINDS.filter((kind) => reasonToSkip(kind, { ...WELL, follows: 'off' }) === undefined)
    assert.deepEqual(may, ['invitation', 'notification'])
  })

  test('a contact whose address is another since gets nothing of any kind; the same in other letters is the same', () => {
    for (const kind of KINDS) assert.equal(reason({ ownAddress: 'new@b.example' }, kind), 'address-changed')
    assert.equal(reason({ ownAddress: 'A@B.example' }), undefined)
    assert.equal(reason({ address: '+46701740605', ownAddress: '+46701740606' }), 'address-changed')
  })

  test('an erased contact, a missing address and a suppressed one are told apart', () => {
    assert.equal(reason({ contactState: null }), 'erased')
    assert.equal(reason({ address: null }), 'no-address')
    assert.equal(reason({ contactId: null, contactState: null, address: null }), 'erased')
    assert.equal(reason({ ownAddress: null }), 'no-address')
    assert.equal(reason({ isSuppressed: true }), 'suppressed')
    assert.equal(reason({ contactId: null, contactState: null }, 'test'), undefined)
    assert.equal(reason({ contactId: null, contactState: null, isSuppressed: true }, 'test'), 'suppressed')
  })
})

describe('the pauses between attempts', () => {
  test('grow from a minute to six hours, and stay within a fifth of that', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (attempts, r) => {
          const pause = pauseSeconds(attempts, () => r)
          const middle = pauseSeconds(attempts, () => 0.5)
          assert.ok(pause >= middle * 0.8 - 1 && pause <= middle * 1.2 + 1)
          assert.ok(middle >= pauseSeconds(Math.max(1, attempts - 1), () => 0.5))
          assert.ok(middle >= 60 && middle <= 6 * 3600)
        },
      ),
    )
  })

  test('together they last for three days', () => {
    let seconds = 0
    for (let attempts = 1; attempts < MOST_ATTEMPTS; attempts += 1)
      seconds += pauseSeconds(attempts, () => 0.5)
    assert.ok(seconds > 2.5 * 86_400 && seconds < 3.5 * 86_400, `${seconds / 86_400} days`)
  })
})

describe('a row after an attempt', () => {
  test('deferred: queued again later, the words kept, the attempt counted', () => {
    const change = afterOutcome(ROW, deferred, KNOWN)
    assert.deepEqual([change.state, change.attempts, change.detail], ['queued', 1, '451 later'])
    assert.equal(secondsUntil(change.due), 60)
  })

  test('what a server asks for is kept, but never longer than the longest pause', () => {
    assert.equal(asked(900), 900)
    assert.equal(asked(1), 60)
    assert.equal(asked(10 ** 9), 6 * 3600)
  })

  test('deferred too often, or past the deadline: failed as expired, with the last words', () => {
    const often = afterOutcome({ ...ROW, attempts: MOST_ATTEMPTS - 1 }, deferred, KNOWN)
    const late = afterOutcome(ROW, deferred, { ...KNOWN, deadline: '2026-11-20T10:00:30.000Z' })
    for (const { state, reason, detail } of [often, late]) {
      assert.deepEqual([state, reason, detail], ['failed', 'expired', '451 later'])
    }
  })

  test('unreachable: queued as it was, no attempt counted', () => {
    const { state, attempts, unconfirmedAttempts } = afterOutcome(
      ROW,
      { state: 'unreachable', detail: 'x' },
      KNOWN,
    )
    assert.deepEqual([state, attempts, unconfirmedAttempts], ['queued', 0, 0])
    assert.deepEqual(handedBack(ROW, AT).attempts, 0)
  })

  test('unconfirmed: sent again, or left, as the workspace wants; the ledger says so either way', () => {
    const unknown: Outcome = { state: 'unknown', detail: 'closed after DATA' }
    for (const change of [afterOutcome(ROW, unknown, KNOWN), afterCrash(ROW, KNOWN)])
      assert.deepEqual([change.state, change.unconfirmedAttempts, change.keepsLease], ['queued', 1, true])
    assert.equal(secondsUntil(afterCrash(ROW, KNOWN).due), 0, 'at once after a crash of ours')
    assert.ok(
      secondsUntil(afterOutcome(ROW, unknown, KNOWN).due) >= 48,
      'not at once to a server that is silent',
    )
    const left = afterOutcome(ROW, unknown, { ...KNOWN, unknownRule: 'leave' })
    assert.deepEqual([left.state, left.unconfirmedAttempts, left.keepsLease], ['unknown', 1, true])
  })

  test('lost before it was handed over: nobody’s fault, and those who are not met by it go first', () => {
    const { state, attempts, unconfirmedAttempts, due } = afterOutcome(
      ROW,
      { state: 'lost', detail: 'closed' },
      KNOWN,
    )
    assert.deepEqual([state, attempts, unconfirmedAttempts], ['queued', 0, 0])
    assert.ok(secondsUntil(due) >= 48)
  })

  test('unconfirmed again and again: with growing pauses, and at last left', () => {
    assert.ok(secondsUntil(uncertain(2).due) >= 60)
    assert.equal(uncertain(MOST_UNCONFIRMED - 1).state, 'unknown')
  })

  test('words of the outside that no database could keep are made so', () => {
    const { detail } = afterOutcome(ROW, { ...deferred, detail: `a\0b\ud800${'x'.repeat(9_999)}` }, KNOWN)
    assert.equal(detail?.slice(0, 3), 'ab\ufffd')
    assert.equal(detail?.length, 499, 'cut at 500 before what cannot be kept is taken out')
  })
})
