/** Products on the wire (spec "Product", "Product search item", POST /products and POST /products-search bodies). */
import { Type, type Static } from 'typebox'
import {
  HTML_LENGTH,
  LIST_LENGTH,
  NAME_LENGTH,
  PROMPT_LENGTH,
  SEARCH_MAXIMUM,
  TAG_LENGTH,
  TAGS_MAXIMUM,
  URL_LENGTH,
} from '../../api/limits.ts'
import { ListOf, Nullable, SearchFilter, SearchOrder } from '../../api/schemas.ts'
import { CustomProperties, ExternalId } from '../collections/schemas.ts'

const Time = Type.String({ format: 'date-time' })
const Text = Type.String()
const Price = Type.Number({ format: 'double' })
const ShownProperties = Type.Record(Type.String(), Type.Unknown())

export const ProductRecord = Type.Object(
  {
    id: Text,
    title: Text,
    type: Type.String({ description: 'Empty when it is not set' }),
    bodyHtml: Nullable(Type.String({ description: 'As it was sent; clean it before showing it' })),
    handle: Nullable(Type.String({ description: 'Unique in the workspace' })),
    vendor: Nullable(Text),
    status: Nullable(Text),
    url: Nullable(Text),
    imageUrl: Nullable(Text),
    price: Nullable(Price),
    originalPrice: Nullable(Price),
    currency: Nullable(Type.String({ description: 'ISO 4217' })),
    isForSale: Nullable(Type.Boolean()),
    tags: Type.Array(Text),
    externalId: Nullable(Text),
    collections: Type.Array(Type.Object({ id: Text, collectionTitle: Text })),
    customProperties: Type.Optional(ShownProperties),
  },
  { title: 'Product' },
)
export const ProductList = ListOf(ProductRecord, 'ProductList')

/** All members unless `fields` chooses; null where the product has none. */
export const ProductSearchItem = Type.Partial(
  Type.Object({
    id: Text,
    title: Text,
    bodyHtml: Nullable(Text),
    url: Nullable(Text),
    isForSale: Nullable(Type.Boolean()),
    externalId: Nullable(Text),
    created: Time,
    updated: Time,
    price: Nullable(Price),
    originalPrice: Nullable(Price),
    currency: Nullable(Type.String({ description: 'ISO 4217' })),
    vendor: Nullable(Text),
    imageUrl: Nullable(Text),
    status: Nullable(Text),
    symbol: Nullable(Type.String({ description: "The currency's narrow symbol", examples: ['€'] })),
    collections: Type.Array(Type.String({ description: 'A title' })),
    collectionExternalIds: Type.Array(Type.String({ description: 'Of those collections that have one' })),
  }),
  { title: 'ProductSearchItem' },
)
export const ProductSearchList = ListOf(ProductSearchItem, 'ProductSearchList')

const Name = Type.String({ maxLength: NAME_LENGTH })
const Amount = Type.Number({ minimum: 0, format: 'double' })
const Names = Type.Array(Name, { maxItems: LIST_LENGTH })

export const ProductUpsert = Type.Object(
  {
    id: Type.Optional(
      Type.String({ description: 'Matched first; a UUID that is not here yet is the id of the new one' }),
    ),
    externalId: Type.Optional(Nullable(ExternalId)),
    title: Type.Optional(
      Nullable(Type.String({ maxLength: NAME_LENGTH, description: 'Else the externalId or the handle' })),
    ),
    bodyHtml: Type.Optional(Nullable(Type.String({ maxLength: HTML_LENGTH }))),
    handle: Type.Optional(
      Nullable(Type.String({ maxLength: NAME_LENGTH, description: 'Made from the title when not sent' })),
    ),
    type: Type.Optional(Nullable(Name)),
    status: Type.Optional(Nullable(Name)),
    vendor: Type.Optional(Nullable(Name)),
    source: Type.Optional(Nullable(Name)),
    url: Type.Optional(Nullable(Type.String({ maxLength: URL_LENGTH }))),
    imageUrl: Type.Optional(Nullable(Type.String({ maxLength: URL_LENGTH }))),
    price: Type.Optional(Nullable(Amount)),
    originalPrice: Type.Optional(Nullable(Amount)),
    currency: Type.Optional(Nullable(Type.String({ description: 'ISO 4217', examples: ['EUR'] }))),
    isForSale: Type.Optional(Nullable(Type.Boolean())),
    tags: Type.Optional(
      Nullable(
        Type.Array(Type.String({ minLength: 1, maxLength: TAG_LENGTH }), {
          maxItems: TAGS_MAXIMUM,
          description: 'Replaced whole when sent',
        }),
      ),
    ),
    collectionIds: Type.Optional(Nullable(Names)),
    externalCollectionIds: Type.Optional(Nullable(Names)),
    customProperties: Type.Optional(Nullable(CustomProperties)),
  },
  { additionalProperties: false, title: 'ProductUpsert' },
)
export type ProductUpsert = Static<typeof ProductUpsert>

export const ProductSearch = Type.Object(
  {
    prompt: Type.Optional(
      Type.String({
        maxLength: PROMPT_LENGTH,
        description: 'What a shopper would say, in English, Swedish, German, French or Spanish',
        examples: ['red dress under 50 euro on sale, not from Acme'],
      }),
    ),
    fields: Type.Optional(Type.Array(Type.String(), { minItems: 1, maxItems: 100 })),
    orderBy: Type.Optional(SearchOrder),
    filter: Type.Optional(SearchFilter),
    offset: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
    limit: Type.Integer({ minimum: 0, maximum: SEARCH_MAXIMUM, description: '0 gives just the total' }),
  },
  { additionalProperties: false, title: 'ProductSearch' },
)
export type ProductSearch = Static<typeof ProductSearch>
