/** Soft bounces in a row, counted by address in the database. */
import { now } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'

export interface CountedBounce {
  readonly deliveryId: string
  readonly contactId: string | null
  /** The address's key. */
  readonly address: string
}

/** A message that was accepted and has not come back for so long has arrived. */
const ARRIVED_SECONDS = 7 * 24 * 3600

/**
 * Forgets bounces of messages sent before one that arrived. The ledger is asked, not what was reported in the meantime, so
 * that the order in which reports come in makes no difference.
 */
export async function forgetBefore(
  tx: Tx,
  workspaceId: string,
  bounces: readonly CountedBounce[],
): Promise<void> {
  const arrived = new Date(now().getTime() - ARRIVED_SECONDS * 1000).toISOString()
  await tx.rows(sql`
    with latest as (
      select s.address, (array_agg(d.id order by d.id desc))[1] as id
      from json_to_recordset(${JSON.stringify(bounces)}::json) as b ("contactId" uuid, address text)
      join soft_bounce s on s.workspace_id = ${workspaceId}::uuid and s.address = b.address
      join delivery d on d.workspace_id = ${workspaceId}::uuid and d.contact_id = b."contactId"
        and d.id > s.deliveries[1] and lower(d.address) = s.address and d.state = 'sent'
        and (d.outcome in ('delivered', 'complained')
          or d.outcome is null and d.settled < ${arrived}::timestamptz)
      where s.address = any(${bounces.map(({ address }) => address)}::text[])
      group by s.address)
    update soft_bounce s
    set deliveries = array(select c from unnest(s.deliveries) as c where c > l.id order by c)
    from latest l
    where s.workspace_id = ${workspaceId}::uuid and s.address = l.address`)
}

/** Adds bounces, each message once; by address how many there are in a row now. */
export async function addBounces(
  tx: Tx,
  workspaceId: string,
  bounces: readonly CountedBounce[],
): Promise<ReadonlyMap<string, number>> {
  const counts = await tx.rows<{ address: string; n: number }>(sql`
    insert into soft_bounce as s (workspace_id, address, n, last, deliveries)
    select ${workspaceId}::uuid, b.address, count(distinct b."deliveryId"), ${now().toISOString()}::timestamptz,
      array_agg(distinct b."deliveryId" order by b."deliveryId")
    from json_to_recordset(${JSON.stringify(bounces)}::json) as b ("deliveryId" uuid, address text)
    group by b.address order by b.address
    on conflict (workspace_id, address) do update
      set deliveries = array(select distinct c from unnest(s.deliveries || excluded.deliveries) as c order by c),
        n = (select count(distinct c) from unnest(s.deliveries || excluded.deliveries) as c),
        last = excluded.last
    returning address, n`)
  return new Map(counts.map(({ address, n }) => [address, n]))
}

/** Messages of these mailings count no more. */
export async function forgetMailings(
  tx: Tx,
  workspaceId: string,
  mailings: readonly string[],
): Promise<void> {
  const theirs = sql`
    select from delivery d
    where d.workspace_id = ${workspaceId}::uuid and d.id = c and d.mailing_id = any(${mailings}::uuid[])`
  await tx.rows(sql`
    update soft_bounce s
    set deliveries = array(select c from unnest(s.deliveries) as c where not exists (${theirs}) order by c),
      n = (select count(*) from unnest(s.deliveries) as c where not exists (${theirs}))
    where s.workspace_id = ${workspaceId}::uuid
      and exists (select from unnest(s.deliveries) as c where exists (${theirs}))`)
  await tx.rows(sql`delete from soft_bounce where workspace_id = ${workspaceId}::uuid and n = 0`)
}

/** Begins to count again. */
export async function forgetBounces(
  tx: Tx,
  workspaceId: string,
  addresses: readonly string[],
): Promise<void> {
  if (addresses.length === 0) return
  await tx.rows(sql`
    delete from soft_bounce
    where workspace_id = ${workspaceId}::uuid and address = any(${addresses}::text[])`)
}
