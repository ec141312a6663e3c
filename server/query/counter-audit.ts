/** Do the counters say what the rows say? For `doctor`, which can also set them right. */
import type { Db, Queryable } from '../platform/database.ts'
import { sql, type Sql } from '../platform/sql.ts'

export interface Miscount {
  readonly workspaceId: string
  readonly resource: string
  /** '' for the whole resource, 'state=active' or 'tag=17' for a part of it. */
  readonly facet: string
  readonly counted: number
  readonly rows: number
}

/** What the rows say: the whole of each counted resource, and the parts of contacts that lists are answered by. */
const ROWS: Sql = sql`
  select workspace_id, 'contact' as resource, '' as facet, count(*) as n from contact group by workspace_id
  union all select workspace_id, 'contact', 'state=' || state, count(*) from contact group by workspace_id, state
  union all select workspace_id, 'contact', 'tag=' || tag, count(*) from contact_tagging group by workspace_id, tag
  union all select workspace_id, 'product', '', count(*) from product group by workspace_id
  union all select workspace_id, 'collection', '', count(*) from collection group by workspace_id
  union all select workspace_id, 'campaign', '', count(*) from campaign group by workspace_id
  union all select workspace_id, 'post', '', count(*) from post group by workspace_id`

const COUNTED: Sql = sql`
  select workspace_id, resource, facet, sum(n) as n from counter
  where facet = '' or (resource = 'contact' and (facet like 'state=%' or facet like 'tag=%'))
  group by workspace_id, resource, facet`

/** Where they differ, in one snapshot; empty is what it should be. Reads every row: for operators, not requests. */
export async function findMiscounts(db: Queryable): Promise<Miscount[]> {
  return db.rows<Miscount>(sql`
    select workspace_id, resource, facet, coalesce(c.n, 0) as counted, coalesce(r.n, 0) as rows
    from (${COUNTED}) c full join (${ROWS}) r using (workspace_id, resource, facet)
    where coalesce(c.n, 0) <> coalesce(r.n, 0)
    order by workspace_id, resource, facet`)
}

/**
 * Sets them right and answers what was wrong. Adds the difference of one snapshot, so that writers need not wait: what
 * they commit meanwhile they add themselves. Two at once would both add it, and so take turns.
 */
export async function recount(db: Db): Promise<Miscount[]> {
  return db.transaction(async (tx) => {
    await tx.rows(sql`select pg_advisory_xact_lock(hashtextextended('recount', 0))`)
    const miscounts = await findMiscounts(tx)
    await tx.rows(sql`
      insert into counter (workspace_id, resource, facet, shard, n, version)
      select m."workspaceId", m.resource, m.facet, 0, m.rows - m.counted, 1
      from json_to_recordset(${JSON.stringify(miscounts)}::json)
        as m ("workspaceId" uuid, resource text, facet text, counted bigint, rows bigint)
      on conflict (workspace_id, resource, facet, shard)
        do update set n = counter.n + excluded.n, version = counter.version + 1`)
    return miscounts
  })
}
