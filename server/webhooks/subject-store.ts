/** The records that events are about, as the API shows them. */
import type { Event } from '../events/schemas.ts'
import type { Queryable, Tx } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'

type Table = 'contact' | 'post' | 'campaign' | 'delivery'

/**
 * By id, for those events whose subject is still there. People are held: who is erased meanwhile is erased from what is
 * written now too.
 */
export async function readSubjects(
  tx: Tx,
  workspaceId: string,
  events: readonly Event[],
): Promise<ReadonlyMap<string, unknown>> {
  const subjects = new Map<string, unknown>()
  for (const [table, ids] of Map.groupBy(events, ({ type }) => tableOf(type))) {
    if (table === undefined) continue
    const wanted = [...new Set(ids.map(({ subjectId }) => subjectId))]
    for (const { id, record } of await READERS[table](tx, workspaceId, wanted)) subjects.set(id, record)
  }
  return subjects
}

type Found = Promise<{ id: string; record: unknown }[]>

const READERS: Readonly<
  Record<Table, (db: Queryable, workspaceId: string, ids: readonly string[]) => Found>
> = {
  contact: (db, workspaceId, ids) =>
    db.rows(sql`
      select id, doc::json as record from contact
      where workspace_id = ${workspaceId}::uuid and id = any(${ids}::uuid[]) order by id for key share`),
  campaign: (db, workspaceId, ids) =>
    db.rows(sql`
      select id, doc::json as record from campaign
      where workspace_id = ${workspaceId}::uuid and id = any(${ids}::uuid[])`),
  post: (db, workspaceId, ids) =>
    db.rows(sql`
      select id, json_build_object('id', id, 'feedId', workspace_id, 'title', title, 'text', text, 'html', html,
        'image', image, 'author', author, 'tags', tags, 'isPrivate', is_private, 'publishedDate', iso_time(published))
        as record
      from post where workspace_id = ${workspaceId}::uuid and id = any(${ids}::uuid[])`),
  delivery: (db, workspaceId, ids) =>
    db.rows(sql`
      select d.id, json_build_object('id', d.id, 'mailingId', d.mailing_id, 'campaignId', m.campaign_id,
        'kind', m.kind, 'channel', m.channel, 'contactId', d.contact_id, 'address', d.address, 'state', d.state,
        'reason', d.reason, 'detail', d.detail, 'outcome', d.outcome) as record
      from delivery d join mailing m on m.workspace_id = ${workspaceId}::uuid and m.id = d.mailing_id
      where d.workspace_id = ${workspaceId}::uuid and d.id = any(${ids}::uuid[]) order by d.id for share of d`),
}

/** The word before the dot; undefined where an event is about the workspace itself. */
function tableOf(type: Event['type']): Table | undefined {
  const [noun = ''] = type.split('.')
  return Object.keys(READERS).find((table): table is Table => table === noun)
}
