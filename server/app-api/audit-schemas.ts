/** The log of who did what. */
import { Type, type Static } from 'typebox'
import { Nullable } from '../http/schemas.ts'
import { NAMED_KINDS } from './audit-names-store.ts'

export const AuditQuery = Type.Object({
  before: Type.Optional(
    Type.String({ format: 'uuid', description: 'The id of the last one seen: older ones' }),
  ),
  kind: Type.Optional(Type.String({ maxLength: 100, description: 'The noun of the action' })),
  by: Type.Optional(
    Type.String({ maxLength: 300, description: 'A part of the address or the name of who did it' }),
  ),
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
  /** Of the person, while the account is there. */
  actorName: Nullable(Type.String()),
  accountId: Nullable(Type.String()),
  workspaceId: Nullable(Type.String()),
  workspaceName: Nullable(Type.String()),
  action: Type.String(),
  subject: Nullable(Type.String()),
  /** What the subject is and is called now, while it is there. */
  about: Nullable(
    Type.Object({ kind: Type.Enum([...NAMED_KINDS, 'account' as const]), name: Nullable(Type.String()) }),
  ),
  details: Nullable(Type.Record(Type.String(), Type.Unknown())),
  created: Type.String({ format: 'date-time' }),
})
export const AuditList = Type.Object({
  meta: Type.Object({ maxResults: Type.Integer() }),
  items: Type.Array(AuditRecord),
})
export type AuditList = Static<typeof AuditList>
export type AuditRecord = Static<typeof AuditRecord>
