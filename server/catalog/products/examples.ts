/** A product as the document shows it. */
import { EXAMPLE_FEED, EXAMPLE_ID } from '../../http/schemas.ts'

const SHARED = {
  id: EXAMPLE_ID,
  title: 'Red summer dress',
  bodyHtml: '<p>Linen, knee length</p>',
  vendor: 'Solvik',
  status: 'active',
  url: 'https://shop.example/p/red-summer-dress',
  imageUrl: 'https://cdn.example/p/red-summer-dress.jpg',
  price: 39.5,
  originalPrice: 59,
  currency: 'EUR',
  isForSale: true,
  externalId: 'sku-4711',
} as const

export const PRODUCT = {
  ...SHARED,
  type: 'Dress',
  handle: 'red-summer-dress',
  tags: ['linen', 'summer'],
  collections: [{ id: EXAMPLE_FEED, collectionTitle: 'Summer' }],
  customProperties: { color: 'red', sizes: ['S', 'M'] },
} as const

export const FOUND_PRODUCT = {
  ...SHARED,
  created: '2026-10-02T08:15:00.000Z',
  updated: '2026-11-20T23:25:00.000Z',
  symbol: '€',
  collections: ['Summer'],
  collectionExternalIds: ['c-12'],
} as const

export const SENT_PRODUCT = {
  externalId: 'sku-4711',
  title: 'Red summer dress',
  vendor: 'Solvik',
  price: 39.5,
  originalPrice: 59,
  currency: 'EUR',
  isForSale: true,
  tags: ['linen', 'summer'],
  customProperties: { color: 'red', sizes: ['S', 'M'] },
} as const
