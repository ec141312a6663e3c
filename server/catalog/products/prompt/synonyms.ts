/** Looks up other words for the same thing, across languages. */
import { remembering } from '../../../lib/lru.ts'
import { NO_FORMS, OF_NEIGHBOURS, undiminished, unchanged } from './changed-forms.ts'
import { fold } from './fold.ts'
import type { Language } from './interpretation.ts'
import { COLOURS } from './synonym-groups.ts'
import { pluralsOf } from './plural-forms.ts'
import { LINKS, phraseKey, phrases } from './synonym-phrases.ts'
import { COLUMNS, entries, type Entry } from './synonym-table.ts'

const LEAST_STEM_LETTERS = 3
const WORDS_REMEMBERED = 5_000
/** Endings a listed word may carry in a prompt; tried longest first, only when the word itself is not listed. */
const ENDINGS: Readonly<Record<Language, readonly string[]>> = {
  en: ['es', 's'],
  sv: ['arna', 'erna', 'orna', 'na', 'en', 'et', 'ar', 'er', 'n', 't', 'a', 'e'],
  de: ['em', 'en', 'er', 'es', 'n', 'e', 's'],
  fr: ['es', 's', 'x', 'e'],
  es: ['es', 's'],
}

const colours = new Map(
  COLOURS.trim()
    .split('\n')
    .map((row) => row.split(/[|,]/).map((word) => fold(word.trim())))
    .flatMap((words) => words.map((word) => [word, words[0] ?? word] as const))
    .reverse(),
)

/**
 * Other words for the same thing, lower case with accents, without the word itself; some are phrases ("running
 * shoe"). Given languages, a word counts only as one of theirs: French "robe" is a dress, English "robe" is not.
 */
export function expand(word: string, languages?: readonly Language[]): string[] {
  const own = fold(word)
  const found = COLUMNS.filter((language) => !languages?.length || languages.includes(language))
    .flatMap((language) => entriesOf(own, language))
    .flatMap(({ words }) => words)
  return [...new Set(found)].filter((other) => fold(other) !== own)
}

/** The languages in which the table knows the word, also in a regular plural or other form. */
export function languagesOf(word: string): readonly Language[] {
  return meaningsOf(fold(word)).languages
}

/** Whether it names something sold, and whether it says what such a thing is like; a word can do both: "glass". */
export const isThing = (word: string): boolean => rolesOf(word).some(({ isThing }) => isThing)
export const isDescriber = (word: string): boolean => rolesOf(word).some(({ isThing }) => !isThing)

/** French "rouge" is a colour, and what Swedes put on their cheeks. */
export function isColourElsewhere(word: string): boolean {
  const found = rolesOf(word)
  const colours = found.filter((entry) => !entry.isThing && isColour(entry.spelt))
  return (
    colours.length > 0 &&
    !found.some((entry) => entry.isThing && colours.some(({ language }) => language === entry.language))
  )
}

/** As it is written before as it is folded: English "black" and Swedish "bläck" (ink) are two words. */
const rolesOf = remembering(WORDS_REMEMBERED, (word): readonly Entry[] => {
  const own = fold(word)
  const listed = entries.get(own)
  const exact = listed?.filter(({ spelt }) => spelt === word.toLowerCase()) ?? []
  if (exact.length > 0) return exact
  return listed ?? meaningsOf(own).all
})

/** What a word may mean: as it is listed in a language, or there in a regular form of it. */
export function entriesOfWord(word: string): readonly Entry[] {
  return meaningsOf(fold(word)).all
}

/** Itself, not only in a form. */
export function isListed(word: string): boolean {
  return entries.has(fold(word))
}

/** What words mean together: "mesa de centro". Neither end is a link. */
export function phraseEntries(words: readonly string[]): readonly Entry[] {
  if (LINKS.has(words[0] ?? '') || LINKS.has(words.at(-1) ?? '')) return []
  return (phrases.get(phraseKey(words)) ?? []).flatMap((phrase) => entries.get(phrase) ?? [])
}

// "Dés à jouer" are dice; "perfume not floral" names no note of one.
const isLink = (end = ''): boolean => end === 'not' || (end !== 'dés' && LINKS.has(fold(end)))

/** The thing or trait of several words that these are together, as they are spelt here when the table has that. */
export function phraseIn(words: readonly string[]): string | undefined {
  const own = words.join(' ')
  if (words.length < 2 || [words[0], words.at(-1)].some(isLink)) return undefined
  return isListed(own) ? own : phrases.get(phraseKey(words))?.[0]
}

/** With those joined that are one thing together: "hand" "cream". */
export function thingsIn(words: readonly string[]): string[] {
  const joined: string[] = []
  for (let at = 0; at < words.length;) {
    const count =
      [3, 2].find((n) => at + n <= words.length && phrases.has(phraseKey(words.slice(at, at + n)))) ?? 1
    const [phrase] = count === 1 ? [] : (phrases.get(phraseKey(words.slice(at, at + count))) ?? [])
    joined.push(phrase ?? words[at] ?? '')
    at += count
  }
  return joined
}

export function isColour(word: string): boolean {
  return colours.has(fold(word))
}

/** The colour's English name, of a word in any of the languages. */
export function colourOf(word: string): string | undefined {
  return colours.get(fold(word))
}

/** What takes -es in English: "dishes", but not "hates" of "hat". */
const HISSING = /(?:[sxzo]|[cs]h)$/

/** What the table has of a word as it is folded. */
interface Meanings {
  readonly byLanguage: ReadonlyMap<Language, readonly Entry[]>
  readonly all: readonly Entry[]
  readonly languages: readonly Language[]
}

/** Of words asked for lately: every reader of a prompt asks for each of its words, some twenty times in all. */
const NOTHING: Meanings = { byLanguage: new Map(), all: [], languages: [] }

function entriesOf(word: string, language: Language): readonly Entry[] {
  return meaningsOf(word).byLanguage.get(language) ?? []
}

const meaningsOf = remembering(WORDS_REMEMBERED, readMeanings)

function readMeanings(word: string): Meanings {
  const own = COLUMNS.map((language) => [language, entriesIn(word, language)] as const)
  const found = own.some(([, known]) => known.length > 0) ? own : smallOnes(word)
  const all = found.flatMap(([, known]) => known)
  if (all.length === 0) return NOTHING
  return { byLanguage: new Map(found), all, languages: languagesAmong(found, word) }
}

/** Those that list the word itself, or else a form of it. */
function languagesAmong(
  found: readonly (readonly [Language, readonly Entry[]])[],
  word: string,
): readonly Language[] {
  const listed = new Set((entries.get(word) ?? []).map(({ language }) => language))
  return found.flatMap(([language, known]) =>
    (listed.size > 0 ? listed.has(language) : known.length > 0) ? [language] : [],
  )
}

function entriesIn(word: string, language: Language): readonly Entry[] {
  const found = entriesByEnding(word, language)
  return found.length > 0 ? found : unchanged(word, language).flatMap((form) => listedIn(form, language))
}

/** Of a word that no language has, the thing that it is a small one of, "gorrito", or one of: "toffla". */
function smallOnes(word: string): readonly (readonly [Language, readonly Entry[]])[] {
  for (const { language, form } of [...undiminished(word), ...pluralsOf(word)]) {
    const things = isColour(form) ? [] : listedIn(form, language).filter(({ isThing }) => isThing)
    if (things.length > 0) return [[language, things]]
  }
  return []
}

function entriesByEnding(folded: string, language: Language): readonly Entry[] {
  const whole = listedIn(folded, language)
  if (whole.length > 0) return whole
  if (NO_FORMS.has(folded) || (language === 'sv' && OF_NEIGHBOURS.has(folded))) return []
  for (const ending of ENDINGS[language]) {
    const length = folded.length - ending.length
    if (length < LEAST_STEM_LETTERS || !folded.endsWith(ending)) continue
    const stem = folded.slice(0, length)
    if (language === 'en' && ending === 'es' && !HISSING.test(stem)) continue
    const found = listedIn(stem, language)
    if (found.length > 0) return found
  }
  return []
}

function listedIn(folded: string, language: Language): readonly Entry[] {
  return entries.get(folded)?.filter((entry) => entry.language === language) ?? []
}
