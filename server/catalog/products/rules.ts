/** What a product becomes when somebody sends something about it: pure. */
import { normalized } from '../../lib/text.ts'
import { TAG_LENGTH } from '../../http/limits.ts'
import { readCurrency } from '../../lib/currency.ts'
import { refuse } from '../../refusals.ts'
import { given } from '../identity-map.ts'
import { mustBeProperties, sentOr, type NamedCollection } from '../collections/rules.ts'
import type { CustomProperties } from '../collections/schemas.ts'
import type { ProductUpsert } from './schemas.ts'

/** A product as its row holds it. */
export interface Product {
  readonly id: string
  readonly externalId: string | null
  readonly title: string
  readonly type: string
  readonly bodyHtml: string | null
  readonly handle: string
  readonly vendor: string | null
  readonly status: string | null
  readonly source: string | null
  readonly url: string | null
  readonly imageUrl: string | null
  readonly price: number | null
  readonly originalPrice: number | null
  readonly currency: string | null
  readonly isForSale: boolean | null
  readonly tags: readonly string[]
  /** In the order they are shown. */
  readonly collectionIds: readonly string[]
  readonly customProperties: CustomProperties
}

/** POST /products: the body with its currency, tags and properties sound; else 400. */
export function readProduct(body: ProductUpsert): ProductUpsert {
  mustBeProperties(body.customProperties)
  return {
    ...body,
    ...(body.externalId === undefined ? {} : { externalId: body.externalId || null }),
    ...(body.currency
      ? { currency: readCurrency(body.currency) ?? refuse('currency-unknown', body.currency) }
      : {}),
    ...(body.currency === '' ? { currency: null } : {}),
    ...(body.url === '' ? { url: null } : {}),
    ...(body.imageUrl === '' ? { imageUrl: null } : {}),
    ...(body.vendor === undefined ? {} : { vendor: given(body.vendor) ?? null }),
    ...(body.tags ? { tags: readTags(body.tags) } : {}),
  }
}

/** The title sent; that of before; else the externalId or the handle (docs/decisions). 400 when there is none. */
export function titleFor(before: Product | undefined, sent: ProductUpsert): string {
  if (sent.title === undefined && before) return before.title
  const externalId = sentOr(sent.externalId, before?.externalId)
  const handle = given(sent.handle) ?? before?.handle
  return given(sent.title) ?? given(externalId) ?? handle ?? refuse('title-missing')
}

/** Omitted members stay, null clears, lists and customProperties are replaced whole (docs/decisions). */
export function revisedProduct(
  before: Product | undefined,
  { id, title, handle }: Pick<Product, 'id' | 'title' | 'handle'>,
  sent: ProductUpsert,
  collectionIds: readonly string[] | undefined,
): Product {
  return {
    id,
    title,
    handle,
    externalId: sentOr(sent.externalId, before?.externalId),
    type: sentOr(sent.type, before?.type) ?? '',
    bodyHtml: sentOr(sent.bodyHtml, before?.bodyHtml),
    vendor: sentOr(sent.vendor, before?.vendor),
    status: sentOr(sent.status, before?.status),
    source: sentOr(sent.source, before?.source),
    url: sentOr(sent.url, before?.url),
    imageUrl: sentOr(sent.imageUrl, before?.imageUrl),
    price: sentOr(sent.price, before?.price),
    originalPrice: sentOr(sent.originalPrice, before?.originalPrice),
    currency: sentOr(sent.currency, before?.currency),
    isForSale: sentOr(sent.isForSale, before?.isForSale),
    tags: sentOr(sent.tags, before?.tags) ?? [],
    collectionIds: collectionIds ?? before?.collectionIds ?? [],
    customProperties: sentOr(sent.customProperties, before?.customProperties) ?? {},
  }
}

/** The collections sent, by id and by external id, each once; undefined when none were sent. Unknown ones: 400. */
export function collectionsOf(
  { collectionIds, externalCollectionIds }: ProductUpsert,
  known: readonly NamedCollection[],
): string[] | undefined {
  if (collectionIds === undefined && externalCollectionIds === undefined) return undefined
  const ids = new Map(known.map(({ id }) => [id, id]))
  const byExternalId = new Map(known.map(({ id, externalId }) => [externalId, id]))
  const unknown = [
    { path: 'collectionIds', names: (collectionIds ?? []).filter((id) => !ids.has(id.toLowerCase())) },
    {
      path: 'externalCollectionIds',
      names: (externalCollectionIds ?? []).filter((id) => !byExternalId.has(id)),
    },
  ].filter(({ names }) => names.length > 0)
  if (unknown.length > 0) refuse('collections-unknown', unknown)
  const found = (externalCollectionIds ?? []).flatMap((id) => byExternalId.get(id) ?? [])
  return [...new Set([...(collectionIds ?? []).map((id) => id.toLowerCase()), ...found])]
}

/** Are its words, or its collections, others than before? Then it is indexed again. */
export function readsOtherwise(before: Product | undefined, after: Product): boolean {
  return before === undefined || wording(before) !== wording(after)
}

export function isRegrouped(before: Product | undefined, after: Product): boolean {
  return (before?.collectionIds ?? []).join() !== after.collectionIds.join()
}

function wording(product: Product): string {
  const { title, vendor, type, bodyHtml, tags, collectionIds, customProperties, externalId, handle } = product
  return JSON.stringify([
    title,
    vendor,
    type,
    bodyHtml,
    tags,
    collectionIds,
    customProperties,
    externalId,
    handle,
  ])
}

/** Trimmed, each once without case. */
function readTags(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>()
  tags.forEach((tag, index) => {
    const name = tag.trim() || refuse('tag-invalid', `tags[${index}]`, TAG_LENGTH)
    const key = normalized(name, 'NFC').toLowerCase()
    if (!byKey.has(key)) byKey.set(key, name)
  })
  return [...byKey.values()]
}
