/** Numbers of houses whose field is called no more than a number: `rua`, `número`. Pure. */
import { textOf } from '../values.ts'
import { readLabel } from './labels.ts'
import type { Leaf } from './leaves.ts'
import { tokensOf } from './tokens.ts'

const NUMBER = /^(?:no|nr|number|numero|nummer|num|n)$/
const HOUSE = /^\d{1,5}\s?[a-z]?$/i

/** The same leaves, with a number behind or before a street called one of a house. */
export function withHouseNumbers(leaves: readonly Leaf[]): Leaf[] {
  return leaves.map((leaf, at) => {
    const beside = [leaves[at - 1], leaves[at + 1]]
    if (/^route$/i.test(leaf.labels[0] ?? '') && beside.some((other) => isNumberOf(other, leaf)))
      return { ...leaf, labels: ['street'] }
    const words = tokensOf(leaf.labels[0] ?? '').filter((word) => !KIND.test(word))
    const isNumber = NUMBER.test(words.join('')) && HOUSE.test(textOf(leaf.value) ?? '')
    return isNumber && beside.some((other) => isStreetOf(other, leaf))
      ? { ...leaf, labels: ['housenumber', ...leaf.labels] }
      : leaf
  })
}

/** Of which of several addresses: `billing_number` beside `billing_address`. */
const KIND = /^(?:billing|shipping|address|delivery|invoice|adresse?)$/

/** As maps part an address: `street_number`, `route`. */
function isNumberOf(other: Leaf | undefined, { path }: Leaf): boolean {
  return /^street_?number$/i.test(other?.labels[0] ?? '') && other?.path.join('\n') === path.join('\n')
}

/** Of the same place, and without a number of its own. */
function isStreetOf(other: Leaf | undefined, { path }: Leaf): boolean {
  return (
    other !== undefined &&
    other.path.join('\n') === path.join('\n') &&
    readLabel(other.labels[0] ?? '').field === 'address' &&
    !/\d/.test(textOf(other.value) ?? '')
  )
}
