/** What of a reading, beside its words, bounds what is looked for. Pure. */
import type { Interpretation } from '../prompt/interpretation.ts'

/** Whether anything beside its words narrows what is looked for. */
export function isConstrained({
  prices,
  onSale,
  available,
  vendors,
  collections,
  tags,
  sizes,
  fits,
  age,
}: Interpretation): boolean {
  const bounds = [prices.min, prices.max, onSale, available, age, fits[0]]
  return (
    bounds.some((bound) => bound !== undefined) ||
    [vendors, collections, tags, sizes].some(({ include }) => include.length > 0)
  )
}

/** Whose make or what part of the shop it is from, and what bounds it. */
export function boundsOf({ vendors, collections, tags, prices, age, sizes, fits }: Interpretation): {
  readonly isNamed: boolean
  readonly isBound: boolean
} {
  return {
    isNamed: [vendors, collections, tags].some(({ include }) => include.length > 0),
    isBound: [prices.min, prices.max, age, sizes.include[0], fits[0]].some((bound) => bound !== undefined),
  }
}
