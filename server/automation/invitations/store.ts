/** Invitations in the database: taken by one worker each, and marked with the message that asks. */
import { NIL_UUID } from '../../lib/uuid.ts'
import { awake } from '../../platform/awake.ts'
import type { Db, Tx } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'
import type { Channel, Person } from '../../contacts/channel.ts'

/** What is to be asked of a contact, and how the contact is by now. */
export interface DueInvitation extends Person {
  readonly contactId: string
  readonly channel: Channel
  readonly customMessage: string | null
  /** It comes even to an address that left. */
  readonly isOwnWish: boolean
}

/** The first workspace behind `last` whose invitations wait; undefined when none does. One small index, no locks. */
export async function findWorkspaceWithInvitations(
  db: Db,
  last: string = NIL_UUID,
): Promise<string | undefined> {
  const [due] = await db.rows<{ workspaceId: string }>(sql`
    select workspace_id from contact_invitation
    where delivery_id is null and ${db.reach.within('workspace_id')} and ${awake('workspace_id')}
      and workspace_id > ${last}::uuid
    order by workspace_id limit 1`)
  return due?.workspaceId
}

/** The oldest of a workspace that no other worker has in hand, at most `limit`, held until the transaction ends. */
export async function takeInvitations(tx: Tx, workspaceId: string, limit: number): Promise<DueInvitation[]> {
  return tx.rows<DueInvitation>(sql`
    select i.contact_id, i.channel, i.custom_message, i.is_own_wish, c.state, c.email, c.phone, c.follows_email,
      c.follows_sms
    from contact_invitation i join contact c on c.workspace_id = ${workspaceId}::uuid and c.id = i.contact_id
    where i.workspace_id = ${workspaceId}::uuid and i.delivery_id is null
    order by i.created limit ${limit}::int
    for update of i skip locked`)
}

/** An invitation by its key. */
export type InvitationKey = Pick<DueInvitation, 'contactId' | 'channel'>

/** They are kept for what they say, and never taken again. */
export async function markSent(
  tx: Tx,
  workspaceId: string,
  sent: readonly (InvitationKey & { readonly deliveryId: string })[],
): Promise<void> {
  if (sent.length === 0) return
  await tx.rows(sql`
    update contact_invitation i set delivery_id = s.delivery_id
    from unnest(${sent.map(({ contactId }) => contactId)}::uuid[], ${sent.map(({ channel }) => channel)}::text[],
      ${sent.map(({ deliveryId }) => deliveryId)}::uuid[]) as s (contact_id, channel, delivery_id)
    where i.workspace_id = ${workspaceId}::uuid and i.contact_id = s.contact_id and i.channel = s.channel
      and i.contact_id = any(${sent.map(({ contactId }) => contactId)}::uuid[])`)
}

export async function withdrawInvitations(
  tx: Tx,
  workspaceId: string,
  invitations: readonly InvitationKey[],
): Promise<void> {
  if (invitations.length === 0) return
  await tx.rows(sql`
    delete from contact_invitation i
    using unnest(${invitations.map(({ contactId }) => contactId)}::uuid[],
      ${invitations.map(({ channel }) => channel)}::text[]) as w (contact_id, channel)
    where i.workspace_id = ${workspaceId}::uuid and i.contact_id = w.contact_id and i.channel = w.channel
      and i.contact_id = any(${invitations.map(({ contactId }) => contactId)}::uuid[])`)
}
