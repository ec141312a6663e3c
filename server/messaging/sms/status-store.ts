/** What became of an SMS after it was handed over, in the ledger. */
import { now } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'
import type { Fate, Status } from './status-rules.ts'

/** The message a status is of. */
export interface ReportedSms {
  readonly contactId: string | null
  readonly mailingId: string
  /** null when it was erased. */
  readonly address: string | null
  readonly outcome: 'delivered' | 'bounced' | 'complained' | null
}

const OUTCOMES: Readonly<Record<Fate, ReportedSms['outcome']>> = {
  accepted: null,
  delivered: 'delivered',
  failed: 'bounced',
}

/**
 * Writes a status into its delivery, whose row is held until the transaction ends. That it was delivered outlasts every
 * other word. A message of which nobody knew whether the gateway had it (unconfirmed, or queued again for that reason) is
 * settled: sent, for the gateway speaks of it, or failed. Undefined when the ledger has no such SMS.
 */
export async function writeStatus(
  tx: Tx,
  workspaceId: string,
  deliveryId: string,
  { fate, fault, detail }: Status,
  providerId: string | undefined,
): Promise<ReportedSms | undefined> {
  const at = now().toISOString()
  const outcome = OUTCOMES[fate]
  const reason = fault === 'number' ? 'bounced' : 'refused'
  const isUnconfirmed = sql`(d.state = 'unknown' or (d.state = 'queued' and d.unconfirmed_attempts > 0))`
  const isNews = sql`(${outcome}::text is not null and d.outcome is distinct from 'delivered'
    and d.outcome is distinct from ${outcome}::text)`
  const [written] = await tx.rows<ReportedSms>(sql`
    update delivery d set
      state = case when ${isUnconfirmed} then ${fate === 'failed' ? 'failed' : 'sent'}::text else d.state end,
      reason = case when ${isUnconfirmed} then ${fate === 'failed' ? reason : null}::text else d.reason end,
      due = case when ${isUnconfirmed} then null else d.due end,
      settled = case when ${isUnconfirmed} then ${at}::timestamptz else d.settled end,
      outcome = case when ${isNews} then ${outcome}::text else d.outcome end,
      outcome_detail = case when ${isNews} then ${detail}::text else d.outcome_detail end,
      outcome_at = case when ${isNews} then ${at}::timestamptz else d.outcome_at end,
      provider_id = coalesce(d.provider_id, ${providerId ?? null}::text)
    from mailing m
    where d.workspace_id = ${workspaceId}::uuid and d.id = ${deliveryId}::uuid
      and m.workspace_id = ${workspaceId}::uuid and m.id = d.mailing_id and m.channel = 'sms'
    returning d.contact_id, d.mailing_id, d.address, d.outcome`)
  return written
}
