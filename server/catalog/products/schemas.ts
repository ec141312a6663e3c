/** Products on the wire (spec "Product", "Product search item", POST /products and POST /products-search bodies). */
import { Type, type Static } from 'typebox'
import {
  HTML_LENGTH,
  LIST_LENGTH,
  NAME_LENGTH,
  PROMPT_LENGTH,
  TAG_LENGTH,
  TAGS_MAXIMUM,
} from '../../http/limits.ts'
import {
  ListOf,
  Nullable,
  SearchFields,
  SearchFilter,
  SearchLimit,
  SearchOffset,
  SearchOrder,
  WebAddress,
} from '../../http/schemas.ts'
import { CustomProperties, ExternalId } from '../collections/schemas.ts'
import { FOUND_PRODUCT, PRODUCT, SENT_PRODUCT } from './examples.ts'

const Time = Type.String({ format: 'date-time' })
const Text = Type.String()
const Price = Type.Number({ format: 'double', description: 'What it costs now' })
const OriginalPrice = Type.Number({ format: 'double', description: 'Higher than the price: it is on sale' })
const ShownProperties = Type.Record(Type.String(), Type.Unknown(), { description: 'As they were sent' })

const ProductRecord = Type.Object(
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
    originalPrice: Nullable(OriginalPrice),
    currency: Nullable(Type.String({ description: 'ISO 4217' })),
    isForSale: Nullable(Type.Boolean()),
    tags: Type.Array(Text),
    externalId: Nullable(Type.String({ description: 'Your own id' })),
    collections: Type.Array(Type.Object({ id: Text, collectionTitle: Text }), {
      description: 'Those it is in',
    }),
    customProperties: Type.Optional(ShownProperties),
  },
  { title: 'Product', examples: [PRODUCT] },
)
export const ProductList = ListOf(ProductRecord, 'ProductList')

/** All members unless `fields` chooses; null where the product has none. */
const ProductSearchItem = Type.Partial(
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
  { title: 'ProductSearchItem', examples: [FOUND_PRODUCT] },
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
    url: Type.Optional(Nullable(WebAddress('Absolute http or https address of its page'))),
    imageUrl: Type.Optional(Nullable(WebAddress('Absolute http or https address of a picture'))),
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
  { additionalProperties: false, title: 'ProductUpsert', examples: [SENT_PRODUCT] },
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
    fields: Type.Optional(SearchFields(['id', 'title', 'price'])),
    orderBy: Type.Optional(SearchOrder),
    filter: Type.Optional(SearchFilter),
    offset: SearchOffset,
    limit: SearchLimit,
  },
  {
    additionalProperties: false,
    title: 'ProductSearch',
    examples: [
      { prompt: 'red dress under 50 euro on sale, not from Acme', offset: 0, limit: 20 },
      {
        filter: { and: [{ field: 'isForSale', operator: 'eq', value: true }] },
        orderBy: [{ field: 'price', direction: 'asc' }],
        fields: ['id', 'title', 'price'],
        offset: 0,
        limit: 20,
      },
    ],
  },
)
export type ProductSearch = Static<typeof ProductSearch>
