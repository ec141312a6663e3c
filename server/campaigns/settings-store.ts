/** A workspace's settings, as far as campaigns and post requests go by them: nothing else of this module reads them. */
import type { Queryable } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'
import { refuse } from '../refusals.ts'

export interface SendingSettings {
  readonly senderEmail: string | null
  readonly smsEnabled: boolean
  readonly smsPreviewInPosts: boolean
  readonly smsSender: string | null
  readonly outboxOnly: boolean
  readonly name: string
}

/** Nothing is set going in an archived workspace (403): it would go out by itself when that is brought back. */
export async function mustBeAwake(db: Queryable, workspaceId: string): Promise<void> {
  const archived = await db.rows(sql`
    select from workspace where id = ${workspaceId}::uuid and archived is not null`)
  if (archived.length > 0) refuse('workspace-at-rest')
}

/** What of the workspace's settings decides what can go out; refused with 404 for an unknown workspace. */
export async function readSendingSettings(db: Queryable, workspaceId: string): Promise<SendingSettings> {
  const [settings] = await db.rows<SendingSettings>(sql`
    select name, sender_email, sms_enabled, sms_preview_in_posts, sms_sender, outbox_only
    from workspace where id = ${workspaceId}::uuid`)
  return settings ?? refuse('workspace-unknown', workspaceId)
}
