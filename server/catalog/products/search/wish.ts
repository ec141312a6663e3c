/** What a prompt wishes of a product: terms with all that means the same, what is refused, and the roles they play. Pure. */
import type { Interpretation, Language } from '../prompt/interpretation.ts'
import { conceptsOf } from '../prompt/concepts.ts'
import { fold } from '../prompt/fold.ts'
import { expand, isDescriber, isListed, isThing, thingsIn } from '../prompt/synonyms.ts'
import { partsOf } from './compounds.ts'
import { telling } from './telling.ts'
import { wordsOf } from './terms.ts'

/** A thing is what is wanted, a describer what it is like; of other words nothing is known, and numbers measure. */
export type Role = 'thing' | 'describer' | 'other' | 'measure'

/** One thing a product must have: any of these words, or a word for the same thing. */
export interface Term {
  readonly words: readonly string[]
  readonly synonyms: readonly string[]
  /** What the words mean. */
  readonly concepts?: readonly string[]
  /** Of a compound: what it is and what it says of that, the jacket and the leather of "Lederjacke". */
  readonly parts?: readonly Term[]
  /** It names a thing, but tells about another: the laptop of "laptop backpack". */
  readonly isModifier?: boolean
}

export interface Wish {
  readonly terms: readonly Term[]
  readonly phrases: readonly string[]
  /** For whom it is, and that it is a present: who has it comes first, and who has not comes too. */
  readonly wished?: readonly Term[]
  readonly refused: readonly Term[]
  readonly refusedPhrases: readonly string[]
  /** What a product is to be free of, which comes first when it says so. */
  readonly free?: readonly Term[]
  readonly sizes?: Interpretation['sizes']
  /** In years: of a product whose ages are known, these must hold it. */
  readonly age?: number
  readonly languages?: readonly Language[]
  /** Whether a maker, a collection or a tag is asked for, whose products come when none has any of the words. */
  readonly isNamed?: boolean
}

/** Further words of a prompt are not looked for: each costs. */
const TERMS_MAXIMUM = 12
const LEAST_JOINED = 6
export function wishOf(interpretation: Interpretation, same: Synonyms = new Map()): Wish {
  const { words, languages, sizes, age } = interpretation
  const { needed, wished } = telling(interpretation)
  const term = (alternatives: readonly string[]): Term => aTerm(alternatives, languages, same)
  const modifiers = new Set(words.modifiers)
  return {
    terms: [
      ...thingsIn(joinedNeighbours(needed, same)).map((word) => ({
        ...term([word]),
        isModifier: modifiers.has(word),
      })),
      ...words.any.map(term),
    ]
      .filter(({ words }) => words.some((word) => wordsOf(word).length > 0))
      .slice(0, TERMS_MAXIMUM),
    phrases: words.phrases.filter((phrase) => wordsOf(phrase).length > 0).slice(0, TERMS_MAXIMUM),
    wished: wished.map(term),
    refused: words.not.map((word) => term([word])),
    refusedPhrases: words.notPhrases,
    free: words.free.map((word) => term([word])),
    sizes,
    languages,
    isNamed: [interpretation.vendors, interpretation.collections, interpretation.tags].some(
      ({ include }) => include.length > 0,
    ),
    ...(age === undefined ? {} : { age }),
  }
}

/** The workspace's own: a word, folded, and what else it is called there. */
export type Synonyms = ReadonlyMap<string, readonly string[]>

function aTerm(alternatives: readonly string[], languages: readonly Language[], same: Synonyms): Term {
  const own = alternatives.flatMap((word) => spellings(word, languages))
  const words = [...new Set([...own, ...own.flatMap((word) => same.get(fold(word)) ?? [])])]
  const concepts = words.flatMap((word) => conceptsOf(word, languages).map(({ id }) => id))
  return {
    words,
    synonyms: words.flatMap((word) => expand(word, languages)),
    concepts: [...new Set(concepts)],
    parts: words.length === 1 && concepts.length === 0 ? split(words[0] ?? '', languages) : [],
  }
}

/** "Bok hylla" is a "bokhylla": neighbours that are one word of the table, or of the workspace, together. */
function joinedNeighbours(words: readonly string[], same: Synonyms): string[] {
  const joined: string[] = []
  for (let at = 0; at < words.length; at++) {
    const both = `${words[at]}${words[at + 1] ?? ' '}`
    const apart = `${words[at]} ${words[at + 1] ?? ''}`
    const isOwn = same.has(fold(apart))
    const isOne = both.length >= LEAST_JOINED && isListed(both)
    joined.push(isOwn ? apart : isOne ? both : (words[at] ?? ''))
    if (isOwn || isOne) at += 1
  }
  return joined
}

/** A compound is also its parts, each in every word for it: a "Lederjacke" is a jacket of leather. */
function split(word: string, languages: readonly Language[]): Term[] {
  const [folded] = wordsOf(word)
  const [head, modifier] = folded ? partsOf(folded.text) : []
  if (head === undefined) return []
  const one = (text: string, isModifier: boolean): Term => ({
    words: [text],
    synonyms: expand(text, languages),
    concepts: conceptsOf(text, languages).map(({ id }) => id),
    isModifier,
  })
  return [one(head, false), ...(modifier === undefined ? [] : [one(modifier, true)])]
}

/** Every word of it, for `stemsOf`. */
export function wordsWished(wish: Wish): string[] {
  const { terms, phrases, wished = [], refused, refusedPhrases, free = [] } = wish
  const texts = [...terms, ...wished, ...refused, ...free].flatMap(({ words, parts = [] }) => [
    ...words,
    ...parts.flatMap((part) => part.words),
  ])
  return [...texts, ...phrases, ...refusedPhrases].flatMap((text) => wordsOf(text).map(({ text }) => text))
}

/** Words that may be things of this shop only: its products' types tell. */
export function undecidedWords({ terms }: Wish): string[] {
  return terms.flatMap(({ words }) => words.flatMap((word) => wordsOf(word).map(({ text }) => text)))
}

export function roleOf({ words, synonyms, isModifier }: Term, things: ReadonlySet<string>): Role {
  if (words.every((word) => /^[\d.,/x%-]+$/.test(word))) return 'measure'
  if (isModifier) return 'describer'
  const all = [...words, ...synonyms]
  if (words.some((word) => isDescriber(word) && !isThing(word))) return 'describer'
  if (all.some((word) => isThing(word) || things.has(word))) return 'thing'
  return words.some((word) => wordsOf(word).some(({ text }) => things.has(text))) ? 'thing' : 'other'
}

/** Words that may be slips: no language's table knows them. As they are indexed. */
export function unknownWords({ terms }: Wish): string[] {
  return terms
    .filter(({ synonyms }) => synonyms.length === 0)
    .flatMap(({ words }) => words.flatMap((word) => wordsOf(word).map(({ text }) => text)))
}

/** Whether it names something to sell. */
export function namesThing({ terms }: Wish, things: ReadonlySet<string>): boolean {
  return terms.some((term) => roleOf(term, things) === 'thing')
}

/** The wish with what its words may have been meant for. */
export function corrected(wish: Wish, corrections: ReadonlyMap<string, readonly string[]>): Wish {
  const meant = (word: string): string[] =>
    wordsOf(word).length === 1 ? wordsOf(word).flatMap(({ text }) => corrections.get(text) ?? []) : []
  return {
    ...wish,
    terms: wish.terms.map((term) => {
      const { words, synonyms, concepts = [] } = term
      const instead = words.flatMap(meant)
      const same = instead.flatMap((word) => expand(word))
      const also = instead.flatMap((word) => conceptsOf(word).map(({ id }) => id))
      return {
        ...term,
        words: [...words, ...instead],
        synonyms: [...synonyms, ...same],
        concepts: [...new Set([...concepts, ...also])],
      }
    }),
  }
}

/** German keyboards of others: "gruen" is "grün". */
function spellings(word: string, languages: readonly Language[]): string[] {
  const isGerman = languages.length === 0 || languages.includes('de')
  const other = word.replaceAll(/([aou])e/g, '$1')
  return isGerman && other !== word && word.length > 4 ? [word, other] : [word]
}
