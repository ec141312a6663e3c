/** A workspace's settings, as far as its messages go by them: nothing else of this module reads them. */
import type { Channel } from '../contacts/channel.ts'
import type { EmailWorkspace } from '../content/rendering/email/input.ts'
import type { Sender as Named } from '../content/rendering/personal.ts'
import type { Queryable } from '../platform/database.ts'
import { openSecret } from '../platform/sealing/columns.ts'
import { sql, type Sql } from '../platform/sql.ts'
import type { Tracking } from './email/letterhead.ts'
import type { OutboxSetting } from './outbox/rules.ts'

/** Who mail is from, and how it goes out. */
export interface Sender extends EmailWorkspace, OutboxSetting {
  readonly senderEmail: string | null
  readonly replyTo: string | null
  readonly smtpUrl: string | null
  readonly bounceDomain: string | null
  readonly tracking: Tracking
}

/** Whose SMS it is. */
export interface TextingWorkspace extends Named, OutboxSetting {
  readonly smsEnabled: boolean
  readonly smsSender: string | null
  readonly country: string
}

/** All that a mailing is made ready from, by channel: what is read then, and what says that it must be read again. */
const PREPARED_FROM: Readonly<Record<Channel, Sql>> = {
  email: sql`id, name, handle, image, accent_color, postal_address, timezone, language, sender_name, sender_email, reply_to,
      smtp_url, bounce_domain, tracking, outbox_only`,
  sms: sql`name, handle, image, postal_address, timezone, country, sms_enabled, sms_sender, outbox_only`,
}

/** Undefined when there is no such workspace. */
export async function findSender(db: Queryable, workspaceId: string): Promise<Sender | undefined> {
  const [sender] = await db.rows<Sender>(sql`
    select ${PREPARED_FROM.email} from workspace where id = ${workspaceId}::uuid`)
  return sender && { ...sender, smtpUrl: openSecret(db, 'mail servers', [workspaceId], sender.smtpUrl) }
}

/** Undefined when there is no such workspace. */
export async function findTexting(db: Queryable, workspaceId: string): Promise<TextingWorkspace | undefined> {
  const [workspace] = await db.rows<TextingWorkspace>(sql`
    select ${PREPARED_FROM.sms} from workspace where id = ${workspaceId}::uuid`)
  return workspace
}

/**
 * `SendingSettings` as a table to join, with the workspace's `id`. `email_from` and `sms_from` change when a mailing on
 * that channel must be made ready again, and with no other setting.
 */
export const SENDING_SETTINGS: Sql = sql`(
      select id, timezone, send_window, emails_per_minute, emails_per_domain, sms_per_minute,
        warm_up_from::text as warm_up_from, unknown_rule, row(${PREPARED_FROM.email})::text as email_from,
        row(${PREPARED_FROM.sms})::text as sms_from
      from workspace)`

export interface Hours {
  readonly timezone: string
  readonly sendWindow: string | null
}

/** When a workspace sends. */
export async function findHours(db: Queryable, workspaceId: string): Promise<Hours> {
  const [hours] = await db.rows<Hours>(sql`
    select timezone, send_window from workspace where id = ${workspaceId}::uuid`)
  return hours ?? { timezone: 'UTC', sendWindow: null }
}

/** The short number with which the codes of its links begin. */
export async function findLinkNumber(db: Queryable, workspaceId: string): Promise<number> {
  const [workspace] = await db.rows<{ linkNumber: number }>(sql`
    select link_number from workspace where id = ${workspaceId}::uuid`)
  if (!workspace) throw new Error(`No workspace ${workspaceId}`)
  return workspace.linkNumber
}

/** Undefined when no workspace has this number. */
export async function findByLinkNumber(db: Queryable, number: number): Promise<string | undefined> {
  const [workspace] = await db.rows<{ id: string }>(sql`
    select id from workspace where link_number = ${number}::int`)
  return workspace?.id
}

/** The workspaces that keep all their messages in the outbox. */
export async function listOutboxOnly(
  db: Queryable,
): Promise<{ readonly handle: string; readonly name: string }[]> {
  return db.rows(sql`select handle, name from workspace where outbox_only order by created, id`)
}

/** The addresses of the team; none where there is no address that mail to them could come from. */
export async function findTeam(db: Queryable, workspaceId: string): Promise<string[]> {
  const members = await db.rows<{ email: string }>(sql`
    select t.email from team_member t
    where t.workspace_id = ${workspaceId}::uuid
      and exists (select from workspace w where w.id = ${workspaceId}::uuid and w.sender_email is not null)
    order by t.created, t.id`)
  return members.map(({ email }) => email)
}
