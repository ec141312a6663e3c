/** What a product must have, of the words of a prompt: each with all that means the same, neighbours joined that are one thing. Pure. */
import { composedOf } from '../prompt/composed.ts'
import { conceptsOf } from '../prompt/concepts.ts'
import { besideOf } from '../prompt/last-members.ts'
import { fold } from '../prompt/fold.ts'
import { unhyphened } from '../prompt/hyphens-apart.ts'
import type { Language } from '../prompt/interpretation.ts'
import { measureIn } from '../prompt/measures.ts'
import { isUnknown, thingsNearly } from '../prompt/nearly.ts'
import { expand, isListed, isThing, phraseIn, thingsIn } from '../prompt/synonyms.ts'
import { tellingParts } from '../prompt/telling-parts.ts'
import { goodsOf, partsOf } from '../prompt/compounds.ts'
import { havingAny } from '../prompt/privatives.ts'
import { inOne } from './in-one.ts'
import { wordsOf } from './term-words.ts'

/** One thing a product must have: any of these words, or a word for the same thing. */
export interface Term {
  readonly words: readonly string[]
  readonly synonyms: readonly string[]
  /** Things that a word nothing is known of nearly names; they are among the words. */
  readonly nearly?: readonly string[]
  /** What else says so of a product, and names nothing. */
  readonly also?: readonly string[]
  /** What the words mean. */
  readonly concepts?: readonly string[]
  /** Of a compound: what it is and what it says of that, the jacket and the leather of "Lederjacke". */
  readonly parts?: readonly Term[]
  /** Several words made it: a product may say them apart, too. */
  readonly isComposed?: boolean
  /** What a product may say instead, as a mark: its age of a word for a child. */
  readonly instead?: string
  /** What comes as well, behind it: of games for children toys. */
  readonly besideIt?: readonly string[]
  /** Of what is refused beside a thing that is named after it: what that is, which is not refused. */
  readonly besides?: readonly string[]
  /** It names a thing, but tells about another: the laptop of "laptop backpack". */
  readonly isModifier?: boolean
}

/** A tsquery, and what is worth whatever it holds of, where not all can be had. */
export interface Tier {
  readonly query: string
  readonly worth: number
  /** Whatever matches has one of these. */
  readonly isCandidate?: boolean
  /** Of all that are guesses only the one that is worth most counts. */
  readonly isGuess?: boolean
}

/** A number and its unit in one: "1l". */
const GLUED = /^(\d+(?:[.,]\d+)?)(\p{L}+)$/u
const ALCOHOL = 'alcohol'
const LEAST_JOINED = 6
/** Also in a plural: "tooth brushes". */
const LONG_JOINED = 9

/** Of words that all must be there; `modifiers` of them tell about another thing. */
export function neededTerms(
  words: readonly string[],
  modifiers: ReadonlySet<string>,
  languages: readonly Language[],
  same: Synonyms,
): Term[] {
  const things = thingsIn(joinedNeighbours(words, same))
  const terms = things.flatMap((word, at): Term[] => {
    const [, number = word, unit = things[at + 1] ?? ''] = GLUED.exec(word) ?? []
    const measure = measureIn(number, unit)
    if (measure !== undefined) return [{ words: measure, synonyms: [] }]
    if (measureIn(things[at - 1] ?? '', word) !== undefined) return []
    return [{ ...withMembers(aTerm([word], languages, same)), isModifier: modifiers.has(word) }]
  })
  return composed(terms, languages)
}

/** Who asks for alcohol asks for what has it, and for garden furniture for parasols, too. */
function withMembers(term: Term): Term {
  const beside = (term.concepts ?? []).flatMap((id) => (id === ALCOHOL ? havingAny([id]) : besideOf(id)))
  return beside.length > 0 ? { ...term, besideIt: beside } : term
}

/** What words of one thing of a wider kind say of it: the "scented" of "scented candle", where all are candles. */
export function toldBy(words: readonly string[]): string[] {
  return thingsIn(words)
    .filter((word) => word.includes(' ') && isThing(word))
    .flatMap(tellingParts)
}

/** The workspace's own: a word, folded, and what else it is called there. */
export type Synonyms = ReadonlyMap<string, readonly string[]>

export function aTerm(alternatives: readonly string[], languages: readonly Language[], same: Synonyms): Term {
  const own = alternatives.map(unhyphened).flatMap((word) => spellings(word, languages))
  // A phrase of the table may be read in its plural.
  const taught = (word: string): readonly string[] => same.get(word) ?? same.get(word.replace(/s$/, '')) ?? []
  const words = [...new Set([...own, ...own.flatMap((word) => taught(fold(word)))])]
  // "Musikgrejer" are whatever speaks of music.
  if (words.every((word) => conceptsOf(word, languages).length === 0))
    words.push(...own.flatMap((word) => goodsOf(fold(word))))
  const nearly = words.every(isUnknown) ? words.flatMap((word) => thingsNearly(fold(word))) : []
  const concepts = [...words, ...nearly].flatMap((word) => conceptsOf(word, languages).map(({ id }) => id))
  return {
    words: [...words, ...nearly],
    ...(nearly.length > 0 ? { nearly } : {}),
    synonyms: [...nearly, ...[...words, ...nearly].flatMap((word) => expand(word, languages))],
    concepts: [...new Set(concepts)],
    parts: words.length === 1 && concepts.length === 0 ? split(words[0] ?? '', languages) : [],
  }
}

/** "Bok hylla" is a "bokhylla": neighbours that are one word of the table, or of the workspace, together. */
function joinedNeighbours(words: readonly string[], same: Synonyms): string[] {
  const joined: string[] = []
  for (let at = 0; at < words.length; at++) {
    const both = asOne(words[at] ?? '', words[at + 1] ?? ' ')
    const apart = `${words[at]} ${words[at + 1] ?? ''}`
    const isOwn = same.has(fold(apart))
    joined.push(isOwn ? apart : (both ?? words[at] ?? ''))
    if (isOwn || both !== undefined) at += 1
  }
  return joined
}

/** Two words that the table has as one. */
function asOne(first: string, second: string): string | undefined {
  const both = `${first}${second}`
  const isOne =
    (both.length >= LEAST_JOINED && isListed(both)) || (both.length >= LONG_JOINED && isThing(both))
  return isOne ? both : undefined
}

/** Neighbours that name one thing of the table together are that, or else both. */
function composed(terms: readonly Term[], languages: readonly Language[], find = composedOf): Term[] {
  return inOne(terms, (first, second) => {
    const name = nameOf(first, second, languages, find)
    return name === undefined
      ? undefined
      : { ...aTerm([name], languages, new Map()), parts: [first, second], isComposed: true }
  })
}

function nameOf(
  first: Term,
  second: Term,
  languages: readonly Language[],
  find: typeof composedOf,
): string | undefined {
  const isTold = second.isModifier === true && first.isModifier !== true
  for (const one of first.words) {
    for (const other of second.words) {
      const name = find(one, other, languages, isTold)
      if (name !== undefined) return name
    }
  }
  return undefined
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

/** With what words may have been meant for: "dinning table" is one thing as "dining table" is. */
export function mendedTerms(
  terms: readonly Term[],
  corrections: ReadonlyMap<string, readonly string[]>,
  languages: readonly Language[],
): Term[] {
  const meant = (word: string): string[] =>
    wordsOf(word).length === 1 ? wordsOf(word).flatMap(({ text }) => corrections.get(text) ?? []) : []
  const mended = terms.map((term) => {
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
  })
  return composed(mended, languages, (first, second) => phraseIn([first, second]) ?? asOne(first, second))
}

/** German keyboards of others: "gruen" is "grün". */
function spellings(word: string, languages: readonly Language[]): string[] {
  const isGerman = languages.length === 0 || languages.includes('de')
  const other = word.replaceAll(/([aou])e/g, '$1')
  return isGerman && other !== word && word.length > 4 ? [word, other] : [word]
}
