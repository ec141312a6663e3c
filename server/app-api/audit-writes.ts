/** What people write through the public API, in the log of who did what: the route and what it was done to, never a body. */
import { writeAudit } from '../accounts/audit-store.ts'
import type { Http } from '../http/http.ts'
import { isUuid } from '../lib/uuid.ts'
import { lruMap } from '../lib/lru.ts'
import type { Queryable } from '../platform/database.ts'

/** Somebody who types is saved every second or so: the same thing is noted once in so long. */
const AGAIN_MILLISECONDS = 10 * 60_000
const REMEMBERED_MAXIMUM = 10_000

/** Must be called before any route is declared. Written after the answer; of a database that is away nothing is kept. */
export function auditWrites(http: Http, db: Queryable): void {
  const noted = lruMap<true>({ max: REMEMBERED_MAXIMUM, ttl: AGAIN_MILLISECONDS })
  const made = new WeakMap<object, string>()

  http.addHook('onSend', async (request, _reply, payload) => {
    if (!request.session || request.method !== 'POST' || typeof payload !== 'string') return
    // What was made has its id first, as every record has.
    const [, id] = /^\{"id":"([0-9a-f-]{36})"/.exec(payload) ?? []
    if (id !== undefined) made.set(request, id)
  })

  http.addHook('onResponse', async (request, reply) => {
    const { session, principal, method, routeOptions, params, log } = request
    const { access } = routeOptions.config
    const isWrite = typeof access === 'string' && access.endsWith(':read-write') && method !== 'GET'
    if (!session || !principal || !isWrite || reply.statusCode >= 400) return
    const subject = made.get(request) ?? Object.values(params as object).find(isId)
    const route = routeOptions.url ?? ''
    const key = `${principal.workspaceId} ${session.accountId} ${method} ${route} ${subject ?? ''}`
    if (method !== 'POST' && noted.has(key)) return
    noted.set(key, true)
    await writeAudit(db, {
      organizationId: principal.organizationId,
      workspaceId: principal.workspaceId,
      accountId: session.accountId,
      actor: session.email,
      action: 'api.written',
      subject,
      details: { method, route },
    }).catch((err: unknown) => log.warn({ err }, 'what was written by a session could not be noted'))
  })
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && isUuid(value)
}
