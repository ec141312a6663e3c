/** What may help where nothing else was found of a prompt. Pure. */
import { fold } from './fold.ts'
import type { Guess, Interpretation } from './interpretation.ts'
import { likelyNeeds, likelyOfFew } from './need-likely.ts'
import { saysNeed } from './need-reader.ts'
import type { Scene } from './reading.ts'
import { isGood } from './things-said.ts'

/** Where nothing is sold of what was read, and nothing that is typed names a thing: what may help with what is the matter, if anything may. */
export function guessedOf(scene: Scene, reading: Interpretation): Interpretation | undefined {
  const { tokens, languages } = scene
  const likely = namesGood(scene, reading)
    ? undefined
    : (likelyNeeds(tokens, languages) ?? likelyOfFew(tokens, languages))
  return likely && guessing(reading, likely)
}

/** Whether a thing is named that is sold. */
export function namesGood({ tokens }: Scene, { words }: Interpretation): boolean {
  const typed = new Set(tokens.map(({ key }) => key))
  return [...words.all, ...words.any.flat()].some(
    (word) => isGood(word) && !saysNeed(word) && word.split(' ').every((part) => typed.has(fold(part))),
  )
}

/** The reading with what may help instead of its words; undefined of one that refuses a thing. */
export function guessing(
  reading: Interpretation,
  { guesses, told }: { readonly guesses: readonly Guess[]; readonly told: readonly string[] },
): Interpretation | undefined {
  const { words } = reading
  if (words.not.some(isGood)) return undefined
  const guessed = { ...words, all: [], any: [], phrases: [], wishes: [], likely: [...guesses] }
  return { ...reading, words: { ...guessed, told: [...told] } }
}
