/** What a shop calls its goods, as marks: where a word of a prompt may name two things, or none, that name decides. Pure. */
import { fold, squash } from '../prompt/fold.ts'
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

/** Of letters and digits. */
const TITLE_LONGEST = 200

/** "#title:nottodayhoodie"; undefined of a single word, and of what is too long. */
export function titleMark(title: string): string | undefined {
  const called = squash(title)
  const isOfWords = /\S\s+\S/.test(title.trim())
  return isOfWords && called !== '' && called.length <= TITLE_LONGEST ? `#title:${called}` : undefined
}
