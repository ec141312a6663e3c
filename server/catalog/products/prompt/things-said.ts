/** The things that somebody says to have, or not to like: known ones, joined by "or" and "and". Pure. */
import { conceptsOf, isStop } from './concepts.ts'
import { fold } from './fold.ts'
import { isFiller } from './fillers.ts'
import { negatorAt } from './negators.ts'
import { endOf } from './phrases.ts'
import { recipientOf } from './recipients.ts'
import { isColour, isThing } from './synonyms.ts'
import type { Token } from './tokens.ts'
import { traitsOf } from './traits.ts'
import { phraseOrWordAt, type WordAt } from './word-readers.ts'

const MOST_SMALL = 6
const MOST_THINGS = 5
/** Whoever has one wants things for it. */
const KEPT = new Set(['dog', 'cat', 'pet', 'rabbit', 'bird', 'horse', 'fish', 'kitten', 'puppy'])

/** As a material, though what is of it need not say so of itself. */
const FILLING = 'down'

/** Whether a word is meant, by what stands behind it too. */
type IsMeant = (word: string, behind: Token | undefined) => boolean

/** Known things joined by "or" and "and", behind an article. */
export function thingsFrom(
  tokens: readonly Token[],
  start: number,
  isMeant: IsMeant = isGood,
): { readonly words: readonly string[]; readonly next: number } {
  const words: string[] = []
  let next = start
  while (words.length < MOST_THINGS) {
    const from = words.length === 0 ? start : endOf(tokens, next, 'or', 'and')
    const thing = from === undefined ? undefined : thingAt(tokens, from, isMeant)
    if (!thing) break
    words.push(thing.text)
    next = thing.next
  }
  return { words, next }
}

function thingAt(tokens: readonly Token[], start: number, isMeant: IsMeant): WordAt | undefined {
  let at = start
  for (let small = 0; small < MOST_SMALL; small++) {
    const thing = phraseOrWordAt(tokens, at)
    if (thing && isMeant(thing.text, tokens[thing.next])) return thing
    const next = endOf(tokens, at, 'article', 'stop')
    if (next === undefined) return undefined
    at = next
  }
  return undefined
}

/** What may be sold and is no animal or person of theirs; a colour as well. */
export function isGood(word: string): boolean {
  if (isFiller(word) || isStop(fold(word)) || recipientOf(word, true) !== undefined) return false
  if (isColour(word)) return true
  const ids = conceptsOf(word).map(({ id }) => id)
  const isSomebody = traitsOf(word).some(({ family }) => family === 'for')
  const isMaterial = traitsOf(word).some(({ family }) => family === 'material') || ids.includes(FILLING)
  return !isSomebody && !isKept(word) && (isMaterial || isThing(word))
}

/** "Un rouge" is a red one, though lips are made up with it as well. */
export function isLook(word: string): boolean {
  return isColour(word) || (!isThing(word) && traitsOf(word).length > 0)
}

/** An animal of theirs. */
export function isKept(word: string): boolean {
  return conceptsOf(word).some(({ id }) => KEPT.has(id))
}

const EATEN = new Set('eat eats ater ata isst essen frisst fressen mange manger come comer'.split(' '))

/** "My son can't eat nuts" refuses them, and tells of no child that won't eat. */
export function isNotEaten(
  tokens: readonly Token[],
  { start, end }: { readonly start: number; readonly end: number },
): boolean {
  const isEating = tokens.slice(start, end).some(({ key }) => EATEN.has(key))
  return isEating && thingsFrom(tokens, end, (word) => conceptsOf(word).length > 0).words.length > 0
}

export function holdsDenial(tokens: readonly Token[], start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (negatorAt(tokens, at) !== undefined) return true
  return false
}

/** "Oma wird 90" says how old she gets. */
export function isAge(tokens: readonly Token[], end: number): boolean {
  return tokens[end]?.kind === 'number' && endOf(tokens, end - 1, 'ageBefore') === end
}
