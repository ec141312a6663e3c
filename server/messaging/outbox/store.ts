/** Messages of a machine without a provider: kept to be looked at, never sent. */
import { now } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/database.ts'
import { empty, sql } from '../../platform/sql.ts'
import type { Channel } from '../../contacts/channel.ts'

/** What `Outcome.route` says of a message that is kept here. */
export const OUTBOX_ROUTE = 'outbox'

export interface OutgoingMessage {
  readonly workspaceId: string
  /** The delivery's. */
  readonly id: string
  readonly channel: Channel
  readonly sender: string
  readonly recipient: string
  /** Of an email. */
  readonly subject?: string
  /** An email whole, as it would go to a server (RFC 5322); the text of an SMS in UTF-8. */
  readonly body: Buffer
}

export interface KeptMessage extends Omit<OutgoingMessage, 'subject' | 'body'> {
  readonly subject: string | null
  readonly created: string
}

export interface OutboxPage {
  readonly workspaceId?: string | undefined
  /** At most so many, the newest first. */
  readonly limit: number
}

const SHOWN = sql`workspace_id, id, channel, sender, recipient, subject, created`

/** Keeps messages, each once: one that is sent again (an attempt whose end was not recorded) is there already. */
export async function keepInOutbox(db: Queryable, messages: readonly OutgoingMessage[]): Promise<void> {
  if (messages.length === 0) return
  const rows = messages.map(({ workspaceId, id, channel, sender, recipient, subject, body }) => ({
    workspace_id: workspaceId,
    id,
    channel,
    sender,
    recipient,
    subject: subject ?? null,
    body: body.toString('base64'),
  }))
  await db.rows(sql`
    insert into outbox_message (workspace_id, id, channel, sender, recipient, subject, body, created)
    select m.workspace_id, m.id, m.channel, m.sender, m.recipient, m.subject, decode(m.body, 'base64'),
      ${now().toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as m
      (workspace_id uuid, id uuid, channel text, sender text, recipient text, subject text, body text)
    on conflict do nothing`)
}

/** The newest messages, of one workspace or of all. */
export async function listOutbox(db: Queryable, { workspaceId, limit }: OutboxPage): Promise<KeptMessage[]> {
  const within = workspaceId ? sql`where workspace_id = ${workspaceId}::uuid` : empty
  return db.rows<KeptMessage>(sql`
    select ${SHOWN} from outbox_message ${within} order by created desc, id desc limit ${limit}::int`)
}

/** By its delivery's id; without a workspace for an operator, who reads a list of all of them. */
export async function findInOutbox(
  db: Queryable,
  id: string,
  workspaceId?: string,
): Promise<(KeptMessage & { readonly body: Buffer }) | undefined> {
  const [message] = await db.rows<KeptMessage & { body: Buffer }>(sql`
    select ${SHOWN}, body from outbox_message
    where id = ${id}::uuid ${workspaceId === undefined ? empty : sql`and workspace_id = ${workspaceId}::uuid`}`)
  return message
}
