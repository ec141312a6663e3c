/** Who mail is from, in the database. */
import type { Queryable } from '../../platform/database.ts'
import { openSecret } from '../../platform/sealing/columns.ts'
import { sql } from '../../platform/sql.ts'
import type { Tracking } from './letter.ts'
import type { EmailWorkspace } from '../../content/rendering/email/input.ts'

export interface Sender extends EmailWorkspace {
  readonly senderEmail: string | null
  readonly replyTo: string | null
  readonly smtpUrl: string | null
  readonly bounceDomain: string | null
  readonly tracking: Tracking
}

/** Undefined when there is no such workspace. */
export async function findSender(db: Queryable, workspaceId: string): Promise<Sender | undefined> {
  const [sender] = await db.rows<Sender>(sql`
    select id, name, handle, image, accent_color, postal_address, timezone, sender_name, sender_email, reply_to,
      smtp_url, bounce_domain, tracking
    from workspace where id = ${workspaceId}::uuid`)
  return sender && { ...sender, smtpUrl: openSecret(db, 'mail servers', [workspaceId], sender.smtpUrl) }
}
