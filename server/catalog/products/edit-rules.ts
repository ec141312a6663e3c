/** By what it is known whether somebody changed a product, or a collection, since it was read. Pure. */
import { createHash } from 'node:crypto'
import type { Collection } from '../collections/rules.ts'
import type { Product } from './rules.ts'

/** Of the members that are changed by hand: that it was hidden, or read again, is no conflict. */
export function productHash(product: Product): string {
  const { externalId, title, type, bodyHtml, handle, vendor, status, url, imageUrl } = product
  const { price, originalPrice, currency, isForSale, tags, collectionIds, customProperties } = product
  return hashOf([
    [externalId, title, type, bodyHtml, handle, vendor, status, url, imageUrl],
    [price, originalPrice, currency, isForSale, tags, collectionIds, customProperties],
  ])
}

export function collectionHash(collection: Collection): string {
  const { externalId, title, handle, bodyHtml, customProperties } = collection
  return hashOf([externalId, title, handle, bodyHtml, customProperties])
}

function hashOf(members: unknown): string {
  return createHash('sha256').update(JSON.stringify(members)).digest('hex').slice(0, 32)
}
