/** Statistics of tables that were filled before anybody counted them. */
import type { Db } from '../../platform/database.ts'
import { raw, sql } from '../../platform/sql.ts'

/** Below it, no plan is bad. */
const LARGE_BYTES = 512 * 1024

/**
 * Analyzes what is large and was never analyzed: the first campaign of an installation, the first of a year. Without it
 * a row is found by a wrong index, 130 µs each instead of 7, until the server's own upkeep comes by; what was planned
 * while the table was empty is planned again.
 */
export async function analyzeUncounted(db: Db): Promise<void> {
  const tables = await db.rows<{ name: string }>(sql`
    select c.oid::regclass::text as name from pg_class c
    where c.reltuples <= 0 and pg_relation_size(c.oid) > ${LARGE_BYTES}::bigint
      and (c.oid = 'contact'::regclass
        or c.oid in (select inhrelid from pg_inherits where inhparent = 'delivery'::regclass))`)
  // The names are PostgreSQL's own, quoted by it.
  for (const { name } of tables) await db.rows(sql`analyze ${raw(name)}`, { named: false })
}
