/** What a subscription looks up and leaves behind in the database beside the contact and its proof. */
import { now } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'

/** When somebody last asked for this contact to be invited; null: never. */
export async function readLastAsked(tx: Tx, workspaceId: string, contactId: string): Promise<string | null> {
  const [row] = await tx.rows<{ last: string | null }>(sql`
    select max(created) as last from consent_event
    where workspace_id = ${workspaceId}::uuid and contact_id = ${contactId}::uuid and act = 'invited'`)
  return row?.last ?? null
}

/** Has the contact asked once more, as it wished itself; an invitation that still waits stays as it is. */
export async function inviteAgain(tx: Tx, workspaceId: string, contactId: string): Promise<void> {
  await tx.rows(sql`
    insert into contact_invitation as i (workspace_id, contact_id, channel, is_own_wish, created)
    values (${workspaceId}::uuid, ${contactId}::uuid, 'email', true, ${now().toISOString()}::timestamptz)
    on conflict (workspace_id, contact_id, channel)
      do update set custom_message = null, is_own_wish = true, created = excluded.created, delivery_id = null
      where i.delivery_id is not null`)
}
