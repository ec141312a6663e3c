/** How products that match are ranked: in buckets first, by how well they are what is wanted, and then by their words. */
import { join, sql, type Sql } from '../../../platform/sql.ts'
import type { Search } from './matches-store.ts'
import type { Query } from './query.ts'

/** Of those so many are ranked, of the best bucket the newest: ts_rank costs 10 µs a synonym-laden row. */
const WEIGHED = 500
/** Of what fits about as well the more popular comes first. */
const RANK_DECIMALS = 2
const POPULARITY = sql`case when jsonb_typeof(r.custom_properties -> 'popularity') = 'number'
  then (r.custom_properties ->> 'popularity')::numeric else 0 end`

/** D collections, C type and tags, B vendor, A title. */
const WEIGHTS = sql`'{0.2,0.3,0.4,1}'::real[]`

/** Which of what is ranked: from 0. */
interface Part {
  readonly offset: number
  readonly limit: number
}

/**
 * Candidates in buckets, by how well they are what is wanted; of the first of those the rank decides, in which words as
 * they were typed count for more than what means the same. Equals come newest first. Of those a part, best first: `n`
 * counts them.
 */
export function rankedSql(search: Search, candidates: Sql, first: readonly string[], part: Part): Sql {
  const { own, any } = search.query
  const { offset, limit } = part
  const isDeep = offset + limit > WEIGHED
  const rank = sql`ts_rank(${WEIGHTS}, r.ranked, ${own}::tsquery, 1)
    + ts_rank(${WEIGHTS}, r.ranked, ${any}::tsquery, 1) / 2`
  // "Offset 0" fences: what is ordered by is worked out once.
  return sql`
    select r.id, r.rank, row_number() over () as n from (
      select r.id, r.rank from (
        select r.id, r.worth, r.created, coalesce(r.is_for_sale, false) as is_for_sale, ${POPULARITY} as popularity, r.titled,
          case when r.b > ${WEIGHED}::int then ${WEIGHED}::bigint + r.b else coalesce(r.before, ${WEIGHED}::bigint) end as place,
          case when r.b > ${WEIGHED}::int then 0 else ${sharedSql(search.query)} end as shared,
          case when r.b > ${WEIGHED}::int then 0 else ${rank} end as rank
        from (${weighedSql(search, candidates, first, isDeep)}) r offset 0) r
      order by ${bucketsSql(search, isDeep || first.length > 0 ? sql`r.place` : undefined)}, r.shared desc,
        round(r.rank::numeric, ${RANK_DECIMALS}::int) desc, r.popularity desc, r.rank desc, r.is_for_sale desc, r.created desc, r.id desc
      limit ${limit}::bigint offset ${offset}::bigint) r`
}

/** Those of which the rank decides, which come before all others; `isDeep`: all, each with its place among them. */
function weighedSql(search: Search, candidates: Sql, first: readonly string[], isDeep: boolean): Sql {
  const bucketed = sql`
    select r.*, array_position(${first}::uuid[], r.id) as before, ${titledSql(search.query, sql`r.ranked`)} as titled
    from (${candidates}) r offset 0`
  const buckets = bucketsSql(search, first.length > 0 ? sql`r.before` : undefined)
  const order = sql`order by ${buckets}, r.created desc, r.id desc`
  return isDeep
    ? sql`select r.*, row_number() over (${order}) as b from (${bucketed}) r`
    : sql`select r.*, 0 as b from (${bucketed}) r ${order} limit ${WEIGHED}::bigint`
}

/** Only what differs is compared. */
function bucketsSql({ query }: Search, place: Sql | undefined): Sql {
  const places = place === undefined ? [] : [place]
  return join([...places, ...(query.isGraded ? [sql`r.worth desc`] : []), sql`r.titled desc`], ', ')
}

/**
 * How well a product is what is wanted: it, a kind of it, or neither; and then whether it says it is free of something. What is
 * so in a wider sense only does not come first for being filed so: watercolours that French calls "peinture".
 */
function titledSql(query: Query, vector: Sql): Sql {
  const { titled, kind, loose, peculiar, free, fitting, whom, young, grown, typed, occasion } = query
  const first = sql`${hasSql(free, vector)} * 16 + ${hasSql(fitting, vector)} * 17 + ${hasSql(whom, vector)} * 5 + ${hasSql(young, vector)} * 8 + ${hasSql(grown, vector)} * 7 + ${hasSql(occasion, vector)} * 8`
  const being = sql`${hasSql(titled, vector)} * 4 + ${hasSql(kind, vector)} * 3 + ${hasSql(typed, vector)} * 8`
  if (loose === undefined && peculiar === undefined) return sql`(${first} + ${being})`
  return sql`(${first} + case when ${isSql(loose, vector)} then 1 when ${isSql(peculiar, vector)} then 2 else ${being} end)`
}

/** Where an order decides, whatever is of the kind is as well what is wanted. */
export function orderedSql(query: Query, vector: Sql): Sql {
  const { kind: titled } = query
  return titledSql({ ...query, titled, loose: undefined, peculiar: undefined, typed: undefined }, vector)
}

/** How much it shares with what it is to be like; as arrays, so that one plan fits all. */
function sharedSql({ shared }: Query): Sql {
  if (shared === undefined) return sql`0`
  const queries = shared.map(({ query }) => query)
  const worths = shared.map(({ worth }) => worth)
  return sql`(
    select coalesce(sum(s.worth), 0) from unnest(${queries}::tsquery[], ${worths}::int[]) as s (query, worth)
    where r.ranked @@ s.query)`
}

function hasSql(query: string | undefined, vector: Sql): Sql {
  return query === undefined ? sql`0` : sql`(${isSql(query, vector)})::int`
}

function isSql(query: string | undefined, vector: Sql): Sql {
  return query === undefined ? sql`false` : sql`${vector} @@ ${query}::tsquery`
}
