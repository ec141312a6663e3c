/** The log of who did what. */
import { countAudit, listAudit } from '../accounts/audit-store.ts'
import { reachOf } from '../accounts/members.ts'
import { callerOf } from '../http/authentication.ts'
import type { Http } from '../http/http.ts'
import type { Db } from '../platform/database.ts'
import { AuditList, AuditQuery } from './audit-schemas.ts'
import { named } from './audit-words.ts'
import { config } from './declare.ts'

const PAGE = 50

export function auditRoutes(http: Http, { db }: { readonly db: Db }): void {
  http.get(
    '/audit',
    {
      config: config('audit:read'),
      schema: { hide: true, querystring: AuditQuery, response: { 200: AuditList } },
    },
    async (request) => {
      const { organizationId, workspaceId } = reachOf(callerOf(request))
      const { before, kind, by, actors, limit = PAGE } = request.query
      const filter = { workspaceId, before, kind, address: by, actors: actors?.split(','), limit }
      const [items, maxResults] = await Promise.all([
        listAudit(db, organizationId, filter),
        countAudit(db, organizationId, filter),
      ])
      return { meta: { maxResults }, items: await named(db, items) }
    },
  )
}
