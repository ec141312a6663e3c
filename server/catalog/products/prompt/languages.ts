/** Guesses which languages a prompt is written in from the words it holds. */
import { remembering } from '../../../lib/lru.ts'
import { fold } from './fold.ts'
import type { Language } from './interpretation.ts'
import { LEXICONS, vocabularyOf } from './phrases.ts'
import { entries } from './synonym-table.ts'
import { languagesOf } from './synonyms.ts'
import type { Token } from './tokens.ts'

/** A language is kept when it explains at least this share of what the best one does. */
const KEPT_SHARE = 0.6
const WORDS_REMEMBERED = 5_000

const LANGUAGES = Object.keys(LEXICONS) as Language[] // the keys of a Record<Language, …>
const vocabularies = new Map(LANGUAGES.map((language) => [language, vocabularyOf(language)]))

/** Likeliest first. A word counts the less the more languages share it; empty when words tell less than `least`. */
export function guessLanguages(tokens: readonly Token[], least = 0): Language[] {
  const scores = new Map<Language, number>()
  for (const token of tokens.flatMap((token) => (token.kind === 'quoted' ? token.inner : [token]))) {
    const languages = token.kind === 'word' ? speakersOf(token.text) : []
    for (const language of languages) scores.set(language, (scores.get(language) ?? 0) + 1 / languages.length)
  }
  const best = Math.max(0, ...scores.values())
  if (best < least) return []
  return [...scores]
    .filter(([, score]) => score >= best * KEPT_SHARE)
    .sort(([, a], [, b]) => b - a)
    .map(([language]) => language)
}

/** Whether any language's tables hold the word, so that it is not a name by itself. */
export function isKnownWord(word: string): boolean {
  return speakersOf(word).length > 0
}

/** Of words asked for lately: the tables never change, and a word of a prompt is asked for some five times. */
const speakersOf = remembering(WORDS_REMEMBERED, speakersIn)

/** With its accents, as a stop word or in the table. */
function isSpelt(word: string, language: Language): boolean {
  const listed = entries.get(fold(word)) ?? []
  return (
    vocabularies.get(language)?.has(word) === true ||
    listed.some((entry) => entry.language === language && entry.spelt === word)
  )
}

function speakersIn(text: string): readonly Language[] {
  const word = text.toLowerCase().replaceAll('’', "'")
  const folded = fold(word)
  const spelt = word === folded ? [] : LANGUAGES.filter((language) => isSpelt(word, language))
  // German "fürs" says nothing of furs.
  if (spelt.length > 0) return spelt
  const named = new Set(languagesOf(word))
  return LANGUAGES.filter((language) => {
    const vocabulary = vocabularies.get(language)
    return named.has(language) || vocabulary?.has(word) || vocabulary?.has(folded)
  })
}
