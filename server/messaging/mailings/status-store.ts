/** Whether mailings are on their way: finished, paused, taken up again and ended, in the database. */
import { now } from '../../platform/clock.ts'
import type { Queryable, Tx } from '../../platform/database.ts'
import { sql, type Sql } from '../../platform/sql.ts'
import { isFreezingSql } from '../audience/freeze-store.ts'
import type { MailingStatus } from './schemas.ts'

/** A mailing as it is held: what it belongs to, and where it stands. */
export interface HeldMailing {
  readonly id: string
  readonly campaignId: string | null
  readonly status: MailingStatus
}

/** Of one mailing whatever it belongs to, or all of a campaign. */
export type WhichMailings = { readonly id: string } | { readonly campaignId: string }

/** Something of mailing `m` waits or is on its way; `workspace` is the mailing's, as a value where it is known. */
export const waitsSql = (workspace: Sql, within: Sql = sql`true`): Sql => sql`exists (
  select from delivery d
  where ${within} and d.workspace_id = ${workspace} and d.mailing_id = m.id and d.state in ('queued', 'leased'))`

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
    where m.workspace_id = ${workspaceId}::uuid and (${whichSql(workspaceId, which)})
    order by m.id for update`)
}

/** Marks a mailing finished if all its deliveries are there and none waits or is on its way; a standing one never is. */
export async function finishMailing(
  tx: Tx,
  workspaceId: string,
  id: string,
): Promise<{ readonly campaignId: string | null } | undefined> {
  const [finished] = await tx.rows<{ campaignId: string | null }>(sql`
    update mailing m set status = 'finished', finished = ${now().toISOString()}::timestamptz, next_due = null
    where m.workspace_id = ${workspaceId}::uuid and m.id = ${id}::uuid and m.status = 'sending' and not m.is_standing
      and not ${waitsSql(sql`${workspaceId}::uuid`)} and not ${isFreezingSql(sql`${workspaceId}::uuid`)}
    returning m.campaign_id`)
  return finished
}

/** Those of the mailings that are not over. */
export async function findOpen(
  db: Queryable,
  workspaceId: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  const open = await db.rows<{ id: string }>(sql`
    select id from mailing
    where workspace_id = ${workspaceId}::uuid and id = any(${[...ids]}::uuid[])
      and status in ('sending', 'paused', 'held')`)
  return open.map(({ id }) => id)
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
      and status in ('sending', 'paused', 'held')
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
    update mailing set status = 'paused', pause_reason = ${reason}, paused = ${now().toISOString()}::timestamptz
    where workspace_id = ${workspaceId}::uuid and id = any(${ids}::uuid[]) and status = 'sending'`)
}

/** Takes up the held mailings that are paused. They are looked at at once: what waits may long have been due. */
export async function markSending(tx: Tx, workspaceId: string, ids: readonly string[]): Promise<void> {
  await tx.rows(sql`
    update mailing set status = 'sending', pause_reason = null, paused = null,
      next_due = ${now().toISOString()}::timestamptz
    where workspace_id = ${workspaceId}::uuid and id = any(${ids}::uuid[]) and status = 'paused'`)
  await tryNow(tx, workspaceId)
}

/** Somebody did something about it: a provider that was away is tried at once, and given its full time again. */
async function tryNow(tx: Tx, workspaceId: string): Promise<void> {
  await tx.rows(sql`delete from outage where workspace_id = ${workspaceId}::uuid`)
}

/**
 * Ends the held mailings that are open, and skips all that waits in them, in one statement: what may have gone already
 * is `unknown`. What is on its way at this moment is left to the sender, who knows what becomes of it.
 */
export async function cancelMailings(tx: Tx, workspaceId: string, ids: readonly string[]): Promise<void> {
  const at = now().toISOString()
  await tx.rows(sql`
    with ended as (
      update mailing set status = 'cancelled', finished = ${at}::timestamptz, next_due = null, pause_reason = null,
        paused = null
      where workspace_id = ${workspaceId}::uuid and id = any(${ids}::uuid[]) and status in ('sending', 'paused', 'held')
      returning id)
    update delivery d set state = case when d.unconfirmed_attempts > 0 then 'unknown' else 'skipped' end, reason = 'cancelled', settled = ${at}::timestamptz, due = null, slot = null
    from ended
    where d.workspace_id = ${workspaceId}::uuid and d.mailing_id = ended.id and d.state = 'queued'`)
}

/** Senders listen to it, so that the first letter does not wait for their next look. */
export const DUE_CHANNEL = 'mailing_due'

/** A mailing whose deliveries have just been written: it is due now, or finished when nobody is to get it. */
export async function startMailing(tx: Tx, workspaceId: string, id: string): Promise<void> {
  if (await finishMailing(tx, workspaceId, id)) return
  await tx.rows(sql`
    update mailing set next_due = ${now().toISOString()}::timestamptz
    where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid and status = 'sending'`)
  await tx.rows(sql`select pg_notify(${DUE_CHANNEL}, '')`)
}

/** More of the held mailings is due now, of those that are being sent. */
export async function wakeMailings(tx: Tx, workspaceId: string, ids: readonly string[]): Promise<void> {
  const at = now().toISOString()
  await tx.rows(sql`
    update mailing set next_due = least(next_due, ${at}::timestamptz)
    where workspace_id = ${workspaceId}::uuid and id = any(${[...ids]}::uuid[]) and status = 'sending'`)
}

/** The held mailing of a campaign goes out in the words of one of its versions; at once, unless the campaign is paused. */
export async function releaseHeld(
  tx: Tx,
  workspaceId: string,
  {
    campaignId,
    variant,
    isPaused,
  }: { readonly campaignId: string; readonly variant: number; readonly isPaused: boolean },
): Promise<void> {
  const at = now().toISOString()
  const released = await tx.rows<{ id: string }>(sql`
    update mailing m set status = ${isPaused ? 'paused' : 'sending'}::text, content = v.content,
      paused = ${isPaused ? at : null}::timestamptz
    from mailing v
    where m.workspace_id = ${workspaceId}::uuid and m.campaign_id = ${campaignId}::uuid and m.status = 'held'
      and v.workspace_id = ${workspaceId}::uuid and v.campaign_id = ${campaignId}::uuid and v.kind = m.kind
      and v.variant = ${variant}::smallint
    returning m.id`)
  if (!isPaused) for (const { id } of released) await startMailing(tx, workspaceId, id)
}

/** What no campaign holds may go now: what stood in its way may have been a setting, and one was changed. */
export async function resumeHindered(tx: Tx, workspaceId: string): Promise<void> {
  await tx.rows(sql`
    update mailing set status = 'sending', paused = null, next_due = ${now().toISOString()}::timestamptz
    where workspace_id = ${workspaceId}::uuid and status = 'paused' and campaign_id is null`)
  await tryNow(tx, workspaceId)
}

function whichSql(workspaceId: string, which: WhichMailings): Sql {
  if ('campaignId' in which) return sql`m.campaign_id = ${which.campaignId}::uuid`
  return sql`m.id = ${which.id}::uuid or m.campaign_id = (
    select campaign_id from mailing where workspace_id = ${workspaceId}::uuid and id = ${which.id}::uuid)`
}
