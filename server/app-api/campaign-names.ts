/** What campaigns without a title are called: the public API shows them as they are. */
import { Type } from 'typebox'
import { readNames } from '../campaigns/names-store.ts'
import { callerOf } from '../http/authentication.ts'
import type { Http } from '../http/http.ts'
import { isUuid } from '../lib/uuid.ts'
import type { Db } from '../platform/database.ts'
import { config } from './declare.ts'

/** As long as a page of ids. */
const Asked = Type.Object({ ids: Type.String({ maxLength: 4_000, description: 'Ids, comma-separated' }) })
const Names = Type.Object({ items: Type.Array(Type.Object({ id: Type.String(), title: Type.String() })) })

export function campaignNameRoutes(http: Http, { db }: { readonly db: Db }): void {
  http.get(
    '/campaign-names',
    { config: config('read'), schema: { hide: true, querystring: Asked, response: { 200: Names } } },
    async (request) => {
      const ids = request.query.ids.split(',').filter(isUuid)
      return { items: await readNames(db, callerOf(request).workspaceId, ids) }
    },
  )
}
