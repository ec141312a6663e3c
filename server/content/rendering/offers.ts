/** What a product costs when a message is made, for cards of products in mails, on pages and in text. */
import type { Block } from '../blocks/blocks.ts'

/** Price and stock as they were looked up; amounts are written already. */
export interface Offer {
  readonly price: string | null
  /** What it cost before; null when it is not on sale. */
  readonly originalPrice: string | null
  readonly isSoldOut: boolean
}

/** A block whose reference to a product was looked up, or any other one. */
export type ShownBlock = Block & {
  readonly offer?: Offer
  /** Its number in the campaign, from 1, when looking up has moved it. */
  readonly number?: number
}

export const SOLD_OUT = 'Sold out'

/** `€39.00 (before €49.00)`, `Sold out`, or nothing. */
export function offerWords({ price, originalPrice, isSoldOut }: Offer): string {
  if (isSoldOut) return SOLD_OUT
  if (price === null) return ''
  return originalPrice === null ? price : `${price} (before ${originalPrice})`
}
