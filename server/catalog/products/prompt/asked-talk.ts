/** What a part of a prompt that only talks says of what is asked for all the same. Pure. */
import { BEGINNING, SPEAKERS } from './asked-words.ts'
import { conceptsOf, isStop } from './concepts.ts'
import { isFiller } from './fillers.ts'
import { fold } from './fold.ts'
import type { Interpretation } from './interpretation.ts'
import { LOVING, saysLove } from './present-told.ts'
import { readRanOut } from './ran-out-reader.ts'
import type { Scene } from './reading.ts'
import { asksWhatToGive, recipientOf } from './recipients.ts'
import type { Token } from './tokens.ts'
import { phraseOrWordAt } from './word-readers.ts'

/** Whether what was read of a part must hold of what comes. */
export function isBounding(scene: Scene, interpretation: Interpretation): boolean {
  const { prices, sizes, words, onSale, available, fits, age, isGrown, order } = interpretation
  const { tokens } = scene
  const [language = 'en'] = scene.languages
  // "My son adores dinosaurs, do you have a t-shirt?"
  const isLoved = [...words.any.flat(), ...words.all].some(saysLove)
  // "Qué le regalo a mi abuela, no quiero perfumes".
  if (asksWhatToGive(tokens)) return true
  const isBegun = tokens.some(({ key }) => BEGINNING.has(key))
  if (isLoved && (isBegun || tokens.some(({ key }) => LOVING.has(key)))) return true
  // "My daughter wants to dance, do you have shoes?"
  if (isBegun && !tokens.some(({ key }) => SPEAKERS[language].has(key))) return true
  if (tokens.some((_, at) => readRanOut(scene, at) !== undefined)) return true
  const bounds = [prices.min, prices.max, onSale, available, fits[0], age, isGrown, order, sizes.include[0]]
  const refused = [...words.not, ...words.free, ...words.owned]
  return bounds.some((bound) => bound !== undefined) || refused.some((word) => conceptsOf(word).length > 0)
}

/** What the tables have of the words of a part that only talks. */
export function thingsTold(tokens: readonly Token[]): readonly string[] {
  const said: string[] = []
  for (let at = 0; at < tokens.length;) {
    const word = tokens[at]?.kind === 'word' ? phraseOrWordAt(tokens, at) : undefined
    const isSmall = !word || isFiller(word.text) || isStop(fold(word.text))
    if (!isSmall && (conceptsOf(word.text).length > 0 || recipientOf(word.text, true) !== undefined))
      said.push(word.text)
    at = word?.next ?? at + 1
  }
  return said
}
