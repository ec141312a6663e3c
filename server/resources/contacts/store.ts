/** Contacts in the database: locked by identity or id, written in batches with their tags and counters. */
import { countSql, tally } from '../../api/counters.ts'
import { emailKey } from '../../lib/email-address.ts'
import { newId, now } from '../../platform/clock.ts'
import type { Queryable, Tx } from '../../platform/database.ts'
import { join, sql, type Sql } from '../../platform/sql.ts'
import { refuse } from '../../refusals.ts'
import { tagKey } from '../contact-tags/rules.ts'
import { ensureTags, type Tag } from '../contact-tags/store.ts'
import type { Contact } from './rules.ts'

/** A contact as it was read, if it was there, and as it is to be. */
export interface Revision {
  readonly before: Contact | undefined
  readonly after: Contact
}

const COLUMNS = sql`id, state, name, email, phone, image, bio, address, city, postal_code, region, country, source,
  system_source, tags, status_tags, custom_fields, follows_email, follows_sms, last_activity`

/**
 * Takes the identities of a batch, in one order for everybody, until the transaction ends: twins wait for each
 * other instead of racing for the unique index (16 deadlocks in 3,200 racing calls without, none with).
 */
export async function lockIdentities(
  tx: Tx,
  workspaceId: string,
  identities: readonly string[],
): Promise<void> {
  await tx.rows(sql`
    select pg_advisory_xact_lock(k.key)
    from (
      select distinct hashtextextended(${workspaceId}::text || i.identity, 0) as key
      from unnest(${identities}::text[]) as i (identity) order by key
    ) k`)
}

/** The contacts that hold any of these emails or phones, their rows held in the order of their ids. */
export async function lockByIdentity(
  tx: Tx,
  workspaceId: string,
  { emails, phones }: { emails: readonly string[]; phones: readonly string[] },
): Promise<Contact[]> {
  // Two arms, so that each uses its own partial index whatever the planner thinks of an OR.
  return tx.rows<Contact>(sql`
    select ${COLUMNS} from contact
    where workspace_id = ${workspaceId}::uuid and id in (
      select id from contact
      where workspace_id = ${workspaceId}::uuid and lower(email) = any(${emails.map(emailKey)}::text[])
        and email is not null
      union all
      select id from contact
      where workspace_id = ${workspaceId}::uuid and phone = any(${phones}::text[]) and phone is not null)
    order by id
    for update`)
}

/** One contact, its row held; refused with 404 when the workspace has none of that id. */
export async function lockContact(tx: Tx, workspaceId: string, id: string): Promise<Contact> {
  const [contact] = await tx.rows<Contact>(sql`
    select ${COLUMNS} from contact where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid for update`)
  return contact ?? refuse('contact-unknown', id)
}

/** Writes all revisions, their taggings and the counters they move in one statement. */
export async function writeContacts(
  tx: Tx,
  workspaceId: string,
  revisions: readonly Revision[],
): Promise<void> {
  if (revisions.length === 0) return
  const tags = await ensureTags(tx, workspaceId, tagNames(revisions))
  const spelt = revisions.map(({ before, after }) => ({ before, after: respelt(after, tags) }))
  const added = spelt.filter(({ before }) => !before).map(({ after }) => after)
  const changed = spelt.filter(({ before }) => before).map(({ after }) => after)
  const writes = [
    ...(added.length > 0 ? [sql`added as (${insertSql(workspaceId, added)})`] : []),
    ...(changed.length > 0 ? [sql`changed as (${updateSql(workspaceId, changed)})`] : []),
    ...taggingSql(workspaceId, spelt, tags),
  ]
  await tx.rows(sql`with ${join(writes)} ${countSql(workspaceId, 'contact', changesOf(spelt, tags))}`)
}

/** Adds notes to contacts, in order. */
export async function writeNotes(
  tx: Queryable,
  workspaceId: string,
  notes: readonly { contactId: string; source: string; text: string }[],
): Promise<void> {
  if (notes.length === 0) return
  await tx.rows(sql`
    insert into contact_note (workspace_id, id, contact_id, source, text, created)
    select ${workspaceId}::uuid, n.id, n.contact_id, n.source, n.text, ${now().toISOString()}::timestamptz
    from unnest(${notes.map(newId)}::uuid[], ${notes.map(({ contactId }) => contactId)}::uuid[],
      ${notes.map(({ source }) => source)}::text[], ${notes.map(({ text }) => text)}::text[])
      as n (id, contact_id, source, text)`)
}

/** Keeps what an invited contact is to be asked, until it is sent. */
export async function writeInvitation(
  tx: Tx,
  workspaceId: string,
  invitation: { contactId: string; channel: 'email' | 'sms'; customMessage: string | undefined },
): Promise<void> {
  await tx.rows(sql`
    insert into contact_invitation (workspace_id, contact_id, channel, custom_message, created)
    values (${workspaceId}::uuid, ${invitation.contactId}::uuid, ${invitation.channel},
      ${invitation.customMessage ?? null}::text, ${now().toISOString()}::timestamptz)`)
}

const RECORD = sql`id uuid, state text, name text, email text, phone text, image text, bio text, address text,
  city text, "postalCode" text, region text, country text, source text, "systemSource" text, tags text[],
  "statusTags" jsonb, "customFields" jsonb, "followsEmail" text, "followsSms" text, "lastActivity" timestamptz`

function insertSql(workspaceId: string, contacts: readonly Contact[]): Sql {
  return sql`
    insert into contact (workspace_id, ${COLUMNS}, created, updated)
    select ${workspaceId}::uuid, c.*, ${now().toISOString()}::timestamptz, ${now().toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(contacts)}::json) as c (${RECORD})`
}

function updateSql(workspaceId: string, contacts: readonly Contact[]): Sql {
  return sql`
    update contact set state = c.state, name = c.name, email = c.email, phone = c.phone, image = c.image,
      bio = c.bio, address = c.address, city = c.city, postal_code = c."postalCode", region = c.region,
      country = c.country, source = c.source, system_source = c."systemSource", tags = c.tags,
      status_tags = c."statusTags", custom_fields = c."customFields", follows_email = c."followsEmail",
      follows_sms = c."followsSms", last_activity = c."lastActivity",
      updated = ${now().toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(contacts)}::json) as c (${RECORD})
    where contact.workspace_id = ${workspaceId}::uuid and contact.id = c.id`
}

function taggingSql(
  workspaceId: string,
  revisions: readonly Revision[],
  tags: ReadonlyMap<string, Tag>,
): Sql[] {
  const { added, removed } = taggings(revisions, tags)
  const insert = sql`tagged as (
    insert into contact_tagging (workspace_id, tag, contact_id)
    select ${workspaceId}::uuid, t.tag, t.contact_id
    from unnest(${added.map(({ tag }) => tag)}::int[], ${added.map(({ id }) => id)}::uuid[]) as t (tag, contact_id)
    on conflict do nothing)`
  const remove = sql`untagged as (
    delete from contact_tagging g
    using unnest(${removed.map(({ tag }) => tag)}::int[], ${removed.map(({ id }) => id)}::uuid[]) as t (tag, contact_id)
    where g.workspace_id = ${workspaceId}::uuid and g.tag = t.tag and g.contact_id = t.contact_id)`
  return [...(added.length > 0 ? [insert] : []), ...(removed.length > 0 ? [remove] : [])]
}

function taggings(revisions: readonly Revision[], tags: ReadonlyMap<string, Tag>) {
  const added: { tag: number; id: string }[] = []
  const removed: { tag: number; id: string }[] = []
  for (const { before, after } of revisions) {
    const had = numbers(before?.tags ?? [], tags)
    const has = numbers(after.tags, tags)
    for (const tag of has) if (!had.has(tag)) added.push({ tag, id: after.id })
    for (const tag of had) if (!has.has(tag)) removed.push({ tag, id: after.id })
  }
  return { added, removed }
}

function changesOf(revisions: readonly Revision[], tags: ReadonlyMap<string, Tag>) {
  const { add, changes } = tally()
  for (const { before, after } of revisions) {
    if (!before) add('', 1)
    if (before) add(`state=${before.state}`, -1)
    add(`state=${after.state}`, 1)
  }
  const { added, removed } = taggings(revisions, tags)
  for (const { tag } of added) add(`tag=${tag}`, 1)
  for (const { tag } of removed) add(`tag=${tag}`, -1)
  return changes()
}

function tagNames(revisions: readonly Revision[]): Map<string, string> {
  const names = revisions.flatMap(({ before, after }) => [...(before?.tags ?? []), ...after.tags])
  return new Map(names.reverse().map((name) => [tagKey(name), name]))
}

function numbers(names: readonly string[], tags: ReadonlyMap<string, Tag>): Set<number> {
  return new Set(names.flatMap((name) => tags.get(tagKey(name))?.number ?? []))
}

/** A tag is shown by its first spelling in the workspace, whoever spells it otherwise. */
function respelt(contact: Contact, tags: ReadonlyMap<string, Tag>): Contact {
  return { ...contact, tags: contact.tags.map((name) => tags.get(tagKey(name))?.name ?? name) }
}
