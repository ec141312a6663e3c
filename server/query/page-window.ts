/** Which rows of an ordered list a page shows. */
import { fixed, sql, type Sql } from '../platform/sql.ts'

/** A first page is planned for so many rows. Behind it each place would make a statement of its own. */
export function windowSql(limit: number, offset: number): Sql {
  return offset === 0 ? sql`limit ${fixed(limit)}` : sql`limit ${limit}::bigint offset ${offset}::bigint`
}
