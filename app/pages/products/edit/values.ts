/** A product as a form has it, and back to what is sent. Pure. */
import type { ProductChanges, ProductPage } from '../../../../server/app-api/catalog-schemas.ts'
import { propertiesOf, readProperties, type Property } from './properties.ts'

export interface Values {
  title: string
  vendor: string
  type: string
  bodyHtml: string
  url: string
  imageUrl: string
  externalId: string
  handle: string
  status: string
  currency: string
  price: number | string
  originalPrice: number | string
  /** `yes`, `no`, or not known. */
  isForSale: string | null
  tags: string[]
  collectionIds: string[]
  customProperties: readonly Property[]
}

export type Field = keyof Values

export function valuesOf(product?: ProductPage): Values {
  const { isForSale = null } = product ?? {}
  return {
    title: product?.title ?? '',
    vendor: product?.vendor ?? '',
    type: product?.type ?? '',
    bodyHtml: product?.bodyHtml ?? '',
    url: product?.url ?? '',
    imageUrl: product?.imageUrl ?? '',
    externalId: product?.externalId ?? '',
    handle: product?.handle ?? '',
    status: product?.status ?? '',
    currency: product?.currency ?? '',
    price: product?.price ?? '',
    originalPrice: product?.originalPrice ?? '',
    isForSale: isForSale === null ? null : isForSale ? 'yes' : 'no',
    tags: product?.tags ?? [],
    collectionIds: product?.collections.map(({ id }) => id) ?? [],
    customProperties: propertiesOf(product?.customProperties ?? {}),
  }
}

/** Of these fields alone; what is left empty is taken away. */
export function bodyOf(values: Values, fields: readonly Field[]): ProductChanges {
  return Object.fromEntries(fields.map((field) => [field, sent(values, field)]))
}

function sent(values: Values, field: Field): unknown {
  if (field === 'price' || field === 'originalPrice')
    return values[field] === '' ? null : Number(values[field])
  if (field === 'isForSale') return values.isForSale === null ? null : values.isForSale === 'yes'
  if (field === 'tags' || field === 'collectionIds') return values[field]
  if (field === 'customProperties') return readProperties(values.customProperties)
  const text = values[field].trim()
  return (field === 'currency' ? text.toUpperCase() : text) || null
}
