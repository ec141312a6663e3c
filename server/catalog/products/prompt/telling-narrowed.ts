/** What keeps a prompt from being guessed at: bounds, names and refusals of what it asks for. Pure. */
import type { Interpretation } from './interpretation.ts'
import type { Likely } from './need-likely.ts'
import { endOf } from './phrases.ts'
import type { Scene } from './reading.ts'
import { isStory } from './story-things.ts'
import { isTale } from './tale.ts'
import { isDeniedToo, isInstead, isLacked, isTrouble } from './telling-refused.ts'
import { isAllTold, tellsWhole } from './telling-short.ts'
import { isGood } from './things-said.ts'
import { isBound, isNamed } from './told-bounds.ts'
import type { Token } from './tokens.ts'
import { isSaidOf, saysPrice } from './where-to.ts'
import { phraseOrWordAt } from './word-readers.ts'

/** Beside what bounds or refuses nothing is guessed; "my two-year-old is afraid of the dark" and "there's no light in the hall" only tell. */
export function isNarrowed(scene: Scene, interpretation: Interpretation, likely: Likely): boolean {
  const { tokens } = scene
  const isWhole = tellsWhole(scene, likely)
  const isTelling = isWhole || (likely.isSure && (isStory(tokens) || isTale(scene) || isAllTold(likely)))
  const isPlain = likely.isWhole || (likely.isSure && isStory(tokens))
  if (isBound(interpretation) && (!isPlain || saysPrice(tokens))) return true
  if (isNamed(interpretation)) return true
  if (interpretation.age !== undefined && !isTelling) return true
  const isWanted = (word: string): boolean =>
    (isTelling && isLacked(tokens, word, likely)) ||
    isDeniedToo(word, likely) ||
    (isTrouble(likely) && isInstead(word, likely))
  return interpretation.words.not.some((word) => isGood(word) && !isWanted(word))
}

/** "Shelf for books in the kid's room" begins with what is wanted, and no book falls over. */
export function namesFirst(tokens: readonly Token[]): boolean {
  const first = phraseOrWordAt(tokens, endOf(tokens, 0, 'article') ?? 0)
  return first !== undefined && isGood(first.text) && isSaidOf(tokens[first.next])
}

/** Nothing read that is done with things. */
export function mayTell({ any, phrases, notPhrases }: Interpretation['words']): boolean {
  return any.length + phrases.length + notPhrases.length === 0
}
