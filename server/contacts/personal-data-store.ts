/** What the contacts module keeps of a person: the record, its notes, proof of consent, suppression, forms nobody took. */
import { countSql, tally } from '../query/counters.ts'
import { emailKey } from '../lib/email-address.ts'
import type { Queryable, Tx } from '../platform/database.ts'
import { typedPattern, type DataSubject, type PersonalDataSource } from '../platform/personal-data.ts'
import { join, sql } from '../platform/sql.ts'
import { addressOn, CHANNELS, frequencyOn } from './channel.ts'
import { listConsent } from './consent/store.ts'
import { linksOf, tagNames } from './contact-diff.ts'
import { valuesSql } from './custom-fields/value-store.ts'
import type { Contact } from './rules.ts'
import { lockContact } from './store.ts'
import { OWN_WORD } from './suppression/rules.ts'
import type { SuppressionReason } from './suppression/schemas.ts'
import { suppress } from './suppression/store.ts'
import { ensureTags } from './tags/store.ts'

export const contactsPersonalData: PersonalDataSource = {
  module: 'contacts',
  tables: [
    'contact',
    'contact_note',
    'contact_invitation',
    'contact_tagging',
    'contact_value',
    'consent_event',
    'suppression',
    'soft_bounce',
    'rejected_form',
    'contact_task_part',
    'contact_import_change',
  ],
  read: async (db, workspaceId, id) => ({
    contact: await readRecord(db, workspaceId, id),
    consent: await listConsent(db, workspaceId, id),
    notes: await listNotes(db, workspaceId, id),
  }),
  async erase(tx, workspaceId, subject) {
    const contact = await lockContact(tx, workspaceId, subject.id)
    await removeContacts(tx, workspaceId, [contact])
    await suppress(tx, workspaceId, lastWord(contact))
    await blankConsent(tx, workspaceId, subject)
    await removeRejected(tx, workspaceId, subject)
    await removeFromFiles(tx, workspaceId, subject)
  },
}

/** The id of the contact with this email; undefined when there is none. */
export async function findByEmail(db: Queryable, workspaceId: string, email: string) {
  const [row] = await db.rows<{ id: string }>(sql`
    select id from contact
    where workspace_id = ${workspaceId}::uuid and lower(email) = ${emailKey(email)} and email is not null`)
  return row?.id
}

/** The record as the API shows it, as the database made it; undefined when there is no such contact. */
async function readRecord(db: Queryable, workspaceId: string, id: string): Promise<object | undefined> {
  const [row] = await db.rows<{ doc: string }>(sql`
    select doc from contact where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid`)
  return row && (JSON.parse(row.doc) as object)
}

async function listNotes(db: Queryable, workspaceId: string, id: string) {
  return db.rows<{ created: string; source: string; text: string }>(sql`
    select created, source, text from contact_note
    where workspace_id = ${workspaceId}::uuid and contact_id = ${id}::uuid order by id`)
}

/** The rows of held contacts with their tags, notes and invitations; the counters count them no more. */
async function removeContacts(tx: Tx, workspaceId: string, contacts: readonly Contact[]): Promise<void> {
  const diffs = contacts.map((before) => ({ before, after: { ...before, tags: [], customFields: {} } }))
  const { removed } = linksOf(diffs, await ensureTags(tx, workspaceId, tagNames(diffs)))
  const { add, changes } = tally()
  add('', -contacts.length)
  for (const { state } of contacts) add(`state=${state}`, -1)
  for (const { tag } of removed) add(`tag=${tag}`, -1)
  const ids = contacts.map(({ id }) => id)
  const of = sql`workspace_id = ${workspaceId}::uuid and contact_id = any(${ids}::uuid[])`
  await tx.rows(sql`delete from contact_note where ${of}`)
  await tx.rows(sql`delete from contact_invitation where ${of}`)
  await tx.rows(sql`
    delete from contact_tagging where ${of} and tag = any(${removed.map(({ tag }) => tag)}::int[])`)
  const erased = sql`erased as (
    delete from contact where workspace_id = ${workspaceId}::uuid and id = any(${ids}::uuid[]))`
  await tx.rows(sql`
    with ${join([...valuesSql(workspaceId, diffs, sql`now()`), erased])} ${countSql(workspaceId, 'contact', changes())}`)
}

/** The addresses that must not be written to after the contact is gone. */
function lastWord(contact: Contact) {
  return CHANNELS.flatMap((channel) => {
    const address = addressOn(contact, channel)
    const left = frequencyOn(contact, channel) === 'off' ? OWN_WORD[channel] : undefined
    const reason = heldBack(contact.state) ?? left
    return address && reason ? [{ channel, address, reason }] : []
  })
}

function heldBack(state: Contact['state']): SuppressionReason | undefined {
  return state === 'complained' || state === 'blocked' || state === 'bounced' ? state : undefined
}

/** All that proved consent; and of addresses that stay suppressed, what was said of them. */
async function blankConsent(tx: Tx, workspaceId: string, { id, email, phone }: DataSubject): Promise<void> {
  const key = email === null ? null : emailKey(email)
  await tx.rows(sql`
    delete from consent_event
    where workspace_id = ${workspaceId}::uuid and contact_id = ${id}::uuid`)
  await tx.rows(sql`
    update suppression set detail = null, delivery_id = null
    where workspace_id = ${workspaceId}::uuid
      and (channel = 'email' and address = ${key}::text or channel = 'sms' and address = ${phone}::text)`)
  await tx.rows(sql`
    delete from soft_bounce where workspace_id = ${workspaceId}::uuid and address in (${key}::text, ${phone}::text)`)
}

/** Forms in which nobody could be found, and a person can all the same: by its address, its number or its whole name. */
async function removeRejected(tx: Tx, workspaceId: string, subject: DataSubject): Promise<void> {
  const typed = typedPattern(subject)
  if (typed === undefined) return
  await tx.rows(sql`
    delete from rejected_form where workspace_id = ${workspaceId}::uuid and body ~* ${typed}::text`)
}

/**
 * Rows of files that wait to be imported, or were refused, by the same signs; and what imports did to the contact. A file
 * that is still on its way is read within the day or forgotten.
 */
async function removeFromFiles(tx: Tx, workspaceId: string, subject: DataSubject): Promise<void> {
  await tx.rows(sql`
    delete from contact_import_change
    where workspace_id = ${workspaceId}::uuid and contact_id = ${subject.id}::uuid`)
  await tx.rows(sql`
    update contact_task_part set ids = array_remove(ids, ${subject.id}::uuid)
    where workspace_id = ${workspaceId}::uuid and ids @> array[${subject.id}::uuid]`)
  const typed = typedPattern(subject)
  if (typed === undefined) return
  await tx.rows(sql`
    update contact_task_part set lines = coalesce((
      select string_agg(l.line, chr(10) order by l.place)
      from regexp_split_to_table(lines, chr(10)) with ordinality as l (line, place) where l.line !~* ${typed}::text), '')
    where workspace_id = ${workspaceId}::uuid and lines ~* ${typed}::text`)
}

/** Contacts that an import made, and nothing has happened with since, as if they had never been: nobody left by it. */
export async function removeImported(
  tx: Tx,
  workspaceId: string,
  contacts: readonly Contact[],
): Promise<void> {
  if (contacts.length === 0) return
  await removeContacts(tx, workspaceId, contacts)
  await tx.rows(sql`
    delete from consent_event
    where workspace_id = ${workspaceId}::uuid and contact_id = any(${contacts.map(({ id }) => id)}::uuid[])`)
}
