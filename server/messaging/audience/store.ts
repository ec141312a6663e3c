/** The audience of a mailing in the database: who a filter of contacts reaches on a channel, and why others are not. */
import { filterToSql } from '../../query/filter/to-sql.ts'
import type { Filter } from '../../query/filter/tree.ts'
import type { Queryable } from '../../platform/database.ts'
import { empty, sql, type Sql } from '../../platform/sql.ts'
import { CHANNEL_COLUMNS, CONTACTS } from '../../contacts/fields.ts'
import type { Channel } from '../../contacts/channel.ts'

/** Its text varies with the filter: planned for its own values. */
export const UNNAMED = { named: false }

/** Some of whom can be written to get another mailing, each one of several in equal parts, chosen by a hash. */
export interface Split {
  readonly mailings: readonly string[]
  /** Percent; at least one of each mailing. */
  readonly share: number
  readonly seed: string
}

export interface Audience {
  readonly channel: Channel
  /** Over the fields of contacts; every contact that it matches gets a row, whatever its state. */
  readonly filter: Filter
  /** Whoever sends chose the channel for everybody; only an unsubscribe stands against it. */
  readonly overridesChannel?: boolean
  readonly split?: Split | undefined
}

/** A part of an audience: the next of its contacts in the order of their ids, `size` at most. */
export interface Range {
  /** Behind this contact; undefined: from the first one. */
  readonly after: string | undefined
  /** Up to this contact; undefined: whoever is there. */
  readonly until: string | undefined
  readonly size: number
  /** Of the ranges before: how many could be written to, and how many of those got a version. */
  readonly reachable: number
  readonly tested: number
}

/**
 * How many of the audience would be written to now: 0.5 s for a million contacts. Leaves to the unique indexes that no
 * two of them share an address: to look for it as freezing does would take ten times as long.
 */
export async function countReachable(
  db: Queryable,
  workspaceId: string,
  { channel, filter }: Audience,
): Promise<number> {
  const { from, workspace, fields } = CONTACTS
  const { address, key, follows } = CHANNEL_COLUMNS[channel]
  const [row] = await db.rows<{ n: number }>(
    sql`
    select count(*) as n from ${from}
    where ${workspace} = ${workspaceId}::uuid and c.state = 'active' and ${address} is not null and ${follows} <> 'off'
      and not exists (
        select from suppression s
        where s.workspace_id = ${workspaceId}::uuid and s.channel = ${channel} and s.address = ${key})
      and ${filterToSql(filter, fields, workspaceId)}`,
    UNNAMED,
  )
  return row?.n ?? 0
}

/**
 * The contacts of a range, each with the reason why it is not written to, and with the number of the mailing that it is to
 * get of those the audience is parted into, from 1; null: the rest. The share is that of all ranges until this one, so
 * that it is exact at the end of each, and none of them needs to know how large the audience is.
 */
export function partedSql(workspaceId: string, audience: Audience, range: Range): Sql {
  const judged = judgedSql(workspaceId, audience, range)
  if (!audience.split) return sql`select j.*, null::int as variant from (${judged}) j`
  const { mailings, share, seed } = audience.split
  const { reachable, tested } = range
  return sql`
    select p.id, p.address, p.reason,
      case when p.reason is null and p.nth <= greatest(${mailings.length}::int, ceil((${reachable}::int + p.total) * ${share}::int / 100.0)) - ${tested}::int
        then ((${tested}::int + p.nth - 1) % ${mailings.length}::int + 1)::int end as variant
    from (
      select j.id, j.address, j.reason, count(*) over (partition by j.reason is null) as total,
        row_number() over (partition by j.reason is null order by md5(${seed}::text || j.id::text), j.id) as nth
      from (${judged}) j) p`
}

/**
 * The contacts of a range with the word of `ledger/reasons.ts` that keeps each from being written to, or null. A
 * contact's state says more than its channel, and its channel more than its address. Two contacts cannot share an
 * address as long as the unique indexes stand; that nobody gets a message twice is not left to them alone.
 */
function judgedSql(
  workspaceId: string,
  { channel, filter, overridesChannel = false }: Audience,
  { after, until, size }: Range,
): Sql {
  const { from, workspace, fields } = CONTACTS
  const { address, key, follows } = CHANNEL_COLUMNS[channel]
  return sql`
    select m.id, m.address,
      case
        when m.state <> 'active' then m.state
        when m.address is null then 'no-address'
        when m.follows = 'off' and not ${overridesChannel}::boolean then 'channel-off'
        when m.is_suppressed then 'suppressed'
        when m.nth > 1 then 'duplicate'
      end as reason
    from (
      select c.id, c.state, ${address} as address, ${follows} as follows, s.address is not null as is_suppressed,
        row_number() over (
          partition by ${key}, c.state = 'active' and (${follows} <> 'off' or ${overridesChannel}::boolean) order by c.id) as nth
      from (
        select c.id, c.state, c.email, c.phone, c.follows_email, c.follows_sms from ${from}
        where ${workspace} = ${workspaceId}::uuid and ${filterToSql(filter, fields, workspaceId)}
          ${after === undefined ? empty : sql`and c.id > ${after}::uuid`}
          ${until === undefined ? empty : sql`and c.id <= ${until}::uuid`}
        order by c.id limit ${size}::int) c
      left join suppression s
        on s.workspace_id = ${workspaceId}::uuid and s.channel = ${channel} and s.address = ${key}) m`
}
