/** The table of things and traits in five languages, read once: every word of it with what it names. */
import { ASKED_FROM_3D_PRINTER_FILAMENT } from './asked/from-3d-printer-filament.ts'
import { ASKED_FROM_COUGH_SYRUP } from './asked/from-cough-syrup.ts'
import { ASKED_FROM_ICE_CREAM_MAKER } from './asked/from-ice-cream-maker.ts'
import { ASKED_FROM_RAIN_BOOTS } from './asked/from-rain-boots.ts'
import { FURTHER_SHELF_NAMES } from './departments/standing-names.ts'
import { DEPARTMENT_FLAVOURS, DEPARTMENT_NEEDS, DEPARTMENT_THINGS } from './departments/tables.ts'
import { fold } from './fold.ts'
import type { Language } from './interpretation.ts'
import { BRANCH_THINGS } from './synonym-branches.ts'
import { COLOURS, DESCRIBERS, GROUPS } from './synonym-groups.ts'
import { DOING_THINGS, DOING_TRAITS } from './synonym-doing.ts'
import { ELSEWHERE_THINGS, ELSEWHERE_TRAITS } from './synonym-elsewhere.ts'
import { ELSEWHERE_EVERYDAY } from './synonym-elsewhere-everyday.ts'
import { ELSEWHERE_FURTHER } from './synonym-elsewhere-further.ts'
import { FEATURE_TRAITS } from './synonym-features.ts'
import { FURTHER_THINGS } from './synonym-assorted.ts'
import { HOME_THINGS } from './synonym-home.ts'
import { LAST_THINGS } from './synonym-sports-beauty-food.ts'
import { HOUSEHOLD_THINGS } from './synonym-household.ts'
import { LEISURE_THINGS } from './synonym-leisure.ts'
import { MOTIFS } from './synonym-motifs.ts'
import { MORE_TRAITS } from './synonym-moods.ts'
import { PANTRY_THINGS } from './synonym-pantry.ts'
import { REASONS, PART_THINGS } from './synonym-parts.ts'
import { PLACES } from './synonym-places.ts'
import { STUDIO_THINGS, STUDIO_TRAITS } from './synonym-studio.ts'
import { MORE_THINGS } from './synonym-things.ts'
import { MORE_DESCRIBERS } from './synonym-traits.ts'
import { WARDROBE_THINGS } from './synonym-wardrobe.ts'

/** A word that a row has names that and nothing wider, as rows of a lower rank may say: a nightdress is no pyjamas. */
type Rank = 0 | 1 | 2

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
  readonly rank: Rank
}

export const COLUMNS: readonly Language[] = ['en', 'sv', 'de', 'fr', 'es']
/** By the word as it is folded. */
export const entries = new Map<string, Entry[]>()
/** By such a word, what rows of a lower rank say that it is as well: a "Brotbox" for bread may be one for lunch. */
const overruled = new Map<string, string[]>()
for (const row of `${GROUPS}${MORE_THINGS}${FURTHER_THINGS}${LAST_THINGS}${BRANCH_THINGS}${HOME_THINGS}`
  .trim()
  .split(/\n+/))
  enter(row, true)
for (const row of `${HOUSEHOLD_THINGS}${WARDROBE_THINGS}${LEISURE_THINGS}${PANTRY_THINGS}${STUDIO_THINGS}${PART_THINGS}${DOING_THINGS}`
  .trim()
  .split(/\n+/))
  enter(row, true, 1)
for (const row of DEPARTMENT_THINGS) enter(row, true, 2)
for (const row of FURTHER_SHELF_NAMES.trim().split('\n')) enter(row, true, 2, true)
for (const row of `${ELSEWHERE_THINGS}${ELSEWHERE_FURTHER}${ELSEWHERE_EVERYDAY}${ASKED_FROM_3D_PRINTER_FILAMENT}${ASKED_FROM_COUGH_SYRUP}${ASKED_FROM_ICE_CREAM_MAKER}${ASKED_FROM_RAIN_BOOTS}`
  .trim()
  .split(/\n+/))
  enter(row, true, 0, true)
for (const row of `${DESCRIBERS}${MORE_DESCRIBERS}${MORE_TRAITS}${FEATURE_TRAITS}${STUDIO_TRAITS}${REASONS}${DOING_TRAITS}${PLACES}${MOTIFS}${COLOURS}`
  .trim()
  .split(/\n+/))
  enter(row, false)
for (const row of DEPARTMENT_FLAVOURS) enter(row, false)
for (const row of DEPARTMENT_NEEDS) enter(row, false)
for (const row of ELSEWHERE_TRAITS.trim().split(/\n+/)) enter(row, false, 0, true)

/** `isFurther`: the first word only says whose row it adds to. */
function enter(row: string, isThing: boolean, rank: Rank = 0, isFurther = false): void {
  const cells = row.split('|').map((cell) => cell.split(',').map((word) => word.trim()))
  const words = [...new Set(cells.flat())].filter(Boolean)
  const id = fold(cells[0]?.[0] ?? '').replaceAll(' ', '-')
  for (const [column, language] of COLUMNS.entries())
    for (const [at, spelt] of [...new Set(cells[column])].entries()) {
      if (spelt === '' || (isFurther && column + at === 0)) continue
      const key = fold(spelt)
      const entry = { id, language, spelt, words, isThing, rank }
      const known = entries.get(key)
      if (!known) entries.set(key, [entry])
      else {
        const isKept = (one: Entry): boolean => one.language !== language || !one.isThing || one.rank >= rank
        const others = isThing ? known.filter((one) => !isKept(one)) : []
        if (others.length === 0) known.push(entry)
        else {
          entries.set(key, [...known.filter(isKept), entry])
          overruled.set(key, [...(overruled.get(key) ?? []), ...others.map((one) => one.id)])
        }
      }
    }
}

/** What a word, or what it is a plural of, names as well. */
export function overruledBy(word: string): readonly string[] {
  const own = fold(word)
  return overruled.get(own) ?? overruled.get(own.replace(/[sxen]$/, '')) ?? []
}
