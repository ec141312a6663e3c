/** The workspace's own fields of contacts, and what goes by each. */
import { Type, type Static } from 'typebox'
import { CAMPAIGN_STATUSES } from '../campaigns/schemas.ts'
import { FIELD_TYPES } from '../contacts/custom-fields/rules.ts'
import { Nullable } from '../http/schemas.ts'

const strict = { additionalProperties: false } as const
/** Longer ones are refused in words, by what reads them. */
const Text = Type.String({ maxLength: 10_000 })

export const FieldRecord = Type.Object({
  id: Type.String(),
  name: Type.String({ description: 'What data calls it' }),
  label: Type.String({ description: 'What people call it' }),
  type: Type.Enum(FIELD_TYPES),
})
export type FieldRecord = Static<typeof FieldRecord>

export const FieldList = Type.Object({ items: Type.Array(FieldRecord) })
export type FieldList = Static<typeof FieldList>

/** By data name; names that no field has are left out. */
export const FieldCounts = Type.Object({ contacts: Type.Record(Type.String(), Type.Integer()) })
export type FieldCounts = Static<typeof FieldCounts>

export const NewField = Type.Object({ name: Text, label: Text, type: Type.Enum(FIELD_TYPES) }, strict)
export type NewField = Static<typeof NewField>

export const FieldChanges = Type.Object({ label: Text }, strict)

const Named = Type.Object({ id: Type.String(), name: Type.String() })

export const FieldUses = Type.Object({
  segments: Type.Array(Named),
  flows: Type.Array(Named),
  campaigns: Type.Array(
    Type.Object({
      id: Type.String(),
      title: Nullable(Type.String()),
      status: Type.Enum(CAMPAIGN_STATUSES),
    }),
  ),
  /** Calls of the contact webhook of the last days that sent it. */
  formCalls: Type.Integer(),
})
export type FieldUses = Static<typeof FieldUses>
