import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readReplies, quote, type Reply } from '../../platform/smtp/reply.ts'
import type { Step } from '../../platform/smtp/transaction.ts'
import type { Outcome } from '../transport.ts'
import { meaningOf, outcomeOf } from './replies.ts'

function reply(line: string): Reply {
  const [read] = readReplies().take(Buffer.from(`${line}\r\n`))
  assert.ok(read, line)
  return read
}

function answered(step: Step, line: string): Outcome {
  return outcomeOf({ end: 'answered', step, reply: reply(line) }, 'mx:25')
}

function after(line: string): number | string | undefined {
  const outcome = answered('RCPT', line)
  return outcome.state === 'deferred' ? outcome.retryAfterSeconds : 'not deferred'
}

/** In the words in which servers of many makes say it. */
const SAID: readonly (readonly [Step, ReturnType<typeof meaningOf>, readonly string[]])[] = [
  [
    'RCPT',
    'bounced',
    [
      '550 5.1.1 The email account that you tried to reach does not exist. Please try double-checking the address',
      '550 5.1.1 <x@example.com>: Recipient address rejected: User unknown in virtual mailbox table',
      '550 5.1.1 <x@example.com>: Recipient address rejected: User unknown in local recipient table',
      '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
      '550 5.4.1 Recipient address rejected: Access denied',
      '550 5.5.0 Requested action not taken: mailbox unavailable',
      '550 Requested action not taken: mailbox unavailable',
      '550 No such user here',
      '550 no such recipient',
      '550 Unknown user',
      '550-5.1.1 unknown\r\n550 5.1.1 user',
      '550 5.2.1 The email account that you tried to reach is disabled',
      '550 5.2.1 This mailbox has been blocked due to inactivity: mailbox disabled',
      "554 delivery error: dd This user doesn't have a yahoo.example account",
      '550 5.7.1 <x@example.com>: User unknown',
      '550 <x@example.com>: invalid address',
      "553 sorry, that domain isn't in my list; 5.7.1 no mailbox here by that name",
      '550 Invalid recipient x@example.com',
      '550 5.1.2 <x@example.com>: Recipient address rejected: Domain not found',
      '556 5.1.10 Recipient address has null MX',
      '551 User not local; please try <y@example.com>',
      '550',
      '550 Account x is suspended',
      '554 5.7.13 account disabled',
      '550 Mailbox not found',
    ],
  ],
  [
    'RCPT',
    'refused',
    [
      '550 5.7.1 Service unavailable, Client host [192.0.2.1] blocked using a list',
      '554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.example.org',
      '550 5.7.1 Message rejected due to SPF policy',
      '550 5.7.26 This mail has been blocked because the sender is unauthenticated',
      '554 5.7.1 <x@example.com>: Recipient address rejected: Access denied by policy',
      '550 5.1.8 Sender address rejected: Domain not found',
      '554 rejected',
      '550 5.1.0 sender rejected',
      '550 sender address unknown',
      '550 Your domain does not exist',
      '550 blacklisted',
      '500 5.5.2 Syntax error',
      '552 message size exceeds fixed limit',
      '552 5.3.4 Message too big for system',
      '550 5.2.3 Message too large for the mailbox',
    ],
  ],
  [
    'RCPT',
    'deferred',
    [
      '450 4.2.0 <x@example.com>: Recipient address rejected: Greylisted',
      '451 4.7.1 Greylisting in action, please come back later',
      '452 4.2.2 The email account that you tried to reach is over quota',
      '452 4.5.3 Too many recipients',
      '421 4.7.0 Try again later, closing connection',
      '552 5.2.2 mailbox full',
      '550 5.2.2 <x@example.com>: user is over the quota',
      '552 Requested mail action aborted: exceeded storage allocation',
      '550 Mailbox quota exceeded for this recipient',
      '554 x@example.com mailbox is full',
      '450 4.1.1 <x@example.com>: Recipient address rejected: unverified address',
    ],
  ],
  [
    'RCPT',
    'unreachable',
    [
      '550 5.7.1 Relaying denied',
      '554 5.7.1 <x@example.com>: Relay access denied',
      '530 5.7.0 Authentication required',
      '550 5.7.1 Unable to relay for x@example.com',
      '535 5.7.8 Authentication credentials invalid',
      '550 must be authenticated to send',
      '550 Your account has been suspended',
      '550 5.4.5 Daily user sending quota exceeded',
    ],
  ],
  [
    'MAIL',
    'unreachable',
    [
      '550 5.7.60 Client does not have permissions to send as this sender',
      '553 5.7.1 <a@example.com>: Sender address rejected: not owned by user',
      '530 5.7.0 Must issue a STARTTLS command first',
      '451 4.3.0 Mail server temporarily rejected message',
      '421 4.3.2 Service shutting down',
      '452 4.3.1 Insufficient system storage',
      '550 5.1.0 Address rejected',
    ],
  ],
  ['MAIL', 'refused', ['552 5.3.4 Message size exceeds fixed maximum message size']],
  [
    'END',
    'refused',
    [
      '550 5.7.1 Our system has detected that this message is likely unsolicited mail',
      '554 5.7.1 Message contains spam or virus',
      '554 5.6.0 Message content rejected',
      '552 5.7.0 This message was blocked because its content presents a potential security issue',
      '552 5.3.4 too big',
      '550 5.7.515 Access denied, sending domain does not meet the required authentication level',
      '554',
      '550 High probability of spam',
      '571 Message refused',
    ],
  ],
  ['END', 'bounced', ['550 5.1.1 User unknown', '550 No such user: x@example.com']],
  [
    'END',
    'deferred',
    [
      '451 4.3.0 queue file write error',
      '454 Throttling failure: Maximum sending rate exceeded',
      '421 4.7.28 Our system has detected an unusual rate of mail',
      '452 4.2.2 Mailbox full',
      '552 5.2.2 over quota',
    ],
  ],
  ['DATA', 'refused', ['554 5.5.1 Error: no valid recipients']],
]

describe('what servers say', () => {
  for (const [step, meaning, lines] of SAID) {
    for (const line of lines) {
      test(`at ${step}: ${line.replaceAll('\r\n', ' / ')} → ${meaning}`, () => {
        assert.equal(meaningOf(step, reply(line)), meaning)
      })
    }
  }
})

describe('the outcome', () => {
  test('quotes the server, and names the route where it is about the route', () => {
    assert.deepEqual(answered('END', '250 2.0.0 Ok: queued as 1A'), {
      state: 'sent',
      route: 'mx:25',
      detail: '250 2.0.0 Ok: queued as 1A',
    })
    assert.deepEqual(answered('RCPT', '550 5.1.1 No'), {
      state: 'failed',
      reason: 'bounced',
      detail: '550 5.1.1 No',
    })
    assert.deepEqual(answered('MAIL', '530 Sign in'), { state: 'unreachable', detail: 'mx:25: 530 Sign in' })
  })

  test('says when to come back if the server does', () => {
    assert.equal(after('450 4.7.1 Greylisted, try again in 300 seconds'), 300)
    assert.equal(after('451 Greylisted: please retry in 5 minutes'), 300)
    assert.equal(after('450 4.2.0 Greylisted, wait 60s'), 60)
    assert.equal(after('450 4.2.0 Greylisted'), undefined)
    assert.equal(after('450 retry in 0 seconds'), undefined)
    assert.equal(after('450 in 9999 minutes'), undefined)
  })

  test('of a broken connection is unknown only when the message had been handed over', () => {
    assert.deepEqual(outcomeOf({ end: 'lost', isHandedOver: true, words: 'mx:25 broke' }, 'mx:25'), {
      state: 'unknown',
      detail: 'mx:25 broke',
    })
    assert.equal(outcomeOf({ end: 'lost', isHandedOver: false, words: '' }, 'mx:25').state, 'deferred')
    assert.equal(outcomeOf({ end: 'unopened', words: '' }, 'mx:25').state, 'unreachable')
    const tooLarge = outcomeOf({ end: 'too-large', limitBytes: 5 }, 'mx:25')
    assert.ok(tooLarge.state === 'failed' && tooLarge.reason === 'refused')
  })
})

describe('reading replies', () => {
  test('whole lines out of any pieces, in UTF-8, without control characters', () => {
    const bytes = Buffer.from('250-mx\r\n250-SIZE 10\r\n250 OK\r\n550 5.1.1 Kein Bénutzer \u001b[31m\n')
    const reader = readReplies()
    const replies = [...bytes].flatMap((byte) => reader.take(Buffer.of(byte)))
    assert.deepEqual(
      replies.map(({ lines }) => lines),
      [['mx', 'SIZE 10', 'OK'], ['Kein Bénutzer [31m']],
    )
    assert.equal(replies[1]?.status, '5.1.1')
    assert.equal(replies[1] && quote(replies[1]), '550 5.1.1 Kein Bénutzer [31m')
  })

  test('what is no reply, or has no end, is refused', () => {
    for (const text of ['HTTP/1.1 200 OK\r\n', '99 x\r\n', '2500 x\r\n', 'x'.repeat(70_000)])
      assert.throws(() => readReplies().take(Buffer.from(text)), text.slice(0, 20))
  })
})
