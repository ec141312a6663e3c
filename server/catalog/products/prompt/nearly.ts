/** Names of things as somebody nearly spells them: "telescopo" as another language ends it, "sunglases" without a doubled letter. Pure. */
import { isFurther } from '../../../lib/edit-distance.ts'
import { lazily } from '../../../lib/lazy.ts'
import { isThing } from './synonyms.ts'
import { entries } from './synonym-table.ts'
import { wordsLike } from './word-forms.ts'

const LEAST_LETTERS = 7
/** So many of the last letters of a word this long may be others. */
const END = 2
const LONG = 9
/** No letter of these is doubled, or left out, by mistake. */
const BEGUN = 2

/** Things of two words by what they are without the space between. */
const joinedThings = lazily(
  () =>
    new Map(
      [...entries.keys()]
        .filter((name) => /^\S+ \S+$/.test(name) && isThing(name))
        .map((name) => [name.replace(' ', ''), name] as const),
    ),
)
const ENDINGS = ['', 's', 'es', 'n', 'en', 'e', 'er', 'ar', 'or', 'x']

/** The things of the table that a word nothing is known of nearly is. */
export function thingsNearly(word: string): readonly string[] {
  if (word.length < LEAST_LETTERS || !/^\p{L}+$/u.test(word)) return []
  const joined = joinedThing(word)
  if (joined !== undefined) return [joined]
  const [begun, own] = [word.slice(0, BEGUN), singled(word)]
  const near = wordsLike(begun, word.length, END).filter(
    (other) => (!isFurther(word, other, 0) && singled(other) === own) || endsOtherwise(word, other),
  )
  return near.filter(isThing)
}

/** "Sleepingbags" are sleeping bags. */
function joinedThing(word: string): string | undefined {
  const names = joinedThings()
  return ENDINGS.filter((ending) => word.endsWith(ending))
    .map((ending) => names.get(word.slice(0, word.length - ending.length)))
    .find((name) => name !== undefined)
}

function endsOtherwise(word: string, other: string): boolean {
  if (word.length < LONG) return false
  return Math.abs(word.length - other.length) < END && other.startsWith(word.slice(0, -END))
}

/** Without doubled letters. */
export function singled(word: string): string {
  return word.replaceAll(/(.)\1+/g, '$1')
}
