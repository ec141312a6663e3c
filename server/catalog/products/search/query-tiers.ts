/** As much of what a prompt asks for as any product has, as tsqueries: pure. */
import { isNeed } from '../prompt/departments/tables.ts'
import { isColour } from '../prompt/synonyms.ts'
import { kindLexeme } from './meant.ts'
import { apart, saidOf } from './query-buckets.ts'
import { isToldOf, queryOf, refusingQuery, sizesQuery, type Query, type Tier } from './query.ts'
import type { Stems } from './stem-store.ts'
import { isSome, joined, phraseQuery, saidQuery, traitQuery, type Said } from './terms.ts'
import { helpedTerm, roleOf, saysNeed, type Role, type Wish } from './wish.ts'
import { quoted } from './vectors.ts'
import type { Term } from './wish-terms.ts'

/** Beside its worth each term counts one, so that a sum tells how many there were. */
const COUNTED = 16
const WORTH: Readonly<Record<Role, number>> = { thing: 8, describer: 3, other: 3, measure: 1 }

/** Who asks for these can not take, or will not have, anything else while there is something. */
const DIETS = new Set([
  'vegan',
  'vegetarian',
  'gluten-free',
  'lactose-free',
  'sugar-free',
  'alcohol-free',
  'non-alcoholic',
  'decaf',
])

/**
 * As much as can be had, first of what is wanted and then, when nothing is that, of anything: the thing is never left
 * out while there is one, and only products that are it are weighed.
 */
export function tieredQueries(wish: Wish, stems: Stems, things: ReadonlySet<string>): Query[] {
  const parted = wish.terms.flatMap(apart)
  const weighed = (list: readonly Term[]): readonly Weighed[] =>
    list.flatMap((term) => weighedTerm(term, wish, stems, things))
  const named = weighed(parted)
  // Where no thing that is named is there, what helps is looked for.
  const helping = weighed(parted.map(helpedTerm))
  const wanted = [
    { terms: named, candidates: named.filter(({ role }) => role === 'thing') },
    { terms: helping, candidates: helping.filter(({ isNeed }) => isNeed) },
  ].filter(({ candidates }) => candidates.length > 0)
  const diets = parted
    .filter(isDiet)
    .map((term) => saidQuery(saidOf(term, wish), stems))
    .filter(isSome)
  const strict = diets.length === 0 ? [] : wanted.slice(0, 1).map((tier) => ({ ...tier, diets }))
  const whatever = helping.length === 0 ? [] : [{ terms: helping, candidates: helping }]
  return [...strict, ...wanted, ...whatever].map((tier) => tierQuery(tier, wish, stems))
}

interface TierOf {
  readonly terms: readonly Weighed[]
  readonly candidates: readonly Weighed[]
  readonly diets?: readonly string[]
}

interface Weighed {
  readonly role: Role
  readonly query: string
  readonly worth: number
  readonly isNeed: boolean
}

function weighedTerm(term: Term, wish: Wish, stems: Stems, things: ReadonlySet<string>): readonly Weighed[] {
  const role = roleOf(term, things)
  const said = saidOf(term, wish)
  const query = isToldOf(term, wish) ? saidQuery(said, stems, 'AB') : weighedQuery(role, said, stems)
  return query === undefined
    ? []
    : [{ role, query, worth: WORTH[role] * COUNTED + 1, isNeed: saysNeed(term) }]
}

/** What helps comes before what only speaks of the need. */
function helpTiers({ terms }: Wish): readonly Tier[] {
  const needs = terms.flatMap(({ concepts = [] }) => concepts.filter(isNeed))
  return needs.map((id) => ({ query: quoted(kindLexeme(id)), worth: COUNTED }))
}

/** Any of the candidates, and every diet; what is one thing comes whatever else it has. */
function tierQuery({ terms, candidates, diets = [] }: TierOf, wish: Wish, stems: Stems): Query {
  const any = joined(
    candidates.map(({ query }) => query),
    '|',
  )
  const phrases = wish.phrases.map((phrase) => phraseQuery(phrase, stems)).filter(isSome)
  const needed = [...phrases, ...sizesQuery(wish.sizes?.include), ...diets, any]
  const things = wish.terms.filter((term) => roleOf(term, new Set()) === 'thing').slice(0, 1)
  return {
    ...queryOf(wish, stems),
    matching: joined(needed.filter(isSome), '&'),
    refusing: refusingQuery(wish, stems, things),
    tiers: [...terms, ...helpTiers(wish)],
    isGraded: candidates !== terms && candidates.length === 1,
  }
}

/**
 * What nothing is known of counts only where it says what a product is, since chatter stands in bodies; and what
 * collections are called describes no product.
 */
function weighedQuery(role: Role, said: Said, stems: Stems): string | undefined {
  if (role === 'other') return saidQuery(said, stems, 'ABD')
  const isPlain = role === 'describer' && !said.texts.some(({ text }) => isColour(text))
  return isPlain ? saidQuery(said, stems, 'ABC') : traitQuery(said, stems)
}

function isDiet({ concepts = [] }: Term): boolean {
  return concepts.some((id) => DIETS.has(id))
}

/** How many terms the products of a tier have. */
export function wordsOfTier(worth: number): number {
  return worth % COUNTED
}
