/** PostgreSQL's statistics of contacts, kept true while an import makes many. */
import type { Db } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'

/** Batches after which they are gathered: after the last of them it counts for more rows than a batch has keys. */
const GATHERED_AFTER = new Set([2, 8])

/**
 * A workspace that PostgreSQL has never counted is one row to its planner, which then walks all of it for each batch
 * instead of looking 500 emails up: 270 ms a batch at 40,000 contacts, until the server's own upkeep comes by. On a
 * distributed PostgreSQL, where the table is elsewhere, it is left to that.
 */
export async function analyzeAsItGrows(db: Db, batches: number): Promise<void> {
  if (!GATHERED_AFTER.has(batches)) return
  const [{ isHere } = { isHere: false }] = await db.rows<{ isHere: boolean }>(
    sql`select pg_relation_size('contact') > 0 as is_here`,
  )
  if (isHere) await db.rows(sql`analyze (skip_locked) contact (workspace_id)`, { named: false })
}
