/** A list of what is denied that no "or" ends: "no plastic, glass, metal". What is of another sort begins a wish. Pure. */
import { conceptsOf, kindsOf } from './concepts.ts'
import { anEmptyInterpretation } from './interpretation.ts'
import { partWordsOf } from './part-words.ts'
import type { Reading } from './reading.ts'
import { isColour } from './synonyms.ts'
import { traitsOf } from './traits.ts'

const FOODS = new Set('food groceries pantry ingredient spice drink sugar salt oil palm-oil'.split(' '))
/** Of "not red, blue" the blue may as well be wished. */
const LEAST = 3

export interface Listed {
  readonly word: string | undefined
  /** Whether a word stands behind it that it may tell about: "cotton jacket". */
  readonly isFollowed: boolean
  /** And whether that is a thing. */
  readonly isThingBehind: boolean
}

/** What these readings deny, in words. */
export function deniedBy(things: readonly Reading[]): string[] {
  const into = anEmptyInterpretation()
  things.forEach((thing) => thing.add(into, true))
  return [...into.words.not, ...into.words.notPhrases]
}

/** How many of `others`, behind `first`, are denied with it; food only behind the thing that it is in. */
export function listedWith(
  first: string | undefined,
  others: readonly Listed[],
  isBehindThing: boolean,
): number {
  const sort = first === undefined ? undefined : sortOf(first)
  if (sort === undefined || (sort === 'food' && !isBehindThing)) return 0
  const end = others.findIndex(({ word }) => word === undefined || sortOf(word) !== sort)
  const ofSort = end === -1 ? others : others.slice(0, end)
  const followed = ofSort.findIndex(({ isFollowed }) => isFollowed)
  // "No plastic, glass, metal bottle": the list is long enough to be one, and the bottle is what it is of.
  const isOf = followed + 2 >= LEAST && ofSort[followed]?.isThingBehind === true
  const count = followed === -1 ? ofSort.length : isOf ? followed + 1 : followed
  return count + 1 < LEAST ? 0 : count
}

function sortOf(word: string): 'colour' | 'made' | 'food' | undefined {
  if (isColour(word)) return 'colour'
  const isMaterial = traitsOf(word).some(({ family }) => family === 'material')
  if (isMaterial || partWordsOf(word).length > 0) return 'made'
  return conceptsOf(word).some(({ id }) => [id, ...kindsOf(id)].some((kind) => FOODS.has(kind)))
    ? 'food'
    : undefined
}
