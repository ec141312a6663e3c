/** Rows of the ledger: picked when due, leased, written when their fate is known, found when their worker is gone. */
import { now } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'
import type { Mailing } from '../mailings/schemas.ts'
import type { Reason } from './reasons.ts'
import { withRecipients, type DueRow, type PickedRow } from './recipient-store.ts'
import type { Attempted, Change } from './rules.ts'

/** What becomes of a picked row: to be sent, put off, or settled without being sent. */
export interface Verdict {
  readonly id: string
  readonly state: 'leased' | 'queued' | 'skipped' | 'failed' | 'unknown'
  readonly reason: Reason | null
  readonly due: string | null
  readonly slot: string | null
}

/** Due rows of one mailing, the longest waiting first, held until the transaction ends; others' are passed over. */
export async function pickDue(
  tx: Tx,
  workspaceId: string,
  { id: mailingId, ...mailing }: Pick<Mailing, 'id' | 'channel' | 'kind'>,
  limit: number,
): Promise<PickedRow[]> {
  const rows = await tx.rows<DueRow>(sql`
    select id, contact_id, address, domain, variables, attempts, unconfirmed_attempts, slot
    from delivery
    where workspace_id = ${workspaceId}::uuid and mailing_id = ${mailingId}::uuid and state = 'queued'
      and due <= ${now().toISOString()}::timestamptz
    order by due, id limit ${limit}::int
    for update skip locked`)
  return rows.length === 0 ? [] : withRecipients(tx, workspaceId, mailing, rows)
}

/** Writes the verdicts on picked rows; the leased ones are the caller's until `until`. */
export async function writeVerdicts(
  tx: Tx,
  workspaceId: string,
  verdicts: readonly Verdict[],
  { lease, until }: { readonly lease: string; readonly until: Date },
): Promise<void> {
  if (verdicts.length === 0) return
  const ids = verdicts.map(({ id }) => id)
  // The ids are named twice, so that a plan made while the table was empty goes by the primary key too; their bounds,
  // so that years that are not concerned are not opened.
  await tx.rows(sql`
    update delivery d set state = v.state, reason = v.reason, due = coalesce(v.due, d.due),
      slot = coalesce(v.slot, d.slot),
      lease = case when v.state = 'leased' then ${lease}::uuid when v.state in ('queued', 'unknown') then d.lease end,
      leased_until = case when v.state = 'leased' then ${until.toISOString()}::timestamptz end,
      settled = case when v.state in ('skipped', 'failed', 'unknown') then ${now().toISOString()}::timestamptz end
    from json_to_recordset(${JSON.stringify(verdicts)}::json) as v
      (id uuid, state text, reason text, due timestamptz, slot timestamptz)
    where d.workspace_id = ${workspaceId}::uuid and d.id = v.id and d.id = any(${ids}::uuid[])
      and d.id >= ${least(ids)}::uuid and d.id <= ${greatest(ids)}::uuid`)
}

/** A row that was written, for what follows from it. */
export interface WrittenRow {
  readonly id: string
  readonly contactId: string | null
  readonly address: string | null
}

/**
 * Writes changes to rows that are still their lease's: leased, or marked as unconfirmed since and not leased to
 * another. Answers with the rows that were.
 */
export async function writeChanges(
  tx: Tx,
  workspaceId: string,
  changes: readonly Change[],
): Promise<WrittenRow[]> {
  if (changes.length === 0) return []
  const ids = changes.map(({ id }) => id)
  return tx.rows<WrittenRow>(sql`
    update delivery d set state = o.state, reason = o.reason, detail = coalesce(o.detail, d.detail),
      due = coalesce(o.due, d.due), attempts = o.attempts, unconfirmed_attempts = greatest(d.unconfirmed_attempts, o."unconfirmedAttempts"),
      route = coalesce(o.route, d.route), provider_id = coalesce(o."providerId", d.provider_id),
      lease = case when o."keepsLease" then d.lease end, leased_until = null,
      settled = case when o.state <> 'queued' then ${now().toISOString()}::timestamptz end
    from json_to_recordset(${JSON.stringify(changes)}::json) as o
      (id uuid, lease uuid, state text, reason text, detail text, due timestamptz, attempts smallint,
        "unconfirmedAttempts" smallint, route text, "providerId" text, "keepsLease" boolean)
    where d.workspace_id = ${workspaceId}::uuid and d.id = o.id and d.id = any(${ids}::uuid[])
      and d.id >= ${least(ids)}::uuid and d.id <= ${greatest(ids)}::uuid
      and d.lease = o.lease and d.state in ('leased', 'queued', 'unknown')
    returning d.id, d.contact_id, d.address`)
}

/** Keeps rows leased until `until`, as long as they are; those that are being written at this moment need it no more. */
export async function extendLeases(
  db: Db,
  workspaceId: string,
  { lease, ids, until }: { readonly lease: string; readonly ids: readonly string[]; readonly until: Date },
): Promise<void> {
  if (ids.length === 0) return
  // The state is not asked for: it would tempt the planner to the index of all leases.
  await db.rows(sql`
    update delivery set leased_until = ${until.toISOString()}::timestamptz
    where workspace_id = ${workspaceId}::uuid and id = any(array(
      select id from delivery
      where workspace_id = ${workspaceId}::uuid and id = any(${ids}::uuid[]) and id >= ${least(ids)}::uuid
        and id <= ${greatest(ids)}::uuid and lease = ${lease}::uuid and leased_until is not null
      for update skip locked)) and id >= ${least(ids)}::uuid and id <= ${greatest(ids)}::uuid`)
}

/** The mailings that a worker which is gone was sending, whatever became of them since. */
export async function findExpired(db: Db): Promise<{ workspaceId: string; mailingId: string }[]> {
  return db.rows(sql`
    select distinct workspace_id, mailing_id from delivery
    where ${db.reach.within('workspace_id')} and state = 'leased'
      and leased_until < ${now().toISOString()}::timestamptz`)
}

/** Rows of a mailing whose lease ran out, held; those that somebody is writing at this moment are not lost. */
export async function pickExpired(tx: Tx, workspaceId: string, mailingId: string): Promise<Attempted[]> {
  return tx.rows<Attempted>(sql`
    select id, lease, attempts, unconfirmed_attempts from delivery
    where workspace_id = ${workspaceId}::uuid and mailing_id = ${mailingId}::uuid and state = 'leased'
      and leased_until < ${now().toISOString()}::timestamptz
    limit 1000 for update skip locked`)
}

/**
 * Puts rows that were refused back into the queue, because the server refuses everything: these, or all that were when
 * nothing of the mailing ever went.
 */
export async function requeueRefused(
  tx: Tx,
  workspaceId: string,
  {
    mailingId,
    ids,
    due,
  }: { readonly mailingId: string; readonly ids: readonly string[]; readonly due: Date },
): Promise<void> {
  await tx.rows(sql`
    update delivery d set state = 'queued', reason = null, settled = null, due = ${due.toISOString()}::timestamptz,
      attempts = greatest(d.attempts - 1, 0)
    where d.workspace_id = ${workspaceId}::uuid and d.mailing_id = ${mailingId}::uuid and d.state = 'failed'
      and d.reason = 'refused' and (d.id = any(${ids}::uuid[]) or not exists (
        select from delivery s
        where s.workspace_id = ${workspaceId}::uuid and s.mailing_id = ${mailingId}::uuid and s.state = 'sent'))`)
}

/** Ids of one length and case order as texts as they do as uuids. */
function least(ids: readonly string[]): string {
  return ids.reduce((one, other) => (other < one ? other : one))
}

function greatest(ids: readonly string[]): string {
  return ids.reduce((one, other) => (other > one ? other : one))
}
