/** What was asked with the API keys of the workspace. */
import { Type, type Static } from 'typebox'
import { callerOf } from '../http/authentication.ts'
import type { Http } from '../http/http.ts'
import { listApiRequests } from '../http/request-log-store.ts'
import type { Db } from '../platform/database.ts'
import { config } from './declare.ts'

const PAGE = 50

const RequestQuery = Type.Object({
  key: Type.Optional(Type.String({ format: 'uuid', description: 'Of this key alone' })),
  failed: Type.Optional(Type.Boolean({ description: 'Only what was refused or failed' })),
  before: Type.Optional(
    Type.String({ format: 'uuid', description: 'The id of the last one seen: older ones' }),
  ),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
})

const RequestRecord = Type.Object({
  id: Type.String(),
  keyId: Type.String(),
  method: Type.String(),
  route: Type.String({ description: 'With `:name` where ids stand' }),
  status: Type.Integer(),
  milliseconds: Type.Integer(),
  traceId: Type.String(),
  created: Type.String({ format: 'date-time' }),
})
const RequestList = Type.Object({ items: Type.Array(RequestRecord) })
export type RequestList = Static<typeof RequestList>

export function requestLogRoutes(http: Http, { db }: { readonly db: Db }): void {
  http.get(
    '/requests',
    {
      config: config('keys:manage'),
      schema: { hide: true, querystring: RequestQuery, response: { 200: RequestList } },
    },
    async (request) => {
      const { key: keyId, failed, before, limit = PAGE } = request.query
      const page = { keyId, failed, before, limit }
      return { items: await listApiRequests(db, callerOf(request).workspaceId, page) }
    },
  )
}
