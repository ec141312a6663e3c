/** Which products have words of a sentence that tells what is the matter, as tsqueries: pure. */
import { recipientOf } from '../prompt/recipients.ts'
import { saidOf } from './query-buckets.ts'
import type { Stems } from './stem-store.ts'
import { joined, saidQuery } from './terms.ts'
import type { Tier } from './wish-terms.ts'
import type { Wish } from './wish.ts'

/** Of a hundred that the likeliest is worth: each word of the story that a product has, and each of which the likeliest says nothing. */
const SPOKEN = 2
const BESIDE = 20
/** As a guess, what has two of the first words. */
const BOTH_SPOKEN = 50
const MOST_SPOKEN = 6

interface Spoken extends Tier {
  readonly isSomebody: boolean
}

/** Each word of the story that a product has. */
export function spokenTiers(wish: Wish, stems: Stems): Spoken[] {
  const { told = [], beside = [] } = wish
  return told
    .map((term) => ({
      query: saidQuery(saidOf(term, wish), stems, 'ABC'),
      worth: term.words.some((word) => beside.includes(word)) ? BESIDE : SPOKEN,
      isSomebody: term.words.some((word) => recipientOf(word, true) !== undefined),
    }))
    .flatMap(({ query, ...tier }) => (query === undefined ? [] : [{ query, ...tier }]))
}

/** What has several words of the story helps, though nobody knows what it is. */
export function bothSpoken(spoken: readonly Spoken[]): Tier[] {
  const few = spoken.slice(0, MOST_SPOKEN)
  const pairs = few.flatMap(({ query, isSomebody }, at) =>
    few.slice(at + 1).flatMap((other) => (isSomebody && other.isSomebody ? [] : `(${query}&${other.query})`)),
  )
  const query = joined(pairs, '|')
  return query === undefined ? [] : [{ query, worth: BOTH_SPOKEN, isGuess: true }]
}
