/** What a prompt's words ask of a product, as tsqueries: pure. */
import type { Interpretation, Language } from '../prompt/interpretation.ts'
import { expand } from '../prompt/synonyms.ts'
import type { Stems } from './stem-store.ts'
import { quoted } from './vectors.ts'
import { wordsOf as wordsIn, type Word } from './words.ts'

/** One thing a product must have: any of these words, or a word for the same thing. */
interface Term {
  readonly words: readonly string[]
  readonly synonyms: readonly string[]
}

export interface Wish {
  readonly terms: readonly Term[]
  readonly phrases: readonly string[]
  readonly refused: readonly Term[]
  readonly refusedPhrases: readonly string[]
}

export interface Query {
  /** What must match, but for what must not; undefined when no word was asked for. */
  readonly matching: string | undefined
  readonly refusing: string | undefined
  /** The words as they were typed, and with all that means the same: what fits better ranks first. */
  readonly own: string
  readonly any: string
}

/** Further words of a prompt are not looked for: each costs. */
const TERMS_MAXIMUM = 12
/** Of one term, which may be a phrase, or letters that stand for several words. */
const WORDS_MAXIMUM = 30
/** With more terms than these only some smaller numbers of them are tried. */
const TRIED_MAXIMUM = 6

export function wishOf({ words, languages }: Interpretation): Wish {
  const term = (alternatives: readonly string[]): Term => {
    const words = alternatives.flatMap((word) => spellings(word, languages))
    return { words, synonyms: words.flatMap((word) => expand(word, languages)) }
  }
  return {
    terms: [...words.all.map((word) => term([word])), ...words.any.map(term)]
      .filter(({ words }) => words.some((word) => wordsOf(word).length > 0))
      .slice(0, TERMS_MAXIMUM),
    phrases: words.phrases.filter((phrase) => wordsOf(phrase).length > 0).slice(0, TERMS_MAXIMUM),
    refused: words.not.map((word) => term([word])),
    refusedPhrases: words.notPhrases,
  }
}

function wordsOf(text: string): Word[] {
  return wordsIn(text, WORDS_MAXIMUM)
}

/** Every word of it, for `stemsOf`. */
export function wordsWished({ terms, phrases, refused, refusedPhrases }: Wish): string[] {
  const texts = [...terms, ...refused].flatMap(({ words, synonyms }) => [...words, ...synonyms])
  return [...texts, ...phrases, ...refusedPhrases].flatMap((text) => wordsOf(text).map(({ text }) => text))
}

/** `least` of the terms must match, all of them unless said otherwise; phrases always, refused words never. */
export function queryOf(wish: Wish, stems: Stems, least = wish.terms.length): Query {
  const own = wish.terms.map(({ words }) => anyOf(words, stems)).filter(isSome)
  const any = wish.terms.map(({ words, synonyms }) => anyOf([...words, ...synonyms], stems)).filter(isSome)
  const phrases = wish.phrases.map((phrase) => phraseQuery(phrase, stems)).filter(isSome)
  const refused = [
    ...wish.refused.map(({ words, synonyms }) => anyOf([...words, ...synonyms], stems)),
    ...wish.refusedPhrases.map((phrase) => phraseQuery(phrase, stems)),
  ].filter(isSome)
  return {
    matching: joined([...phrases, atLeast(any, least)].filter(isSome), '&'),
    refusing: joined(refused, '|'),
    own: joined([...own, ...phrases], '|') ?? '',
    any: joined([...any, ...phrases], '|') ?? '',
  }
}

/** Words that may be slips: no language's table knows them. As they are indexed. */
export function unknownWords({ terms }: Wish): string[] {
  return terms
    .filter(({ synonyms }) => synonyms.length === 0)
    .flatMap(({ words }) => words.flatMap((word) => wordsOf(word).map(({ text }) => text)))
}

/** The wish with what its words may have been meant for. */
export function corrected(wish: Wish, corrections: ReadonlyMap<string, readonly string[]>): Wish {
  const meant = (word: string): string[] =>
    wordsOf(word).length === 1 ? wordsOf(word).flatMap(({ text }) => corrections.get(text) ?? []) : []
  return {
    ...wish,
    terms: wish.terms.map(({ words, synonyms }) => {
      const instead = words.flatMap(meant)
      const same = instead.flatMap((word) => expand(word))
      return { words: [...words, ...instead], synonyms: [...synonyms, ...same] }
    }),
  }
}

/** How many of the terms are asked for, one try after the other, while nothing matches. */
export function fewerTerms({ terms: { length } }: Wish): number[] {
  if (length > TRIED_MAXIMUM) return [length - 1, length - 2, 1]
  return Array.from({ length: Math.max(0, length - 1) }, (_, index) => length - 1 - index)
}

/** At least `least` of the parts, the first one with one fewer of the rest, or without it. */
function atLeast(parts: readonly string[], least: number): string | undefined {
  if (least <= 1) return joined(parts, '|')
  if (least >= parts.length) return joined(parts, '&')
  const [first, ...rest] = parts
  const withFirst = joined([first, atLeast(rest, least - 1)].filter(isSome), '&')
  return joined([withFirst, atLeast(rest, least)].filter(isSome), '|')
}

function anyOf(texts: readonly string[], stems: Stems): string | undefined {
  return joined([...new Set(texts)].map((text) => textQuery(text, stems)).filter(isSome), '|')
}

/** A word, or several that must all be there; "t-shirt" is also "tshirt". */
function textQuery(text: string, stems: Stems): string | undefined {
  const words = wordsOf(text)
  const lexemes = (isJoined: boolean): string[] =>
    words.filter((word) => word.isJoined === isJoined).map((word) => lexemesQuery(word.text, stems))
  const apart = joined(lexemes(false), '&')
  const together = joined(lexemes(true), '&')
  return joined([apart, together].filter(isSome), '|')
}

function phraseQuery(phrase: string, stems: Stems): string | undefined {
  const words = wordsOf(phrase).filter(({ isJoined }) => !isJoined)
  return joined(
    words.map(({ text }) => lexemesQuery(text, stems)),
    '<->',
  )
}

function lexemesQuery(word: string, stems: Stems): string {
  return `(${stems(word).map(quoted).join('|')})`
}

/** German keyboards of others: "gruen" is "grün". */
function spellings(word: string, languages: readonly Language[]): string[] {
  const isGerman = languages.length === 0 || languages.includes('de')
  const other = word.replaceAll(/([aou])e/g, '$1')
  return isGerman && other !== word && word.length > 4 ? [word, other] : [word]
}

function joined(parts: readonly string[], sign: string): string | undefined {
  if (parts.length === 0) return undefined
  return parts.length === 1 ? parts[0] : `(${parts.join(sign)})`
}

function isSome(text: string | undefined): text is string {
  return text !== undefined
}
