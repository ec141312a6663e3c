/** What must be known of addresses and contacts before a form is taken: read within its transaction. */
import { now } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'
import { addressKey, type Channel } from './channel.ts'
import type { SuppressedOn } from './form-rules.ts'
import type { SuppressionReason } from './suppression/schemas.ts'

const DAY = 24 * 60 * 60 * 1000

/** Why any of these addresses is not written to. */
export async function readSuppressed(
  tx: Tx,
  workspaceId: string,
  { emails, phones }: { readonly emails: readonly string[]; readonly phones: readonly string[] },
): Promise<SuppressedOn> {
  const keys = [
    ...emails.map((email) => addressKey('email', email)),
    ...phones.map((phone) => addressKey('sms', phone)),
  ]
  if (keys.length === 0) return () => undefined
  const rows = await tx.rows<{ channel: Channel; address: string; reason: SuppressionReason }>(sql`
    select channel, address, reason from suppression
    where workspace_id = ${workspaceId}::uuid and address = any(${keys}::text[])`)
  const reasons = new Map(rows.map(({ channel, address, reason }) => [`${channel} ${address}`, reason]))
  return (channel, address) => reasons.get(`${channel} ${addressKey(channel, address)}`)
}

/** Which of these contacts were asked to confirm within a day, and on which channel. */
export async function readAskedToday(
  tx: Tx,
  workspaceId: string,
  contactIds: readonly string[],
): Promise<readonly { readonly contactId: string; readonly channel: Channel }[]> {
  if (contactIds.length === 0) return []
  const since = new Date(now().getTime() - DAY).toISOString()
  return tx.rows(sql`
    select contact_id, channel from contact_invitation
    where workspace_id = ${workspaceId}::uuid and contact_id = any(${contactIds}::uuid[])
      and created > ${since}::timestamptz
    union
    select contact_id, channel from consent_event
    where workspace_id = ${workspaceId}::uuid and contact_id = any(${contactIds}::uuid[]) and act = 'invited'
      and channel is not null and created > ${since}::timestamptz`)
}

/** How many notes each of these contacts got within a day. */
export async function countNotesToday(
  tx: Tx,
  workspaceId: string,
  contactIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (contactIds.length === 0) return new Map()
  const since = new Date(now().getTime() - DAY).toISOString()
  const rows = await tx.rows<{ contactId: string; n: number }>(sql`
    select contact_id, count(*)::int as n from contact_note
    where workspace_id = ${workspaceId}::uuid and contact_id = any(${contactIds}::uuid[])
      and id > uuid_floor(${since}::timestamptz)
    group by contact_id`)
  return new Map(rows.map(({ contactId, n }) => [contactId, n]))
}
