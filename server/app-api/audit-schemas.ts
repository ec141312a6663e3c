/** The log of who did what. */
import { Type, type Static } from 'typebox'
import { Nullable } from '../http/schemas.ts'

export const AuditQuery = Type.Object({
  before: Type.Optional(
    Type.String({ format: 'uuid', description: 'The id of the last one seen: older ones' }),
  ),
  kind: Type.Optional(Type.String({ maxLength: 100, description: 'The noun of the action' })),
  by: Type.Optional(Type.String({ maxLength: 300, description: 'A part of the address of who did it' })),
  actors: Type.Optional(
    Type.String({
      pattern: '^(operator|tidings|nobody)(,(operator|tidings|nobody)){0,2}$',
      description: 'Or of these',
    }),
  ),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
})

export const AuditRecord = Type.Object({
  id: Type.String(),
  actor: Type.String(),
  accountId: Nullable(Type.String()),
  workspaceId: Nullable(Type.String()),
  action: Type.String(),
  subject: Nullable(Type.String()),
  details: Nullable(Type.Record(Type.String(), Type.Unknown())),
  created: Type.String({ format: 'date-time' }),
})
export const AuditList = Type.Object({ items: Type.Array(AuditRecord) })
export type AuditList = Static<typeof AuditList>
export type AuditRecord = Static<typeof AuditRecord>
