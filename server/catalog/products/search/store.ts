/** Searches products: which match, best first, and exactly how many, in one snapshot. */
import { orderToSql } from '../../../query/filter/order.ts'
import type { Tx } from '../../../platform/database.ts'
import type { Searcher } from '../../../platform/searches.ts'
import { sql, type Sql } from '../../../platform/sql.ts'
import { PRODUCTS } from '../fields.ts'
import { EXPLAINED } from './highlights.ts'
import { hitsSql, matchesOf, type Matches, type Search } from './matches-store.ts'
import { rankedSql, titledSql } from './ranking-store.ts'

export interface Found {
  readonly total: number
  /** Rows as comma-separated JSON text. */
  readonly items: string
  /** Of what was asked for in tiers: of the best. */
  readonly worth: number
  /** Of the page's first products, where they were ranked. */
  readonly titles?: readonly string[]
}

export interface Candidate {
  readonly id: string
  readonly rank: number
  readonly embedding: Buffer | null
}

/** Of more matches only the newest are ranked, the rest follow by age: ts_rank reads every vector it ranks. */
const RANKED = 2_000
/** The share of products from which on matches are common. */
const COMMON = 0.2

const NEWEST = sql`p.created desc, p.id desc`

/** The page and the exact total of the same snapshot; `first` are the ids that come before all others, best first. */
export async function findProducts(
  db: Searcher,
  workspaceId: string,
  search: Search,
  first: readonly string[] = [],
): Promise<Found> {
  return inSnapshot(db, search, async (tx) => {
    if (isRankedAtOnce(search)) return findAtOnce(tx, workspaceId, search, first)
    const matches = await matchesOf(tx, workspaceId, search)
    if (matches.total === 0) return { total: 0, items: '', worth: 0 }
    const [row] = await tx.rows<{ items: string }>(
      sql`
      select coalesce(string_agg(${search.item}, ',' order by h.n), '') as items
      from (${pageSql(search, matches, first)}) h
      join product p on p.workspace_id = ${workspaceId}::uuid and p.id = h.id`,
      { named: false },
    )
    return { total: matches.total, items: row?.items ?? '', worth: matches.worth ?? 0 }
  })
}

/** A page of what is ranked, of the prompt's own products. */
function isRankedAtOnce({ order, query, page, pinned }: Search): boolean {
  return !order && query.any !== '' && pinned.length === 0 && page.offset + page.limit <= RANKED
}

/**
 * One statement: each match's id with how much it has of what is asked for, the best of them counted, their newest put in
 * buckets, the first of those ranked. Vectors are unpacked of what is ranked only, and of nothing when nothing matches.
 */
async function findAtOnce(
  tx: Tx,
  workspaceId: string,
  search: Search,
  first: readonly string[],
): Promise<Found> {
  const { offset, limit } = search.page
  const [row] = await tx.rows<{
    total: number
    worth: number | null
    items: string
    titles: string[] | null
  }>(
    sql`
    with hit as materialized (${hitsSql(workspaceId, search)}),
    best as materialized (select h.id, h.created, h.worth from hit h
      where ${search.query.isGraded ? sql`true` : sql`h.worth = (select max(worth) from hit)`}),
    newest as (select b.id, b.worth from best b order by b.worth desc, b.created desc, b.id desc limit ${RANKED}::bigint),
    candidate as (
      select n.worth, p.id, p.created, p.is_for_sale, p.ranked, p.custom_properties from newest n
      join product p on p.workspace_id = ${workspaceId}::uuid and p.id = n.id),
    placed as (select r.id, r.n from (${rankedSql(search, sql`select * from candidate`, first)}) r
      order by r.n limit ${limit}::bigint offset ${offset}::bigint)
    select (select count(*) from best) as total, (select max(worth) from hit) as worth,
      (select coalesce(string_agg(${search.item}, ',' order by o.n), '') from placed o
        join product p on p.workspace_id = ${workspaceId}::uuid and p.id = o.id) as items,
      (select array_agg(p.title order by o.n) from (select id, n from placed order by n limit ${EXPLAINED}::int) o
        join product p on p.workspace_id = ${workspaceId}::uuid and p.id = o.id) as titles`,
    { named: false },
  )
  return {
    total: row?.total ?? 0,
    items: row?.items ?? '',
    worth: row?.worth ?? 0,
    titles: row?.titles ?? [],
  }
}

/** The best matches with what they mean, `most` at most. */
export async function findCandidates(
  db: Searcher,
  workspaceId: string,
  search: Search,
  most: number,
): Promise<Candidate[]> {
  return inSnapshot(db, search, async (tx) => {
    const matches = await matchesOf(tx, workspaceId, search)
    return tx.rows<Candidate>(
      sql`
      select h.id, h.rank, p.embedding
      from (${rankedSql(search, newestSql(matches), [])} order by n limit ${most}::int) h
      join product p on p.workspace_id = ${workspaceId}::uuid and p.id = h.id
      order by h.n`,
      { named: false },
    )
  })
}

/** Without sequential scans for words: the planner prices them without the vectors they unpack, 500 ms against 60. */
async function inSnapshot<Result>(
  db: Searcher,
  { query }: Search,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return db.transaction(work, {
    isolation: 'repeatable read',
    ...(query.matching !== undefined && { settings: { enable_seqscan: 'off' } }),
  })
}

/** The ids of the page's rows with their places. */
function pageSql(search: Search, matches: Matches, first: readonly string[]): Sql {
  const { order, query, page } = search
  const { offset, limit } = page
  if (order || query.any === '') {
    const by = orderToSql(order ?? PRODUCTS.order, PRODUCTS.fields, PRODUCTS.tie)
    return placedSql(
      matches,
      search.isOrderAsked || (query.kind ?? query.free) === undefined
        ? by
        : sql`${titledSql({ ...query, titled: undefined }, sql`p.ranked`)} desc, ${by}`,
      { offset, limit },
    )
  }
  const best = sql`(
    select b.id, b.n from (${rankedSql(search, newestSql(matches), first)}) b
    order by b.n limit ${limit}::bigint offset ${offset}::bigint)`
  const start = Math.max(offset, RANKED)
  const rest = sql`(${placedSql(matches, NEWEST, { offset: start, limit: offset + limit - start })})`
  if (offset >= RANKED) return rest
  return offset + limit <= RANKED ? best : sql`${best} union all ${rest}`
}

/** Places go on after those that are ranked. */
function placedSql({ where }: Matches, by: Sql, { offset, limit }: { offset: number; limit: number }): Sql {
  return sql`
    select o.id, ${RANKED}::bigint + row_number() over () as n from (
      select p.id from product p where ${where}
      order by ${by} limit ${limit}::bigint offset ${offset}::bigint) o`
}

/**
 * The newest matches. Where most products match they are found from the newest on, at 6 µs each for unpacking its
 * vector; elsewhere from the index, at 1 µs a match. The planner cannot estimate the first price: two queries decide it.
 */
function newestSql({ where, total, products }: Matches): Sql {
  const newest = sql`order by ${NEWEST} limit ${RANKED}::bigint`
  if (total > products * COMMON)
    return sql`select 0 as worth, p.id, p.created, p.is_for_sale, p.ranked, p.custom_properties from product p where ${where} ${newest}`
  return sql`
    with hit as materialized (select p.id, p.created, p.is_for_sale, p.ranked, p.custom_properties from product p where ${where})
    select 0 as worth, p.id, p.created, p.is_for_sale, p.ranked, p.custom_properties from hit p ${newest}`
}
