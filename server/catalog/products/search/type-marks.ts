/** What a shop calls its goods, as a mark: where a word of a prompt may name two things, or none, that name decides. Pure. */
import { fold } from '../prompt/fold.ts'
import { plainWords, wordsOf } from './words.ts'

/** Of plurals, and of what takes another vowel in them: "Halsketten", "jackor", "trousses". */
const ENDING = /(?<=.{4})(?:[eao][nrs]|na|[senar])$/

/** "#type:notebook" of "Notebooks", and of several words as they stand; undefined where it says nothing. */
export function typeMark(type: string): string | undefined {
  const name = plainWords(wordsOf(type))
    .map(({ text }) => text)
    .join('')
  return name === '' ? undefined : `#type:${fold(name).replace(ENDING, '')}`
}
