/** Whether a prompt says no more than where something is to go with somebody: "for the beach", "till gymmet", "fürs Flugzeug". Pure. */
import { fold } from './fold.ts'
import { isFiller } from './fillers.ts'
import { endOf } from './phrases.ts'
import { ANYTHING } from './story-things.ts'
import { isThing } from './synonyms.ts'
import type { Token } from './tokens.ts'

const PURPOSES = new Set('for för till für fürs zum zur pour para'.split(' ').map(fold))
const WHICH = new Set('that which som que qui'.split(' '))
const PRICES = new Set('price prices pris priset preis preise prix precio precios'.split(' '))
const WHERE = new Set('to on at in på vid i am an ans im in à au al en'.split(' ').map(fold))

/** "The lowest price for a tent" asks for the tent. */
export function saysPrice(tokens: readonly Token[]): boolean {
  return tokens.some(({ key }) => PRICES.has(key))
}

export function isForWhat(token: Token | undefined): boolean {
  return PURPOSES.has(token?.key ?? '')
}

/** What a thing is for, or is to be: "juguete que no haga ruido". */
export function isSaidOf(token: Token | undefined): boolean {
  return isForWhat(token) || WHICH.has(token?.key ?? '')
}

/** "Brett zum Schneiden"; "something for the plane" names nothing before. */
export function isForPurpose(tokens: readonly Token[], left: readonly string[]): boolean {
  const at = tokens.findIndex(isForWhat)
  return tokens.slice(0, Math.max(0, at)).some(({ text }) => left.includes(text.toLowerCase()))
}

/** "For the beach", "till stranden", "pour la plage"; of a thing only "for the plane", and none of "plane for wood". */
export function isWhereTo(tokens: readonly Token[], [word = '', ...others]: readonly string[]): boolean {
  const at = tokens.findIndex(({ text }) => text.toLowerCase() === word)
  const isOfOne = endOf(tokens, at - 1, 'article') === at
  const before = tokens[isOfOne ? at - 2 : at - 1]?.key ?? ''
  if (others.length > 0 || at < 0) return false
  if (!isThing(word)) return PURPOSES.has(before) || WHERE.has(before)
  const start = tokens.slice(0, Math.max(0, at - 2))
  return (
    isOfOne && PURPOSES.has(before) && start.every(({ text, key }) => ANYTHING.has(key) || isFiller(text))
  )
}
