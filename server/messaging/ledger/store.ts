/** Rows of the ledger: written when their fate is known, found when their worker is gone. */
import { now } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'
import { greatest, least } from './bounds.ts'
import type { Attempted, Change } from './rules.ts'

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
      due = coalesce(o.due, d.due), attempts = o.attempts, unconfirmed_attempts = greatest(d.unconfirmed_attempts, o.unconfirmed_attempts),
      route = coalesce(o.route, d.route), provider_id = coalesce(o.provider_id, d.provider_id),
      lease = case when o.keeps_lease then d.lease end, leased_until = null,
      settled = case when o.state <> 'queued' then ${now().toISOString()}::timestamptz end
    from unnest(${ids}::uuid[], ${changes.map(({ lease }) => lease)}::uuid[], ${changes.map(({ state }) => state)}::text[],
        ${changes.map(({ reason }) => reason)}::text[], ${changes.map(({ detail }) => detail)}::text[],
        ${changes.map(({ due }) => due)}::timestamptz[], ${changes.map(({ attempts }) => attempts)}::smallint[],
        ${changes.map(({ unconfirmedAttempts }) => unconfirmedAttempts)}::smallint[],
        ${changes.map(({ route }) => route)}::text[], ${changes.map(({ providerId }) => providerId)}::text[],
        ${changes.map(({ keepsLease }) => keepsLease)}::boolean[]) as o
      (id, lease, state, reason, detail, due, attempts, unconfirmed_attempts, route, provider_id, keeps_lease)
    where d.workspace_id = ${workspaceId}::uuid and d.id = o.id and d.id = any(${ids}::uuid[])
      and d.id >= ${least(ids)}::uuid and d.id <= ${greatest(ids)}::uuid
      and d.lease = o.lease and d.state in ('leased', 'queued', 'unknown')
    returning d.id, d.contact_id, d.address`)
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
