/** What the counters say, and whether it is what counting says. */
import assert from 'node:assert/strict'
import type { Db } from '../../server/platform/database.ts'
import { sql } from '../../server/platform/sql.ts'
import { totalSql, type Counted } from '../../server/query/counters.ts'
import { keptValues, type KeptValue } from '../../server/contacts/custom-fields/value-rules.ts'

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
  await assertValuesKept(db, workspaceId)
}

interface Kept extends KeptValue {
  readonly id: string
  readonly created: string
}

/** What contacts are found by the values of their custom fields with: of each contact all there is, and of nobody else. */
export async function assertValuesKept(db: Db, workspaceId: string): Promise<void> {
  const contacts = await db.rows<{ id: string; created: string; customFields: Record<string, unknown> }>(sql`
    select id, created, custom_fields from contact where workspace_id = ${workspaceId}::uuid`)
  const rows = await db.rows<Kept>(sql`
    select contact_id as id, created, key, value, is_spelt from contact_value where workspace_id = ${workspaceId}::uuid`)
  const wanted = contacts.flatMap(({ id, created, customFields }) =>
    keptValues(customFields).map((value) => ({ id, created, ...value })),
  )
  assert.deepEqual(written(rows), written(wanted), 'values are kept as contacts have them')
}

function written(rows: readonly Kept[]): string[] {
  return rows
    .map(({ id, created, key, value, isSpelt }) => JSON.stringify([id, created, key, value, isSpelt]))
    .sort()
}
