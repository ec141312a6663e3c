/** The ways to the matches of a list's filter, and which of them is taken. */
import { sql, type Sql } from '../platform/sql.ts'
import type { Filter } from './filter/tree.ts'
import type { Listing, Way } from './listing.ts'

/** The list itself is the way that is always there. */
export function waysOf(
  listing: Listing,
  workspaceId: string,
  filter: Filter | undefined,
  where: Sql,
): readonly Way[] {
  const found = filter && !listing.where ? (listing.ways?.(workspaceId, filter) ?? []) : []
  return [...found, { ...listing, where }]
}

/** By the first of the ways whose condition holds, which is asked in the same snapshot. */
export function chosenSql(ways: readonly Way[], by: (way: Way) => Sql): Sql {
  const [way, ...rest] = ways
  if (!way) throw new Error('The last way has no condition')
  return way.when ? sql`(case when ${way.when} then ${by(way)} else ${chosenSql(rest, by)} end)` : by(way)
}
