/** Products and collections as the app shows and changes them, beside the lists of the public API. */
import { Type, type Static } from 'typebox'
import { CollectionUpsert } from '../catalog/collections/schemas.ts'
import { ProductUpsert } from '../catalog/products/schemas.ts'
import { ListOf, Nullable } from '../http/schemas.ts'

const strict = { additionalProperties: false } as const
const Text = Type.String()
const Time = Type.String({ format: 'date-time' })
const Uuid = Type.String({ format: 'uuid' })
const Hash = Type.String({ description: 'Goes into If-Match of a change' })
const Properties = Type.Record(Text, Type.Unknown(), { description: 'As they were sent' })

export const ProductPage = Type.Object({
  id: Text,
  hash: Hash,
  title: Text,
  type: Text,
  bodyHtml: Nullable(Text),
  handle: Nullable(Text),
  vendor: Nullable(Text),
  status: Nullable(Text),
  source: Nullable(Text),
  url: Nullable(Text),
  imageUrl: Nullable(Text),
  price: Nullable(Type.Number()),
  originalPrice: Nullable(Type.Number()),
  currency: Nullable(Text),
  isForSale: Nullable(Type.Boolean()),
  tags: Type.Array(Text),
  externalId: Nullable(Text),
  collections: Type.Array(Type.Object({ id: Text, title: Text })),
  customProperties: Properties,
  isHidden: Type.Boolean(),
  created: Time,
  updated: Time,
  /** Prompts it comes first for. */
  pinnedFor: Type.Array(Text),
  foundBy: Type.Object({
    codes: Type.Array(Text),
    traits: Type.Array(Text),
    alsoCalled: Type.Array(Text),
    /** Words of the workspace that find it. */
    ownWords: Type.Array(Text),
  }),
})
export type ProductPage = Static<typeof ProductPage>

export const ProductChanges = Type.Omit(ProductUpsert, ['id', 'externalCollectionIds'], strict)
export type ProductChanges = Static<typeof ProductChanges>

const ProductUse = Type.Object({
  kind: Type.Enum(['campaign', 'template', 'postRequest', 'post', 'flow']),
  id: Text,
  title: Nullable(Text),
  status: Nullable(Text),
})
export type ProductUse = Static<typeof ProductUse>
export const ProductUses = Type.Object({ items: Type.Array(ProductUse) })
export type ProductUses = Static<typeof ProductUses>

const CollectionCard = Type.Object({
  id: Text,
  title: Text,
  externalId: Text,
  updated: Time,
  products: Type.Integer(),
  /** Addresses of pictures of the first products in it. */
  covers: Type.Array(Text),
})
export type CollectionCard = Static<typeof CollectionCard>
export const CollectionCards = ListOf(CollectionCard, 'CollectionCards')

export const CollectionPage = Type.Object({
  id: Text,
  hash: Hash,
  title: Text,
  handle: Text,
  bodyHtml: Nullable(Text),
  externalId: Nullable(Text),
  source: Nullable(Text),
  customProperties: Properties,
  products: Type.Integer(),
  created: Time,
  updated: Time,
})
export type CollectionPage = Static<typeof CollectionPage>

export const CollectionChanges = Type.Omit(CollectionUpsert, ['id'], strict)
export type CollectionChanges = Static<typeof CollectionChanges>

const Some = Type.Array(Uuid, { maxItems: 100 })
export const MemberChanges = Type.Object({ add: Some, remove: Some }, strict)
export type MemberChanges = Static<typeof MemberChanges>
