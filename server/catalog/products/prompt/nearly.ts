/** Names of things as somebody nearly spells them: "telescopo" as another language ends it, "sunglases" without a doubled letter. Pure. */
import { isThing } from './synonyms.ts'
import { wordsLike } from './word-forms.ts'

const LEAST_LETTERS = 7
/** So many of the last letters of a word this long may be others. */
const END = 2
const LONG = 9
/** No letter of these is doubled, or left out, by mistake. */
const BEGUN = 2

/** The things of the table that a word nothing is known of nearly is. */
export function thingsNearly(word: string): readonly string[] {
  if (word.length < LEAST_LETTERS || !/^\p{L}+$/u.test(word)) return []
  const [begun, own] = [word.slice(0, BEGUN), singled(word)]
  const near = wordsLike(word.charAt(0), word.length, END).filter(
    (other) => other.startsWith(begun) && (singled(other) === own || endsOtherwise(word, other)),
  )
  return near.filter(isThing)
}

function endsOtherwise(word: string, other: string): boolean {
  if (word.length < LONG) return false
  return Math.abs(word.length - other.length) < END && other.startsWith(word.slice(0, -END))
}

/** Without doubled letters. */
export function singled(word: string): string {
  return word.replaceAll(/(.)\1/g, '$1')
}
