/**
 * One record by what no other has: an id, an email, a phone. Its unique index finds it; there is nothing to count, and
 * nothing to remember. Planned once: a fiftieth of the processor time of a filter that is planned each time and counted.
 */
import type { Queryable } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'
import { envelopeSql } from './compact-json.ts'
import { filterToSql } from './filter/to-sql.ts'
import type { Condition } from './filter/tree.ts'
import type { Listing, Page } from './listing.ts'

/** The condition, when the page asks for one record by it. */
export function findLookup({ unique = [], where }: Listing, { filter }: Page): Condition | undefined {
  if (where || !filter || !('field' in filter) || filter.operator !== 'eq') return undefined
  return typeof filter.values[0] === 'string' && unique.includes(filter.field) ? filter : undefined
}

/** The envelope of a page with at most one record. Behind it, and with a limit of 0, is only the total. */
export async function lookUp(
  db: Queryable,
  { from, workspace, doc, fields }: Listing,
  workspaceId: string,
  condition: Condition,
  { offset, limit }: Page,
): Promise<Buffer> {
  const shown = sql`case when ${offset === 0 && limit > 0}::boolean then coalesce(string_agg(p.doc, ','), '') else '' end`
  const [row] = await db.rows<{ body: Buffer }>(
    sql`
    select ${envelopeSql(sql`count(*)`, shown)} as body
    from (
      select ${doc} as doc from ${from}
      where ${workspace} = ${workspaceId}::uuid and ${filterToSql(condition, fields, workspaceId)}) p`,
    { binary: true },
  )
  if (!row) throw new Error('An aggregate gives one row')
  return row.body
}
