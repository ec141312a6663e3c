/** API keys as the app shows and asks for them. */
import { Type, type Static } from 'typebox'
import { Nullable } from '../http/schemas.ts'
import { SCOPES } from '../http/scopes.ts'

const Scopes = Type.Array(Type.Enum(SCOPES), { minItems: 1, maxItems: SCOPES.length, uniqueItems: true })
const Time = Type.String({ format: 'date-time' })

export const KeyRecord = Type.Object({
  id: Type.String(),
  name: Type.String(),
  scopes: Type.Array(Type.Enum(SCOPES)),
  created: Time,
  revoked: Nullable(Time),
  lastUsed: Nullable(Type.String({ format: 'date-time', description: 'To the minute' })),
})
export type KeyRecord = Static<typeof KeyRecord>
export const KeyList = Type.Object({ items: Type.Array(KeyRecord) })
export type KeyList = Static<typeof KeyList>

export const KeyWish = Type.Object(
  { name: Type.String({ maxLength: 500 }), scopes: Scopes },
  { additionalProperties: false },
)
export type KeyWish = Static<typeof KeyWish>

/** `key` is shown this once: only a hash of it is stored. */
export const KeyMade = Type.Object({
  id: Type.String(),
  key: Type.String(),
  scopes: Type.Array(Type.Enum(SCOPES)),
})
export type KeyMade = Static<typeof KeyMade>
