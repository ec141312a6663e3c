/** What a prompt's words ask of a product, as tsqueries: pure. */
import type { Stems } from './stem-store.ts'
import {
  anyOf,
  begunQuery,
  colouredQuery,
  isSome,
  joined,
  phraseQuery,
  refusedQuery,
  textsOf,
  type Text,
} from './terms.ts'
import { quoted } from './vectors.ts'
import { roleOf, type Role, type Term, type Wish } from './wish.ts'

export interface Query {
  /** What must match, but for what must not; undefined when no word was asked for. */
  readonly matching: string | undefined
  readonly refusing: string | undefined
  /** The words as they were typed, and with all that means the same: what fits better ranks first. */
  readonly own: string
  readonly any: string
  /** What is wanted, said in the title: such products come before all others. */
  readonly titled: string | undefined
  /** Instead of all that is asked for: as much of it as any product has. */
  readonly tiers?: readonly Tier[]
}

/** What is worth something when not all can be had. */
export interface Tier {
  readonly query: string
  readonly worth: number
}

/** Beside its worth each term counts one, so that a sum tells how many there were. */
const COUNTED = 16
const WORTH: Readonly<Record<Role, number>> = { thing: 8, describer: 3, other: 3, measure: 1 }

/** All of the terms must match; phrases always, refused words never. `wide`: compounds apart, and
 * the last word may go on, as may those that no table knows. */
export function queryOf(wish: Wish, stems: Stems, wide = false): Query {
  const own = wish.terms
    .map(({ words }) => anyOf(textsOf(words, [], wish.languages ?? []), stems))
    .filter(isSome)
  const any = wish.terms
    .map((term, index) => {
      const isOpen = index === wish.terms.length - 1 || term.synonyms.length === 0
      const last = wide && isOpen ? begunQuery(term.words[0] ?? '') : undefined
      return joined([colouredQuery(textsIn(term, wish, wide), stems), last].filter(isSome), '|')
    })
    .filter(isSome)
  const phrases = wish.phrases.map((phrase) => phraseQuery(phrase, stems)).filter(isSome)
  return {
    matching: joined([...phrases, ...sizesQuery(wish.sizes?.include), ...any], '&'),
    refusing: refusingQuery(wish, stems),
    own: joined([...own, ...phrases], '|') ?? '',
    any: joined([...any, ...phrases], '|') ?? '',
    titled: titledQuery(wish, stems),
  }
}

/**
 * As much as can be had, first of what is wanted and then, when nothing is that, of anything: the thing is never left
 * out while there is one, and only products that are it are weighed.
 */
export function tieredQueries(wish: Wish, stems: Stems, things: ReadonlySet<string>): Query[] {
  const terms = wish.terms.flatMap((term) => {
    const role = roleOf(term, things)
    const texts = textsIn(term, wish, true)
    // Of a word of which nothing is known it counts only where it says what a product is: chatter stands in bodies.
    const query = role === 'other' ? anyOf(texts, stems, 'ABD') : colouredQuery(texts, stems)
    return query === undefined ? [] : [{ role, query, worth: WORTH[role] * COUNTED + 1 }]
  })
  const phrases = wish.phrases.map((phrase) => phraseQuery(phrase, stems)).filter(isSome)
  const wanted = terms.filter(({ role }) => role === 'thing')
  return [wanted, terms]
    .filter(({ length }) => length > 0)
    .map((candidates) => {
      const any = joined(
        candidates.map(({ query }) => query),
        '|',
      )
      const matching = joined([...phrases, ...sizesQuery(wish.sizes?.include), any].filter(isSome), '&')
      return { ...queryOf(wish, stems), matching, tiers: terms }
    })
}

/** How many terms the products of a tier have. */
export function wordsOfTier(worth: number): number {
  return worth % COUNTED
}

function textsIn({ words, synonyms, parts = [] }: Term, { languages = [] }: Wish, wide = false): Text[] {
  return textsOf(words, wide ? [...synonyms, ...parts] : synonyms, languages)
}

/** All that is wanted, said in the title. */
function titledQuery(wish: Wish, stems: Stems): string | undefined {
  const things = wish.terms.filter((term) => roleOf(term, new Set()) === 'thing')
  const queries = things.map((term) => anyOf(textsIn(term, wish, true), stems, 'A')).filter(isSome)
  return joined(queries, '&')
}

function refusingQuery(wish: Wish, stems: Stems): string | undefined {
  const { refused, refusedPhrases, sizes } = wish
  const queries = [
    ...refused.map((term) => refusedQuery(textsIn(term, wish, true), stems)),
    ...refusedPhrases.map((phrase) => phraseQuery(phrase, stems)),
    ...(sizes?.exclude ?? []).map((size) => quoted(`#size:${size}`)),
  ]
  return joined(queries.filter(isSome), '|')
}

function sizesQuery(sizes: readonly string[] = []): string[] {
  return [
    joined(
      sizes.map((size) => quoted(`#size:${size}`)),
      '|',
    ),
  ].filter(isSome)
}
