/** What is done to many contacts at once. */
import { Type, type Static } from 'typebox'
import { TAG_LENGTH } from '../http/limits.ts'

const strict = { additionalProperties: false } as const

/** Ticked by hand, or all that a filter matches; with neither all contacts. `count` is the number the person saw. */
const chosen = {
  ids: Type.Optional(Type.Array(Type.String({ format: 'uuid' }), { minItems: 1, maxItems: 1_000 })),
  filter: Type.Optional(Type.String({ maxLength: 10_000 })),
  count: Type.Integer({ minimum: 1 }),
}

const TagNames = Type.Array(Type.String({ minLength: 1, maxLength: TAG_LENGTH }), { maxItems: 20 })

export const BulkErase = Type.Object(chosen, strict)
export type BulkErase = Static<typeof BulkErase>

export const BulkTags = Type.Object({ ...chosen, add: TagNames, remove: TagNames }, strict)
export type BulkTags = Static<typeof BulkTags>

export const BulkState = Type.Object(
  { ...chosen, proof: Type.String({ minLength: 1, maxLength: 2_000 }) },
  strict,
)
export type BulkState = Static<typeof BulkState>

export const ExportOrder = Type.Object(
  {
    format: Type.Enum(['csv', 'xlsx'] as const),
    fields: Type.Array(Type.String({ maxLength: 100 }), { minItems: 1, maxItems: 50 }),
    filter: Type.Optional(Type.String({ maxLength: 100_000 })),
  },
  strict,
)
