/** As much of what a prompt asks for as any product has, as tsqueries: pure. */
import { isNeed } from '../prompt/departments/tables.ts'
import { isColour } from '../prompt/synonyms.ts'
import { kindsQuery, likelyQuery, likestQueries } from './by-chance.ts'
import { FOR_YOUNG } from './for-young.ts'
import { kindLexeme } from './meaning-lexemes.ts'
import { apart, saidOf } from './query-buckets.ts'
import { isToldOf, namedQuery, queryOf, type Query } from './query.ts'
import { refusingQuery, sizesQuery } from './query-refusing.ts'
import type { Stems } from './stem-store.ts'
import { isSome, joined, phraseQuery, saidQuery, traitQuery, type Said } from './terms.ts'
import { helpedTerm, roleOf, saysNeed, type Role, type Wish } from './wish.ts'
import { quoted } from './vectors.ts'
import type { Term, Tier } from './wish-terms.ts'

/** Beside its worth each term counts one, so that a sum tells how many there were. */
const COUNTED = 16
const NONE: ReadonlySet<string> = new Set()
const WORTH: Readonly<Record<Role, number>> = { thing: 8, describer: 3, other: 3, measure: 1 }

const TELLING: ReadonlySet<Role> = new Set(['describer', 'measure'])
const SETS = new Set(
  'set sets kit pack pair satz sats lot juego conjunto paket paquete par paar paire'.split(' '),
)

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
  const helpful = { terms: helping, candidates: helping.filter(({ isNeed }) => isNeed) }
  const thing = { terms: named, candidates: named.filter(({ role }) => role === 'thing') }
  // A word that only types of this shop have ("Jeux de plein air") names less than what is the matter does.
  const isListed = parted.some((term) => roleOf(term, NONE) === 'thing')
  const wanted = (isListed ? [thing, helpful] : [helpful, thing]).filter(
    ({ candidates }) => candidates.length > 0,
  )
  const diets = parted
    .filter(isDiet)
    .map((term) => saidQuery(saidOf(term, wish), stems))
    .filter(isSome)
  const strict = diets.length === 0 ? [] : wanted.slice(0, 1).map((tier) => ({ ...tier, diets }))
  const near = named.map(nearly)
  const neighbours = [{ terms: near, candidates: near.filter(({ isNear }) => isNear) }]
  // What is nothing but red is no answer to a red toaster, nor whatever weighs 5 kg to dumbbells of 5 kg, nor any set to a set of towels.
  const isNamed = named.some(({ role }) => role === 'thing')
  const others = isNamed
    ? helping.filter(({ role, isModifier, isSet }) => !isSet && (isModifier || !TELLING.has(role)))
    : helping
  const whatever = [{ terms: helping, candidates: others }]
  // Who only tells what is the matter is not helped by what has some word of it.
  const isTrouble = wish.isTelling === true && parted.some(saysNeed)
  const further = [...neighbours, ...(isTrouble ? [] : whatever)].filter(
    ({ candidates }) => candidates.length > 0,
  )
  return [...strict, ...wanted, ...further].map((tier) => tierQuery(tier, wish, stems))
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
  readonly isModifier: boolean
  /** What a thing is a kind of, as products that are others of them; and which of these are most like it. */
  readonly kinds: string | undefined
  readonly likest: readonly string[]
  readonly isNear?: boolean
  /** It only says that several are sold together. */
  readonly isSet: boolean
}

/** Others of its kinds, where nothing is the thing itself. */
function nearly(weighed: Weighed): Weighed {
  return weighed.kinds === undefined ? weighed : { ...weighed, query: weighed.kinds, isNear: true }
}

function weighedTerm(term: Term, wish: Wish, stems: Stems, things: ReadonlySet<string>): readonly Weighed[] {
  const role = roleOf(term, things)
  const said = saidOf(term, wish)
  const query = isToldOf(term, wish)
    ? saidQuery(said, stems, 'AB')
    : role === 'thing'
      ? joined([namedQuery(term, wish, said, stems), ...onlyNamed(term, wish, stems)].filter(isSome), '&')
      : weighedQuery(role, said, stems, term.isModifier === true)
  return query === undefined
    ? []
    : [
        {
          role,
          query,
          worth: WORTH[role] * COUNTED + 1,
          isNeed: saysNeed(term),
          isModifier: term.isModifier === true,
          isSet: term.words.every((word) => SETS.has(word)),
          kinds: role === 'thing' || saysNeed(term) ? kindsQuery(term, wish, stems) : undefined,
          likest: role === 'thing' ? likestQueries(term, wish, stems) : [],
        },
      ]
}

/** Of one word alone, where what is wanted is not sold. */
function onlyNamed(term: Term, wish: Wish, stems: Stems): string[] {
  return wish.terms.length === 1 ? [likelyQuery(term, wish, stems)].filter(isSome) : []
}

/** What helps comes before what only speaks of the need. */
function helpTiers({ terms }: Wish): readonly Tier[] {
  const needs = terms.flatMap(({ concepts = [] }) => concepts.filter(isNeed))
  return needs.map((id) => helpful(quoted(kindLexeme(id))))
}

const helpful = (query: string): Tier => ({ query, worth: COUNTED })
/** Any of the candidates, and every diet; what is one thing comes whatever else it has; of no shampoo for children one for babies. */
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
    // Where nothing else is there, what is for somebody else.
    refusing: refusingQuery({ ...wish, isWhomWished: false }, stems, things),
    tiers: [
      ...terms.map((term) => ({ ...term, isCandidate: candidates.includes(term) })),
      ...helpTiers(wish),
      ...(wish.whom === 'child' ? [helpful(FOR_YOUNG)] : []),
      ...terms.flatMap(({ isNear, likest }) => (isNear === true ? likest : [])).map(helpful),
    ],
    isGraded: candidates !== terms && candidates.length === 1,
  }
}

/**
 * What nothing is known of counts only where it says what a product is, since chatter stands in bodies; and what
 * collections are called describes no product. What another thing is for ("dress tassels") does where it is that: the index says so.
 */
function weighedQuery(role: Role, said: Said, stems: Stems, isModifier: boolean): string | undefined {
  if (role === 'other') return saidQuery(said, stems, 'ABD')
  const isPlain = role === 'describer' && !said.texts.some(({ text }) => isColour(text))
  return isPlain ? saidQuery(said, stems, isModifier ? 'AB' : 'ABC') : traitQuery(said, stems)
}

function isDiet({ concepts = [] }: Term): boolean {
  return concepts.some((id) => DIETS.has(id))
}

/** How many terms the products of a tier have. */
export function wordsOfTier(worth: number): number {
  return worth % COUNTED
}
