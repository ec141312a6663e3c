/** Tracked links, opens and clicks in the database. */
import { now } from '../platform/clock.ts'
import type { Db, Queryable } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'
import type { Agent, Kind } from './rules.ts'

const SHARDS = 16
/** More links of one message than a person follows in as many milliseconds. */
const BURST_LINKS = 3
const BURST_MILLISECONDS = 2_000
/** What stands for the link of an open. */
export const NO_LINK = -1

/** What a token names: the mailing, and the message where the workspace wants to know whose. */
export interface Measured {
  readonly workspaceId: string
  readonly mailingId: string
  readonly deliveryId: string | undefined
}

/** Where a link leads; undefined for a number the mailing does not have. */
export async function findLink(
  db: Queryable,
  { workspaceId, mailingId }: Measured,
  number: number,
): Promise<string | undefined> {
  const [link] = await db.rows<{ url: string }>(sql`
    select url from tracked_link
    where workspace_id = ${workspaceId}::uuid and mailing_id = ${mailingId}::uuid and number = ${number}::smallint`)
  return link?.url
}

/** The mailing of a message and when it was sent; undefined when there is none. */
export async function findMessage(
  db: Queryable,
  workspaceId: string,
  deliveryId: string,
): Promise<{ mailingId: string; settled: string | null } | undefined> {
  const [message] = await db.rows<{ mailingId: string; settled: string | null }>(sql`
    select mailing_id, settled from delivery
    where workspace_id = ${workspaceId}::uuid and id = ${deliveryId}::uuid`)
  return message
}

/** Counts an open or a click. */
export async function record(
  db: Db,
  measured: Measured,
  { kind, link, agent }: { readonly kind: Kind; readonly link: number; readonly agent: Agent },
): Promise<void> {
  const { workspaceId, mailingId, deliveryId } = measured
  if (deliveryId === undefined) {
    await db.rows(sql`
      insert into mailing_engagement (workspace_id, mailing_id, kind, link, agent, shard, n)
      values (${workspaceId}::uuid, ${mailingId}::uuid, ${kind}, ${link}::smallint, ${agent},
        ${Math.floor(Math.random() * SHARDS)}::smallint, 1)
      on conflict (workspace_id, mailing_id, kind, link, agent, shard)
        do update set n = mailing_engagement.n + 1`)
    return
  }
  const at = now().toISOString()
  await db.rows(sql`
    insert into delivery_engagement (workspace_id, mailing_id, delivery_id, kind, link, agent, n, first, last)
    values (${workspaceId}::uuid, ${mailingId}::uuid, ${deliveryId}::uuid, ${kind}, ${link}::smallint, ${agent}, 1,
      ${at}::timestamptz, ${at}::timestamptz)
    on conflict (workspace_id, mailing_id, delivery_id, kind, link, agent)
      do update set n = delivery_engagement.n + 1, last = excluded.last`)
  if (kind === 'click' && agent === 'human') await setApartBursts(db, workspaceId, mailingId, deliveryId)
}

/** What one message had gathered by a time. */
export interface GatheredEngagement {
  readonly deliveryId: string
  readonly kind: Kind
  /** The link's number, or `NO_LINK`. */
  readonly link: number
  readonly agent: Agent
  readonly n: number
  readonly first: string
  readonly last: string
}

/** Engagement that was gathered elsewhere, all at once; what is known already stays. */
export async function recordGathered(
  db: Queryable,
  { workspaceId, mailingId }: Pick<Measured, 'workspaceId' | 'mailingId'>,
  gathered: readonly GatheredEngagement[],
): Promise<void> {
  await db.rows(sql`
    insert into delivery_engagement (workspace_id, mailing_id, delivery_id, kind, link, agent, n, first, last)
    select ${workspaceId}::uuid, ${mailingId}::uuid, g."deliveryId", g.kind, g.link, g.agent, g.n, g.first, g.last
    from json_to_recordset(${JSON.stringify(gathered)}::json) as g
      ("deliveryId" uuid, kind text, link smallint, agent text, n int, first timestamptz, last timestamptz)
    on conflict do nothing`)
}

/** Several links of one message within two seconds were followed by a machine that calls itself a browser. */
async function setApartBursts(
  db: Db,
  workspaceId: string,
  mailingId: string,
  deliveryId: string,
): Promise<void> {
  const since = new Date(now().getTime() - BURST_MILLISECONDS).toISOString()
  await db.rows(sql`
    with burst as (
      select link from delivery_engagement
      where workspace_id = ${workspaceId}::uuid and mailing_id = ${mailingId}::uuid
        and delivery_id = ${deliveryId}::uuid and kind = 'click' and agent = 'human' and n = 1
        and first >= ${since}::timestamptz)
    update delivery_engagement e set agent = 'machine'
    where e.workspace_id = ${workspaceId}::uuid and e.mailing_id = ${mailingId}::uuid
      and e.delivery_id = ${deliveryId}::uuid and e.kind = 'click' and e.agent = 'human'
      and e.link in (select link from burst) and (select count(*) from burst) >= ${BURST_LINKS}::int
      and not exists (
        select from delivery_engagement k
        where k.workspace_id = ${workspaceId}::uuid and k.mailing_id = ${mailingId}::uuid
          and k.delivery_id = ${deliveryId}::uuid and k.kind = 'click' and k.agent = 'machine' and k.link = e.link)`)
}

/** How often by each kind of agent; `people` are messages, where the workspace wanted to know whose. */
export interface Engagement {
  readonly kind: Kind
  /** The address of the link; null for opens. */
  readonly url: string | null
  readonly human: number
  readonly proxy: number
  readonly machine: number
  /** Messages that a person opened or clicked in; null where that was not asked. */
  readonly people: number | null
}

/** Opens first, then the links by how often people clicked them. */
export async function readEngagement(
  db: Queryable,
  workspaceId: string,
  mailingIds: readonly string[],
): Promise<Engagement[]> {
  return db.rows<Engagement>(sql`
    with seen as (
      select mailing_id, kind, link, agent, n, null::uuid as delivery_id from mailing_engagement
      where workspace_id = ${workspaceId}::uuid and mailing_id = any(${mailingIds}::uuid[])
      union all
      select mailing_id, kind, link, agent, n, delivery_id from delivery_engagement
      where workspace_id = ${workspaceId}::uuid and mailing_id = any(${mailingIds}::uuid[]))
    select s.kind, l.url,
      coalesce(sum(s.n) filter (where s.agent = 'human'), 0) as human,
      coalesce(sum(s.n) filter (where s.agent = 'proxy'), 0) as proxy,
      coalesce(sum(s.n) filter (where s.agent = 'machine'), 0) as machine,
      case when bool_or(s.delivery_id is not null)
        then count(distinct s.delivery_id) filter (where s.agent = 'human') end as people
    from seen s
    left join tracked_link l
      on l.workspace_id = ${workspaceId}::uuid and l.mailing_id = s.mailing_id and l.number = s.link
    group by s.kind, l.url
    order by s.kind desc, human desc, l.url`)
}
