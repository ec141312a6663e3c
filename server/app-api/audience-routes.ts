/** Who would be written to, counted before anything is sent. */
import { CONTACTS } from '../contacts/fields.ts'
import { withPhonesOf } from '../contacts/phone-filter.ts'
import { callerOf } from '../http/authentication.ts'
import type { Http } from '../http/http.ts'
import type { ListReader } from '../http/list-reader.ts'
import { readAudienceFilter } from '../messaging/audience/segments.ts'
import { countReachable } from '../messaging/audience/store.ts'
import type { Db } from '../platform/database.ts'
import { readFilter } from '../query/filter/structure.ts'
import { AudienceCount, AudienceQuestion } from './campaign-schemas.ts'
import { config } from './declare.ts'

export interface AudienceDoors {
  readonly db: Db
  /** Counting is a search: in its turn, on connections of their own. */
  readonly lists: ListReader
}

const hide = true

export function audienceRoutes(http: Http, { db, lists }: AudienceDoors): void {
  http.post(
    '/audience/count',
    { config: config('read'), schema: { hide, body: AudienceQuestion, response: { 200: AudienceCount } } },
    async (request, reply) => {
      const { workspaceId, country } = callerOf(request)
      const { channel, segmentIds = [], filter: text } = request.body
      const own = text === undefined ? undefined : readFilter(text, CONTACTS.fields)
      const filter = own ? withPhonesOf(own, country) : await readAudienceFilter(db, workspaceId, segmentIds)
      if (!filter) return { recipients: 0 }
      const exchange = { request, reply, workspaceId }
      const page = { filter, offset: 0, limit: 0, fields: CONTACTS.fields }
      const recipients = await lists.search(exchange, page, (searcher) =>
        searcher.transaction((tx) => countReachable(tx, workspaceId, { channel, filter })),
      )
      return { recipients }
    },
  )
}
