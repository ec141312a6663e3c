/** What matches a search of words, and its page of the best: two statements of which the second has one plan for all. */
import type { Tx } from '../../../platform/database.ts'
import { sql, type Sql } from '../../../platform/sql.ts'
import { EXPLAINED } from './highlights.ts'
import { whereSql, worthSql, type Search } from './matches-store.ts'
import { rankedSql } from './ranking-store.ts'
import type { Tier } from './wish-terms.ts'
import { markedQuery } from './workspace-words-store.ts'

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
  const statement = await hitsSql(tx, workspaceId, search)
  const [found] = await tx.rows<Hits>(statement, { named: false, binary: true })
  if (!found) throw new Error('Aggregates give one row')
  return found
}

async function hitsSql(tx: Tx, workspaceId: string, search: Search): Promise<Sql> {
  const where = whereSql(workspaceId, search)
  const { tiers, isGraded = false, leastShare = 0 } = search.query
  const { worth, unsure } = tiers ? await worthOf(tx, workspaceId, tiers) : { worth: 0, unsure: [] }
  if (unsure.length === 0)
    return allSql(sql`select p.id, p.ctid as at, p.created from product p where ${where}`, worth)
  // A vector is unpacked once for all that is asked of it.
  const hits = sql`
    select p.id, p.at, p.created, ${worth}::int + ${worthSql(workspaceId, unsure)} as worth
    from (
      select p.id, p.ctid as at, p.created, p.matched || '' as matched
      from product p where ${where} offset 0) p`
  return bestSql(hits, isGraded, leastShare)
}

/** What every match has, and what has to be asked of each. */
interface Worth {
  readonly worth: number
  readonly unsure: readonly Tier[]
}

/**
 * Whatever matches has one of the candidates: where only one of them is there, that one. Of a few it is asked first
 * whether any product has them.
 */
async function worthOf(tx: Tx, workspaceId: string, tiers: readonly Tier[]): Promise<Worth> {
  const candidates = tiers.filter(isCandidate)
  const [had] = candidates.length === 1 ? candidates : []
  const asked = tiers.filter((tier) => tier !== had)
  if (asked.length > FEW || asked.some(({ isGuess }) => isGuess))
    return { worth: had?.worth ?? 0, unsure: asked }
  const there = await thereOf(tx, workspaceId, asked)
  const [only, ...others] = had ? [had] : there.filter(isCandidate)
  const sure = others.length === 0 ? only : undefined
  return { worth: sure?.worth ?? 0, unsure: there.filter((tier) => tier !== sure) }
}

function isCandidate({ isCandidate: is = false }: Tier): boolean {
  return is
}

/** Those that any product has. */
async function thereOf(tx: Tx, workspaceId: string, tiers: readonly Tier[]): Promise<Tier[]> {
  if (tiers.length === 0) return []
  // Materialized: for a first row alone PostgreSQL would look through the products of the workspace.
  const [row] = await tx.rows<{ there: boolean[] }>(sql`
    select array(
      select exists (
        with having_it as materialized (
          select from product p where p.workspace_id = ${workspaceId}::uuid and p.matched @@ q.query)
        select from having_it)
      from unnest(${tiers.map(({ query }) => markedQuery(query, workspaceId))}::tsquery[]) with ordinality as q (query, place)
      order by q.place) as there`)
  return tiers.filter((_, n) => row?.there[n] === true)
}

/** Where all must be had each is worth the same. */
function allSql(hits: Sql, worth: number): Sql {
  return sql`
    with hit as materialized (${hits}),
    newest as materialized (select id, at from hit order by created desc, id desc limit ${RANKED}::bigint)
    select (select count(*) from hit) as total, ${worth}::int as worth, array_send(array(select id from newest)) as ids,
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
