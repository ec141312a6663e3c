/** The phrases of the table of needs, by the stems of the words that count. */
import { lazily } from '../../../lib/lazy.ts'
import { DEPARTMENT_NEEDS } from './departments/tables.ts'
import { fold } from './fold.ts'
import type { Language } from './interpretation.ts'
import { ELISION, SMALL, stemOf, withParticle } from './need-stems.ts'
import { denies, NOT } from './need-verbs.ts'
import { COLUMNS } from './synonym-table.ts'
import { isDescriber, isThing } from './synonyms.ts'

/** Words of a phrase between which a thing may stand: "rutan på bilen är full av is". */
export const SURE = 3
const ORDERED: ReadonlySet<Language> = new Set<Language>(['en', 'fr'])

export interface Phrase {
  /** As the table spells it. */
  readonly text: string
  readonly stems: readonly string[]
  /** As they are spelt, with those. */
  readonly words: readonly string[]
  /** Whether the words have one order only. */
  readonly isOrdered: boolean
  /** Two things: "laptop im rucksack". */
  readonly areThings: boolean
  /** A thing and whose it is or how: "katzen im sandkasten". */
  readonly isNamed: boolean
}

/** Under the longest of its stems; made by the first prompt. */
export const phrases = lazily(() => {
  const known = new Map<string, Phrase[]>()
  for (const words of DEPARTMENT_NEEDS)
    for (const [column, cell] of words.split('|').entries())
      for (const text of cell.split(',').map((phrase) => phrase.trim())) enter(known, text, column)
  return known
})

function enter(known: Map<string, Phrase[]>, text: string, column: number): void {
  const words = (text.includes("'") ? text.replace(ELISION, '') : text)
    .split(' ')
    .filter((word) => !SMALL[column]?.has(fold(word)))
  enterWords(known, text, column, words)
  const joined = COLUMNS[column] === 'de' ? withParticle(words) : undefined
  if (joined) enterWords(known, text, column, joined)
}

function enterWords(
  known: Map<string, Phrase[]>,
  text: string,
  column: number,
  words: readonly string[],
): void {
  const language = COLUMNS[column] ?? 'en'
  const stems = words.map((word) => stemIn(fold(word)))
  if (stems.length < 2 || new Set(stems).size < stems.length) return
  const phrase = {
    text,
    stems,
    words,
    isOrdered: ORDERED.has(language),
    areThings: words.length < SURE && words.every(isThing),
    isNamed:
      words.length < SURE && words.some(isThing) && words.every((word) => isThing(word) || isDescriber(word)),
  }
  const anchor = stems.reduce((longest, stem) => (stem.length > longest.length ? stem : longest))
  const same = known.get(anchor)
  if (same) same.push(phrase)
  else known.set(anchor, [phrase])
}

/** Without its ending, and every word that denies as one. */
export function stemIn(folded: string): string {
  return denies(folded) ? NOT : stemOf(folded)
}
