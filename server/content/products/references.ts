/** Products in blocks: which one a text names, and what a block shows of the ones that were found. Pure. */
import { readCurrency } from '../../lib/currency.ts'
import { isForSale } from '../../lib/for-sale.ts'
import { isUuid } from '../../lib/uuid.ts'
import { isLinkAddress, isPictureAddress } from '../../lib/web-address.ts'
import type { Block } from '../blocks/blocks.ts'
import type { ShownBlock } from '../rendering/offers.ts'

/** What cards show, as it stands in the shop now. */
export interface ListedProduct {
  readonly id: string
  readonly title: string
  readonly url: string | null
  readonly imageUrl: string | null
  readonly price: number | null
  readonly originalPrice: number | null
  readonly currency: string | null
  readonly isForSale: boolean | null
  readonly status: string | null
}

export type Reference =
  | { readonly kind: 'product'; readonly name: string }
  /** One word that may be a product, or a card's own: it stands as it is when no product is called so. */
  | { readonly kind: 'word'; readonly name: string }
  | { readonly kind: 'prompt'; readonly prompt: string; readonly count: number }

/** Products that one prompt can bring into a mail. */
const COUNT_MAXIMUM = 12

/**
 * `product: <id, externalId or handle>`, the same without `product:` where the block leads nowhere itself, or
 * `prompt(3): red shoes under 50`; undefined for words that are the card's.
 */
export function referenceIn({ type, text = '', url }: Block): Reference | undefined {
  if (type !== 'product') return undefined
  const [, name] = /^\s*product:\s*(\S.*?)\s*$/is.exec(text) ?? []
  if (name !== undefined) return { kind: 'product', name }
  const [, count, prompt] = /^\s*prompt(?:\((\d{1,2})\))?:\s*(\S.*?)\s*$/is.exec(text) ?? []
  if (prompt === undefined) return bareReferenceIn(text.trim(), url === undefined)
  return { kind: 'prompt', prompt, count: Math.min(Math.max(Number(count ?? 1), 1), COUNT_MAXIMUM) }
}

/** An id is nothing that a reader should see, whatever stands beside it. */
function bareReferenceIn(word: string, isAlone: boolean): Reference | undefined {
  if (isUuid(word)) return { kind: 'product', name: word }
  return isAlone && /^[^\s{}<>]{0,199}[^\s{}<>:]$/.test(word) ? { kind: 'word', name: word } : undefined
}

/** The block with the product's name, picture, address and offer; what the block says itself comes first. */
export function shownAs(
  { style, ...block }: ShownBlock,
  product: ListedProduct,
  language = 'en',
): ShownBlock {
  const url = block.url ?? fit(product.url, isLinkAddress)
  const imageUrl = block.imageUrl ?? fit(product.imageUrl, isPictureAddress)
  return {
    ...block,
    // A shop's titles are words, whatever they hold.
    ...(style && style !== 'text' ? { style } : {}),
    text: literal(product.title),
    ...(url === undefined ? {} : { url }),
    ...(imageUrl === undefined ? {} : { imageUrl }),
    offer: { ...offerOf(product, language), ...(language !== 'en' && { language }) },
  }
}

function offerOf(product: ListedProduct, language: string): NonNullable<ShownBlock['offer']> {
  const { price, originalPrice } = product
  const isSoldOut = !isForSale(product)
  if (isSoldOut || price === null) return { price: null, originalPrice: null, isSoldOut }
  const isOnSale = originalPrice !== null && originalPrice > price
  return {
    price: amount(price, product, language),
    originalPrice: isOnSale ? amount(originalPrice, product, language) : null,
    isSoldOut,
  }
}

function amount(value: number, { currency }: ListedProduct, language: string): string {
  const code = readCurrency(currency ?? '')
  if (code === undefined) return value.toFixed(2)
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  }).format(value)
}

function fit(address: string | null, isFit: (address: string) => boolean): string | undefined {
  return address !== null && isFit(address) ? literal(address) : undefined
}

/** Braces of a shop are no Liquid. */
function literal(text: string): string {
  return text.replaceAll(/\{(?=[{%])/g, "{{'{'}}")
}
