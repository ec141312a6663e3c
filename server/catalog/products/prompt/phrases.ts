/** Finds the phrases of the lexicons in a prompt, the longest first, in every language at once. */
import { fold } from './fold.ts'
import type { Language } from './interpretation.ts'
import { accompanying, clauses, discounts, likenesses, measures, orders, wishes } from './lexicon/clauses.ts'
import { comparing } from './lexicon/comparing.ts'
import { english } from './lexicon/english.ts'
import { french } from './lexicon/french.ts'
import { german } from './lexicon/german.ts'
import type { Lexicon, Meaning } from './lexicon/meanings.ts'
import { furtherRefusals, spokenRefusals } from './lexicon/refusals.ts'
import { ages, furtherLikenesses, possessions, refusals, whichever, shared } from './lexicon/shared.ts'
import { spanish } from './lexicon/spanish.ts'
import { swedish } from './lexicon/swedish.ts'
import { talk } from './lexicon/talk.ts'
import { scanPhrase, type Token } from './tokens.ts'

export const LEXICONS: Readonly<Record<Language, Lexicon>> = {
  en: english,
  sv: swedish,
  de: german,
  fr: french,
  es: spanish,
}

/** Matched with their accents: folded, German "für" would eat the fur of an English coat. */
const SPELLED_EXACTLY: ReadonlySet<string> = new Set<Meaning>(['stop', 'article', 'loosely'])

/** First word → the phrases that start with it, longest first. */
type Index = ReadonlyMap<string, readonly (readonly string[])[]>

const lexicons = [
  ...Object.values(LEXICONS),
  shared,
  clauses,
  discounts,
  measures,
  ages,
  likenesses,
  furtherLikenesses,
  comparing,
  refusals,
  furtherRefusals,
  spokenRefusals,
  possessions,
  whichever,
  wishes,
  orders,
  accompanying,
  talk,
]

const indexes: ReadonlyMap<string, Index> = new Map(
  [...new Set(lexicons.flatMap((lexicon) => Object.keys(lexicon)))].map((meaning) => [
    meaning,
    indexOf(meaning),
  ]),
)

/** Most words start no phrase at all, which one look tells. */
const starts: ReadonlySet<string> = new Set(indexes.values().flatMap((index) => index.keys()))

/** Where the longest phrase of one of the meanings that starts at `at` ends; undefined when none does. */
export function endOf(
  tokens: readonly Token[],
  at: number,
  ...meanings: readonly Meaning[]
): number | undefined {
  const first = tokens[at]
  if (first === undefined || !(starts.has(first.key) || starts.has(exactly(first)))) return undefined
  let longest = 0
  for (const meaning of meanings) longest = Math.max(longest, endOfOne(tokens, at, meaning) ?? 0)
  return longest > 0 ? longest : undefined
}

function endOfOne(tokens: readonly Token[], at: number, meaning: Meaning): number | undefined {
  const first = tokens[at]
  if (first === undefined || first.kind === 'quoted' || first.kind === 'number') return undefined
  const spell = spelling(meaning)
  const phrase = indexes
    .get(meaning)
    ?.get(spell(first))
    ?.find((words) => words.every((word, index) => isSpelled(tokens[at + index], word, spell)))
  return phrase && at + phrase.length
}

function isSpelled(token: Token | undefined, word: string, spell: (token: Token) => string): boolean {
  return token !== undefined && token.kind !== 'quoted' && spell(token) === word
}

function spelling(meaning: string): (token: Token) => string {
  return SPELLED_EXACTLY.has(meaning) ? exactly : loosely
}

function loosely({ key }: Token): string {
  return key
}

/** What folding leaves as it is has nothing else to be changed. */
function exactly({ text, key }: Token): string {
  return text === key ? key : text.toLowerCase().replaceAll('’', "'")
}

function indexOf(meaning: string): Index {
  const spell = spelling(meaning)
  const index = new Map<string, string[][]>()
  for (const phrase of phrasesOf(meaning)) {
    const words = scanPhrase(phrase).map(spell)
    const [first = ''] = words
    const begun = index.get(first)
    if (begun) begun.push(words)
    else index.set(first, [words])
  }
  for (const phrases of index.values()) phrases.sort((a, b) => b.length - a.length)
  return index
}

const smallWords = new Map<Language, ReadonlySet<string>>()

/** Whether the word, as it is spelt, says nothing in this language: Spanish "te", but not the tea that Swedish calls so. */
export function isSmallIn(word: string, language: Language): boolean {
  const { stop = [], article = [], or = [], and = [] } = LEXICONS[language]
  const known = smallWords.get(language) ?? new Set([...stop, ...article, ...or, ...and])
  smallWords.set(language, known)
  return known.has(word.toLowerCase())
}

/** Every phrase of every meaning. */
export function spokenPhrases(): string[] {
  return [...new Set(indexes.keys().flatMap(phrasesOf))]
}

/** A phrase of several words is also found hyphenated: "in-stock". */
export function phrasesOf(meaning: string): string[] {
  const phrases = lexicons.flatMap((lexicon) => lexicon[meaning as Meaning] ?? [])
  return [...new Set(phrases)].flatMap((phrase) =>
    /^[\p{L} ]+ [\p{L} ]+$/u.test(phrase) ? [phrase, phrase.replaceAll(' ', '-')] : [phrase],
  )
}

/** Every word of a language's tables, stop words with their accents, the others folded too. */
export function vocabularyOf(language: Language): Set<string> {
  const entries = Object.entries(LEXICONS[language]).flatMap(([meaning, phrases]) =>
    phrases.flatMap((phrase) => phrase.split(' ').map((word) => [meaning, word] as const)),
  )
  return new Set(
    entries.flatMap(([meaning, word]) => (SPELLED_EXACTLY.has(meaning) ? [word] : [word, fold(word)])),
  )
}
