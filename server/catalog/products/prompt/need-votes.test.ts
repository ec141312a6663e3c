/** What rows and words say together of what may help: that what several agree on is likelier, and what hardly anything speaks for is not said. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Guess } from './interpretation.ts'
import type { NeedIndex, NeedPhrase } from './need-index.ts'
import type { Said, Scored } from './need-said.ts'
import { thingsOf } from './need-votes.ts'
import { wordingOf, wordsIn } from './need-wording.ts'

const phraseOf = (at: number, stems: readonly string[], goods: readonly string[], isWhere = false) => ({
  text: stems.join(' '),
  stems,
  things: [],
  animals: [],
  row: { at, id: undefined, goods, isWhere },
})
const DRAUGHT = phraseOf(0, ['window', 'draught'], ['strip', 'curtain'])
const DIRT = phraseOf(1, ['window', 'dirt'], ['squeegee', 'cloth'])
const STREAK = phraseOf(2, ['window', 'streak'], ['cloth'])
const BRIGHT = phraseOf(3, ['window', 'bright'], ['blind', 'curtain'])
const PLACE = phraseOf(4, ['window'], ['plant'], true)
const PHRASES: readonly NeedPhrase[] = [DRAUGHT, DIRT, STREAK, BRIGHT, PLACE]

const index: NeedIndex = {
  phrasesOf: (stem) => PHRASES.filter(({ stems }) => stems.includes(stem)),
  weightOf: () => 1,
  isTalk: (stem) => stem === 'always',
  alikeOf: () => [],
  wording: () =>
    wordingOf(PHRASES.flatMap(({ text, row }) => (row.isWhere === true ? [] : { row, phrases: [text] }))),
}
const saidOf = (...stems: readonly string[]): Said =>
  new Map(stems.map((stem) => [stem, { worth: 1, texts: [stem], of: stem }]))
const scored = (phrase: NeedPhrase, voice: number): Scored => ({
  phrase,
  voice,
  score: voice,
  share: 0.5,
  count: 1,
  ofRow: phrase.stems,
})
const NO_SITUATIONS = new Map<string, { readonly score: number }>()
/** As it is worded, without what has no wording of its own. */
const thingsBy = (rows: readonly Scored[], first: Scored | undefined, said: Said, text = ''): Guess[] =>
  thingsOf({ rows, first }, { said, words: wordsIn(text), situations: NO_SITUATIONS }, index)
const ids = (...asked: Parameters<typeof thingsBy>): string[] => thingsBy(...asked).map(({ id }) => id)

describe('what rows vote for', () => {
  test('what several rows have is likelier than what one has, and a row begins with its first', () => {
    const rows = [scored(DIRT, 5), scored(STREAK, 5)]
    assert.deepEqual(ids(rows, undefined, saidOf('window')), ['cloth', 'squeegee'])
    assert.deepEqual(ids([scored(DRAUGHT, 5)], undefined, saidOf('draught')), ['strip', 'curtain'])
  })

  test('of those as likely the one comes first whose situations the words tell of', () => {
    const sentence = {
      said: saidOf('window'),
      words: wordsIn(''),
      situations: new Map([['squeegee', { score: 9 }]]),
    }
    const things = thingsOf({ rows: [scored(DIRT, 5)], first: undefined }, sentence, index)
    assert.equal(
      things[0]?.id,
      ids([scored(DIRT, 5)], undefined, saidOf('window'))[0] === 'cloth' ? 'squeegee' : '',
    )
  })

  test('of rows that speak as loudly those are likelier whose words are said of few things', () => {
    const rows = [scored(BRIGHT, 5), scored(DRAUGHT, 5)]
    assert.equal(ids(rows, undefined, saidOf('window', 'draught'))[0], 'curtain')
    assert.equal(ids(rows, undefined, saidOf('window', 'draught'))[1], 'strip')
    assert.equal(ids(rows, undefined, saidOf('window', 'bright'))[1], 'blind')
  })

  test('words add nothing that no row votes for, of places least of all', () => {
    const found = ids([scored(DRAUGHT, 5)], undefined, saidOf('window', 'draught'))
    assert.deepEqual(found.toSorted(), ['curtain', 'strip'])
    const places = thingsBy([scored(PLACE, 5), scored(DRAUGHT, 5)], undefined, saidOf('draught'))
    assert.ok((places.find(({ id }) => id === 'plant')?.worth ?? 0) < 100)
  })

  test('of rows that say as much, what is worded as the sentence is helps rather', () => {
    const rows = [scored(DRAUGHT, 5), scored(BRIGHT, 5)]
    const said = saidOf('window')
    assert.deepEqual(ids(rows, undefined, said, 'a window with a draught').slice(1), ['strip', 'blind'])
    assert.deepEqual(ids(rows, undefined, said, 'the window is bright').slice(1), ['blind', 'strip'])
  })

  test('the things of a row that surely is meant are said to come first, others less loudly', () => {
    const [first, ...others] = thingsBy([scored(DIRT, 5), scored(BRIGHT, 5)], scored(DIRT, 5), saidOf('dirt'))
    assert.deepEqual(first, { id: 'squeegee', worth: 100, isFirst: true })
    assert.deepEqual(
      others.filter(({ isFirst }) => isFirst === true).map(({ id }) => id),
      ['cloth'],
    )
  })

  test('what is much less loud, and what is hardly likely beside the likeliest, is not said', () => {
    assert.deepEqual(ids([scored(DIRT, 10), scored(DRAUGHT, 3)], undefined, saidOf('dirt')), [
      'squeegee',
      'cloth',
    ])
    const told = ids([scored(DIRT, 10), scored(DRAUGHT, 4.1)], undefined, saidOf('dirt'))
    assert.ok(!told.includes('strip'))
    assert.deepEqual(ids([], undefined, saidOf('always')), [])
  })
})
