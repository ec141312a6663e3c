/** Claps in the database: counted once each, bounded for a browser and for an address. */
import { countSql } from '../query/counters.ts'
import { now } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'
import { raw, sql } from '../platform/sql.ts'

/** Claps of one browser on one post (docs/decisions "Posts"). */
export const CLAPS_OF_BROWSER = 50
/** Claps on one post from one address in a day: some people behind it, and an end to scripts that drop their cookie. */
const CLAPS_OF_ADDRESS = 200

/** As words of the statement: a distributed PostgreSQL takes no parameter behind `on conflict` of an insert from a select. */
const MOST_OF_BROWSER = raw(String(CLAPS_OF_BROWSER))
const MOST_OF_ADDRESS = raw(String(CLAPS_OF_ADDRESS))

export interface Clapping {
  readonly postId: string
  /** Keyed hashes: of the browser and the post, and of the address and the day. */
  readonly clapper: Buffer
  readonly address: Buffer
}

/** What a post has now, and how much of it is this browser's. */
export interface Claps {
  readonly claps: number
  readonly own: number
  readonly isCounted: boolean
}

/** Counts one more clap of a public post, unless browser or address have had all of theirs. Undefined: no such post. */
export async function addClap(
  tx: Tx,
  workspaceId: string,
  { postId, clapper, address }: Clapping,
): Promise<Claps | undefined> {
  const day = now().toISOString().slice(0, 10)
  await forgetAddresses(tx, workspaceId, day)
  // The clap of an address is taken first, and only where the browser has one left: each step feeds the next.
  const [row] = await tx.rows<Claps>(sql`
    with known as (
      select p.id, p.claps, coalesce((
        select c.n from clap c
        where c.workspace_id = ${workspaceId}::uuid and c.post_id = p.id and c.clapper = ${clapper}::bytea), 0) as own
      from post p where p.workspace_id = ${workspaceId}::uuid and p.id = ${postId}::uuid and not p.is_private),
    of_address as (
      insert into clap_address (workspace_id, day, post_id, address, n)
      select ${workspaceId}::uuid, ${day}::date, id, ${address}::bytea, 1 from known where own < ${MOST_OF_BROWSER}
      on conflict (workspace_id, day, post_id, address) do update set n = clap_address.n + 1
        where clap_address.n < ${MOST_OF_ADDRESS}
      returning post_id),
    of_browser as (
      insert into clap (workspace_id, post_id, clapper, n)
      select ${workspaceId}::uuid, post_id, ${clapper}::bytea, 1 from of_address
      on conflict (workspace_id, post_id, clapper) do update set n = clap.n + 1 where clap.n < ${MOST_OF_BROWSER}
      returning post_id, n),
    counted as (
      update post set claps = post.claps + 1 from of_browser
      where post.workspace_id = ${workspaceId}::uuid and post.id = of_browser.post_id
        and post.id = ${postId}::uuid
      returning post.claps)
    select coalesce((select claps from counted), known.claps) as claps,
      coalesce((select n from of_browser), known.own)::int as own, exists (select from counted) as is_counted
    from known`)
  // Lists that are filtered by claps remember their totals by the version that this moves.
  if (row?.isCounted) await tx.rows(countSql(workspaceId, 'post', [{ facet: '', by: 0 }]))
  return row
}

/** Yesterday's hashes are of no use to anybody. Rows that another one is deleting are left to it. */
async function forgetAddresses(tx: Tx, workspaceId: string, day: string): Promise<void> {
  await tx.rows(sql`
    with stale as (
      select day, post_id, address from clap_address
      where workspace_id = ${workspaceId}::uuid and day < ${day}::date
      for update skip locked limit 1000)
    delete from clap_address a using stale
    where a.workspace_id = ${workspaceId}::uuid and a.day = stale.day and a.post_id = stale.post_id
      and a.address = stale.address`)
}
