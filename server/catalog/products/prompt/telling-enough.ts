/** Whether a prompt tells enough of what is the matter that what helps may be guessed. Pure. */
import { chatterOf } from './chatter.ts'
import { isStop } from './concepts.ts'
import { isFiller } from './fillers.ts'
import { fold } from './fold.ts'
import type { Interpretation } from './interpretation.ts'
import type { Likely } from './need-likely.ts'
import { saysNeed } from './need-reader.ts'
import { isVerbForm } from './need-verbs.ts'
import type { Scene } from './reading.ts'
import { recipientOf } from './recipients.ts'
import { isStory } from './story-things.ts'
import { entriesOfWord } from './synonyms.ts'
import { beginsWithTrouble } from './telling-first.ts'
import { isTrouble } from './telling-refused.ts'
import { isInTwo, isLong, isShortStory, tellsWhole } from './telling-short.ts'
import { isBound } from './told-bounds.ts'
import type { Token } from './tokens.ts'
import { isForPurpose, isWhereTo } from './where-to.ts'

/** Of fewer a word is read as it stands. */
const LEAST_TOLD = 2

/** Surely, or by more than one word of it. */
export const isToldOf = ({ isSure, explained }: Likely): boolean => isSure || explained.size > 1

/** Of a few words all that are left must tell it, and name nothing for something. */
export function isEnough(
  scene: Scene,
  likely: Likely,
  interpretation: Interpretation,
  idle: readonly string[],
): boolean {
  const { tokens, languages } = scene
  const isTelling =
    isLong(tokens) ||
    (isToldOf(likely) && isShortStory(scene)) ||
    tellsWhole(scene, likely) ||
    beginsWithTrouble(tokens, likely)
  if (isTelling && (!isBound(interpretation) || (likely.isSure && isStory(tokens)))) return true
  const { all, not } = interpretation.words
  const left = [...all, ...idle].flatMap((text) => text.split(' '))
  // "Vertrage keinen Weizen" refuses it, and says why.
  const isRefusal = not.length > 0 && isTrouble(likely)
  const said = new Set([...left, ...not.flatMap((text) => text.split(' '))])
  const [language = 'en'] = languages
  const isSmall = (word: string): boolean =>
    isFiller(word) ||
    isStop(fold(word)) ||
    chatterOf(language).has(word) ||
    (!likely.told.includes(word) && isVerbForm(fold(word)))
  // A word that the tables have is read as it stands, but for where to: "till stranden".
  const isKnown = all.length < LEAST_TOLD && !isRefusal && all.every((word) => entriesOfWord(word).length > 0)
  const isWhole = isTrouble(likely) && all.every(saysMatter) && !tokens.some(isSomebody)
  if ((isKnown && !isWhole && !isWhereTo(tokens, all)) || isForPurpose(tokens, left) || isInTwo(left))
    return false
  return (
    (isRefusal || likely.explained.values().every((text) => said.has(text))) &&
    left.every((word) => likely.explained.has(word) || isSmall(word))
  )
}

/** "Wasserkocher verkalkt" is a trouble in so many words, of which the likeliest help comes first. */
function saysMatter(word: string): boolean {
  return word.includes(' ') && saysNeed(word)
}

/** "For a pregnant friend" asks for a present. */
function isSomebody({ text }: Token): boolean {
  return recipientOf(text, true) !== undefined
}
