/** Which of what a word may mean is spelt with the accents it has. Pure. */
import type { Entry } from './synonym-table.ts'

const ACCENTED = /[åäöñü]/iu
/** Forms of what is spelt with accents only where they are, too: "ängeln" is the angel, and "Angeln" never. */
const ACCENTS_NEEDED = new Set(['angeln'])

/** "Skål" is a bowl and no "skal", nor "cuña" a "cuna": with letters of its own that are no accents it is what is spelt so, where anything is. */
export function asSpelt(word: string, found: readonly Entry[]): readonly Entry[] {
  if (ACCENTS_NEEDED.has(word.toLowerCase())) return found.filter(({ spelt }) => !ACCENTED.test(spelt))
  if (!ACCENTED.test(word)) return found
  const own = found.filter(({ spelt }) => spelt === word.toLowerCase())
  return own.length > 0 ? own : found
}
