/** Who a campaign reaches: the active contacts that any of its segments' filters matches. */
import { parseFilter } from '../../api/filter/parse.ts'
import { filterToSql } from '../../api/filter/to-sql.ts'
import { combine } from '../../api/filter/tree.ts'
import type { Queryable } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'
import { CONTACTS } from '../contacts/fields.ts'
import { findSegments } from '../segments/store.ts'

/** How many contacts match now; each once, however many segments it is in. A segment that is gone matches nobody. */
export async function countRecipients(
  db: Queryable,
  workspaceId: string,
  segmentIds: readonly string[],
): Promise<number> {
  const { from, workspace, fields } = CONTACTS
  const segments = segmentIds.length > 0 ? await findSegments(db, workspaceId, segmentIds) : []
  if (segments.length === 0) return 0
  const filters = segments.map(({ id, filter }) => parseFilter(filter, fields, `segment ${id}`))
  const [row] = await db.rows<{ recipients: number }>(
    sql`
    select count(*) as recipients from ${from}
    where ${workspace} = ${workspaceId}::uuid and c.state = 'active'
      and ${filterToSql(combine('or', filters), fields)}`,
    { named: false },
  )
  return row?.recipients ?? 0
}
