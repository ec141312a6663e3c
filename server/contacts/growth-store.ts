/** How many contacts there are, and how many were added on each day. */
import type { Queryable } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'
import { totalSql } from '../query/counters.ts'

export interface Added {
  /** In the zone that was asked for, as 2026-11-22. */
  readonly day: string
  readonly added: number
}

export interface Days {
  readonly zone: string
  /** The first day, and the one after the last. */
  readonly from: string
  readonly until: string
}

/**
 * Every day of them. Each is a range of the index of creation, since to say of each row which day it is of takes twenty
 * times as long: 0.4 s for a million.
 */
export async function countAdded(
  db: Queryable,
  workspaceId: string,
  { zone, from, until }: Days,
): Promise<Added[]> {
  return db.rows<Added>(sql`
    select d.day::date::text as day, (
      select count(*)::int from contact
      where workspace_id = ${workspaceId}::uuid
        and created >= d.day at time zone ${zone}
        and created < (d.day + interval '1 day') at time zone ${zone}) as added
    from generate_series(${from}::date::timestamp, ${until}::date::timestamp - interval '1 day', interval '1 day') as d (day)
    order by d.day`)
}

/** How many there are, and how many of them may be written to. */
export async function countContacts(
  db: Queryable,
  workspaceId: string,
): Promise<{ readonly total: number; readonly active: number }> {
  const [row] = await db.rows<{ total: number; active: number }>(sql`
    select ${totalSql(workspaceId, 'contact')} as total,
      ${totalSql(workspaceId, 'contact', 'state=active')} as active`)
  return row ?? { total: 0, active: 0 }
}
