/** The second shop's products, as its table says them and as they are stored. */
import type { ProductUpsert } from '../../../server/catalog/products/schemas.ts'
import { GOODS } from './goods.ts'

export interface Good {
  readonly id: string
  /** "t" → ["lamp"]; of several values each is true of it. */
  readonly facts: ReadonlyMap<string, readonly string[]>
  readonly price: number
  readonly originalPrice: number | undefined
  readonly currency: string
  readonly isForSale: boolean
  readonly body: ProductUpsert
}

export const GOODS_SOLD: readonly Good[] = GOODS.trim().split('\n').map(aGood)

export const NAMED_COLLECTIONS = [
  ...new Set(GOODS_SOLD.flatMap(({ body }) => body.externalCollectionIds ?? [])),
]

function aGood(row: string): Good {
  const [id = '', told = '', title = '', vendor = '', money = '', collection = '', ...rest] = row.split(' | ')
  const [type = '', tags = '', traits = '', text = ''] = rest
  const [prices = '', currency = ''] = money.split(' ')
  const [price = 0, originalPrice] = prices.split('/').map(Number)
  const isForSale = !/(?:^| )out(?: |$)/.test(told)
  const facts = new Map<string, readonly string[]>(
    told.split(' ').map((fact) => [fact.slice(0, 1), fact.slice(2).split(',')] as const),
  )
  facts.set('v', [vendor]).set('n', [collection]).set('id', [id])
  const body: ProductUpsert = {
    externalId: id,
    title,
    vendor,
    type,
    price,
    originalPrice: originalPrice ?? null,
    currency,
    isForSale,
    externalCollectionIds: [collection],
    tags: tags.split(', '),
    bodyHtml: `<p>${text}</p>`,
    customProperties: Object.fromEntries(traits.split('; ').map(property)),
  }
  return { id, facts, price, originalPrice, currency, isForSale, body }
}

/** "Size=S,M" is a list. */
function property(text: string): [string, string | string[]] {
  const [key = '', value = ''] = text.split('=')
  return [key, /^\w+(?:,\w+)+$/.test(value) ? value.split(',') : value]
}
