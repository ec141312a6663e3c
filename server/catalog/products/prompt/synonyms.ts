/** Looks up other words for the same thing, across languages. */
import { fold } from './fold.ts'
import type { Language } from './interpretation.ts'
import { COLOURS, GROUPS } from './synonym-groups.ts'

interface Entry {
  readonly language: Language
  /** Which group the word belongs to. */
  readonly words: readonly string[]
}

const COLUMNS: readonly Language[] = ['en', 'sv', 'de', 'fr', 'es']
const LEAST_STEM_LETTERS = 3

/** Endings a listed word may carry in a prompt; tried longest first, only when the word itself is not listed. */
const ENDINGS: Readonly<Record<Language, readonly string[]>> = {
  en: ['es', 's'],
  sv: ['arna', 'erna', 'orna', 'en', 'et', 'ar', 'er', 'n', 't', 'a'],
  de: ['en', 'er', 'es', 'n', 'e', 's'],
  fr: ['es', 's', 'x', 'e'],
  es: ['es', 's'],
}

const entries = new Map<string, Entry[]>()
for (const row of `${GROUPS}${COLOURS}`.trim().split(/\n+/)) enter(row)

const colours = new Set(
  COLOURS.trim()
    .split('\n')
    .flatMap((row) => row.split('|').flatMap((cell) => cell.split(',').map((word) => fold(word.trim())))),
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
export function languagesOf(word: string): Language[] {
  const own = fold(word)
  const listed = COLUMNS.filter((language) =>
    (entries.get(own) ?? []).some((entry) => entry.language === language),
  )
  return listed.length > 0 ? listed : COLUMNS.filter((language) => entriesOf(own, language).length > 0)
}

export function isColour(word: string): boolean {
  return colours.has(fold(word))
}

function entriesOf(folded: string, language: Language): readonly Entry[] {
  for (const ending of ['', ...ENDINGS[language]]) {
    const stem = folded.endsWith(ending) ? folded.slice(0, folded.length - ending.length) : ''
    if (stem.length < (ending === '' ? 1 : LEAST_STEM_LETTERS)) continue
    const found = (entries.get(stem) ?? []).filter((entry) => entry.language === language)
    if (found.length > 0) return found
  }
  return []
}

function enter(row: string): void {
  const cells = row.split('|').map((cell) =>
    cell
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  )
  const words = [...new Set(cells.flat())]
  for (const [column, language] of COLUMNS.entries()) {
    for (const word of cells[column] ?? []) {
      const known = entries.get(fold(word))
      if (known) known.push({ language, words })
      else entries.set(fold(word), [{ language, words }])
    }
  }
}
