/** What PostgreSQL says of its own work, be it one machine or a cluster (test/citus). */
import { test } from 'node:test'
import type { Queryable } from '../../server/platform/database.ts'
import { raw, sql, type Sql } from '../../server/platform/sql.ts'

const IS_CLUSTER = process.env['TIDINGS_TEST_WORKERS'] !== undefined

/** A test of what a cluster does otherwise, as docs/citus.md says: there it is none. */
export function onOneMachine(name: string, work: () => Promise<void>): void {
  if (!IS_CLUSTER) void test(name, work)
}

/** Does a statement of this database wait for a lock? */
export async function isSomebodyWaiting(db: Queryable): Promise<boolean> {
  const activity = raw(IS_CLUSTER ? 'citus_stat_activity' : 'pg_stat_activity')
  const waiting = await db.rows(sql`
    select 1 from ${activity} where datname = current_database() and wait_event_type = 'Lock'`)
  return waiting.length > 0
}

/** How many pages of tables and indexes a statement reads. */
export async function pagesOf(
  db: Pick<Queryable, 'execute'>,
  { text, values }: Pick<Sql, 'text' | 'values'>,
): Promise<number> {
  const { rows } = await db.execute(`explain (analyze, buffers, format json) ${text}`, values)
  return mostPages(rows)
}

/** The plan of the node that does the work, which stands within that of the coordinator, counts for all below it. */
function mostPages(plan: unknown): number {
  if (typeof plan !== 'object' || plan === null) return 0
  const { 'Shared Hit Blocks': hit = 0, 'Shared Read Blocks': read = 0 } = plan as Record<string, number>
  return Math.max(hit + read, ...Object.values(plan).map(mostPages))
}
