/** Exact totals without counting: sharded counters that the writing transaction itself adds to (rule 1 of speed). */
import type { Tx } from '../platform/database.ts'
import { sql, type Sql } from '../platform/sql.ts'

export type Counted = 'contact' | 'product' | 'collection' | 'campaign' | 'post' | 'embedded-integration'

export interface Change {
  /** '' for the whole resource, 'state=active' or 'tag=17' for a part of it. */
  readonly facet: string
  readonly by: number
}

const SHARDS = 16

/** Adds up changes of one transaction; parts that cancel out are left out, the whole always moves its version. */
export function tally(): { add(facet: string, by: number): void; changes(): Change[] } {
  const sums = new Map<string, number>([['', 0]])
  return {
    add: (facet, by) => void sums.set(facet, (sums.get(facet) ?? 0) + by),
    changes: () =>
      [...sums].filter(([facet, by]) => facet === '' || by !== 0).map(([facet, by]) => ({ facet, by })),
  }
}

/** The statement that moves the counters. Rows are taken in one order, so that writers cannot deadlock on them. */
export function countSql(workspaceId: string, resource: Counted, changes: readonly Change[]): Sql {
  const shard = Math.floor(Math.random() * SHARDS)
  return sql`
    insert into counter (workspace_id, resource, facet, shard, n, version)
    select ${workspaceId}::uuid, ${resource}::text, c.facet, ${shard}::smallint, c.by, 1
    from unnest(${changes.map(({ facet }) => facet)}::text[], ${changes.map(({ by }) => by)}::bigint[]) as c (facet, by)
    order by c.facet
    on conflict (workspace_id, resource, facet, shard)
      do update set n = counter.n + excluded.n, version = counter.version + 1`
}

export async function count(tx: Tx, workspaceId: string, resource: Counted, changes: readonly Change[]) {
  await tx.rows(countSql(workspaceId, resource, changes))
}

/** The number in a facet, as an expression. */
export function totalSql(workspaceId: string, resource: Counted, facet: Sql | string = ''): Sql {
  return sql`(
    select coalesce(sum(n), 0)::bigint from counter
    where workspace_id = ${workspaceId}::uuid and resource = ${resource}::text and facet = ${facet})`
}

/** The resource's data version in a workspace, as an expression: any write to it makes it grow. */
export function versionSql(workspaceId: string, resource: Counted): Sql {
  return sql`(
    select coalesce(sum(version), 0)::bigint from counter
    where workspace_id = ${workspaceId}::uuid and resource = ${resource}::text and facet = '')`
}
