/** What a product costs when a message is made, for cards of products in mails, on pages and in text. */
import { wordsIn } from '../../words/words.ts'
import type { Block } from '../blocks/blocks.ts'

/** Price and stock as they were looked up; amounts are written already. */
export interface Offer {
  readonly price: string | null
  /** What it cost before; null when it is not on sale. */
  readonly originalPrice: string | null
  readonly isSoldOut: boolean
  /** In which it is said, where that is not English. */
  readonly language?: string
}

/** A block whose reference to a product was looked up, or any other one. */
export type ShownBlock = Block & {
  readonly offer?: Offer
  /** Its number in the campaign, from 1, when looking up has moved it. */
  readonly number?: number
  /** Whom it is shown to, taken off its text; all where there is none. */
  readonly condition?: string
  /** What stands around it while it is laid out. */
  readonly fence?: { readonly open: string; readonly close: string }
}

export function soldOutWords({ language }: Offer): string {
  return wordsIn(language).say('soldOut')
}

/** `€39.00 (before €49.00)`, `Sold out`, or nothing. */
export function offerWords(offer: Offer): string {
  const { price, originalPrice: before, isSoldOut, language } = offer
  if (isSoldOut) return soldOutWords(offer)
  if (price === null) return ''
  return before === null ? price : wordsIn(language).say('priceBefore', { price, before })
}
