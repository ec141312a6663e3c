/** What the counters say, and whether it is what counting says. */
import assert from 'node:assert/strict'
import type { Db } from '../../server/platform/database.ts'
import { sql } from '../../server/platform/sql.ts'
import { totalSql, type Counted } from '../../server/query/counters.ts'

/** How many of them a workspace has, as lists say. */
export async function readTotal(db: Db, workspaceId: string, resource: Counted): Promise<number> {
  const [row] = await db.rows<{ total: number }>(sql`select ${totalSql(workspaceId, resource)} as total`)
  return row?.total ?? assert.fail('no total')
}

/** The total, each state and each tag are counted exactly; links and arrays of tags agree, and what links copy. */
export async function assertContactsCounted(db: Db, workspaceId: string): Promise<void> {
  const counters = await db.rows(sql`
    select facet, sum(n)::int as n from counter
    where workspace_id = ${workspaceId}::uuid and resource = 'contact'
    group by facet having sum(n) <> 0 order by facet`)
  const rows = await db.rows(sql`
    with mine as (select * from contact where workspace_id = ${workspaceId}::uuid)
    select * from (
      select '' as facet, count(*)::int as n from mine having count(*) > 0
      union all select 'state=' || state, count(*)::int from mine group by state
      union all
      select 'tag=' || t.number, count(*)::int
      from mine, unnest(mine.tags) as tag join contact_tag t on t.workspace_id = ${workspaceId}::uuid and t.name = tag
      group by t.number) counted
    order by facet`)
  const links = await db.rows(sql`
    select 'tag=' || tag as facet, count(*)::int as n from contact_tagging
    where workspace_id = ${workspaceId}::uuid group by tag order by 1`)
  assert.deepEqual(counters, rows, 'counters equal count(*)')
  assert.deepEqual(
    links,
    rows.filter((row) => (row as { facet: string }).facet.startsWith('tag=')),
    'links equal arrays',
  )
  const copies = await db.rows(sql`
    select g.tag, g.contact_id from contact_tagging g
    left join contact c on c.workspace_id = ${workspaceId}::uuid and c.id = g.contact_id
    where g.workspace_id = ${workspaceId}::uuid
      and (g.created, g.state) is distinct from (c.created, c.state)`)
  assert.deepEqual(copies, [], 'links have the state and the time of their contacts')
}
