/** The access paths to the matches of a list's filter, and which of them is taken. */
import { sql, type Sql } from '../platform/sql.ts'
import type { Filter } from './filter/tree.ts'
import type { Listing, AccessPath } from './listing.ts'

/** The list itself is the path that is always there. */
export function accessPathsOf(
  listing: Listing,
  workspaceId: string,
  filter: Filter | undefined,
  where: Sql,
): readonly AccessPath[] {
  const found = filter && !listing.where ? (listing.accessPaths?.(workspaceId, filter) ?? []) : []
  return [...found, { ...listing, where }]
}

/** By the first of the paths whose condition holds, which is asked in the same snapshot. */
export function chosenSql(accessPaths: readonly AccessPath[], by: (path: AccessPath) => Sql): Sql {
  const [path, ...rest] = accessPaths
  if (!path) throw new Error('The last access path has no condition')
  return path.when ? sql`(case when ${path.when} then ${by(path)} else ${chosenSql(rest, by)} end)` : by(path)
}
