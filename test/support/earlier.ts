/** Times of rows moved back, for what happens only after days. */
import { raw, sql, type Sql } from '../../server/platform/sql.ts'

/** `created` so much earlier; a distributed PostgreSQL refuses what depends on the time zone of the session. */
export function earlier(column: string, interval: string): Sql {
  return sql`(${raw(column)} at time zone 'UTC' - ${interval}::interval) at time zone 'UTC'`
}
