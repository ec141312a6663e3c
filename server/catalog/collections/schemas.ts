/** Collections on the wire (spec "Collection", "Upsert result", POST /collections body). */
import { Type, type Static } from 'typebox'
import { HTML_LENGTH, LIST_LENGTH, NAME_LENGTH } from '../../http/limits.ts'
import { EXAMPLE_FEED, EXAMPLE_ID, ListOf, Nullable } from '../../http/schemas.ts'

const Time = Type.String({ format: 'date-time' })
const Unset = 'Empty when it is not set'

const CollectionRecord = Type.Object(
  {
    id: Type.String(),
    feedId: Type.String({ description: 'The workspace' }),
    title: Type.String(),
    handle: Type.String({ description: 'Unique in the workspace' }),
    bodyHtml: Type.String({ description: Unset }),
    externalId: Type.String({ description: Unset }),
    created: Time,
    updated: Time,
  },
  {
    title: 'Collection',
    examples: [
      {
        id: EXAMPLE_ID,
        feedId: EXAMPLE_FEED,
        title: 'Summer',
        handle: 'summer',
        bodyHtml: '<p>For warm days</p>',
        externalId: 'c-12',
        created: '2026-10-02T08:15:00.000Z',
        updated: '2026-11-20T23:25:00.000Z',
      },
    ],
  },
)
export const CollectionList = ListOf(CollectionRecord, 'CollectionList')

/** Spec "Upsert result". */
export const UpsertResult = Type.Object(
  { id: Type.String() },
  {
    title: 'UpsertResult',
    examples: [{ id: EXAMPLE_ID }],
  },
)

export type PropertyValue =
  | string
  | number
  | readonly string[]
  | readonly number[]
  | { [key: string]: unknown }

/** A list's values are all strings or all numbers, which the rules see to. */
export const CustomProperties = Type.Record(
  Type.String(),
  Type.Unsafe<PropertyValue>({
    type: ['string', 'number', 'object', 'array'],
    items: { type: ['string', 'number'] },
    description: 'A string, a number, an object, an array of strings or an array of numbers',
  }),
  {
    maxProperties: LIST_LENGTH,
    description: 'Replaced whole when sent; null clears',
    examples: [{ color: 'red', sizes: ['S', 'M'], weight: 0.4 }],
  },
)
export type CustomProperties = Static<typeof CustomProperties>

export const ExternalId = Type.String({ maxLength: NAME_LENGTH, description: 'Your own id; unique here' })

export const CollectionUpsert = Type.Object(
  {
    id: Type.Optional(
      Type.String({ description: 'Matched first; a UUID that is not here yet is the id of the new one' }),
    ),
    externalId: Type.Optional(Nullable(ExternalId)),
    title: Type.String({ minLength: 1, maxLength: NAME_LENGTH, examples: ['Summer'] }),
    bodyHtml: Type.Optional(Nullable(Type.String({ maxLength: HTML_LENGTH }))),
    handle: Type.Optional(
      Nullable(Type.String({ maxLength: NAME_LENGTH, description: 'Made from the title when not sent' })),
    ),
    source: Type.Optional(Nullable(Type.String({ maxLength: NAME_LENGTH }))),
    customProperties: Type.Optional(Nullable(CustomProperties)),
  },
  {
    additionalProperties: false,
    title: 'CollectionUpsert',
    examples: [{ externalId: 'c-12', title: 'Summer', bodyHtml: '<p>For warm days</p>' }],
  },
)
export type CollectionUpsert = Static<typeof CollectionUpsert>
