/** Whether a prompt that tells what is the matter asks for something by its name as well. Pure. */
import { had, owned } from './already-owned.ts'
import { fold } from './fold.ts'
import type { Interpretation } from './interpretation.ts'
import type { Likely } from './need-likely.ts'
import { isVerbForm } from './need-verbs.ts'
import type { Scene } from './reading.ts'
import { asksAgain, asksByName, isStory } from './story-things.ts'
import { beginsWithTrouble } from './telling-first.ts'
import { namesFirst } from './telling-narrowed.ts'
import { dislikesElse, isTrouble, namesHelp } from './telling-refused.ts'
import { isExplained, onlyTells } from './telling-short.ts'
import { isGood } from './things-said.ts'
import { isWhereTo } from './where-to.ts'

interface Asked {
  /** Whether the matter does not have a word. */
  readonly isElse: (word: string) => boolean
  readonly isDisliked: boolean
  readonly isAsked: boolean
}

export function askedOf(
  scene: Scene,
  { all, not }: Interpretation['words'],
  likely: Likely,
  { isRead, isSure }: { readonly isRead: boolean; readonly isSure: boolean },
): Asked {
  const { tokens } = scene
  const own = asksAgain(tokens) ? new Set() : new Set([...owned(tokens), ...had(tokens)])
  // "Cold feet in bed" asks for none, where all of it is one matter.
  const isCovered = likely.isSure && likely.isWhole
  const isMatter = isTrouble(likely) && !namesHelp(likely)
  const isByName =
    (isRead && !isCovered && !onlyTells(scene)) ||
    !isSure ||
    (asksByName(tokens) && !isMatter) ||
    namesFirst(tokens)
  // What little tells explains nothing that is named.
  const isElse = (word: string): boolean => isByName || !isExplained(word, likely)
  // "Tea with no caffeine" asks for tea, in so far as it tells of nothing.
  const isDisliked = not.length > 0 && dislikesElse(tokens, not, likely)
  const isRefusing = isDisliked || (not.length > 0 && !isStory(tokens) && !isMatter)
  // "Snarkningar håller mig vaken" asks for no hob.
  const isSaid = (word: string): boolean => likely.told.includes(word) || !isVerbForm(fold(word))
  const isNamed = (word: string): boolean =>
    (isRefusing || isElse(word)) && !own.has(word) && isSaid(word) && isGood(word)
  const isAsked = !beginsWithTrouble(tokens, likely) && !isWhereTo(tokens, all) && all.some(isNamed)
  return { isElse, isDisliked, isAsked }
}
