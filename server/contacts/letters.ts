/** What is kept beside a contact: notes about it, and the invitation it is still to get. */
import type { Channel } from './channel.ts'
import { newId, now } from '../platform/clock.ts'
import { sql, type Sql } from '../platform/sql.ts'
import type { Note } from './merge-batch.ts'
import type { Revision } from './revisions.ts'

export interface Invitation {
  readonly contactId: string
  readonly channel: Channel
  readonly customMessage: string | undefined
  /** The person asks for it itself, or somebody in its name: it comes even to an address that left. */
  readonly isOwnWish: boolean
}

/** Adds notes, in order. */
export function notesSql(workspaceId: string, notes: readonly Note[]): Sql[] {
  if (notes.length === 0) return []
  return [
    sql`noted as (
    insert into contact_note (workspace_id, id, contact_id, source, text, created)
    select ${workspaceId}::uuid, n.id, n.contact_id, n.source, n.text, ${now().toISOString()}::timestamptz
    from unnest(${notes.map(newId)}::uuid[], ${notes.map(({ contactId }) => contactId)}::uuid[],
      ${notes.map(({ source }) => source)}::text[], ${notes.map(({ text }) => text)}::text[])
      as n (id, contact_id, source, text))`,
  ]
}

/** Keeps what contacts are to be asked, until it is sent; one that was asked before is asked again. */
export function invitationsSql(workspaceId: string, invitations: readonly Invitation[]): Sql[] {
  if (invitations.length === 0) return []
  return [
    sql`asked as (
    insert into contact_invitation as known (workspace_id, contact_id, channel, custom_message, is_own_wish, created)
    select ${workspaceId}::uuid, i.contact_id, i.channel, i.custom_message, i.is_own_wish,
      ${now().toISOString()}::timestamptz
    from unnest(${invitations.map(({ contactId }) => contactId)}::uuid[],
      ${invitations.map(({ channel }) => channel)}::text[],
      ${invitations.map(({ customMessage }) => customMessage ?? null)}::text[],
      ${invitations.map(({ isOwnWish }) => isOwnWish)}::boolean[])
      as i (contact_id, channel, custom_message, is_own_wish)
    on conflict (workspace_id, contact_id, channel) do update
      set custom_message = excluded.custom_message, is_own_wish = excluded.is_own_wish, created = excluded.created,
        delivery_id = null
      where known.delivery_id is not null)`,
  ]
}

/** Who is invited no longer is asked no more. */
export function withdrawalSql(workspaceId: string, revisions: readonly Revision[]): Sql[] {
  const ids = revisions
    .filter(({ before, after }) => before?.state === 'invited' && after.state !== 'invited')
    .map(({ after }) => after.id)
  if (ids.length === 0) return []
  return [
    sql`withdrawn as (
    delete from contact_invitation where workspace_id = ${workspaceId}::uuid and contact_id = any(${ids}::uuid[]))`,
  ]
}
