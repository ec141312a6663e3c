/** What was posted to the form's address and named nobody, as the app shows it. */
import { Type, type Static } from 'typebox'
import { Nullable } from '../http/schemas.ts'

export const RejectedForm = Type.Object({
  id: Type.String(),
  created: Type.String({ format: 'date-time' }),
  reason: Type.String(),
  /** Sent with the workspace's secret or one of its keys. */
  isTrusted: Type.Boolean(),
  userAgent: Nullable(Type.String()),
  fields: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
})
export type RejectedForm = Static<typeof RejectedForm>

export const RejectedForms = Type.Object({ items: Type.Array(RejectedForm) })
export type RejectedForms = Static<typeof RejectedForms>

/** What is known that the form could not say. */
export const FormMending = Type.Object(
  {
    email: Type.Optional(Type.String({ maxLength: 300 })),
    phone: Type.Optional(Type.String({ maxLength: 60 })),
  },
  { additionalProperties: false },
)
export type FormMending = Static<typeof FormMending>

const Key = Type.Object({ key: Type.String(), reason: Type.String() })

/** A payload to be read, as text. */
export const FormBody = Type.Object(
  { body: Type.String({ minLength: 1, maxLength: 200_000 }) },
  { additionalProperties: false },
)

/** How a payload is read; nothing of it is stored. */
export const FormReading = Type.Object({
  fields: Type.Array(
    Type.Object({
      field: Type.String(),
      key: Type.String(),
      why: Type.String(),
      /** What the field is then; of fields that several keys fill the same for each. */
      value: Nullable(Type.String()),
    }),
  ),
  ignored: Type.Array(Key),
  note: Nullable(Type.String()),
  isTrapped: Type.Boolean(),
  /** Why it would be refused. */
  problems: Type.Array(Type.String()),
})
export type FormReading = Static<typeof FormReading>

/** A call of the contact webhook; without what its fields held. */
export const FormCall = Type.Object({
  id: Type.String(),
  created: Type.String({ format: 'date-time' }),
  outcome: Type.Enum(['stored', 'rejected', 'trapped', 'failed']),
  isTrusted: Type.Boolean(),
  reason: Nullable(Type.String()),
  fields: Type.Array(Type.Object({ field: Type.String(), key: Type.String(), why: Type.String() })),
  ignored: Type.Array(Key),
  /** Of the form that waits to be mended. */
  rejectedId: Nullable(Type.String()),
})
export type FormCall = Static<typeof FormCall>

export const FormCalls = Type.Object({ items: Type.Array(FormCall) })
export type FormCalls = Static<typeof FormCalls>
