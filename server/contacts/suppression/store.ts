/** The suppression list of each workspace in the database. */
import { now } from '../../platform/clock.ts'
import type { Queryable, Tx } from '../../platform/database.ts'
import { empty, join, raw, sql, type Sql } from '../../platform/sql.ts'
import { addressKey } from '../channel.ts'
import { STRENGTH } from './rules.ts'
import type { SuppressionRemoval, NewSuppression, Suppressed, SuppressionReason } from './schemas.ts'

export type { SuppressionRemoval } from './schemas.ts'

/** Constants, no parameters: a distributed PostgreSQL takes none behind `on conflict` of an insert from a select. */
const rankSql = (reason: Sql): Sql => {
  const ranks = Object.entries(STRENGTH).map(
    ([word, rank]) => sql`when ${reason} = ${raw(`'${word}' then ${rank}`)}`,
  )
  return sql`(case ${join(ranks, ' ')} end)`
}
const NEW_RANK = rankSql(sql`excluded.reason`)
const KEPT_RANK = rankSql(sql`s.reason`)

/**
 * Adds addresses to the list. One that is there keeps its reason, unless the new one is harder to lift (rules.ts): then
 * it takes reason, detail and delivery of the new one.
 */
export async function suppress(
  tx: Tx,
  workspaceId: string,
  suppressions: readonly NewSuppression[],
): Promise<void> {
  if (suppressions.length === 0) return
  const rows = strongest(suppressions)
  // In one order for everybody, so that two batches cannot wait for each other.
  await tx.rows(sql`
    insert into suppression as s (workspace_id, channel, address, reason, detail, delivery_id, created)
    select ${workspaceId}::uuid, n.channel, n.address, n.reason, n.detail, n.delivery_id,
      ${now().toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as n
      (channel text, address text, reason text, detail text, delivery_id uuid)
    order by n.channel, n.address
    on conflict (workspace_id, channel, address) do update
      set reason = excluded.reason, detail = excluded.detail, delivery_id = excluded.delivery_id,
        created = excluded.created
      where ${NEW_RANK} > ${KEPT_RANK}`)
}

/** One suppression an address, of the reason that is hardest to lift: a statement may write a row only once. */
function strongest(suppressions: readonly NewSuppression[]) {
  const byAddress = new Map<string, NewSuppression>()
  for (const suppression of suppressions) {
    const key = `${suppression.channel} ${addressKey(suppression.channel, suppression.address)}`
    const other = byAddress.get(key)
    if (!other || STRENGTH[suppression.reason] > STRENGTH[other.reason]) byAddress.set(key, suppression)
  }
  return [...byAddress.values()].map(({ channel, address, reason, detail = null, deliveryId = null }) => ({
    channel,
    address: addressKey(channel, address),
    reason,
    detail,
    delivery_id: deliveryId,
  }))
}

/** Takes addresses off the list where their reason is one of those given; how many were. */
export async function unsuppress(
  tx: Tx,
  workspaceId: string,
  removals: readonly SuppressionRemoval[],
): Promise<number> {
  const [lifted] = removalSql(workspaceId, removals)
  if (!lifted) return 0
  const [{ n }] = (await tx.rows(sql`with ${lifted} select count(*)::int as n from lifted`)) as [
    { n: number },
  ]
  return n
}

/** The same as a part of another statement, or as none. */
export function removalSql(workspaceId: string, removals: readonly SuppressionRemoval[]): Sql[] {
  if (removals.length === 0) return []
  const rows = removals.flatMap(({ channel, address, reasons }) =>
    reasons.map((reason) => ({ channel, address: addressKey(channel, address), reason })),
  )
  return [
    sql`lifted as (
    delete from suppression s
    using json_to_recordset(${JSON.stringify(rows)}::json) as l (channel text, address text, reason text)
    where s.workspace_id = ${workspaceId}::uuid and s.channel = l.channel and s.address = l.address
      and s.reason = l.reason and s.address = any(${rows.map(({ address }) => address)}::text[])
    returning s.address)`,
  ]
}

/** A page of the list in the order of channel and address, after `after` when it is given. */
export async function listSuppressed(
  db: Queryable,
  workspaceId: string,
  { after, limit }: { after?: Pick<Suppressed, 'channel' | 'address'> | undefined; limit: number },
): Promise<Suppressed[]> {
  return db.rows<Suppressed>(sql`
    select channel, address, reason, detail, delivery_id, created from suppression
    where workspace_id = ${workspaceId}::uuid
      and (channel, address) > (${after?.channel ?? ''}::text, ${after?.address ?? ''}::text)
    order by channel, address
    limit ${limit}::int`)
}

/** Where a page of the newest ends. */
export type NewestMark = Pick<Suppressed, 'created' | 'channel' | 'address'>

/** A page of the newest, of these reasons; each reason through its own part of the index. */
export async function listNewest(
  db: Queryable,
  workspaceId: string,
  {
    reasons,
    after,
    limit,
  }: {
    readonly reasons: readonly SuppressionReason[]
    readonly after?: NewestMark | undefined
    readonly limit: number
  },
): Promise<Suppressed[]> {
  const older =
    after === undefined
      ? empty
      : sql`and (s.created, s.channel, s.address) < (${after.created}::timestamptz, ${after.channel}, ${after.address})`
  return db.rows<Suppressed>(sql`
    select n.channel, n.address, n.reason, n.detail, n.delivery_id, n.created
    from unnest(${reasons}::text[]) as r (reason) cross join lateral (
      select * from suppression s
      where s.workspace_id = ${workspaceId}::uuid and s.reason = r.reason ${older}
      order by s.created desc, s.channel desc, s.address desc limit ${limit}::int) n
    order by n.created desc, n.channel desc, n.address desc limit ${limit}::int`)
}

/** How many addresses there are for each reason. */
export async function countSuppressed(
  db: Queryable,
  workspaceId: string,
): Promise<{ readonly reason: SuppressionReason; readonly n: number }[]> {
  return db.rows(sql`
    select reason, count(*)::int as n from suppression where workspace_id = ${workspaceId}::uuid group by reason`)
}

/** Undefined when the address may be written to. */
export async function findSuppressed(
  db: Queryable,
  workspaceId: string,
  { channel, address }: Pick<Suppressed, 'channel' | 'address'>,
): Promise<Suppressed | undefined> {
  const [found] = await db.rows<Suppressed>(sql`
    select channel, address, reason, detail, delivery_id, created from suppression
    where workspace_id = ${workspaceId}::uuid and channel = ${channel}
      and address = ${addressKey(channel, address)}`)
  return found
}
