/** A prompt that may be the title of a product, as it stands or only begun. Pure. */
import { titleMark } from './type-marks.ts'

/** So many words tell that a title is only begun: "where the wild things". */
const BEGUN_WORDS = 3

/** What a prompt that may be a title asks for, or begins; undefined where it can be none. A number is a bound before it begins a title. */
export function calledQuery(prompt: string): string | undefined {
  const mark = titleMark(prompt)
  const mayBegin = prompt.trim().split(/\s+/).length >= BEGUN_WORDS && !/\d/.test(prompt)
  // Of letters and digits: nothing in it ends the lexeme.
  return mark === undefined ? undefined : `'${mark}'${mayBegin ? ':*' : ''}`
}
