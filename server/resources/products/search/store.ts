/** Searches products: which match, best first, and exactly how many, in one statement. */
import { versionSql } from '../../../api/counters.ts'
import { orderToSql, type Order } from '../../../api/filter/order.ts'
import { filterToSql } from '../../../api/filter/to-sql.ts'
import type { Page } from '../../../api/lists.ts'
import { countOnce, findTotal } from '../../../api/totals.ts'
import type { Db } from '../../../platform/database.ts'
import { join, sql, type Sql } from '../../../platform/sql.ts'
import { PRODUCTS } from '../fields.ts'
import type { Query } from './query.ts'

/** What is searched for, and how its page is to look. */
export interface Search {
  readonly conditions: readonly Sql[]
  readonly query: Query
  /** Instead of the best first. */
  readonly order: Order | undefined
  readonly page: Page
  readonly item: Sql
}

export interface Found {
  readonly total: number
  readonly version: number
  /** Rows as comma-separated JSON text. */
  readonly items: string
}

export interface Candidate {
  readonly id: string
  readonly rank: number
  readonly embedding: Buffer | null
}

/** Of more matches only the newest are ranked, the rest follow by age: ts_rank reads every vector it ranks. */
export const RANKED = 2_000

const NEWEST = sql`p.created desc, p.id desc`
/** D collections, C type and tags, B vendor, A title. */
const WEIGHTS = sql`'{0.2,0.3,0.4,1}'::real[]`

/** The page and the exact total of the same snapshot; `first` are the ids that come before all others, best first. */
export async function findProducts(
  db: Db,
  workspaceId: string,
  search: Search,
  first: readonly string[] = [],
): Promise<Found> {
  const where = whereSql(workspaceId, search)
  const key = `product-search ${workspaceId} ${where.sql} ${JSON.stringify(where.values)}`
  const read = (total: Sql): Promise<Found> => readFound(db, workspaceId, search, where, { total, first })
  const counted = sql`(select count(*) from product p where ${where})`
  const known = await findTotal(key)
  if (!known) return countOnce(key, () => read(counted))
  const found = await read(sql`${known.total}::bigint`)
  return found.version === known.version ? found : countOnce(key, () => read(counted))
}

/** The best matches with what they mean, `most` at most. */
export async function findCandidates(
  db: Db,
  workspaceId: string,
  search: Search,
  most: number,
): Promise<Candidate[]> {
  const where = whereSql(workspaceId, search)
  return bitmapOnly(
    db,
    sql`
    select h.id, h.rank, p.embedding
    from (${rankedSql(search, where, [])} order by n limit ${most}::int) h
    join product p on p.workspace_id = ${workspaceId}::uuid and p.id = h.id
    order by h.n`,
  )
}

async function readFound(
  db: Db,
  workspaceId: string,
  search: Search,
  where: Sql,
  { total, first }: { readonly total: Sql; readonly first: readonly string[] },
): Promise<Found> {
  const [row] = await bitmapOnly<Found>(
    db,
    sql`
    select ${total} as total, ${versionSql(workspaceId, 'product')} as version, coalesce((
      select string_agg(${search.item}, ',' order by h.n)
      from (${pageSql(search, where, first)}) h
      join product p on p.workspace_id = ${workspaceId}::uuid and p.id = h.id), '') as items`,
  )
  return row ?? { total: 0, version: 0, items: '' }
}

function whereSql(workspaceId: string, { conditions, query, page }: Search): Sql {
  const { matching, refusing } = query
  return join(
    [
      sql`p.workspace_id = ${workspaceId}::uuid`,
      ...(matching === undefined ? [] : [sql`p.matched @@ ${matching}::tsquery`]),
      ...(refusing === undefined ? [] : [sql`not p.matched @@ ${refusing}::tsquery`]),
      ...conditions,
      ...(page.filter ? [filterToSql(page.filter, PRODUCTS.fields)] : []),
    ],
    ' and ',
  )
}

/** The ids of the page's rows with their places. */
function pageSql(search: Search, where: Sql, first: readonly string[]): Sql {
  const { order, query, page } = search
  const { offset, limit } = page
  if (order || query.any === '') {
    const by = orderToSql(order ?? PRODUCTS.order, PRODUCTS.fields, PRODUCTS.tie)
    return placedSql(where, by, { offset, limit })
  }
  const best = sql`(
    select b.id, b.n from (${rankedSql(search, where, first)}) b
    order by b.n limit ${limit}::bigint offset ${offset}::bigint)`
  const start = Math.max(offset, RANKED)
  const rest = sql`(${placedSql(where, NEWEST, { offset: start, limit: offset + limit - start })})`
  if (offset >= RANKED) return rest
  return offset + limit <= RANKED ? best : sql`${best} union all ${rest}`
}

/** Places go on after those that are ranked. */
function placedSql(where: Sql, by: Sql, { offset, limit }: { offset: number; limit: number }): Sql {
  return sql`
    select o.id, ${RANKED}::bigint + row_number() over () as n from (
      select p.id from product p where ${where}
      order by ${by} limit ${limit}::bigint offset ${offset}::bigint) o`
}

/** Words as they were typed count for more than what means the same; equals come newest first. */
function rankedSql({ query }: Search, where: Sql, first: readonly string[]): Sql {
  const rank = sql`ts_rank(${WEIGHTS}, h.ranked, ${query.own}::tsquery, 1)
    + ts_rank(${WEIGHTS}, h.ranked, ${query.any}::tsquery, 1) / 2`
  return sql`
    select r.id, r.rank, row_number() over (
      order by array_position(${first}::uuid[], r.id), r.rank desc, r.created desc, r.id desc) as n
    from (
      select h.id, h.created, ${rank} as rank
      from (
        select p.id, p.created, p.ranked from product p where ${where}
        order by ${NEWEST} limit ${RANKED}::bigint) h) r`
}

/** Without sequential scans, whose price the planner guesses without the vectors they unpack: 500 ms against 60. */
async function bitmapOnly<Row>(db: Db, query: Sql): Promise<Row[]> {
  return db.transaction(async (tx) => {
    await tx.rows(sql`select set_config('enable_seqscan', 'off', true)`)
    return tx.rows<Row>(query, { named: false })
  })
}
