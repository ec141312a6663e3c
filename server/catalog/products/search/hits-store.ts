/** What matches a search of words, and its page of the best: two statements of which the second has one plan for all. */
import type { Tx } from '../../../platform/database.ts'
import { join, sql, type Sql } from '../../../platform/sql.ts'
import { EXPLAINED } from './highlights.ts'
import { whereSql, worthSql, type Search } from './matches-store.ts'
import { rankedSql } from './ranking-store.ts'
import type { Tier } from './wish-terms.ts'
import { hasWords } from './workspace-words-store.ts'

/** Of more matches only the newest are ranked, the rest follow by age: ts_rank reads every vector it ranks. */
export const RANKED = 2_000
/** Whether any product has it is asked of so many: of each the index reads all that have it. */
const FEW = 5

export interface Hits {
  readonly total: number
  /** Of what was asked for in tiers: of the best. */
  readonly worth: number
  /** The best, of them the newest: ids, where each row lies, and what it is worth where they differ, as arrays that only PostgreSQL reads. */
  readonly ids: Buffer
  readonly places: Buffer
  readonly worths: Buffer
}

/** A page of the best; the titles of its first. */
export interface Best {
  readonly items: string
  readonly titles: readonly string[]
}

/**
 * Each match with how much it has of what is asked for, the best of them counted, and which of them are the newest.
 * Short, since it is planned for its own words each time: 0.15 ms, and all there is when nothing matches.
 */
export async function findHits(tx: Tx, workspaceId: string, search: Search): Promise<Hits> {
  const hits = hitsSql(workspaceId, search)
  const { tiers, isGraded = false, leastShare = 0 } = search.query
  const statement = tiers ? bestSql(hits, isGraded, leastShare) : allSql(hits)
  const [found] = await tx.rows<Hits>(statement, { named: false, binary: true })
  if (!found) throw new Error('Aggregates give one row')
  return found
}

/** Every match; of what is asked for in tiers, with how much it has of it. */
function hitsSql(workspaceId: string, search: Search): Sql {
  const { tiers } = search.query
  const where = whereSql(workspaceId, search)
  if (tiers === undefined) return sql`select p.id, p.ctid as at, p.created from product p where ${where}`
  const candidates = tiers.filter(({ isCandidate = false }) => isCandidate)
  const [had] = candidates.length === 1 ? candidates : []
  const sure = had?.worth ?? 0
  const asked = tiers.filter((tier) => tier !== had)
  if (asked.length === 0)
    return sql`select p.id, p.ctid as at, p.created, ${sure}::int as worth from product p where ${where}`
  return asked.length > FEW || asked.some(({ isGuess }) => isGuess)
    ? unpackedSql(where, sql`true`, sql`${sure}::int + ${worthSql(workspaceId, asked)}`)
    : askedSql(workspaceId, where, asked, sure)
}

/**
 * A few are asked for first whether any product has them. Nothing is unpacked where none has, nor where only one of the
 * candidates is there: whatever matches has that one.
 */
function askedSql(workspaceId: string, where: Sql, asked: readonly Tier[], sure: number): Sql {
  // Materialized: for a first row alone PostgreSQL would look through the products of the workspace.
  const there = asked.map(
    ({ query }) => sql`exists (
      with having_it as materialized (
        select from product p where p.workspace_id = ${workspaceId}::uuid and ${hasWords(workspaceId, query)})
      select from having_it)`,
  )
  const worths = asked.map(
    (tier, n) => sql`case when not ${isThere(n)} then 0
      when ${isSure(tier)} then ${tier.worth}::int else ${worthSql(workspaceId, [tier])} end`,
  )
  const isAny = join(
    asked.map((tier, n) => sql`(${isThere(n)} and not ${isSure(tier)})`),
    ' or ',
  )
  const candidates = asked.map(({ isCandidate = false }) => isCandidate)
  return sql`with asked as materialized (select array[${join(there, ', ')}] as is_there),
    there as materialized (select is_there, (
      select count(*) from unnest(is_there, ${candidates}::bool[]) as a (is_there, is_candidate)
      where a.is_there and a.is_candidate) as candidates from asked)
    ${unpackedSql(where, isAny, sql`${sure}::int + ${join(worths, ' + ')}`)}`
}

/** Any product has it. */
function isThere(n: number): Sql {
  return sql`(select is_there[${n + 1}::int] from there)`
}

/** Of a candidate: no other one is there. */
function isSure({ isCandidate = false }: Tier): Sql {
  return isCandidate ? sql`(select candidates = 1 from there)` : sql`false`
}

/** A vector is unpacked once for all that is asked of it. */
function unpackedSql(where: Sql, isNeeded: Sql, worth: Sql): Sql {
  return sql`
    select p.id, p.at, p.created, ${worth} as worth
    from (
      select p.id, p.ctid as at, p.created, case when ${isNeeded} then p.matched || '' end as matched
      from product p where ${where} offset 0) p`
}

/** Where all must be had each is worth the same. */
function allSql(hits: Sql): Sql {
  return sql`
    with hit as materialized (${hits}),
    newest as materialized (select id, at from hit order by created desc, id desc limit ${RANKED}::bigint)
    select (select count(*) from hit) as total, 0 as worth, array_send(array(select id from newest)) as ids,
      array_send(array(select at from newest)) as places, array_send('{}'::int[]) as worths`
}

/** Graded: all of them, the best first, but for what is worth less than that share of the best; else those that are worth most. */
function bestSql(hits: Sql, isGraded: boolean, leastShare: number): Sql {
  const least = isGraded ? sql`least(max(worth), max(worth) * ${leastShare}::real)` : sql`max(worth)`
  return sql`
    with hit as materialized (${hits}),
    best as materialized (select max(worth) as worth, ${least} as least from hit),
    newest as materialized (
      select id, at, worth from hit where worth >= (select least from best)
      order by ${isGraded ? sql`worth desc, created desc` : sql`created desc`}, id desc limit ${RANKED}::bigint)
    select (select count(*) from hit where worth >= (select least from best)) as total,
      coalesce((select worth from best), 0) as worth, array_send(array(select id from newest)) as ids,
      array_send(array(select at from newest)) as places, array_send(array(select worth from newest)) as worths`
}

/**
 * The newest put in buckets, the first of those ranked, and the page. It holds nothing of the conditions and is looked for by
 * ids alone, so that one plan fits all: to plan it takes three times as long as to read a page of one.
 */
export async function findBest(
  tx: Tx,
  workspaceId: string,
  search: Search,
  { ids, places, worths }: Hits,
  first: readonly string[],
): Promise<Best> {
  const candidates = sql`
    select coalesce(c.worth, 0) as worth, p.id, p.created, p.is_for_sale, p.ranked, p.custom_properties
    from unnest(${ids}::uuid[], ${places}::tid[], ${worths}::int[]) as c (id, at, worth)
    join product p on p.workspace_id = ${workspaceId}::uuid and p.id = c.id and p.ctid = c.at`
  const [row] = await tx.rows<{ items: string; titles: string[] | null }>(sql`
    with placed as materialized (${rankedSql(search, candidates, first, search.page)})
    select (select coalesce(string_agg(${search.item}, ',' order by o.n), '') from placed o
        join product p on p.workspace_id = ${workspaceId}::uuid and p.id = o.id) as items,
      (select array_agg(p.title order by o.n) from (select id, n from placed order by n limit ${EXPLAINED}::int) o
        join product p on p.workspace_id = ${workspaceId}::uuid and p.id = o.id) as titles`)
  return { items: row?.items ?? '', titles: row?.titles ?? [] }
}
