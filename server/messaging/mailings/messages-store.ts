/** Every message ever sent or meant to be sent, found by who it was for or by its campaign. */
import type { Queryable } from '../../platform/database.ts'
import { empty, sql, type Sql } from '../../platform/sql.ts'
import type { Reason } from '../ledger/reasons.ts'
import type { Channel } from '../../contacts/channel.ts'
import type { MailingKind } from './schemas.ts'

export const DELIVERY_STATES = ['queued', 'leased', 'sent', 'failed', 'skipped', 'unknown'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** A row of the ledger, with what it was a copy of. */
export interface MessageRow {
  readonly workspaceId: string
  readonly id: string
  readonly mailingId: string
  readonly contactId: string | null
  /** null: there was none, or it was erased. */
  readonly address: string | null
  readonly kind: MailingKind
  readonly channel: Channel
  readonly campaignId: string | null
  readonly postId: string | null
  /** The subject, or how an SMS begins; before it is filled in for anybody. */
  readonly about: string | null
  readonly state: DeliveryState
  readonly reason: Reason | null
  /** The last words of the mail server or gateway. */
  readonly detail: string | null
  readonly attempts: number
  /** When it waits: not before then. */
  readonly due: string | null
  /** When it got its final word. */
  readonly settled: string | null
  readonly route: string | null
  readonly outcome: 'delivered' | 'bounced' | 'complained' | null
  readonly outcomeDetail: string | null
  readonly outcomeAt: string | null
}

/** Who messages were for: a contact of a workspace. */
export interface Person {
  readonly workspaceId: string
  readonly contactId: string
}

export interface Page {
  /** The last message of the page before. */
  readonly after?: string | undefined
  readonly limit: number
}

/** Of a row `d` of the ledger and its mailing `m`. */
export const MESSAGE = sql`d.workspace_id, d.id, d.mailing_id, d.contact_id, d.address, m.kind, m.channel, m.campaign_id, m.post_id,
  left(coalesce(m.content ->> 'subject', m.content ->> 'text'), 100) as about, d.state, d.reason, d.detail, d.attempts,
  case when d.state = 'queued' then d.due end as due, d.settled, d.route, d.outcome, d.outcome_detail, d.outcome_at`

/**
 * The contacts that an email, a phone number or an id names, in one workspace or in all; a person may be a contact of
 * several. An id finds an erased contact too, by what the ledger has of it.
 */
export async function findPeople(
  db: Queryable,
  by: { readonly id: string } | { readonly email: string } | { readonly phone: string },
  workspaceId: string | undefined,
): Promise<Person[]> {
  const within = workspaceId === undefined ? empty : sql`where w.id = ${workspaceId}::uuid`
  return db.rows<Person>(sql`
    select w.id as workspace_id, p.contact_id from workspace w cross join lateral (${namedSql(by)}) p ${within}`)
}

/** Newest first: to these contacts, and to nobody's address if one is given. */
export async function listMessagesTo(
  db: Queryable,
  {
    people,
    address,
    workspaceId,
    only = sql`true`,
  }: {
    readonly people: readonly Person[]
    readonly address?: string | undefined
    readonly workspaceId?: string | undefined
    /** Of a row `d` of the ledger and its mailing `m`. */
    readonly only?: Sql | undefined
  },
  { after, limit }: Page,
): Promise<MessageRow[]> {
  const before = after === undefined ? empty : sql`and d.id < ${after}::uuid`
  const newest = sql`and ${only} ${before} order by d.id desc limit ${limit}::int`
  const ofMailing = sql`join mailing m on m.workspace_id = d.workspace_id and m.id = d.mailing_id`
  const within = workspaceId === undefined ? empty : sql`where w.id = ${workspaceId}::uuid`
  // Each contact's newest through its own index, then the newest of those.
  return db.rows<MessageRow>(sql`
    select ${MESSAGE}
    from (
      select d.* from json_to_recordset(${JSON.stringify(people)}::json) as p ("workspaceId" uuid, "contactId" uuid)
      cross join lateral (
        select d.* from delivery d ${ofMailing}
        where d.workspace_id = p."workspaceId" and d.contact_id = p."contactId" ${newest}) d
      union all
      select d.* from workspace w cross join lateral (
        select d.* from delivery d ${ofMailing}
        where d.workspace_id = w.id and d.contact_id is null and lower(d.address) = lower(${address ?? null}::text)
          ${newest}) d ${within}) d
    join mailing m on m.workspace_id = d.workspace_id and m.id = d.mailing_id
    order by d.id desc limit ${limit}::int`)
}

export async function findMessage(
  db: Queryable,
  workspaceId: string,
  id: string,
): Promise<MessageRow | undefined> {
  const [found] = await db.rows<MessageRow>(sql`
    select ${MESSAGE} from delivery d
    join mailing m on m.workspace_id = ${workspaceId}::uuid and m.id = d.mailing_id
    where d.workspace_id = ${workspaceId}::uuid and d.id = ${id}::uuid`)
  return found
}

/** null: it has none, or is not there any more. */
export async function nameOfContact(db: Queryable, workspaceId: string, id: string): Promise<string | null> {
  const [found] = await db.rows<{ name: string | null }>(sql`
    select name from contact where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid`)
  return found?.name ?? null
}

/** Contacts whose name holds these words, whatever their case and accents; so many at most. */
export async function findNamed(
  db: Queryable,
  workspaceId: string,
  name: string,
  limit: number,
): Promise<Person[]> {
  return db.rows<Person>(sql`
    select c.workspace_id, c.id as contact_id from contact c
    where c.workspace_id = ${workspaceId}::uuid and strpos(c.name_key, sort_key(${name}::text)) > 0
    order by c.name_key limit ${limit}::int`)
}

/** In the order in which its recipients were written down; the campaign's own before its teaser's. */
export async function listMessagesOf(
  db: Queryable,
  {
    workspaceId,
    campaignId,
    state,
  }: {
    readonly workspaceId: string
    readonly campaignId: string
    readonly state?: DeliveryState | undefined
  },
  { after, limit }: Page,
): Promise<MessageRow[]> {
  const chosen = state === undefined ? empty : sql`and d.state = ${state}`
  const following = after === undefined ? empty : sql`and d.id > ${after}::uuid`
  // Nobody is written down before the campaign is due, so earlier years and rows are not looked at.
  return db.rows<MessageRow>(sql`
    select ${MESSAGE} from mailing m
    join delivery d on d.workspace_id = m.workspace_id and d.mailing_id = m.id
    where m.workspace_id = ${workspaceId}::uuid and m.campaign_id = ${campaignId}::uuid ${chosen} ${following}
      and d.workspace_id = ${workspaceId}::uuid and d.id >= (
        select uuid_floor(c.publish_date) from campaign c
        where c.workspace_id = ${workspaceId}::uuid and c.id = ${campaignId}::uuid)
    order by d.id limit ${limit}::int`)
}

function namedSql(
  by: { readonly id: string } | { readonly email: string } | { readonly phone: string },
): Sql {
  if ('id' in by)
    return sql`
      select ${by.id}::uuid as contact_id where exists (
        select from contact c where c.workspace_id = w.id and c.id = ${by.id}::uuid)
      or exists (select from delivery d where d.workspace_id = w.id and d.contact_id = ${by.id}::uuid)`
  const named =
    'email' in by
      ? sql`c.email is not null and lower(c.email) = lower(${by.email})`
      : sql`c.phone = ${by.phone}`
  return sql`select c.id as contact_id from contact c where c.workspace_id = w.id and ${named}`
}
