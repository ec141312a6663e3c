/** The invitations that contacts are still to get. */
import { now } from '../platform/clock.ts'
import { sql, type Sql } from '../platform/sql.ts'
import type { Channel } from './channel.ts'
import type { BeforeAfter } from './contact-diff.ts'

export interface Invitation {
  readonly contactId: string
  readonly channel: Channel
  readonly customMessage: string | undefined
  /** The person asks for it itself, or somebody in its name: it comes even to an address that left. */
  readonly isOwnWish: boolean
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
export function withdrawalSql(workspaceId: string, diffs: readonly BeforeAfter[]): Sql[] {
  const ids = diffs
    .filter(({ before, after }) => before?.state === 'invited' && after.state !== 'invited')
    .map(({ after }) => after.id)
  if (ids.length === 0) return []
  return [
    sql`withdrawn as (
    delete from contact_invitation where workspace_id = ${workspaceId}::uuid and contact_id = any(${ids}::uuid[]))`,
  ]
}
