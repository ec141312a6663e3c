/** Deliveries that had their last word and are to be sent again after all. */
import { now } from '../../platform/clock.ts'
import type { Queryable, Tx } from '../../platform/database.ts'
import { sql, type Sql } from '../../platform/sql.ts'

/**
 * Puts what failed back into the queue, but for addresses that do not take messages; how many. `only` those rows `d` of
 * mailings `m`.
 */
export async function retryFailed(
  tx: Tx,
  workspaceId: string,
  mailings: readonly string[],
  only = sql`true`,
): Promise<number> {
  return requeue(
    tx,
    workspaceId,
    mailings,
    sql`${only} and d.state = 'failed' and d.reason is distinct from 'bounced' and d.address is not null and not exists (
      select from suppression s
      where s.workspace_id = ${workspaceId}::uuid and s.channel = m.channel and s.address = lower(d.address))`,
  )
}

/**
 * Sends again what nobody knows the fate of, under the same `Message-ID`; or leaves it for good, and then a worker that
 * comes back late changes nothing any more. How many are to be sent.
 */
export async function settleUnknown(
  tx: Tx,
  workspaceId: string,
  mailings: readonly string[],
  rule: 'send_again' | 'leave',
): Promise<number> {
  if (rule === 'send_again') return requeue(tx, workspaceId, mailings, sql`d.state = 'unknown'`)
  await tx.rows(sql`
    update delivery set lease = null, reason = coalesce(reason, 'left')
    where workspace_id = ${workspaceId}::uuid and mailing_id = any(${mailings}::uuid[]) and state = 'unknown'`)
  return 0
}

/** A new beginning for the rows, and for their mailings unless these are paused: with the time they had at first. */
async function requeue(
  tx: Tx,
  workspaceId: string,
  mailings: readonly string[],
  which: Sql,
): Promise<number> {
  const at = now().toISOString()
  const [row] = await tx.rows<{ n: number }>(sql`
    with again as (
      update delivery d set state = 'queued', reason = null, attempts = 0,
        unconfirmed_attempts = case when d.state = 'unknown' then 1 else 0 end, due = ${at}::timestamptz,
        slot = null, lease = case when d.state = 'unknown' then d.lease end, settled = null,
        outcome = null, outcome_detail = null, outcome_at = null
      from mailing m
      where d.workspace_id = ${workspaceId}::uuid and d.mailing_id = any(${mailings}::uuid[])
        and m.workspace_id = ${workspaceId}::uuid and m.id = d.mailing_id and m.status <> 'cancelled' and ${which}
      returning d.mailing_id),
    opened as (
      update mailing m set next_due = ${at}::timestamptz, finished = null,
        status = case when m.status = 'finished' then 'sending' else m.status end,
        deadline = (m.deadline at time zone 'UTC' + (${at}::timestamptz - m.created)) at time zone 'UTC'
      where m.workspace_id = ${workspaceId}::uuid and m.id in (select mailing_id from again))
    select count(*) as n from again`)
  return row?.n ?? 0
}

/** A mailing some of whose messages failed. */
export interface FailedMailing {
  readonly id: string
  readonly campaignId: string | null
}

/** The mailings with failed messages, among these rows `d` of mailings `m`; not those that were cancelled. */
export async function findFailed(db: Queryable, workspaceId: string, only: Sql): Promise<FailedMailing[]> {
  return db.rows<FailedMailing>(sql`
    select distinct m.id, m.campaign_id from delivery d
    join mailing m on m.workspace_id = ${workspaceId}::uuid and m.id = d.mailing_id
    where d.workspace_id = ${workspaceId}::uuid and d.state = 'failed' and m.status <> 'cancelled' and ${only}
    order by m.id`)
}
