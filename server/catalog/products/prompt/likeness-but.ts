/** Where a name ends and what it is to be otherwise begins: "but in white", "only for men", an alternative "without petrol". Pure. */
import { isFiller } from './fillers.ts'
import { BUT, isInMore, isOther, isOwnName, isThat, ONLY, type Place } from './likeness-parts.ts'
import { endOf } from './phrases.ts'
import { isThing } from './synonyms.ts'
import type { Token } from './tokens.ts'

/** A comma, or "without", may stand in a title. */
export function isInTitle(tokens: readonly Token[], other: Place | undefined): boolean {
  return other !== undefined && (other.start === other.end || tokens[other.start]?.key === ',')
}

/** "A wine like X but in white", "something like X only for men": what else it is to be. */
export function butBehind(
  tokens: readonly Token[],
  at: number,
  start: number,
  isClear: boolean,
  withCommas = true,
): Place | undefined {
  // "A harness som är röd, med reflex" tells of it.
  if (tokens[at]?.key === SOM && DOES.has(tokens[at + 1]?.key ?? '')) return undefined
  const before = tokens.slice(0, at).filter(({ kind }) => kind === 'word')
  const isOfThing = !isClear && before.some(({ text }) => isThing(text))
  if (!isOfThing && !isClear && !before.every(isOne)) return undefined
  // "Like the X but simpler", "som gjutjärnspannan fast lättare": who begins so compares.
  const isOfOne = before.length === 0 && isThat(tokens[start - 1])
  const isLed = before.length === 0 && LIKE.has(tokens[at]?.key ?? '')
  // "Men" is a "but", too: without a thing before it must be said how X is to be another.
  const but = tokens.findIndex(
    ({ key }, place) =>
      place > start &&
      ((isOfThing && BUT.has(key)) ||
        ((isClear || isOfOne) && SURELY_BUT.has(key)) ||
        (isLed && isButOf(tokens, at, start, place)) ||
        isInMore(tokens, place) ||
        ((ONLY.has(key) || (withCommas && key === ',')) && isOther(tokens, place + 1))),
  )
  return but === -1 || but === tokens.length - 1 ? undefined : { start: but, end: but + 1 }
}

/** Behind a name, and no long one, as a "how" begins many a question: "wie bekomme ich Flecken aus dem Teppich, aber …". */
function isButOf(tokens: readonly Token[], at: number, start: number, but: number): boolean {
  const key = tokens[but]?.key ?? ''
  const isBut = SURELY_BUT.has(key) || (key === MEN && tokens[at]?.key === SOM)
  const named = tokens.slice(start, but)
  return isBut && named.length <= MOST_NAMED && named.some((token) => isThing(token.text) || isOwnName(token))
}

/** "Uno como", "one like": whatever it is. */
export function isOne({ text, key }: Token): boolean {
  return isFiller(text) || ONES.has(key)
}

export function firstOf(one: Place | undefined, other: Place | undefined): Place | undefined {
  if (one === undefined || other === undefined) return one ?? other
  return other.start < one.start ? other : one
}

/** "An alternative to mouse traps that doesn't kill", "to gin without alcohol", "to the sofa, maybe an armchair": of what is wanted in its place. */
export function clauseBehind(tokens: readonly Token[], start: number): Place | undefined {
  const clause = tokens.findIndex(
    ({ key }, at) =>
      at > start && (key === ',' || RELATIVE.has(key) || endOf(tokens, at, 'without') !== undefined),
  )
  if (clause === -1 || clause === tokens.length - 1) return undefined
  return { start: clause, end: tokens[clause]?.key === ',' ? clause + 1 : clause }
}

const RELATIVE = new Set('that which som qui que'.split(' '))
const ONES = new Set('one ones uno una unos unas un une en ett nan nat ein eine einen eins'.split(' '))
/** No name has them in it, as "men" may stand in one. */
const SURELY_BUT = new Set('but fast aber mais pero'.split(' '))
/** Swedish "som" begins all that tells of a thing, too. */
export const LIKE: ReadonlySet<string> = new Set('like som wie comme como'.split(' '))
const SOM = 'som'
const DOES = new Set(
  'ar har kan ska vill inte passar gar tal tar innehaller ser klarar gillar haller funkar fungerar racker'.split(
    ' ',
  ),
)
/** Swedish "but", and whom English shoes are for. */
const MEN = 'men'
/** Words of what is compared with. */
const MOST_NAMED = 5
