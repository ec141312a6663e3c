/** Names of things as somebody nearly spells them: "telescopo" as another language ends it, "sunglases" without a doubled letter. Pure. */
import { isThing, wordsLike } from './synonyms.ts'

const LEAST_LETTERS = 7
/** So many of the last letters of a word this long may be others. */
const END = 2
const LONG = 9

/** The things of the table that a word nothing is known of nearly is. */
export function thingsNearly(word: string): readonly string[] {
  if (word.length < LEAST_LETTERS || !/^\p{L}+$/u.test(word)) return []
  const near = wordsLike(word.charAt(0), word.length, END).filter((other) => isNearly(word, other))
  return near.filter(isThing)
}

function isNearly(word: string, other: string): boolean {
  if (singled(word) === singled(other)) return true
  if (word.length < LONG) return false
  return Math.abs(word.length - other.length) < END && other.startsWith(word.slice(0, -END))
}

/** Without doubled letters. */
export function singled(word: string): string {
  return word.replaceAll(/(.)\1/g, '$1')
}
