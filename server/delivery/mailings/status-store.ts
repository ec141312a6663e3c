/** Whether mailings are on their way: finished, paused, taken up again and ended, in the database. */
import { now } from '../../platform/clock.ts'
import type { Queryable, Tx } from '../../platform/database.ts'
import { sql, type Sql } from '../../platform/sql.ts'
import type { MailingStatus } from './schemas.ts'

/** A mailing as it is held: what it belongs to, and where it stands. */
export interface HeldMailing {
  readonly id: string
  readonly campaignId: string | null
  readonly status: MailingStatus
}

/** Of one mailing whatever it belongs to, or all of a campaign. */
export type WhichMailings = { readonly id: string } | { readonly campaignId: string }

const WAITS = sql`exists (
  select from delivery d
  where d.workspace_id = m.workspace_id and d.mailing_id = m.id and d.state in ('queued', 'leased'))`

/**
 * Holds a campaign's mailings, or one and all of its campaign's, until the transaction ends: in the order of their ids,
 * and before the campaign's own row, as the sender takes them.
 */
export async function lockMailings(
  tx: Tx,
  workspaceId: string,
  which: WhichMailings,
): Promise<readonly HeldMailing[]> {
  return tx.rows<HeldMailing>(sql`
    select m.id, m.campaign_id, m.status from mailing m
    where m.workspace_id = ${workspaceId}::uuid and (${whichSql(which)})
    order by m.id for update`)
}

/** Marks a mailing finished if none of its deliveries waits or is on its way; a standing one never is. */
export async function finishMailing(
  tx: Tx,
  workspaceId: string,
  id: string,
): Promise<{ readonly campaignId: string | null } | undefined> {
  const [finished] = await tx.rows<{ campaignId: string | null }>(sql`
    update mailing m set status = 'finished', finished = ${now().toISOString()}::timestamptz, next_due = null
    where m.workspace_id = ${workspaceId}::uuid and m.id = ${id}::uuid and m.status = 'sending' and not m.is_standing
      and not ${WAITS}
    returning m.campaign_id`)
  return finished
}

/** Does the campaign have a mailing that is not over? */
export async function hasOpenMailing(
  db: Queryable,
  workspaceId: string,
  campaignId: string,
): Promise<boolean> {
  const open = await db.rows(sql`
    select from mailing
    where workspace_id = ${workspaceId}::uuid and campaign_id = ${campaignId}::uuid
      and status in ('sending', 'paused')
    limit 1`)
  return open.length > 0
}

/** Stops the held mailings that are being sent; `reason` is a sentence for people, null when somebody asked for it. */
export async function markPaused(
  tx: Tx,
  workspaceId: string,
  ids: readonly string[],
  reason: string | null,
): Promise<void> {
  await tx.rows(sql`
    update mailing set status = 'paused', pause_reason = ${reason}
    where workspace_id = ${workspaceId}::uuid and id = any(${ids}::uuid[]) and status = 'sending'`)
}

function whichSql(which: WhichMailings): Sql {
  if ('campaignId' in which) return sql`m.campaign_id = ${which.campaignId}::uuid`
  return sql`m.id = ${which.id}::uuid or m.campaign_id = (
    select campaign_id from mailing where workspace_id = m.workspace_id and id = ${which.id}::uuid)`
}
