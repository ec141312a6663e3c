/** Proof of consent in the database: written with what it proves, read for whoever asks. */
import { newId, now } from '../../platform/clock.ts'
import type { Queryable, Tx } from '../../platform/database.ts'
import { join, sql, type Sql } from '../../platform/sql.ts'
import type { Person } from '../channel.ts'
import { sendsSmsSql } from '../settings-store.ts'
import { USER_AGENT_LENGTH, type SourceMessage, type ConsentEvent, type NewConsentEvent } from './schemas.ts'

/** Common table expressions that add the events, in order; none for none. */
export function consentSql(workspaceId: string, events: readonly NewConsentEvent[]): Sql[] {
  if (events.length === 0) return []
  const rows = events.map(({ contactId, deliveryId, userAgent, textVersion, ...event }) => ({
    ...event,
    id: newId(),
    contact_id: contactId,
    delivery_id: deliveryId,
    text_version: textVersion,
    user_agent: userAgent?.slice(0, USER_AGENT_LENGTH).toWellFormed(),
  }))
  return [
    sql`consented as (
    insert into consent_event (workspace_id, id, contact_id, channel, act, source, words, address, ip, user_agent,
      delivery_id, text_version, created)
    select ${workspaceId}::uuid, e.*, ${now().toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as e (id uuid, contact_id uuid, channel text, act text,
      source text, words text, address text, ip text, user_agent text, delivery_id uuid,
      text_version integer))`,
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
    select created, act, channel, source, words, text_version, address, ip, user_agent, delivery_id from consent_event
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

/** How often a contact's consent began, or changed, since then. */
export async function countBegun(
  tx: Tx,
  workspaceId: string,
  contactId: string,
  since: Date,
): Promise<number> {
  const [begun] = await tx.rows<{ n: number }>(sql`
    select count(*)::int as n from consent_event
    where workspace_id = ${workspaceId}::uuid and contact_id = ${contactId}::uuid
      and id >= uuid_floor(${since.toISOString()}::timestamptz) and act in ('granted', 'confirmed')`)
  return begun?.n ?? 0
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

/** Undefined when the ledger no longer knows the message. */
export async function findSourceMessage(
  db: Queryable,
  workspaceId: string,
  deliveryId: string,
): Promise<SourceMessage | undefined> {
  const [sourceMessage] = await db.rows<SourceMessage>(sql`
    select m.channel, d.address
    from delivery d join mailing m on m.workspace_id = ${workspaceId}::uuid and m.id = d.mailing_id
    where d.workspace_id = ${workspaceId}::uuid and d.id = ${deliveryId}::uuid`)
  return sourceMessage
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

/** Since when a contact has its addresses, and which of them it confirmed as they are now. */
export interface AddressAge {
  readonly emailSince: string
  readonly phoneSince: string
  readonly emailConfirmed: boolean
  readonly phoneConfirmed: boolean
  /** The workspace sends SMS. */
  readonly reachesPhones: boolean
}

/** An answer by SMS comes from the number itself, so it confirms it as the click in a message does. */
export async function readAddressAge(tx: Tx, workspaceId: string, contactId: string): Promise<AddressAge> {
  const confirmed = (channel: Sql, isOwn: Sql): Sql => sql`
    exists (
      select from consent_event e
      where e.workspace_id = ${workspaceId}::uuid and e.contact_id = c.id and e.channel = ${channel} and ${isOwn}
        and (e.act = 'confirmed' or e.act = 'granted' and e.source = 'sms'))`
  const [age] = (await tx.rows<AddressAge>(sql`
    select coalesce(c.email_since, c.created) as email_since, coalesce(c.phone_since, c.created) as phone_since,
      ${confirmed(sql`'email'`, sql`lower(e.address) = lower(c.email)`)} as email_confirmed,
      ${confirmed(sql`'sms'`, sql`e.address = c.phone`)} as phone_confirmed,
      ${sendsSmsSql(workspaceId)} as reaches_phones
    from contact c where c.workspace_id = ${workspaceId}::uuid and c.id = ${contactId}::uuid`)) as [
    AddressAge,
  ]
  return age
}
