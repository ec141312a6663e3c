/** Where reading a reply as STOP begins and ends: lengths, signatures, quotes, and our own words sent back. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { optOutWords, takesReplies } from './opt-out-answers.ts'
import { keywordOf } from './opt-out-rules.ts'

const FOURTEEN = `stop texting me${' qa'.repeat(11)}`

describe('how much is read', () => {
  for (const [what, text, act] of [
    ['a keyword with what is around it has 40 characters', `START${'.'.repeat(35)}`, 'start'],
    ['and no more', `START${'.'.repeat(36)}`, undefined],
    ['space around it does not count', `${' '.repeat(40)}START`, 'start'],
    ['a message has 320 characters', `${'x'.repeat(315)}\nstop`, 'stop'],
    ['and no more', `${'x'.repeat(316)}\nstop`, undefined],
    ['without what is left of quotes', `${'x'.repeat(315)}\nstop\n\n> q`, 'stop'],
    ['past 1,600 nothing is looked at, quoted or not', `> ${'x'.repeat(1598)}\nstop`, undefined],
    ['a sentence that commands has 14 words', FOURTEEN, 'stop'],
    ['and no more', `${FOURTEEN} qa`, undefined],
    ['a message that begins with a strong word has 7', 'unsubscribe qa qb qc qd qe qf', 'stop'],
    ['and no more', 'unsubscribe qa qb qc qd qe qf qg', undefined],
    ['of our own words sent back three are somebody’s', 'reply stop unsubscribe', 'stop'],
    ['and four are ours', 'please reply stop unsubscribe', undefined],
  ] as const)
    test(`${what}: ${JSON.stringify(text.slice(0, 30))}, ${text.length} characters`, () => {
      assert.equal(keywordOf(text)?.act, act)
    })
})

describe('what is not said by who writes', () => {
  for (const [what, text, act] of [
    ['below two hyphens', '--\nstop\nAnn', undefined],
    ['hyphens at the end of a line part nothing', 'hello there --\nstop', 'stop'],
    ['nor do they at its beginning', '-- see\nstop', 'stop'],
    ['a quoted line', 'hi there\n> stop', undefined],
    ['a mark inside a line quotes nothing', 'please stop > thanks', 'stop'],
    ['a signature is none of the seven words', 'unsubscribe qa qb qc qd qe\n  Sent from my iPhone', 'stop'],
  ] as const)
    test(`${what}: ${JSON.stringify(text)}`, () => {
      assert.equal(keywordOf(text)?.act, act)
    })
})

test('letters of their own are written without their marks too', () => {
  assert.deepEqual(keywordOf('OPHOR'), { act: 'stop', language: 'da' })
})

test('only a number can be answered', () => {
  for (const sender of ['+46701234567', '71234']) assert.equal(takesReplies(sender), true, sender)
  for (const sender of ['Shop', 'Shop24', '24Shop', '']) assert.equal(takesReplies(sender), false, sender)
})

test('who cannot reply gets a link', () => {
  assert.equal(optOutWords('pl'), 'Odpisz STOP, aby zrezygnowac.')
  assert.equal(optOutWords('pl', 'https://x.example/u/1'), 'Rezygnacja: https://x.example/u/1')
})
