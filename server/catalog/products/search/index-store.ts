/** Which products are due to be indexed again, and their vectors written without touching anything else of them. */
import { count } from '../../../query/counters.ts'
import type { Db, Tx } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { workspacesWith } from './workspaces-with.ts'
import type { Vectors } from './vectors.ts'

export async function findWorkspacesDueToIndex(db: Db): Promise<string[]> {
  return workspacesWith((last) =>
    db.rows(sql`
      select workspace_id from product
      where index_due and ${db.reach.within('workspace_id')} and workspace_id > ${last}::uuid
      order by workspace_id limit 1`),
  )
}

export async function findDueToIndex(tx: Tx, workspaceId: string, most: number): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(sql`
    select id from product where workspace_id = ${workspaceId}::uuid and index_due order by id limit ${most}::int`)
  return rows.map(({ id }) => id)
}

/** The products' rows are held; what they are found by of their collections (D) stays. Totals known are so no more. */
export async function keepVectors(
  tx: Tx,
  workspaceId: string,
  vectors: ReadonlyMap<string, Vectors>,
): Promise<void> {
  const list = [...vectors]
  await tx.rows(sql`
    update product p set ranked = v.ranked::tsvector || ts_filter(p.ranked, '{d}'),
      matched = v.matched::tsvector || ts_filter(p.matched, '{d}'), index_due = false
    from unnest(${list.map(([id]) => id)}::uuid[], ${list.map(([, { ranked }]) => ranked)}::text[],
      ${list.map(([, { matched }]) => matched)}::text[]) as v (id, ranked, matched)
    where p.workspace_id = ${workspaceId}::uuid and p.id = v.id`)
  await count(tx, workspaceId, 'product', [{ facet: '', by: 0 }])
}
