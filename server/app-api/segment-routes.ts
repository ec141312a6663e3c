/** Segments, to be chosen from. */
import { listSegments } from '../contacts/segments/store.ts'
import { callerOf } from '../http/authentication.ts'
import type { Http } from '../http/http.ts'
import type { Db } from '../platform/database.ts'
import { config } from './declare.ts'
import { SegmentList } from './campaign-schemas.ts'

export function segmentRoutes(http: Http, { db }: { readonly db: Db }): void {
  http.get(
    '/segments',
    { config: config('read'), schema: { hide: true, response: { 200: SegmentList } } },
    async (request) => ({ items: await listSegments(db, callerOf(request).workspaceId) }),
  )
}
