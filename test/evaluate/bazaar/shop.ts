/** The second shop's products, as its table says them and as they are stored, and its prompts. */
import { createHash } from 'node:crypto'
import type { ProductUpsert } from '../../../server/catalog/products/schemas.ts'
import { GOODS } from './goods.ts'
import { LATER_PROMPTS } from './later-prompts.ts'
import { MORE_PROMPTS } from './more-prompts.ts'
import { PROMPTS } from './prompts.ts'

export interface Good {
  readonly id: string
  /** "t" → ["lamp"]; of several values each is true of it. */
  readonly facts: ReadonlyMap<string, readonly string[]>
  /** Not a number where none is said. */
  readonly price: number
  readonly originalPrice: number | undefined
  readonly currency: string
  readonly isForSale: boolean
  readonly body: ProductUpsert
}

/** `prompts` as "class | prompt | meaning"; the name stands before each class. */
export interface Shop {
  readonly name: string
  readonly goods: readonly Good[]
  readonly prompts: readonly string[]
}

export const BAZAAR: Shop = {
  name: 'bazaar',
  goods: goodsOf(GOODS),
  prompts: `${PROMPTS}${MORE_PROMPTS}${LATER_PROMPTS}`.trim().split(/\n+/),
}

export function goodsOf(table: string): readonly Good[] {
  return table.trim().split(/\n+/).map(aGood)
}

/** Each prompt in the half it belongs to, "seen prices | …": by the prompt alone, so that no change of what is expected moves one. */
export function halved(prompts: string): readonly string[] {
  return prompts
    .trim()
    .split('\n')
    .map((row) => {
      const [, prompt = ''] = row.split(' | ')
      const isSeen = (createHash('sha256').update(prompt).digest()[0] ?? 0) % 2 === 0
      return `${isSeen ? 'seen' : 'kept'} ${row}`
    })
}

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
    price: Number.isNaN(price) ? null : price,
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

/** "Size=S,M" is a list, "variants=[{…}]" and "specs={…}" are JSON, "weight=#500" is a number. */
function property(text: string): [string, string | number | string[] | Record<string, unknown>] {
  const [key = '', value = ''] = text.split('=')
  // Our own table's, a list of objects.
  if (value.startsWith('[')) return [key, { all: JSON.parse(value) as string[] }]
  // Our own table's.
  if (value.startsWith('{')) return [key, JSON.parse(value) as Record<string, unknown>]
  if (value.startsWith('#')) return [key, Number.parseFloat(value.slice(1))]
  return [key, /^\w+(?:,\w+)+$/.test(value) ? value.split(',') : value]
}
