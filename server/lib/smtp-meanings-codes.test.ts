/** What codes say by themselves, where no words decide: each code's meaning as its RFC gives it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { meaningOf, namesMailbox, type Meaning, type ServerReply, type Stage } from './smtp-meanings.ts'

/** Words that say nothing. */
const NOTHING = 'zzz'

/** `dead_address`, with `said` when words or a code said as much, and `now` when it may be taken another time. */
function meaning(stage: Stage, code?: number, status?: string, text = NOTHING): string {
  const { meaning, isSaid, isTransient } = meaningOf({ stage, code, status, text })
  return [meaning, isSaid ? 'said' : 'guessed', ...(isTransient ? ['now'] : [])].join(' ')
}

const RCPT: readonly (readonly [number | undefined, string | undefined, string])[] = [
  [550, undefined, 'refused_message guessed'],
  [552, undefined, 'full_mailbox said'],
  [553, undefined, 'refused_message guessed'],
  [450, undefined, 'try_later guessed now'],
  [421, undefined, 'throttled said now'],
  [550, '5.1.1', 'dead_address said'],
  [550, '5.1.10', 'dead_address said'],
  [550, '5.1.7', 'about_us said'],
  [550, '5.1.8', 'about_us said'],
  [550, '5.2.1', 'refused_message guessed'],
  [550, '5.2.2', 'full_mailbox said'],
  [450, '4.2.2', 'full_mailbox said now'],
  [550, '5.2.3', 'refused_message said'],
  [550, '5.3.4', 'refused_message said'],
  [550, '5.5.0', 'refused_message guessed'],
  [550, '5.6.0', 'refused_message said'],
  [550, '5.7.0', 'refused_message said'],
  [450, '4.1.1', 'try_later guessed now'],
  [450, '4.1.8', 'try_later guessed now'],
  [450, '4.7.0', 'throttled said now'],
  [450, '4.7.1', 'try_later guessed now'],
]

test('at RCPT each code means what its RFC says, and a bare number never a dead address', () => {
  for (const [code, status, expected] of RCPT)
    assert.equal(meaning('RCPT', code, status), expected, `${code} ${status}`)
})

test('a code that wants a sign-in is about us, wherever it is said', () => {
  for (const code of [530, 534, 535, 538])
    for (const stage of ['OPEN', 'MAIL', 'RCPT', 'END'] as const)
      assert.equal(meaning(stage, code), 'about_us said', `${stage} ${code}`)
  for (const code of [531, 536, 537, 539])
    assert.equal(meaning('RCPT', code), 'refused_message guessed', String(code))
})

test('before a recipient is named it is about us, the size of the message, or the time', () => {
  for (const stage of ['OPEN', 'MAIL'] as const) {
    assert.equal(meaning(stage, 421), 'throttled said now')
    assert.equal(meaning(stage, 450, '4.7.0'), 'throttled said now')
    assert.equal(meaning(stage, 450, '4.7.1'), 'try_later guessed now')
    assert.equal(meaning(stage, 451, '4.3.0'), 'try_later guessed now')
    assert.equal(meaning(stage, 550, '5.1.1'), 'about_us said')
    assert.equal(meaning(stage, 550, '5.3.4'), 'refused_message said')
    assert.equal(meaning(stage, 552), 'refused_message said')
    assert.equal(meaning(stage, 552, '5.7.1'), 'about_us said')
    assert.equal(meaning(stage, 552, '5.7.1', 'TOO BIG'), 'refused_message said')
    assert.equal(meaning(stage, 550, undefined, 'too big'), 'about_us said')
  }
})

test('552 for a message that is too large is no full mailbox, in whatever letters', () => {
  for (const text of ['SIZE', 'large', 'BIG'])
    assert.equal(meaning('RCPT', 552, undefined, text), 'refused_message guessed')
  assert.equal(meaning('END', 552), 'refused_message guessed')
  assert.equal(meaning('RCPT', 553, undefined, 'Über'), 'refused_message guessed')
})

test('a mailbox that takes nothing is dead when the words say for good, in whatever letters', () => {
  for (const word of ['DISABLED', 'Inactive', 'closed', 'deleted', 'suspended'])
    assert.equal(meaning('RCPT', 550, '5.2.1', word), 'dead_address said', word)
  assert.equal(meaning('RCPT', 550, '5.7.9', 'disabled'), 'refused_message said')
})

test('a report without a number is for now by its status alone', () => {
  assert.equal(meaning('REPORT', undefined, '4.4.7'), 'try_later guessed now')
  assert.equal(meaning('REPORT', undefined, '5.4.7'), 'refused_message guessed')
  assert.equal(meaning('REPORT'), 'refused_message guessed')
  assert.equal(meaning('REPORT', 421), 'try_later guessed now')
  assert.equal(meaning('REPORT', 499), 'try_later guessed now')
  assert.equal(meaning('REPORT', 500), 'refused_message guessed')
})

test('words say it too: for now, for good, and of a full mailbox whatever the code', () => {
  assert.equal(meaning('RCPT', 450, undefined, 'Greylisted'), 'try_later said now')
  assert.equal(meaning('RCPT', 450, undefined, 'mailbox full'), 'full_mailbox said now')
  assert.equal(meaning('RCPT', 550, '5.1.1', 'mailbox full'), 'full_mailbox said')
  assert.equal(meaning('RCPT', 550, undefined, 'User unknown'), 'dead_address said')
  assert.equal(meaning('RCPT', 454, undefined, 'Throttling failure'), 'throttled said now')
  for (const stage of ['DATA', 'END'] as const)
    assert.equal(meaning(stage, 550, undefined, 'User unknown'), 'refused_message guessed')
})

const limited = (text: string, domain: string, said: Partial<ServerReply> = {}) =>
  meaningOf({ stage: 'RCPT', code: 421, text, domain, ...said })

test('a domain is named only of a limit, in whatever letters, by itself and not as part of another name', () => {
  const limit = { meaning: 'throttled', isSaid: true, isTransient: true } satisfies {
    meaning: Meaning
    isSaid: boolean
    isTransient: boolean
  }
  const named: Readonly<Record<string, boolean>> = {
    'Example.COM is limited': true,
    'limit of example.com.': true,
    'limit: example.com': true,
    'xexample.com and example.com': true,
    'notexample.com': false,
    'my-example.com': false,
    'mx.example.com': false,
    'a@example.com': false,
    'example.community': false,
    'example.com-x': false,
    'limit of example': false,
  }
  for (const [text, isNamed] of Object.entries(named))
    assert.deepEqual(
      limited(text, 'example.com'),
      isNamed ? { ...limit, domain: 'example.com' } : limit,
      text,
    )
  assert.deepEqual(limited('GMX limits you', 'gmx.net'), { ...limit, domain: 'gmx.net' })
  assert.deepEqual(limited('somebody limits you', 'gmx.net'), limit)
  assert.deepEqual(limited('no example.com', 'example.com', { code: 550 }), {
    meaning: 'refused_message',
    isSaid: false,
    isTransient: false,
  })
})

test('words without a code name a mailbox when it is gone or full, within the first 2,000 characters', () => {
  assert.equal(namesMailbox('User unknown'), true)
  assert.equal(namesMailbox('mailbox full'), true)
  assert.equal(namesMailbox('Greylisted'), false)
  assert.equal(namesMailbox(NOTHING), false)
  assert.equal(namesMailbox(`${' '.repeat(1988)}user unknown`), true)
  assert.equal(namesMailbox(`${' '.repeat(1989)}user unknown`), false)
})
