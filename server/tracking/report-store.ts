/** Who opened and clicked and when, where the workspace wanted to know whose. */
import type { Queryable } from '../platform/database.ts'
import { empty, sql } from '../platform/sql.ts'
import type { Kind } from './rules.ts'

export const CURVE_HOURS = 48

export interface CurveHour {
  /** After `from`, from 0. */
  readonly hour: number
  readonly opens: number
  readonly clicks: number
}

/** How many people opened for the first time in each hour after `from`, and clicked; hours without any are left out. */
export async function readCurve(
  db: Queryable,
  workspaceId: string,
  mailingIds: readonly string[],
  from: string,
): Promise<CurveHour[]> {
  return db.rows<CurveHour>(sql`
    select f.hour, count(*) filter (where f.kind = 'open') as opens,
      count(*) filter (where f.kind = 'click') as clicks
    from (
      select e.kind, floor(extract(epoch from min(e.first) - ${from}::timestamptz) / 3600)::int as hour
      from delivery_engagement e
      where e.workspace_id = ${workspaceId}::uuid and e.mailing_id = any(${mailingIds}::uuid[]) and e.agent = 'human'
      group by e.kind, e.delivery_id) f
    where f.hour between 0 and ${CURVE_HOURS - 1}::int
    group by f.hour order by f.hour`)
}

export interface Engaged {
  readonly id: string
  readonly contactId: string | null
  readonly address: string | null
  /** The first time. */
  readonly at: string
}

/** People who opened, or clicked, in the order in which they were written down. */
export async function listEngaged(
  db: Queryable,
  workspaceId: string,
  {
    mailingIds,
    kind,
    after,
    limit,
  }: {
    readonly mailingIds: readonly string[]
    readonly kind: Kind
    /** The last of the page before. */
    readonly after?: string | undefined
    readonly limit: number
  },
): Promise<Engaged[]> {
  const following = after === undefined ? empty : sql`and e.delivery_id > ${after}::uuid`
  return db.rows<Engaged>(sql`
    select d.id, d.contact_id, d.address, f.at from (
      select e.delivery_id, min(e.first) as at from delivery_engagement e
      where e.workspace_id = ${workspaceId}::uuid and e.mailing_id = any(${mailingIds}::uuid[])
        and e.kind = ${kind} and e.agent = 'human' ${following}
      group by e.delivery_id order by e.delivery_id limit ${limit}::int) f
    join delivery d on d.workspace_id = ${workspaceId}::uuid and d.id = f.delivery_id
    order by d.id`)
}

export interface MessageEngagement {
  readonly kind: Kind
  readonly url: string | null
  readonly agent: 'human' | 'proxy' | 'machine'
  readonly n: number
  readonly first: string
}

/** What was opened and clicked of one message, in the order of the first times. */
export async function engagementOf(
  db: Queryable,
  workspaceId: string,
  { mailingId, id }: { readonly mailingId: string; readonly id: string },
): Promise<MessageEngagement[]> {
  return db.rows<MessageEngagement>(sql`
    select e.kind, l.url, e.agent, e.n, e.first from delivery_engagement e
    left join tracked_link l
      on l.workspace_id = ${workspaceId}::uuid and l.mailing_id = e.mailing_id and l.number = e.link
    where e.workspace_id = ${workspaceId}::uuid and e.mailing_id = ${mailingId}::uuid
      and e.delivery_id = ${id}::uuid
    order by e.first, e.kind, e.link`)
}
