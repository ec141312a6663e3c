/** What a prompt wishes of a product: terms with all that means the same, what is refused, and the roles they play. Pure. */
import { goodsFor, isNeed } from '../prompt/departments/tables.ts'
import type { Guess, Interpretation, Language } from '../prompt/interpretation.ts'
import { eachSaid } from '../prompt/composed.ts'
import { isColourElsewhere, isDescriber, isThing } from '../prompt/synonyms.ts'
import { traitsOf } from '../prompt/traits.ts'
import { withoutHavingAll } from './given-to.ts'
import { boundsOf } from './bounded.ts'
import { doneWith } from './done-with.ts'
import { isForSomebody, neededWords } from './needed-words.ts'
import { impliedWhom, partedByWhom, saidApart, type AskedFor } from './for-others.ts'
import { playedTerm } from './for-young.ts'
import { helpOf } from './meaning-lexemes.ts'
import { wordsOf } from './term-words.ts'
import { refusedTerms } from './refused-terms.ts'
import { aTerm, neededTerms, toldBy, type Synonyms, type Term, type Tier } from './wish-terms.ts'

/** A thing is what is wanted, a describer what it is like; of other words nothing is known, and numbers measure. */
export type Role = 'thing' | 'describer' | 'other' | 'measure'

export interface Wish extends AskedFor {
  readonly terms: readonly Term[]
  readonly phrases: readonly string[]
  /** For whom it is, and that it is a present: who has it comes first, and who has not comes too. */
  readonly wished?: readonly Term[]
  /** Wished as well where nothing has what is wanted. */
  readonly otherwise?: readonly Term[]
  readonly isPresent?: boolean
  readonly refused: readonly Term[]
  readonly refusedPhrases: readonly string[]
  /** What a product is to be free of, which comes first when it says so. */
  readonly free?: readonly Term[]
  readonly sizes?: Interpretation['sizes']
  /** Of a product that says its sizes one must be one of these. */
  readonly fits?: readonly string[]
  /** What may help with the matter, the likeliest first. */
  readonly likely?: readonly Guess[]
  /** Words that tell of it. */
  readonly told?: readonly Term[]
  readonly isTelling?: boolean
  /** Of them, what the likeliest says nothing of. */
  readonly beside?: readonly string[]
  /** In years: of a product whose ages are known, these must hold it. */
  readonly age?: number
  readonly languages?: readonly Language[]
  /** Whether a price, an age or a size bounds it. */
  readonly isBound?: boolean
  /** Whether a maker, a collection or a tag is asked for, whose products come when none has any of the words. */
  readonly isNamed?: boolean
  /** Whether only what is the first thing comes, or a kind of it; nothing that speaks of it. */
  readonly isOfKind?: boolean
  /** In place of the first thing only what is one of these concepts comes, or a kind of it. */
  readonly kinds?: readonly string[]
  /** Whether only what has all of it comes. */
  readonly isWhole?: boolean
  /** What it is to share with what it is like. */
  readonly shared?: readonly Tier[] | undefined
}

const CHILDREN = new Set(['child', 'girl', 'boy', 'baby'])
/** Further words of a prompt are not looked for: each costs. */
const TERMS_MAXIMUM = 12
const LEAST_HEAD = 5

export function wishOf(interpretation: Interpretation, same: Synonyms = new Map()): Wish {
  const { words, languages, sizes, fits, age, pronoun } = interpretation
  const { wished, otherwise = [], ...read } = neededWords(withoutHavingAll(interpretation))
  const { needed, any, told } = eachSaid(read.needed, read.any, languages)
  const term = (alternatives: readonly string[]): Term => aTerm(alternatives, languages, same)
  const said = [...neededTerms(needed, new Set(words.modifiers), languages, same), ...any.map(term)]
    .filter(({ words }) => words.some((word) => wordsOf(word).length > 0))
    .flatMap(saidApart)
    .map((term) => playedTerm(agedTerm(term, age), age))
    .map(forEverybody)
  const { terms, implied, ...parted } = partedByWhom(mostTelling(said))
  const isNamed = terms.some((term) => roleOf(term, new Set()) === 'thing')
  // "Perfume for him".
  const isPronoun = isNamed && parted.whom === undefined && pronoun !== undefined
  const whom = isPronoun ? { whom: pronoun, isWhomWished: true } : parted
  return {
    terms: terms.map(isNamed ? doneWith : helpedTerm),
    phrases: words.phrases.filter((phrase) => wordsOf(phrase).length > 0).slice(0, TERMS_MAXIMUM),
    wished: [
      ...[...wished, ...[...told, ...toldBy(needed)].map((word) => [word])].map(term).map(withGoods),
      ...implied,
    ],
    ...(otherwise.length > 0 ? { otherwise: otherwise.map(term).map(withGoods) } : {}),
    isPresent: isForSomebody(interpretation),
    refused: refusedTerms(words.not, terms, { languages, term }),
    refusedPhrases: words.notPhrases,
    free: words.free.map((word) => term([word])),
    sizes,
    fits,
    languages,
    ...boundsOf(interpretation),
    ...(age === undefined ? {} : { age }),
    ...whom,
    ...(words.likely.length > 0 && whom.whom === undefined ? besideWorn(terms) : {}),
    ...(interpretation.isTelling ? { isTelling: true } : {}),
    likely: words.likely,
    beside: words.beside,
    told: words.told.slice(0, TERMS_MAXIMUM).map((word) => term([word])),
  }
}

/** What goes with a dress is for whoever wears it. */
function besideWorn(terms: readonly Term[]): AskedFor {
  const whom = impliedWhom(terms.flatMap(({ concepts = [] }) => concepts))
  return whom === undefined ? {} : { whom, isWhomImplied: true }
}

function isKnown({ concepts = [], parts = [] }: Term): boolean {
  return concepts.length + parts.length > 0
}

/** Of too many those of which something is known, in the order in which they are said. */
function mostTelling(terms: readonly Term[]): readonly Term[] {
  if (terms.length <= TERMS_MAXIMUM) return terms
  const kept = new Set(
    [...terms.filter(isKnown), ...terms.filter((term) => !isKnown(term))].slice(0, TERMS_MAXIMUM),
  )
  return terms.filter((term) => kept.has(term))
}

/** Where nothing is named what helps is wanted as well as what says so. */
export function helpedTerm(term: Term): Term {
  const { concepts = [] } = term
  return { ...term, concepts: [...concepts, ...concepts.filter(isNeed).map(helpOf)] }
}

/** Of what a present is for, the things that are given then: they come first. */
function withGoods(term: Term): Term {
  const { concepts = [] } = term
  return { ...term, concepts: [...concepts, ...concepts.flatMap(goodsFor)] }
}

const GROWN = new Set(['woman', 'man'])

/** What is for everybody is for women, too, and for men. */
function forEverybody(term: Term): Term {
  const { concepts = [], parts = [] } = term
  const everybody = concepts.some((id) => GROWN.has(id)) ? ['unisex'] : []
  return { ...term, concepts: [...concepts, ...everybody], parts: parts.map(forEverybody) }
}

/** "A boy of one": what says that it is for that age need not say for whom. */
function agedTerm(term: Term, age: number | undefined): Term {
  const isChild = term.words.some((word) => traitsOf(word).some(({ id }) => CHILDREN.has(id)))
  return age === undefined || !isChild ? term : { ...term, instead: `#age:${age}` }
}

/** Every word of it, for `stemsOf`. */
export function wordsWished(wish: Wish): string[] {
  const { terms, phrases, wished = [], told = [], refused, refusedPhrases, free = [] } = wish
  const texts = [...terms, ...wished, ...told, ...refused, ...free].flatMap(
    ({ words, also = [], parts = [] }) => [...words, ...also, ...parts.flatMap((part) => part.words)],
  )
  return [...texts, ...phrases, ...refusedPhrases].flatMap((text) => wordsOf(text).map(({ text }) => text))
}

/** Words that may be things of this shop only: its products' types tell. */
export function undecidedWords({ terms }: Wish): string[] {
  return terms.flatMap(({ words }) => words.flatMap((word) => wordsOf(word).map(({ text }) => text)))
}

export function roleOf({ words, synonyms, isModifier }: Term, things: ReadonlySet<string>): Role {
  // "X5" is a name.
  if (words.every((word) => /^\d[\d.,]* ?\p{L}+$|^[\d.,%-][\d.,/x%-]*$/u.test(word))) return 'measure'
  if (isModifier) return 'describer'
  if (words.some((word) => isDescriber(word) && (!isThing(word) || isColourElsewhere(word))))
    return 'describer'
  const isOfThing = (word: string): boolean => isThing(word) || things.has(word)
  if (words.some(isOfThing) || synonyms.some(isOfThing)) return 'thing'
  return words.some((word) => wordsOf(word).some(({ text }) => things.has(text))) ? 'thing' : 'other'
}

/** Of two words that the tables know, which are no slip of another: a "sommartäcke", unlike a "snowbord", whose end is short. */
export function isCompound({ parts: [head, modifier] = [], isComposed = false }: Term): boolean {
  return modifier !== undefined && !isComposed && (head?.words[0]?.length ?? 0) >= LEAST_HEAD
}

/** Whether it names something to sell. */
export function namesThing({ terms }: Wish, things: ReadonlySet<string>): boolean {
  return terms.some((term) => isCompound(term) || roleOf(term, things) === 'thing')
}

/** Whether it says what is the matter, for which there are things. */
export function saysNeed({ concepts = [] }: Term): boolean {
  return concepts.some(isNeed)
}

/** Whether all of its words only say what it is like or for. */
export function onlyTells({ terms }: Wish, things: ReadonlySet<string>): boolean {
  return terms.every((term) => roleOf(term, things) === 'describer')
}
