/** Whether a shop is asked if it still has what somebody saw there: "saw a blue vase last week, is it still there". Pure. */
import { fold } from './fold.ts'
import { isThing } from './synonyms.ts'
import { isGood } from './things-said.ts'
import type { Token } from './tokens.ts'

const SEEN = setOf(
  'saw seen spotted noticed såg sett sågs gesehen sah entdeckt vu vue vus vues aperçu repéré vi visto vista vimos',
)
const STILL = setOf('still kvar fortfarande noch encore toujours todavía aún sigue siguen')

export function asksForSeen(tokens: readonly Token[]): boolean {
  const seen = tokens.findIndex(({ key }) => SEEN.has(key))
  // A thing that is called so is none that was seen: "a saw".
  const isNamed = tokens.some(
    ({ kind, key, text }) => kind === 'word' && !SEEN.has(key) && isThing(text) && isGood(text),
  )
  return seen > 0 && isNamed && tokens.slice(seen + 1).some(({ key }) => STILL.has(key))
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').map(fold))
}
