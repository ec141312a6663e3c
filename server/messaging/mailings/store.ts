/** Mailings in the database, and the single deliveries that are added to them. */
import { newId, now } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'
import type { Channel } from '../../contacts/channel.ts'
import type { EmailContent, SmsContent } from '../../content/message-content.ts'
import type { MailingKind } from './schemas.ts'

export interface NewMailing {
  /** Made when unset; for a mailing whose deliveries are written before it. */
  readonly id?: string
  readonly kind: MailingKind
  readonly channel: Channel
  readonly campaignId?: string
  readonly postId?: string
  readonly name?: string
  /** Takes recipients for as long as it is there; one of each kind, channel and name. */
  readonly isStanding?: boolean
  readonly content: EmailContent | SmsContent
  readonly deadline?: Date
  /** Goes to those who turned the channel off too; never to those who unsubscribed. */
  readonly overridesChannel?: boolean
  /** Which of several versions of a campaign; 0 where there is one, or the rest. */
  readonly variant?: number
  /** Waits for `releaseHeld`. */
  readonly isHeld?: boolean
}

export interface NewDelivery {
  /** A new id, when what is sent must name it (the token of a link); made here when unset. */
  readonly id?: string
  /** null: not to a contact. */
  readonly contactId: string | null
  readonly address: string
  /** What Liquid finds beside the contact. */
  readonly variables?: Readonly<Record<string, unknown>>
  /** Not before then; now when unset. */
  readonly due?: Date
}

/**
 * Makes a mailing that nobody receives yet. One that is there already (a standing one, or that of the same campaign or
 * post) is given back as it is, so that nothing goes out twice; a standing one takes the new words.
 */
export async function openMailing(
  tx: Tx,
  workspaceId: string,
  {
    id = newId(),
    kind,
    channel,
    campaignId,
    postId,
    name,
    isStanding = false,
    content,
    deadline,
    overridesChannel = false,
    variant = 0,
    isHeld = false,
  }: NewMailing,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const [made] = await tx.rows(sql`
    insert into mailing (workspace_id, id, kind, channel, campaign_id, post_id, name, is_standing, status, content,
      deadline, overrides_channel, created, variant)
    values (${workspaceId}::uuid, ${id}::uuid, ${kind}, ${channel}, ${campaignId ?? null}::uuid,
      ${postId ?? null}::uuid, ${name ?? null}, ${isStanding},
      ${isHeld ? 'held' : 'sending'}, ${JSON.stringify(content)}::jsonb,
      ${deadline?.toISOString() ?? null}::timestamptz, ${overridesChannel}, ${now().toISOString()}::timestamptz,
      ${variant}::smallint)
    on conflict do nothing
    returning id`)
  if (made) return { id, isNew: true }
  const [found] = await tx.rows<{ id: string }>(sql`
    update mailing set content = case when is_standing then ${JSON.stringify(content)}::jsonb else content end
    where workspace_id = ${workspaceId}::uuid and kind = ${kind} and channel = ${channel}
      and campaign_id is not distinct from ${campaignId ?? null}::uuid
      and post_id is not distinct from ${postId ?? null}::uuid
      and variant = ${variant}::smallint and coalesce(name, '') = coalesce(${name ?? null}::text, '') and is_standing = ${isStanding}
    returning id`)
  if (!found) throw new Error(`The ${kind} mailing was neither made nor found`)
  return { id: found.id, isNew: false }
}

/**
 * Adds recipients to a mailing, each once, in the order given; the worker finds them within a second. One that had come
 * to its end goes on.
 */
export async function enqueue(
  tx: Tx,
  workspaceId: string,
  mailingId: string,
  deliveries: readonly NewDelivery[],
): Promise<readonly string[]> {
  if (deliveries.length === 0) return []
  const at = now()
  const rows = deliveries.map(({ id = newId(), contactId, address, variables = null, due = at }) => ({
    id,
    contact_id: contactId,
    address,
    domain: address.includes('@') ? address.slice(address.lastIndexOf('@') + 1).toLowerCase() : null,
    variables,
    due: due.toISOString(),
  }))
  await tx.rows(sql`
    with added as (
      insert into delivery (workspace_id, id, mailing_id, contact_id, address, domain, state, variables, due)
      select ${workspaceId}::uuid, d.id, ${mailingId}::uuid, d.contact_id, d.address, d.domain, 'queued', d.variables,
        d.due
      from json_to_recordset(${JSON.stringify(rows)}::json) as d
        (id uuid, contact_id uuid, address text, domain text, variables jsonb, due timestamptz)
      returning due)
    update mailing set next_due = least(next_due, (select min(due) from added)),
      status = case when status = 'finished' then 'sending' else status end,
      finished = case when status <> 'finished' then finished end
    where workspace_id = ${workspaceId}::uuid and id = ${mailingId}::uuid`)
  return rows.map(({ id }) => id)
}
