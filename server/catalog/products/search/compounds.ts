/** Swedish and German write several words as one; what a compound is, its last part says: a "sommarklänning" is a "klänning". */
import { languagesOf } from '../prompt/synonyms.ts'

/** Shorter heads end too many words by chance, as "ring" does "spring". */
const HEAD_LETTERS = 5
const PREFIX_LETTERS = 3
const COMPOUND_LETTERS = HEAD_LETTERS + PREFIX_LETTERS
const LONGEST = 40
/** Gloves are no shoes, and cotton is no wool. */
const OTHER_THINGS = /^(?:handschuh|baumwoll)/

/** The longest thing of a shop in Swedish or German that the word ends with; undefined when it is no compound. */
export function headOf(word: string): string | undefined {
  if (word.length < COMPOUND_LETTERS || word.length >= LONGEST || OTHER_THINGS.test(word)) return undefined
  for (let start = PREFIX_LETTERS; start <= word.length - HEAD_LETTERS; start++) {
    const head = word.slice(start)
    if (languagesOf(head).some((language) => language === 'sv' || language === 'de')) return head
  }
  return undefined
}
