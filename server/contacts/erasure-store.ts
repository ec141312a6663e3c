/** Everything the database knows about one person: read for it, and erased. */
import { countSql, tally } from '../query/counters.ts'
import { emailKey } from '../lib/email-address.ts'
import { now } from '../platform/clock.ts'
import type { Queryable, Tx } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'
import { ensureTags } from './tags/store.ts'
import { linksOf, tagNames } from './revisions.ts'
import type { Contact } from './rules.ts'

export interface SentMessage {
  readonly created: string
  readonly channel: string
  readonly kind: string
  /** Of an email its subject, of an SMS its text; before names and the like were filled in. */
  readonly words: string | null
  readonly address: string | null
  readonly state: string
  readonly reason: string | null
  readonly settled: string | null
  readonly outcome: string | null
  readonly outcomeAt: string | null
}

/** The record as the API shows it, as JSON text; undefined when there is no such contact. */
export async function readDoc(db: Queryable, workspaceId: string, id: string): Promise<string | undefined> {
  const [row] = await db.rows<{ doc: string }>(sql`
    select doc from contact where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid`)
  return row?.doc
}

/** The id of the contact with this email; undefined when there is none. */
export async function findByEmail(db: Queryable, workspaceId: string, email: string) {
  const [row] = await db.rows<{ id: string }>(sql`
    select id from contact
    where workspace_id = ${workspaceId}::uuid and lower(email) = ${emailKey(email)} and email is not null`)
  return row?.id
}

/** Every message that was to go to a contact, oldest first. */
export async function listSent(db: Queryable, workspaceId: string, id: string): Promise<SentMessage[]> {
  return db.rows<SentMessage>(sql`
    select to_timestamp(('x' || substr(replace(d.id::text, '-', ''), 1, 12))::bit(48)::bigint / 1000.0) as created,
      m.channel, m.kind, coalesce(m.content ->> 'subject', m.content ->> 'text') as words, d.address, d.state,
      d.reason, d.settled, d.outcome, d.outcome_at
    from delivery d left join mailing m on m.workspace_id = d.workspace_id and m.id = d.mailing_id
    where d.workspace_id = ${workspaceId}::uuid and d.contact_id = ${id}::uuid
    order by d.id`)
}

export async function listNotes(db: Queryable, workspaceId: string, id: string) {
  return db.rows<{ created: string; source: string; text: string }>(sql`
    select created, source, text from contact_note
    where workspace_id = ${workspaceId}::uuid and contact_id = ${id}::uuid order by id`)
}

export async function listReceived(db: Queryable, workspaceId: string, id: string) {
  return db.rows<{ created: string; sender: string; text: string }>(sql`
    select created, sender, text from inbound_sms
    where workspace_id = ${workspaceId}::uuid and contact_id = ${id}::uuid order by id`)
}

/** The row of a held contact with its tags, notes and invitation; the counters count it no more. */
export async function removeContact(tx: Tx, workspaceId: string, contact: Contact): Promise<void> {
  const revision = { before: contact, after: { ...contact, tags: [] } }
  const { removed } = linksOf([revision], await ensureTags(tx, workspaceId, tagNames([revision])))
  const { add, changes } = tally()
  add('', -1)
  add(`state=${contact.state}`, -1)
  for (const { tag } of removed) add(`tag=${tag}`, -1)
  const of = sql`workspace_id = ${workspaceId}::uuid and contact_id = ${contact.id}::uuid`
  await tx.rows(sql`delete from contact_note where ${of}`)
  await tx.rows(sql`delete from contact_invitation where ${of}`)
  await tx.rows(sql`
    delete from contact_tagging where ${of} and tag = any(${removed.map(({ tag }) => tag)}::int[])`)
  await tx.rows(sql`
    with erased as (
      delete from contact where workspace_id = ${workspaceId}::uuid and id = ${contact.id}::uuid)
    ${countSql(workspaceId, 'contact', changes())}`)
}

/**
 * What was sent to a contact keeps its place and its word in the ledger, for its counts, and loses everything about the
 * person. What waits is skipped; of what is in flight the worker settles the rest.
 */
export async function blankMessages(tx: Tx, workspaceId: string, contact: Contact): Promise<void> {
  const of = sql`workspace_id = ${workspaceId}::uuid and contact_id = ${contact.id}::uuid`
  await tx.rows(sql`
    delete from outbox_message
    where workspace_id = ${workspaceId}::uuid and id = any(array(select id from delivery where ${of}))`)
  await tx.rows(sql`
    update delivery set address = null, domain = null, variables = null, detail = null, outcome_detail = null,
      provider_id = null,
      reason = case when state = 'queued' then 'erased' else reason end,
      settled = case when state = 'queued' then ${now().toISOString()}::timestamptz else settled end,
      state = case when state <> 'queued' then state when unconfirmed_attempts > 0 then 'unknown' else 'skipped' end
    where ${of}`)
  await tx.rows(sql`
    delete from delivery_engagement e using delivery d
    where d.workspace_id = ${workspaceId}::uuid and d.contact_id = ${contact.id}::uuid
      and e.workspace_id = d.workspace_id and e.mailing_id = d.mailing_id and e.delivery_id = d.id`)
  await tx.rows(sql`
    delete from inbound_sms
    where workspace_id = ${workspaceId}::uuid
      and (contact_id = ${contact.id}::uuid or sender = ${contact.phone}::text)`)
}

/** Where the contact stood in flows, which may hold words about it, and what was done there. */
export async function removePlaces(tx: Tx, workspaceId: string, contact: Contact): Promise<void> {
  const of = sql`workspace_id = ${workspaceId}::uuid and contact_id = ${contact.id}::uuid`
  await tx.rows(sql`
    delete from flow_step_taken
    where ${of} and flow_id = any(array(select flow_id from flow_place where ${of}))`)
  await tx.rows(sql`delete from flow_place where ${of}`)
}

/**
 * What others were told of the contact: messages to webhooks, and the words of notifications to the team, which are sent
 * without it if they still wait.
 */
export async function blankTellings(tx: Tx, workspaceId: string, contact: Contact): Promise<void> {
  const ofNewcomer = sql`
    workspace_id = ${workspaceId}::uuid and mailing_id = any(array(
      select id from mailing where workspace_id = ${workspaceId}::uuid and kind = 'notification'))
    and variables @> ${JSON.stringify({ newContacts: { ids: [contact.id] } })}::jsonb`
  const words = { newContacts: { title: 'New contacts', text: 'One of them was erased since.' } }
  // As everybody who writes several messages of an endpoint holds it first.
  await tx.rows(sql`
    select from webhook_endpoint where workspace_id = ${workspaceId}::uuid order by id for no key update`)
  await tx.rows(sql`
    delete from webhook_message
    where workspace_id = ${workspaceId}::uuid and contact_id = ${contact.id}::uuid and contact_id is not null`)
  await tx.rows(sql`
    delete from outbox_message
    where workspace_id = ${workspaceId}::uuid and id = any(array(select id from delivery where ${ofNewcomer}))`)
  await tx.rows(sql`update delivery set variables = ${JSON.stringify(words)}::jsonb where ${ofNewcomer}`)
}

/** All that proved consent; and of addresses that stay suppressed, what was said of them. */
export async function blankConsent(tx: Tx, workspaceId: string, contact: Contact): Promise<void> {
  const email = contact.email === null ? null : emailKey(contact.email)
  await tx.rows(sql`
    delete from consent_event
    where workspace_id = ${workspaceId}::uuid and contact_id = ${contact.id}::uuid`)
  await tx.rows(sql`
    update suppression set detail = null, delivery_id = null
    where workspace_id = ${workspaceId}::uuid
      and (channel = 'email' and address = ${email}::text or channel = 'sms' and address = ${contact.phone}::text)`)
  await tx.rows(sql`
    delete from soft_bounce where workspace_id = ${workspaceId}::uuid and address = ${email}::text`)
}
