/** What was left undone in any workspace, found by the job of every minute. */
import { now } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/database.ts'
import { sql, type Sql } from '../../platform/sql.ts'
import { isFreezingSql } from '../audience/freeze-store.ts'
import { waitsSql } from './status-store.ts'

const waitsAnywhere = ({ reach }: Queryable): Sql =>
  waitsSql(sql`m.workspace_id`, reach.within('d.workspace_id'))

/** A place where something was left undone, of any workspace. */
export interface LeftOpen {
  readonly workspaceId: string
  readonly id: string
}

/** Mailings that are being sent though none of their deliveries waits or is on its way. */
export async function findDrained(db: Queryable): Promise<LeftOpen[]> {
  return db.rows<LeftOpen>(sql`
    select m.workspace_id, m.id from mailing m
    where ${db.reach.within('m.workspace_id')} and m.status = 'sending' and not m.is_standing
      and not ${waitsAnywhere(db)} and not ${isFreezingSql(sql`m.workspace_id`, db.reach.within('f.workspace_id'))}`)
}

/** Campaigns that are being published though none of their mailings is open. */
export async function findSentCampaigns(db: Queryable): Promise<LeftOpen[]> {
  return db.rows<LeftOpen>(sql`
    select c.workspace_id, c.id from campaign c
    where ${db.reach.within('c.workspace_id')} and c.status = 'publishing' and not exists (
      select from mailing m
      where ${db.reach.within('m.workspace_id')} and m.workspace_id = c.workspace_id and m.campaign_id = c.id
        and m.status in ('sending', 'paused', 'held'))`)
}

/** Wakes mailings in which something waits though nobody was notified of it. */
export async function wakeForgotten(db: Queryable): Promise<void> {
  await db.rows(sql`
    update mailing m set next_due = ${now().toISOString()}::timestamptz
    where ${db.reach.within('m.workspace_id')} and m.status = 'sending' and m.next_due is null and ${waitsAnywhere(db)}`)
}

/** Takes up paused mailings that no campaign, and so nobody by hand, resumes, once they have rested since `before`. */
export async function resumeRested(db: Queryable, before: Date): Promise<void> {
  const at = now().toISOString()
  await db.rows(sql`
    update mailing set status = 'sending', paused = null, next_due = ${at}::timestamptz
    where ${db.reach.within('workspace_id')} and status = 'paused' and campaign_id is null
      and coalesce(paused, created) <= ${before.toISOString()}::timestamptz`)
}
