/** What may help where nothing has all that a prompt says: what its words tell of. Pure. */
import type { Interpretation } from './interpretation.ts'
import { guessing, namesGood } from './guessed.ts'
import type { Scene } from './reading.ts'
import { saysLove } from './present-told.ts'
import { saysPresent } from './recipients.ts'
import { type Situation, situationOf } from './situations.ts'
import { asksByName, isStory } from './story-things.ts'
import { isTale } from './tale.ts'
import { isBound } from './told-bounds.ts'

/** What so many words tell of is plain, whoever writes them. */
const LEAST_TOLD = 3
/** Neither "lawn mower robot" nor "anything that smells of lavender" tells a story. */
const LEAST_TOKENS = 6
/** And is meant though a thing is named, if it weighs so much. */
const SURE_SCORE = 14

/** "Waschbecken läuft nicht mehr ab, alles steht unter Wasser": a plunger. Not of presents, nor of what is bounded: who says how much it may cost, or for what age it is, asks for a thing. */
export function situatedOf(scene: Scene, reading: Interpretation): Interpretation | undefined {
  const { tokens, languages } = scene
  // Of what somebody loves some of it is better than what else the words may tell.
  if (saysPresent(tokens) || isBound(reading) || reading.words.any.flat().some(saysLove)) return undefined
  const situation = situationOf(tokens, languages)
  return situation && isMeant(scene, reading, situation) ? guessing(reading, situation) : undefined
}

function isMeant(scene: Scene, reading: Interpretation, { told, score }: Situation): boolean {
  if (isTale(scene)) return true
  if (reading.age !== undefined || scene.tokens.length < LEAST_TOKENS) return false
  const isPlain = told.length >= LEAST_TOLD
  if (namesGood(scene, reading)) return isPlain && score >= SURE_SCORE && !asksByName(scene.tokens)
  return isPlain || isStory(scene.tokens)
}
