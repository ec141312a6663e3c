/** Every message ever sent or meant to be sent, found by who it was for or by its campaign. */
import type { Queryable } from '../../platform/database.ts'
import { empty, sql, type Sql } from '../../platform/sql.ts'
import type { Reason } from '../ledger/reasons.ts'
import type { Channel } from '../../contacts/channel.ts'
import { withinSql, type Person } from './people-store.ts'
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

export interface Page {
  /** The last message of the page before. */
  readonly after?: string | undefined
  readonly limit: number
}

/** Of a row `d` of the ledger and its mailing `m`. */
export const MESSAGE = sql`d.workspace_id, d.id, d.mailing_id, d.contact_id, d.address, m.kind, m.channel, m.campaign_id, m.post_id,
  left(coalesce(m.content ->> 'subject', m.content ->> 'text'), 100) as about, d.state, d.reason, d.detail, d.attempts,
  case when d.state = 'queued' then d.due end as due, d.settled, d.route, d.outcome, d.outcome_detail, d.outcome_at`

interface SoughtMessages {
  readonly people: readonly Person[]
  readonly address?: string | undefined
  readonly workspaceId?: string | undefined
  /** Of a row `d` of the ledger and its mailing `m`. */
  readonly only?: Sql | undefined
}

/** Newest first: to these contacts, and to nobody's address if one is given. */
export async function listMessagesTo(
  db: Queryable,
  sought: SoughtMessages,
  page: Page,
): Promise<MessageRow[]> {
  const { people, address, workspaceId } = sought
  const places = address === undefined ? [] : await placesOf(db, address, workspaceId)
  const workspaces = new Set([...people.map((person) => person.workspaceId), ...places])
  const found: MessageRow[] = []
  // One after the other, each on its own node: nearly always there is one.
  for (const one of workspaces) found.push(...(await listMessagesIn(db, one, sought, page)))
  return found.sort((one, other) => (one.id > other.id ? -1 : 1)).slice(0, page.limit)
}

/** Workspaces that may have written to an address of nobody. */
async function placesOf(
  db: Queryable,
  address: string,
  workspaceId: string | undefined,
): Promise<readonly string[]> {
  if (workspaceId !== undefined) return [workspaceId]
  const rows = await db.rows<{ workspaceId: string }>(sql`
    select distinct d.workspace_id from delivery d
    where d.workspace_id = ${withinSql(undefined)} and d.contact_id is null
      and lower(d.address) = lower(${address}::text)`)
  return rows.map((row) => row.workspaceId)
}

async function listMessagesIn(
  db: Queryable,
  workspaceId: string,
  { people, address, only = sql`true` }: SoughtMessages,
  { after, limit }: Page,
): Promise<MessageRow[]> {
  const contacts = people.filter((person) => person.workspaceId === workspaceId)
  const before = after === undefined ? empty : sql`and d.id < ${after}::uuid`
  const newest = sql`and ${only} ${before} order by d.id desc limit ${limit}::int`
  const ofMailing = sql`join mailing m on m.workspace_id = ${workspaceId}::uuid and m.id = d.mailing_id`
  // Each contact's newest through its own index, then the newest of those.
  return db.rows<MessageRow>(sql`
    select ${MESSAGE}
    from (
      select d.* from unnest(${contacts.map(({ contactId }) => contactId)}::uuid[]) as p (contact_id)
      cross join lateral (
        select d.* from delivery d ${ofMailing}
        where d.workspace_id = ${workspaceId}::uuid and d.contact_id = p.contact_id ${newest}) d
      union all (
        select d.* from delivery d ${ofMailing}
        where d.workspace_id = ${workspaceId}::uuid and d.contact_id is null
          and lower(d.address) = lower(${address ?? null}::text) ${newest})) d
    join mailing m on m.workspace_id = ${workspaceId}::uuid and m.id = d.mailing_id
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
    join delivery d on d.workspace_id = ${workspaceId}::uuid and d.mailing_id = m.id
    where m.workspace_id = ${workspaceId}::uuid and m.campaign_id = ${campaignId}::uuid ${chosen} ${following}
      and d.id >= (
        select uuid_floor(c.publish_date) from campaign c
        where c.workspace_id = ${workspaceId}::uuid and c.id = ${campaignId}::uuid)
    order by d.id limit ${limit}::int`)
}
