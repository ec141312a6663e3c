/** The table of things and traits in five languages, read once: every word of it with what it names. */
import { fold } from './fold.ts'
import type { Language } from './interpretation.ts'
import { BRANCH_THINGS } from './synonym-branches.ts'
import { COLOURS, DESCRIBERS, GROUPS } from './synonym-groups.ts'
import { FURTHER_THINGS } from './synonym-further.ts'
import { HOME_THINGS } from './synonym-home.ts'
import { LAST_THINGS } from './synonym-last.ts'
import { HOUSEHOLD_THINGS } from './synonym-household.ts'
import { LEISURE_THINGS } from './synonym-leisure.ts'
import { MORE_TRAITS } from './synonym-moods.ts'
import { PANTRY_THINGS } from './synonym-pantry.ts'
import { REASONS, PART_THINGS } from './synonym-parts.ts'
import { STUDIO_THINGS, STUDIO_TRAITS } from './synonym-studio.ts'
import { MORE_THINGS } from './synonym-things.ts'
import { MORE_DESCRIBERS } from './synonym-traits.ts'
import { WARDROBE_THINGS } from './synonym-wardrobe.ts'

export interface Entry {
  /** The first English word of its group, as "hand-cream". */
  readonly id: string
  readonly language: Language
  /** As it is written, with its accents. */
  readonly spelt: string
  /** Which group the word belongs to. */
  readonly words: readonly string[]
  /** Whether it names what is sold, rather than what that is like. */
  readonly isThing: boolean
  readonly isFinal: boolean
}

export const COLUMNS: readonly Language[] = ['en', 'sv', 'de', 'fr', 'es']
/** By the word as it is folded. */
export const entries = new Map<string, Entry[]>()
for (const row of `${GROUPS}${MORE_THINGS}${FURTHER_THINGS}${LAST_THINGS}${BRANCH_THINGS}${HOME_THINGS}`
  .trim()
  .split(/\n+/))
  enter(row, true)
for (const row of `${HOUSEHOLD_THINGS}${WARDROBE_THINGS}${LEISURE_THINGS}${PANTRY_THINGS}${STUDIO_THINGS}${PART_THINGS}`
  .trim()
  .split(/\n+/))
  enter(row, true, true)
for (const row of `${DESCRIBERS}${MORE_DESCRIBERS}${MORE_TRAITS}${STUDIO_TRAITS}${REASONS}${COLOURS}`
  .trim()
  .split(/\n+/))
  enter(row, false)

/** `isFinal`: a word that the row has names that and nothing wider, as tables before it may say: a nightdress is no pyjamas. */
function enter(row: string, isThing: boolean, isFinal = false): void {
  const cells = row.split('|').map((cell) =>
    cell
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  )
  const words = [...new Set(cells.flat())]
  const id = fold(cells[0]?.[0] ?? '').replaceAll(' ', '-')
  for (const [column, language] of COLUMNS.entries())
    for (const spelt of new Set(cells[column])) {
      const known = entries.get(fold(spelt)) ?? []
      const kept = isFinal
        ? known.filter((one) => one.language !== language || !one.isThing || one.isFinal)
        : known
      entries.set(fold(spelt), [...kept, { id, language, spelt, words, isThing, isFinal }])
    }
}
