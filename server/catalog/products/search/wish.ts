/** What a prompt wishes of a product: terms with all that means the same, what is refused, and the roles they play. Pure. */
import type { Interpretation, Language } from '../prompt/interpretation.ts'
import { expand, isDescriber, isThing, thingsIn } from '../prompt/synonyms.ts'
import { partsOf } from './compounds.ts'
import { wordsOf } from './terms.ts'

/** A thing is what is wanted, a describer what it is like; of other words nothing is known, and numbers measure. */
export type Role = 'thing' | 'describer' | 'other' | 'measure'

/** One thing a product must have: any of these words, or a word for the same thing. */
export interface Term {
  readonly words: readonly string[]
  readonly synonyms: readonly string[]
  /** Of a compound: what it says in several words, "leather jacket" of "Lederjacke". */
  readonly parts?: readonly string[]
}

export interface Wish {
  readonly terms: readonly Term[]
  readonly phrases: readonly string[]
  readonly refused: readonly Term[]
  readonly refusedPhrases: readonly string[]
  readonly sizes?: Interpretation['sizes']
  readonly languages?: readonly Language[]
}

/** Further words of a prompt are not looked for: each costs. */
const TERMS_MAXIMUM = 12
export function wishOf({ words, languages, sizes }: Interpretation): Wish {
  const term = (alternatives: readonly string[]): Term => {
    const words = alternatives.flatMap((word) => spellings(word, languages))
    const synonyms = words.flatMap((word) => expand(word, languages))
    return { words, synonyms, parts: words.flatMap((word) => split(word, languages)) }
  }
  return {
    terms: [...thingsIn(words.all).map((word) => term([word])), ...words.any.map(term)]
      .filter(({ words }) => words.some((word) => wordsOf(word).length > 0))
      .slice(0, TERMS_MAXIMUM),
    phrases: words.phrases.filter((phrase) => wordsOf(phrase).length > 0).slice(0, TERMS_MAXIMUM),
    refused: words.not.map((word) => term([word])),
    refusedPhrases: words.notPhrases,
    sizes,
    languages,
  }
}

/** A compound is also its parts, each in every word for it: a "Lederjacke" is a "leather jacket". */
function split(word: string, languages: readonly Language[]): string[] {
  const [folded] = wordsOf(word)
  const [head, modifier] = folded ? partsOf(folded.text) : []
  if (head === undefined || modifier === undefined) return []
  const same = (part: string): string[] => [part, ...expand(part, languages)].slice(0, SPLIT_MAXIMUM)
  return same(head).flatMap((one) => same(modifier).map((other) => `${other} ${one}`))
}

const SPLIT_MAXIMUM = 12

/** Every word of it, for `stemsOf`. */
export function wordsWished({ terms, phrases, refused, refusedPhrases }: Wish): string[] {
  const texts = [...terms, ...refused].flatMap(({ words, synonyms, parts = [] }) => [
    ...words,
    ...synonyms,
    ...parts,
  ])
  return [...texts, ...phrases, ...refusedPhrases].flatMap((text) => wordsOf(text).map(({ text }) => text))
}

/** Words that may be things of this shop only: its products' types tell. */
export function undecidedWords({ terms }: Wish): string[] {
  return terms.flatMap(({ words }) => words.flatMap((word) => wordsOf(word).map(({ text }) => text)))
}

export function roleOf({ words, synonyms }: Term, things: ReadonlySet<string>): Role {
  if (words.every((word) => /^[\d.,/x%-]+$/.test(word))) return 'measure'
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
    terms: wish.terms.map(({ words, synonyms, parts = [] }) => {
      const instead = words.flatMap(meant)
      const same = instead.flatMap((word) => expand(word))
      return { words: [...words, ...instead], synonyms: [...synonyms, ...same], parts }
    }),
  }
}

/** German keyboards of others: "gruen" is "grün". */
function spellings(word: string, languages: readonly Language[]): string[] {
  const isGerman = languages.length === 0 || languages.includes('de')
  const other = word.replaceAll(/([aou])e/g, '$1')
  return isGerman && other !== word && word.length > 4 ? [word, other] : [word]
}
