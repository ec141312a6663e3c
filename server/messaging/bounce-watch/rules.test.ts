/** When bounces say something of their addresses, and when of us. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { afterWords, atEnd, ofReports, sameWords, UNWATCHED, type LastWord } from './rules.ts'

const times = (n: number, word: (i: number) => LastWord) => Array.from({ length: n }, (_, i) => word(i))
const distinct = (i: number) =>
  `550 5.1.1 ${'abcdefghij'[i % 10]}${'klmnopqrst'[Math.floor(i / 10) % 10]} unknown`
const same = (i: number) => `550 5.1.1 <person${i}@example.com> unknown, id 4f${i}`
const mixed = (bad: number) => times(200, (i) => (i % 10 < bad ? distinct(i) : null))
const voices = (n: number) => times(n, distinct) as string[]
const opinionOf = (words: readonly LastWord[], hasSent = false) =>
  afterWords({ ...UNWATCHED, hasSent }, words).opinion

describe('bounces are doubted', () => {
  test('after a streak: 20 when nothing was accepted yet, 50 later', () => {
    assert.equal(opinionOf(times(19, distinct)), 'waiting')
    assert.equal(opinionOf(times(20, distinct)), 'doubt')
    assert.equal(opinionOf(times(49, distinct), true), 'waiting')
    assert.equal(opinionOf(times(50, distinct), true), 'doubt')
  })

  test('after half of that when the words are the same', () => {
    assert.equal(opinionOf(times(9, same)), 'waiting')
    assert.equal(opinionOf(times(10, same)), 'doubt')
    assert.equal(opinionOf(times(25, same), true), 'doubt')
  })

  test('when more than 30 % of 200 are, whatever is accepted between', () => {
    assert.equal(opinionOf(mixed(3)), 'content')
    assert.equal(opinionOf(mixed(4)), 'doubt')
  })

  test('at the end of a short list of which nothing was accepted, with one voice', () => {
    const { watch } = afterWords(
      UNWATCHED,
      times(6, () => '550 no'),
    )
    assert.equal(atEnd(watch, false), 'doubt')
    assert.equal(atEnd({ ...watch, hasSent: true }, false), 'content')
    assert.equal(
      atEnd(
        afterWords(
          UNWATCHED,
          times(2, () => '550 no'),
        ).watch,
        false,
      ),
      'content',
    )
    assert.equal(atEnd({ ...watch, hasSent: true }, true), 'waiting', 'a standing mailing goes on')
  })

  test('when they are reported of too many, or with one voice', () => {
    assert.equal(ofReports(19, 30, voices(19)), 'content')
    assert.equal(ofReports(31, 100, voices(31)), 'doubt')
    assert.equal(ofReports(30, 100, voices(30)), 'content')
    assert.equal(
      ofReports(
        30,
        150,
        Array.from({ length: 30 }, (_, i) => `5.1.1 <p${i}@a.example> no`),
      ),
      'doubt',
    )
    assert.equal(
      ofReports(
        30,
        1_000,
        Array.from({ length: 30 }, () => '5.1.1 no'),
      ),
      'content',
    )
  })
})

test('words are the same but for addresses and what is counted', () => {
  assert.equal(sameWords('550 <a@b.example> No 4f1'), sameWords('551 <c@d.example> no 9x'))
  assert.notEqual(sameWords('550 no such user'), sameWords('550 mailbox closed'))
})
