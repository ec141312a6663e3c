/** How many of a workspace's latest messages came back. */
import type { Queryable } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'

export interface Returned {
  readonly sent: number
  readonly bounced: number
}

/** So many are looked at, the latest: a few hundredths of a second, however many there are. */
const LOOKED_AT = 20_000

/** `since`: the least UUIDv7 of the first moment that counts. */
export async function countReturned(db: Queryable, workspaceId: string, since: string): Promise<Returned> {
  const [row] = await db.rows<Returned>(sql`
    select count(*)::int as sent,
      (count(*) filter (where d.outcome = 'bounced' or d.state = 'failed' and d.reason = 'bounced'))::int as bounced
    from (
      select state, outcome, reason from delivery
      where workspace_id = ${workspaceId}::uuid and id >= ${since}::uuid and state in ('sent', 'failed')
      order by id desc limit ${LOOKED_AT}::int) d`)
  return row ?? { sent: 0, bounced: 0 }
}
