/** Which contacts are chosen: those of some ids, or all that a filter matches. */
import type { Filter } from '../../query/filter/tree.ts'
import { filterToSql } from '../../query/filter/to-sql.ts'
import { empty, sql, type Sql } from '../../platform/sql.ts'
import { CONTACTS } from '../fields.ts'

/** Without ids and filter: all of the workspace. */
export function chosenSql(
  workspaceId: string,
  { ids, filter }: { readonly ids?: readonly string[] | undefined; readonly filter?: Filter | undefined },
): Sql {
  const { fields, from, workspace } = CONTACTS
  return sql`
    select c.id from ${from} where ${workspace} = ${workspaceId}::uuid
      ${ids ? sql`and c.id = any(${ids}::uuid[])` : empty}
      ${filter ? sql`and ${filterToSql(filter, fields, workspaceId)}` : empty}`
}
