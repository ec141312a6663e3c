/** Messages that were reported on, in the ledger: found, held, and marked with what became of them. */
import { now } from '../../platform/clock.ts'
import type { Queryable, Tx } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'
import type { Verdict } from './rules.ts'

/** A row of the ledger as far as reports go. */
export interface Reported {
  readonly id: string
  readonly mailingId: string
  readonly contactId: string | null
  /** Null when it was erased. */
  readonly address: string | null
  readonly state: string
  readonly outcome: 'delivered' | 'bounced' | 'complained' | null
}

/** Rows of these ids, held in the order of their ids until the transaction ends; only messages by email. */
export async function lockReported(
  tx: Tx,
  workspaceId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Reported>> {
  const rows = await tx.rows<Reported>(sql`
    select d.id, d.mailing_id, d.contact_id, d.address, d.state, d.outcome
    from delivery d
    join mailing m on m.workspace_id = ${workspaceId}::uuid and m.id = d.mailing_id and m.channel = 'email'
    where d.workspace_id = ${workspaceId}::uuid and d.id = any(${ids}::uuid[])
    order by d.id
    for update of d`)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Those of the ids that are messages of the workspace. */
export async function findKnown(
  db: Queryable,
  workspaceId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.rows<{ id: string }>(sql`
    select id from delivery where workspace_id = ${workspaceId}::uuid and id = any(${[...new Set(ids)]}::uuid[])`)
  return new Set(rows.map(({ id }) => id))
}

/** How long after it was sent a message can be found by its address alone. */
const REMEMBERED_DAYS = 30

/** The latest message that went to each address, by the contact that holds it; by the address in lower case. */
export async function findSentTo(
  db: Queryable,
  workspaceId: string,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (addresses.length === 0) return new Map()
  const wanted = [...new Set(addresses.map((address) => address.toLowerCase()))]
  const since = new Date(now().getTime() - REMEMBERED_DAYS * 24 * 3600 * 1000).toISOString()
  const rows = await db.rows<{ address: string; id: string }>(sql`
    select distinct on (lower(c.email)) lower(c.email) as address, d.id
    from contact c
    join delivery d on d.workspace_id = ${workspaceId}::uuid and d.contact_id = c.id
      and d.id >= uuid_floor(${since}::timestamptz) and d.state in ('sent', 'unknown')
      and lower(d.address) = lower(c.email)
    where c.workspace_id = ${workspaceId}::uuid and lower(c.email) = any(${wanted}::text[]) and c.email is not null
    order by lower(c.email), d.id desc`)
  return new Map(rows.map(({ address, id }) => [address, id]))
}

/**
 * Marks messages with their outcome. A report on a message proves that it was accepted: an unconfirmed one is sent, and
 * one that waits to be sent again because it was unconfirmed is not.
 */
export async function writeVerdicts(
  tx: Tx,
  workspaceId: string,
  verdicts: readonly Verdict[],
): Promise<void> {
  if (verdicts.length === 0) return
  await tx.rows(sql`
    update delivery d
    set outcome = coalesce(v.outcome, d.outcome),
      outcome_detail = case when v.outcome is null then d.outcome_detail else v.detail end,
      outcome_at = case when v.outcome is null then d.outcome_at
        else least(coalesce(v.at, ${now().toISOString()}::timestamptz), ${now().toISOString()}::timestamptz) end,
      state = case when ${IS_UNCONFIRMED} then 'sent' else d.state end,
      reason = case when ${IS_UNCONFIRMED} then null else d.reason end,
      due = case when ${IS_UNCONFIRMED} then null else d.due end,
      settled = case when ${IS_UNCONFIRMED} then ${now().toISOString()}::timestamptz else d.settled end
    from json_to_recordset(${JSON.stringify(verdicts)}::json) as v
      (id uuid, outcome text, detail text, at timestamptz)
    where d.workspace_id = ${workspaceId}::uuid and d.id = v.id
      and d.id = any(${verdicts.map(({ id }) => id)}::uuid[])`)
}

const IS_UNCONFIRMED = sql`(d.state = 'unknown' or d.state = 'queued' and d.unconfirmed_attempts > 0)`

/** Undefined for a workspace that is not there. */
export async function findWebhookId(db: Queryable, workspaceId: string): Promise<string | undefined> {
  const [webhook] = await db.rows<{ id: string }>(sql`
    select id from contact_webhook where workspace_id = ${workspaceId}::uuid order by id limit 1`)
  return webhook?.id
}
