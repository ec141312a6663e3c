/** Searches products: which match, best first, and exactly how many, in one snapshot. */
import { orderToSql } from '../../../query/filter/order.ts'
import type { Tx } from '../../../platform/database.ts'
import type { Searcher } from '../../../platform/searches.ts'
import { sql, type Sql } from '../../../platform/sql.ts'
import { PRODUCTS } from '../fields.ts'
import { findBest, findHits, RANKED } from './hits-store.ts'
import { LEAST_SIMILARITY } from './lexeme-store.ts'
import { matchesOf, type Matches, type Search } from './matches-store.ts'
import { orderedSql, rankedSql } from './ranking-store.ts'

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

/** The share of products from which on matches are common. */
const COMMON = 0.2

/**
 * What the planner is to think where words are looked for. It prices a sequential scan without the vectors it unpacks, 500 ms
 * against 60; and, taking pages to be dear and entries cheap, it would read the index of all the workspace's products beside
 * that of their words, which are its own.
 */
const BY_WORDS = {
  enable_seqscan: 'off',
  random_page_cost: '0.1',
  seq_page_cost: '0.1',
  cpu_index_tuple_cost: '0.1',
}

const AS_ELSEWHERE = Object.keys(BY_WORDS)
  .map((name) => `set local ${name} to default`)
  .join('; ')

const NEWEST = sql`p.created desc, p.id desc`

/** The page and the exact total; `first` are the ids that come before all others, best first. */
export async function findProducts(
  tx: Tx,
  workspaceId: string,
  search: Search,
  first: readonly string[] = [],
): Promise<Found> {
  // Behind what asks for no words nothing is looked for.
  if (search.query.matching === undefined) await tx.execute(AS_ELSEWHERE)
  return isRanked(search)
    ? findRanked(tx, workspaceId, search, first)
    : findByConditions(tx, workspaceId, search, first)
}

/** A page of what is ranked, of the prompt's own products. */
function isRanked({ order, query, page, pinned }: Search): boolean {
  return !order && query.any !== '' && pinned.length === 0 && page.offset + page.limit <= RANKED
}

/** Vectors are unpacked of what is ranked only, and of nothing when nothing matches. */
async function findRanked(
  tx: Tx,
  workspaceId: string,
  search: Search,
  first: readonly string[],
): Promise<Found> {
  const hits = await findHits(tx, workspaceId, search)
  const { total, worth } = hits
  if (total === 0 || search.page.limit === 0) return { total, items: '', worth, titles: [] }
  return { total, worth, ...(await findBest(tx, workspaceId, search, hits, first)) }
}

async function findByConditions(
  tx: Tx,
  workspaceId: string,
  search: Search,
  first: readonly string[],
): Promise<Found> {
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
}

/** The best matches with what they mean, `most` at most. */
export async function findCandidates(
  db: Searcher,
  workspaceId: string,
  search: Search,
  most: number,
  first: readonly string[] = [],
): Promise<Candidate[]> {
  return inSnapshot(db, async (tx) => {
    const matches = await matchesOf(tx, workspaceId, search)
    return tx.rows<Candidate>(
      sql`
      select h.id, h.rank, p.embedding
      from (${rankedSql(search, newestSql(matches, search.pinned), first, { offset: 0, limit: most })}) h
      join product p on p.workspace_id = ${workspaceId}::uuid and p.id = h.id
      order by h.n`,
      { named: false },
    )
  })
}

/** All that a search looks for, one after the other. */
export async function inSnapshot<Result>(db: Searcher, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return db.transaction(work, {
    isolation: 'repeatable read',
    isReading: true,
    settings: { ...BY_WORDS, 'pg_trgm.similarity_threshold': LEAST_SIMILARITY },
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
        : sql`${orderedSql(query, sql`p.ranked`)} desc, ${by}`,
      { offset, limit },
    )
  }
  const best = sql`(
    select b.id, b.n from (${rankedSql(search, newestSql(matches, search.pinned), first, page)}) b)`
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
 * What is pinned comes however old it is.
 */
function newestSql({ where, total, products }: Matches, pinned: readonly string[]): Sql {
  const newest = sql`order by ${NEWEST} limit ${RANKED}::bigint`
  const row = sql`0 as worth, p.id, p.created, p.is_for_sale, p.ranked, p.custom_properties`
  const first = sql`select ${row} from product p where ${where} and p.id = any(${pinned}::uuid[])`
  const others = pinned.length === 0 ? where : sql`${where} and p.id <> all(${pinned}::uuid[])`
  const rest =
    total > products * COMMON
      ? sql`select ${row} from product p where ${others} ${newest}`
      : sql`
    with hit as materialized (select p.id, p.created, p.is_for_sale, p.ranked, p.custom_properties from product p where ${others})
    select ${row} from hit p ${newest}`
  return pinned.length === 0 ? rest : sql`(${first}) union all (${rest})`
}
