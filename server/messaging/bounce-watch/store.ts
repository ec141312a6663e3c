/** Watches over mailings and the bounces that they hold back, in the database. */
import { now } from '../../platform/clock.ts'
import type { Queryable, Tx } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'
import type { Watch } from './rules.ts'

export interface Mailing {
  readonly workspaceId: string
  readonly id: string
}

export interface KeptWatch extends Watch {
  readonly reported: number
  readonly doubted: boolean
  readonly reportsDoubted: boolean
  readonly believed: boolean
}

/** `bounced` and `about-us`: the server's answer while sending; `reported`: later; `soft`: the last of many that came back in a row. */
export type HoldKind = 'bounced' | 'about-us' | 'reported' | 'soft'

/** Judged together after a while. */
export const JUDGED_LATER: readonly HoldKind[] = ['reported', 'soft']

export interface Hold {
  readonly deliveryId: string
  readonly kind: HoldKind
  /** Where it came from, for the proof of what follows. */
  readonly source: string
}

/** A bounce that was held, with what the ledger knows of it. */
export interface HeldBounce extends Hold {
  readonly contactId: string | null
  /** Null when it was erased. */
  readonly address: string | null
  readonly detail: string
}

const WATCH = sql`outcomes, bad, streak, same, words, has_sent, reported, doubted, reports_doubted, believed`

/** The watch over a mailing, held until the transaction ends; undefined when nothing bad was reported yet. */
export async function lockWatch(tx: Tx, { workspaceId, id }: Mailing): Promise<KeptWatch | undefined> {
  const [watch] = await tx.rows<KeptWatch>(sql`
    select ${WATCH} from bounce_watch
    where workspace_id = ${workspaceId}::uuid and mailing_id = ${id}::uuid for update`)
  return watch
}

/** Messages that were accepted, for a watch if there is one: it is answered as it is then. */
export async function countAccepted(
  tx: Tx,
  { workspaceId, id }: Mailing,
  accepted: number,
): Promise<KeptWatch | undefined> {
  const [watch] = await tx.rows<KeptWatch>(sql`
    update bounce_watch
    set outcomes = outcomes + ${accepted}::int, streak = 0, same = 0, words = '', has_sent = true
    where workspace_id = ${workspaceId}::uuid and mailing_id = ${id}::uuid
    returning ${WATCH}`)
  return watch
}

export async function writeWatch(tx: Tx, { workspaceId, id }: Mailing, watch: KeptWatch): Promise<void> {
  const { outcomes, bad, streak, same, words, hasSent, reported, doubted, reportsDoubted, believed } = watch
  await tx.rows(sql`
    insert into bounce_watch (workspace_id, mailing_id, outcomes, bad, streak, same, words, has_sent, reported, doubted,
      reports_doubted, believed)
    values (${workspaceId}::uuid, ${id}::uuid, ${outcomes}::int, ${bad}::int, ${streak}::int, ${same}::int, ${words},
      ${hasSent}::boolean, ${reported}::int, ${doubted}::boolean, ${reportsDoubted}::boolean, ${believed}::boolean)
    on conflict (workspace_id, mailing_id) do update set outcomes = excluded.outcomes, bad = excluded.bad,
      streak = excluded.streak, same = excluded.same, words = excluded.words, has_sent = excluded.has_sent,
      reported = excluded.reported, doubted = excluded.doubted, reports_doubted = excluded.reports_doubted,
      believed = excluded.believed`)
}

/** Was anything of the mailing ever accepted? */
export async function hasAccepted(db: Queryable, { workspaceId, id }: Mailing): Promise<boolean> {
  const rows = await db.rows(sql`
    select from delivery
    where workspace_id = ${workspaceId}::uuid and mailing_id = ${id}::uuid and state = 'sent' limit 1`)
  return rows.length > 0
}

/** Has the mailing more recipients than this? */
export async function isLarger(db: Queryable, { workspaceId, id }: Mailing, than: number): Promise<boolean> {
  const rows = await db.rows(sql`
    select from delivery
    where workspace_id = ${workspaceId}::uuid and mailing_id = ${id}::uuid limit ${than + 1}::int`)
  return rows.length > than
}

/** Twice is as once. */
export async function hold(tx: Tx, { workspaceId, id }: Mailing, holds: readonly Hold[]): Promise<void> {
  if (holds.length === 0) return
  await tx.rows(sql`
    insert into bounce_hold (workspace_id, mailing_id, delivery_id, kind, source, created)
    select ${workspaceId}::uuid, ${id}::uuid, h."deliveryId", h.kind, h.source, ${now().toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(holds)}::json) as h ("deliveryId" uuid, kind text, source text)
    on conflict do nothing`)
}

/** What the server answered while sending is held as if it had been reported. */
export async function holdAsReported(tx: Tx, { workspaceId, id }: Mailing): Promise<void> {
  await tx.rows(sql`
    delete from bounce_hold
    where workspace_id = ${workspaceId}::uuid and mailing_id = ${id}::uuid and kind = 'about-us'`)
  await tx.rows(sql`
    update bounce_hold set kind = 'reported'
    where workspace_id = ${workspaceId}::uuid and mailing_id = ${id}::uuid and kind = 'bounced'`)
  await tx.rows(sql`
    update bounce_watch set reports_doubted = true
    where workspace_id = ${workspaceId}::uuid and mailing_id = ${id}::uuid`)
}

/** What is held, without taking it. */
export async function listHeld(
  db: Queryable,
  { workspaceId, id }: Mailing,
  kinds: readonly HoldKind[],
  limit: number,
): Promise<HeldBounce[]> {
  return db.rows<HeldBounce>(sql`
    select h.delivery_id, h.kind, h.source, d.contact_id, d.address,
      coalesce(case when h.kind in ('reported', 'soft') then d.outcome_detail end, d.detail, '') as detail
    from bounce_hold h
    join delivery d on d.workspace_id = ${workspaceId}::uuid and d.id = h.delivery_id
    where h.workspace_id = ${workspaceId}::uuid and h.mailing_id = ${id}::uuid
      and h.kind = any(${kinds}::text[])
    order by h.delivery_id limit ${limit}::int`)
}

/** Holds them no more. */
export async function letGo(
  tx: Tx,
  { workspaceId, id }: Mailing,
  deliveries: readonly string[],
): Promise<void> {
  await tx.rows(sql`
    delete from bounce_hold
    where workspace_id = ${workspaceId}::uuid and mailing_id = ${id}::uuid
      and delivery_id = any(${deliveries}::uuid[])`)
}

/** Whom the server refused waits again: those of `ids`, and all that were held back while sending. */
export async function requeueHeld(
  tx: Tx,
  { workspaceId, id }: Mailing,
  ids: readonly string[],
): Promise<void> {
  await tx.rows(sql`
    with taken as (
      delete from bounce_hold
      where workspace_id = ${workspaceId}::uuid and mailing_id = ${id}::uuid and kind in ('bounced', 'about-us')
      returning delivery_id)
    update delivery d set state = 'queued', reason = null, settled = null, lease = null,
      due = ${now().toISOString()}::timestamptz, attempts = greatest(d.attempts - 1, 0)
    where d.workspace_id = ${workspaceId}::uuid and d.mailing_id = ${id}::uuid and d.state = 'failed'
      and d.reason in ('bounced', 'refused') and d.address is not null
      and (d.id = any(${ids}::uuid[]) or d.id in (select delivery_id from taken))`)
}

/** Mailings of which reported bounces have been held since before `before`, or others though all of them has gone. */
export async function findHeld(db: Queryable, before: Date): Promise<(Mailing & { isOver: boolean })[]> {
  return db.rows<Mailing & { isOver: boolean }>(sql`
    select h.workspace_id, h.mailing_id as id, m.status in ('finished', 'cancelled') as is_over
    from bounce_hold h
    join bounce_watch w on w.workspace_id = h.workspace_id and w.mailing_id = h.mailing_id
    join mailing m on m.workspace_id = h.workspace_id and m.id = h.mailing_id
    where ${db.reach.within('h.workspace_id')} and (
      h.kind in ('reported', 'soft') and not w.reports_doubted and h.created <= ${before.toISOString()}::timestamptz
      or h.kind in ('bounced', 'about-us') and m.status in ('finished', 'cancelled'))
    group by h.workspace_id, h.mailing_id, m.status`)
}

/** How many messages of the mailing were accepted. */
export async function countSent(db: Queryable, { workspaceId, id }: Mailing): Promise<number> {
  const [row] = await db.rows<{ n: number }>(sql`
    select count(*)::int as n from delivery
    where workspace_id = ${workspaceId}::uuid and mailing_id = ${id}::uuid and state = 'sent'`)
  return row?.n ?? 0
}

/** Mailings whose bounces wait for an operator, of all workspaces. */
export async function listDoubted(db: Queryable) {
  return db.rows<Mailing & { campaignId: string | null; held: number }>(sql`
    select w.workspace_id, w.mailing_id as id, m.campaign_id, count(*)::int as held
    from bounce_watch w
    join bounce_hold h on h.workspace_id = w.workspace_id and h.mailing_id = w.mailing_id
    join mailing m on m.workspace_id = w.workspace_id and m.id = w.mailing_id
    where w.reports_doubted
    group by w.workspace_id, w.mailing_id, m.campaign_id order by w.workspace_id, w.mailing_id`)
}

export async function isStanding(db: Queryable, { workspaceId, id }: Mailing): Promise<boolean> {
  const [row] = await db.rows<{ isStanding: boolean }>(sql`
    select is_standing from mailing where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid`)
  return row?.isStanding ?? false
}
