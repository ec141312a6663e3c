/** What was sent to a person, what it answered, and what mail servers said of its addresses. */
import { now } from '../platform/clock.ts'
import type { Queryable, Tx } from '../platform/database.ts'
import { addressPattern, type DataSubject, type PersonalDataSource } from '../platform/personal-data.ts'
import { sql } from '../platform/sql.ts'

export const messagingPersonalData: PersonalDataSource = {
  module: 'messaging',
  tables: ['delivery', 'outbox_message', 'inbound_sms', 'mailing', 'outage', 'pace', 'bounce_watch'],
  read: async (db, workspaceId, id) => ({
    messages: await listSent(db, workspaceId, id),
    replies: await listReceived(db, workspaceId, id),
  }),
  async erase(tx, workspaceId, subject) {
    await blankMessages(tx, workspaceId, subject)
    await tx.rows(sql`
      delete from inbound_sms
      where workspace_id = ${workspaceId}::uuid
        and (contact_id = ${subject.id}::uuid or sender = ${subject.phone}::text)`)
    await forgetQuotes(tx, workspaceId, subject)
  },
}

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

/**
 * Takes the words out of notifications that named a person: what waits is sent with `words` instead. `variables` as they
 * must be for it to be meant (the @> of PostgreSQL).
 */
export async function forgetInNotifications(
  tx: Tx,
  workspaceId: string,
  { named, words }: { readonly named: object; readonly words: object },
): Promise<void> {
  const ofPerson = sql`
    workspace_id = ${workspaceId}::uuid and mailing_id = any(array(
      select id from mailing where workspace_id = ${workspaceId}::uuid and kind = 'notification'))
    and variables @> ${JSON.stringify(named)}::jsonb`
  await tx.rows(sql`
    delete from outbox_message
    where workspace_id = ${workspaceId}::uuid and id = any(array(select id from delivery where ${ofPerson}))`)
  await tx.rows(sql`update delivery set variables = ${JSON.stringify(words)}::jsonb where ${ofPerson}`)
}

/** Every message that was to go to a contact, oldest first. */
async function listSent(db: Queryable, workspaceId: string, id: string): Promise<SentMessage[]> {
  return db.rows<SentMessage>(sql`
    select to_timestamp(('x' || substr(replace(d.id::text, '-', ''), 1, 12))::bit(48)::bigint / 1000.0) as created,
      m.channel, m.kind, coalesce(m.content ->> 'subject', m.content ->> 'text') as words, d.address, d.state,
      d.reason, d.settled, d.outcome, d.outcome_at
    from delivery d left join mailing m on m.workspace_id = ${workspaceId}::uuid and m.id = d.mailing_id
    where d.workspace_id = ${workspaceId}::uuid and d.contact_id = ${id}::uuid
    order by d.id`)
}

async function listReceived(db: Queryable, workspaceId: string, id: string) {
  return db.rows<{ created: string; sender: string; text: string }>(sql`
    select created, sender, text from inbound_sms
    where workspace_id = ${workspaceId}::uuid and contact_id = ${id}::uuid order by id`)
}

/**
 * What was sent to a contact keeps its place and its word in the ledger, for its counts, and loses everything about the
 * person; so does a test that somebody sent to its address. What waits is skipped; of what is in flight the worker settles
 * the rest.
 */
async function blankMessages(tx: Tx, workspaceId: string, { id, email, phone }: DataSubject): Promise<void> {
  const tests = sql`
    select d.id from delivery d join mailing m on m.workspace_id = ${workspaceId}::uuid and m.id = d.mailing_id
    where d.workspace_id = ${workspaceId}::uuid and d.contact_id is null and m.kind = 'test'
      and lower(d.address) = any(${[email?.toLowerCase(), phone].filter(Boolean)}::text[])`
  const of = sql`
    workspace_id = ${workspaceId}::uuid and (contact_id = ${id}::uuid or id = any(array(${tests})))`
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
}

/** Mail servers quote an address when they say something of us, and that is shown to operators. */
async function forgetQuotes(tx: Tx, workspaceId: string, subject: DataSubject): Promise<void> {
  const pattern = addressPattern(subject)
  if (pattern === undefined) return
  const quoted = sql`${pattern}::text`
  const cut = (column: ReturnType<typeof sql>) => sql`
    ${column} = regexp_replace(${column}, ${quoted}, '…', 'gi')
    where workspace_id = ${workspaceId}::uuid and ${column} ~* ${quoted}`
  await tx.rows(sql`update mailing set ${cut(sql`pause_reason`)}`)
  await tx.rows(sql`update outage set ${cut(sql`words`)}`)
  await tx.rows(sql`update pace set ${cut(sql`words`)}`)
  await tx.rows(sql`update bounce_watch set ${cut(sql`words`)}`)
}
