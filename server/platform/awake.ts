/** Which workspaces are archived, for whatever looks for due work: nothing of theirs goes out. */
import { raw, sql, type Sql } from './sql.ts'

const COLUMN = /^[a-z_.]+$/

/** A condition for a look over all workspaces: that the one of this column is not archived. Few are, and each node has them. */
export function awake(column: string): Sql {
  if (!COLUMN.test(column)) throw new Error(`No column: ${column}`)
  return sql`${raw(column)} <> all(array(select id from workspace where archived is not null))`
}
