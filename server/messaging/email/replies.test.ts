import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readReplies, quote, type Reply } from '../../platform/smtp/reply.ts'
import type { Step } from '../../platform/smtp/transaction.ts'
import type { Outcome } from '../transport.ts'
import { outcomeOf } from './replies.ts'

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

function outcomeAt(step: Step, line: string) {
  const { state, ...rest } = answered(step, line)
  return 'reason' in rest ? rest.reason : state
}

describe('a refusal', () => {
  test('bounces for words or codes about the mailbox, and for nothing else', () => {
    for (const line of ['550 5.1.1 x', '550 No such user here', '550 5.2.1 mailbox disabled'])
      assert.equal(outcomeAt('RCPT', line), 'bounced', line)
    for (const code of ['550', '551', '553', '550 Administrative prohibition', '550 Account suspended'])
      assert.equal(outcomeAt('RCPT', code), 'refused', code)
    assert.equal(outcomeAt('END', '550 No such user'), 'refused')
    assert.equal(outcomeAt('END', '550 5.1.1 No such user'), 'bounced')
  })

  test('that is about us says so, for good or for now', () => {
    for (const line of ['550 5.7.1 Relaying denied', '550 Please turn on SMTP Authentication', '530 x'])
      assert.deepEqual(answered('RCPT', line), {
        state: 'failed',
        reason: 'refused',
        detail: line,
        isAboutUs: true,
      })
    const later = answered('RCPT', '454 4.7.1 <x@example.com>: Relay access denied')
    assert.ok(later.state === 'deferred' && later.isAboutUs)
  })

  test('at MAIL is the provider that is shut: nobody has been named yet', () => {
    for (const line of [
      '550',
      '550 5.1.1 User unknown',
      '451 4.3.0 x',
      '530 5.7.0 Must issue a STARTTLS command',
    ])
      assert.equal(outcomeAt('MAIL', line), 'unreachable', line)
    assert.equal(outcomeAt('MAIL', '552 5.3.4 too big'), 'refused')
  })

  test('for being too fast is a limit, of the receiving domain if the words name it', () => {
    assert.deepEqual(answered('MAIL', '454 Throttling failure: Maximum sending rate exceeded'), {
      state: 'throttled',
      detail: '454 Throttling failure: Maximum sending rate exceeded',
    })
    const line = '421 4.7.0 Too many messages for example.com, retry in 5 minutes'
    assert.deepEqual(
      outcomeOf({ end: 'answered', step: 'RCPT', reply: reply(line) }, 'mx:25', 'example.com'),
      {
        state: 'throttled',
        detail: line,
        domain: 'example.com',
        retryAfterSeconds: 300,
      },
    )
  })
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
    assert.equal(outcomeOf({ end: 'lost', isHandedOver: false, words: '' }, 'mx:25').state, 'lost')
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

  test('what is not a reply, or has no end, is refused', () => {
    const long = `250-${'x'.repeat(30_000)}\r\n`.repeat(3)
    const many = '250-\r\n'.repeat(700)
    for (const text of ['HTTP/1.1 200 OK\r\n', '99 x\r\n', '2500 x\r\n', 'x'.repeat(70_000), long, many])
      assert.throws(() => readReplies().take(Buffer.from(text)), text.slice(0, 20))
  })
})
