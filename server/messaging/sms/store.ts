/** What receiving SMS reads and writes in the database. */
import { newId, now } from '../../platform/clock.ts'
import type { Queryable, Tx } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'

/** Those of these contacts who were sent, or may have been sent, an SMS that can be unsubscribed from. */
export async function listTexted(
  db: Queryable,
  workspaceId: string,
  contactIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (contactIds.length === 0) return new Set()
  const found = await db.rows<{ contactId: string }>(sql`
    select distinct d.contact_id
    from delivery d join mailing m on m.workspace_id = ${workspaceId}::uuid and m.id = d.mailing_id
    where d.workspace_id = ${workspaceId}::uuid and d.contact_id = any(${contactIds}::uuid[])
      and d.state in ('sent', 'unknown') and m.channel = 'sms'
      and m.kind not in ('invitation', 'notification', 'test')`)
  return new Set(found.map(({ contactId }) => contactId))
}

export interface InboundSms {
  /** In E.164. */
  readonly sender: string
  readonly recipient: string | undefined
  readonly text: string
  readonly keyword: string | undefined
  /** The gateway's id of it: what it posts twice is kept once. */
  readonly providerId: string | undefined
  /** False: it came with neither key nor signature, so anybody may have made it up. */
  readonly isProven: boolean
}

/** Keeps what somebody wrote. False when it is there already. */
export async function keepInbound(
  tx: Tx,
  workspaceId: string,
  { sender, recipient, text, keyword, providerId, isProven }: InboundSms,
  contactId: string | undefined,
): Promise<boolean> {
  const kept = await tx.rows(sql`
    insert into inbound_sms (workspace_id, id, contact_id, sender, recipient, text, keyword, provider_id, is_proven,
      created)
    values (${workspaceId}::uuid, ${newId()}::uuid, ${contactId ?? null}::uuid, ${sender}, ${recipient ?? null},
      ${text}, ${keyword ?? null}, ${providerId ?? null}, ${isProven}::boolean, ${now().toISOString()}::timestamptz)
    on conflict do nothing
    returning id`)
  return kept.length > 0
}

/** One text of a number at a time, until the transaction ends: twin STOPs are confirmed once. */
export async function holdNumber(tx: Tx, workspaceId: string, phone: string): Promise<void> {
  await tx.rows(sql`
    select pg_advisory_xact_lock(hashtextextended(${`${workspaceId} inbound ${phone}`}, 0))`)
}

/** Whether an SMS went, or may have gone, to a number since then. */
export async function wasTextedSince(
  tx: Tx,
  workspaceId: string,
  { phone, since }: { readonly phone: string; readonly since: Date },
): Promise<boolean> {
  const found = await tx.rows(sql`
    select 1 from delivery
    where workspace_id = ${workspaceId}::uuid and address = ${phone} and domain is null
      and (state in ('sent', 'unknown') and settled >= ${since.toISOString()}::timestamptz
        or state = 'leased' or state = 'queued' and attempts > 0)
    limit 1`)
  return found.length > 0
}

/** How many SMS were posted since then with neither key nor signature, by workspace, the most first. */
export async function countUnproven(
  db: Queryable,
  since: Date,
): Promise<{ readonly workspaceId: string; readonly n: number }[]> {
  return db.rows(sql`
    select workspace_id, count(*)::int as n from inbound_sms
    where not is_proven and created >= ${since.toISOString()}::timestamptz
    group by workspace_id order by n desc, workspace_id`)
}
