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
