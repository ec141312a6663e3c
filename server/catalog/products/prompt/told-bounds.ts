/** What bounds what a prompt that tells is guessed to want: a price, a size, a make. Pure. */
import type { Interpretation } from './interpretation.ts'

/** Who says for what price asks for a thing, unless the matter is plain. */
export function isBound({ prices, order, onSale }: Interpretation): boolean {
  return [prices.min, prices.max, order, onSale].some((bound) => bound !== undefined)
}

/** Who says of what size or whose make asks for a thing. */
export function isNamed({ sizes, collections, vendors, tags }: Interpretation): boolean {
  return [sizes, collections, vendors, tags].some(({ include }) => include.length > 0)
}
