/** The log of who did what. */
import { Type, type Static } from 'typebox'
import { listAudit } from '../accounts/audit-store.ts'
import { reachOf } from '../accounts/members.ts'
import { callerOf } from '../http/authentication.ts'
import type { Http } from '../http/http.ts'
import { Nullable } from '../http/schemas.ts'
import type { Db } from '../platform/database.ts'
import { config } from './declare.ts'

const PAGE = 50

const AuditQuery = Type.Object({
  before: Type.Optional(
    Type.String({ format: 'uuid', description: 'The id of the last one seen: older ones' }),
  ),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
})

const AuditRecord = Type.Object({
  id: Type.String(),
  actor: Type.String(),
  accountId: Nullable(Type.String()),
  workspaceId: Nullable(Type.String()),
  action: Type.String(),
  subject: Nullable(Type.String()),
  details: Nullable(Type.Record(Type.String(), Type.Unknown())),
  created: Type.String({ format: 'date-time' }),
})
const AuditList = Type.Object({ items: Type.Array(AuditRecord) })
export type AuditList = Static<typeof AuditList>

export function auditRoutes(http: Http, { db }: { readonly db: Db }): void {
  http.get(
    '/audit',
    {
      config: config('audit:read'),
      schema: { hide: true, querystring: AuditQuery, response: { 200: AuditList } },
    },
    async (request) => {
      const { organizationId, workspaceId } = reachOf(callerOf(request))
      const { before, limit = PAGE } = request.query
      return { items: await listAudit(db, organizationId, { workspaceId, before, limit }) }
    },
  )
}
