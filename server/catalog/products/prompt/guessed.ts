/** What may help where nothing else was found of a prompt. Pure. */
import { fold } from './fold.ts'
import type { Interpretation } from './interpretation.ts'
import { likelyNeeds, likelyOfFew } from './need-likely.ts'
import { saysNeed } from './need-reader.ts'
import type { Scene } from './reading.ts'
import { isGood } from './things-said.ts'

/** Where nothing is sold of what was read, and nothing that is typed names a thing: what may help with what is the matter, if anything may. */
export function guessedOf({ tokens, languages }: Scene, reading: Interpretation): Interpretation | undefined {
  const { words } = reading
  const typed = new Set(tokens.map(({ key }) => key))
  const isNamed = [...words.all, ...words.any.flat()].some(
    (word) => isGood(word) && !saysNeed(word) && word.split(' ').every((part) => typed.has(fold(part))),
  )
  const likely = isNamed ? undefined : (likelyNeeds(tokens, languages) ?? likelyOfFew(tokens, languages))
  if (!likely || words.not.some(isGood)) return undefined
  const guessed = { ...words, all: [], any: [], phrases: [], wishes: [], likely: [...likely.guesses] }
  return { ...reading, words: { ...guessed, told: [...likely.told] } }
}
