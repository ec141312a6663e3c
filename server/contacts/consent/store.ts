/** Proof of consent in the database: written with what it proves, read for whoever asks. */
import { newId, now } from '../../platform/clock.ts'
import type { Queryable, Tx } from '../../platform/database.ts'
import { join, sql, type Sql } from '../../platform/sql.ts'
import type { Channel } from '../channel.ts'
import type { Person } from './rules.ts'
import { USER_AGENT_LENGTH, type ConsentEvent, type NewConsentEvent } from './schemas.ts'

/** Common table expressions that add the events, in order; none for none. */
export function consentSql(workspaceId: string, events: readonly NewConsentEvent[]): Sql[] {
  if (events.length === 0) return []
  const rows = events.map(({ contactId, deliveryId, userAgent, ...event }) => ({
    ...event,
    id: newId(),
    contact_id: contactId,
    delivery_id: deliveryId,
    user_agent: userAgent?.slice(0, USER_AGENT_LENGTH).toWellFormed(),
  }))
  return [
    sql`consented as (
    insert into consent_event (workspace_id, id, contact_id, channel, act, source, words, address, ip, user_agent,
      delivery_id, created)
    select ${workspaceId}::uuid, e.*, ${now().toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as e (id uuid, contact_id uuid, channel text, act text,
      source text, words text, address text, ip text, user_agent text, delivery_id uuid))`,
  ]
}

export async function recordConsent(
  tx: Tx,
  workspaceId: string,
  events: readonly NewConsentEvent[],
): Promise<void> {
  if (events.length > 0) await tx.rows(sql`with ${join(consentSql(workspaceId, events))} select 1`)
}

/** Everything a contact said and was asked, oldest first; of an erased one only that it was erased. */
export async function listConsent(
  db: Queryable,
  workspaceId: string,
  contactId: string,
): Promise<ConsentEvent[]> {
  return db.rows<ConsentEvent>(sql`
    select created, act, channel, source, words, address, ip, user_agent, delivery_id from consent_event
    where workspace_id = ${workspaceId}::uuid and contact_id = ${contactId}::uuid
    order by id`)
}

/** Whether the link of this very message was confirmed before. */
export async function isConfirmed(
  tx: Tx,
  workspaceId: string,
  contactId: string,
  deliveryId: string,
): Promise<boolean> {
  const found = await tx.rows(sql`
    select 1 from consent_event
    where workspace_id = ${workspaceId}::uuid and contact_id = ${contactId}::uuid
      and act = 'confirmed' and delivery_id = ${deliveryId}::uuid
    limit 1`)
  return found.length > 0
}

/** As much of a contact as says what it gets; undefined when there is none, or no more. */
export async function findPerson(
  db: Queryable,
  workspaceId: string,
  contactId: string,
): Promise<Person | undefined> {
  const [person] = await db.rows<Person>(sql`
    select state, email, phone, follows_email, follows_sms from contact
    where workspace_id = ${workspaceId}::uuid and id = ${contactId}::uuid`)
  return person
}

/** The message that carried a link: which channel it came by, and to which address. */
export interface Carrier {
  readonly channel: Channel
  /** Null when it was erased. */
  readonly address: string | null
}

/** Undefined when the ledger no longer knows the message. */
export async function findCarrier(
  db: Queryable,
  workspaceId: string,
  deliveryId: string,
): Promise<Carrier | undefined> {
  const [carrier] = await db.rows<Carrier>(sql`
    select m.channel, d.address
    from delivery d join mailing m on m.workspace_id = d.workspace_id and m.id = d.mailing_id
    where d.workspace_id = ${workspaceId}::uuid and d.id = ${deliveryId}::uuid`)
  return carrier
}

/** Whether a contact was sent something of a mailing since then. */
export async function wasSentSince(
  tx: Tx,
  workspaceId: string,
  { contactId, mailingId, since }: { contactId: string; mailingId: string; since: Date },
): Promise<boolean> {
  const found = await tx.rows(sql`
    select 1 from delivery
    where workspace_id = ${workspaceId}::uuid and contact_id = ${contactId}::uuid
      and id > uuid_floor(${since.toISOString()}::timestamptz) and mailing_id = ${mailingId}::uuid
    limit 1`)
  return found.length > 0
}
