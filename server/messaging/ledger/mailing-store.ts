/** Which mailings have something due, and what must be known of one to send it. */
import { awake } from '../../platform/awake.ts'
import { now } from '../../platform/clock.ts'
import type { Db, Queryable, Tx } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'
import type { Mailing, MailingStatus } from '../mailings/schemas.ts'
import { SENDING_SETTINGS } from '../settings-store.ts'
import { LEARNED_MILLISECONDS } from './learned-pace-rules.ts'
import type { SendingSettings, UnknownRule } from './schemas.ts'

/** A mailing of which something may be due. */
export interface DueMailing {
  readonly workspaceId: string
  readonly id: string
  readonly channel: Mailing['channel']
}

/** A mailing with its workspace's settings, as they are now. */
export interface SendableMailing extends SendingSettings {
  readonly mailing: Mailing
  /** A mail server asked it for less of late. */
  readonly isSlowed: boolean
  /** Its provider has not been reached since. */
  readonly awaySince: string | null
  /** Changes when its words do, or a setting that it is made ready from. */
  readonly version: string
}

/** More mailings than are ever due at once, so that those that rest hide no others. */
const DUE_MAILINGS = 1_000

/** The only look across workspaces: one small index, no locks. A provider that is away is left alone until it is tried. */
export async function findDueMailings(db: Db): Promise<DueMailing[]> {
  const at = now().toISOString()
  return db.rows<DueMailing>(sql`
    select m.workspace_id, m.id, m.channel
    from mailing m left join outage o on o.workspace_id = m.workspace_id and o.channel = m.channel
    where ${db.reach.within('m.workspace_id')} and m.status = 'sending' and m.next_due is not null and m.next_due <= ${at}::timestamptz
      and ${awake('m.workspace_id')}
      and (o.next_try is null or o.next_try <= ${at}::timestamptz)
    order by m.next_due limit ${DUE_MAILINGS}`)
}

/**
 * Undefined when it is not being sent any more. The words are left out while `knownVersion` holds: they are longer than
 * all that a batch of recipients needs besides.
 */
export async function readSendable(
  db: Queryable,
  { workspaceId, id }: Pick<DueMailing, 'workspaceId' | 'id'>,
  known: { readonly version: string; readonly content: Mailing['content'] } | undefined,
): Promise<SendableMailing | undefined> {
  type Row = Mailing & SendingSettings & Pick<SendableMailing, 'version' | 'isSlowed' | 'awaySince'>
  const learned = new Date(now().getTime() - LEARNED_MILLISECONDS).toISOString()
  const [row] = await db.rows<Row>(sql`
    select m.workspace_id, m.id, m.kind, m.channel, m.campaign_id, m.post_id, m.name, m.is_standing, m.status,
      case when v.version = ${known?.version ?? ''} then null else m.content end as content, m.pause_reason,
      m.deadline, m.overrides_channel, m.created, v.version, w.timezone, w.send_window, w.emails_per_minute, w.emails_per_domain,
      w.sms_per_minute, w.warm_up_from, w.unknown_rule, exists (
        select from pace p where p.workspace_id = ${workspaceId}::uuid and p.slowed > ${learned}::timestamptz) as is_slowed,
      (select o.since from outage o where o.workspace_id = ${workspaceId}::uuid and o.channel = m.channel) as away_since
    from mailing m join ${SENDING_SETTINGS} w on w.id = m.workspace_id
      cross join lateral (
        select md5(m.content::text || case when m.channel = 'email' then w.email_from else w.sms_from end) as version) v
    where m.workspace_id = ${workspaceId}::uuid and m.id = ${id}::uuid and m.status = 'sending'`)
  if (!row) return undefined
  const { version, timezone, sendWindow, emailsPerMinute, emailsPerDomain, ...rest } = row
  const { smsPerMinute, warmUpFrom, unknownRule, isSlowed, awaySince, ...mailing } = rest
  return {
    mailing: { ...mailing, content: mailing.content ?? known?.content },
    version,
    isSlowed,
    awaySince,
    timezone,
    sendWindow,
    emailsPerMinute,
    emailsPerDomain,
    smsPerMinute,
    warmUpFrom,
    unknownRule,
  }
}

/**
 * Holds a mailing before rows of it go back to the queue: one that is cancelled must not get any, and one that drains
 * must see them.
 */
export async function holdMailing(
  tx: Tx,
  workspaceId: string,
  id: string,
): Promise<
  | { readonly status: MailingStatus; readonly deadline: string | null; readonly unknownRule: UnknownRule }
  | undefined
> {
  const [mailing] = await tx.rows<{
    status: MailingStatus
    deadline: string | null
    unknownRule: UnknownRule
  }>(sql`
    select m.status, m.deadline, w.unknown_rule
    from mailing m join ${SENDING_SETTINGS} w on w.id = m.workspace_id
    where m.workspace_id = ${workspaceId}::uuid and m.id = ${id}::uuid
    for update of m`)
  return mailing
}

/** Rows of it are due from `due` on, perhaps earlier than was known. */
export async function bringForward(tx: Tx, workspaceId: string, id: string, due: string): Promise<void> {
  await tx.rows(sql`
    update mailing set next_due = ${due}::timestamptz
    where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid
      and (next_due is null or next_due > ${due}::timestamptz)`)
}

/**
 * Writes when something of a held mailing is due next: its first waiting row, or the first lease that could run out.
 * Answers whether there is any.
 */
export async function writeNextDue(tx: Tx, workspaceId: string, id: string): Promise<boolean> {
  // Ordered reads of one row, which no plan turns into a walk over all that was ever sent.
  const [next] = await tx.rows<{ nextDue: string | null }>(sql`
    update mailing set next_due = least(
      (select due from delivery
        where workspace_id = ${workspaceId}::uuid and mailing_id = ${id}::uuid and state = 'queued'
        order by due limit 1),
      (select min(leased_until) from delivery
        where workspace_id = ${workspaceId}::uuid and mailing_id = ${id}::uuid and state = 'leased'))
    where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid
    returning next_due`)
  return next !== undefined && next.nextDue !== null
}

/**
 * Asks for another look at a mailing whose batch has ended, if somebody put that off until the batch's lease would have
 * run out. Written whatever it is now, so that it waits for who is just putting it off and comes after.
 */
export async function lookAgainNow(db: Db, workspaceId: string, id: string): Promise<void> {
  const at = now().toISOString()
  await db.rows(sql`
    update mailing set next_due = least(next_due, ${at}::timestamptz)
    where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid and status = 'sending' and next_due is not null`)
}
