/** Products and collections as other systems name them: by our id or by theirs. */
import { sql, type Sql } from '../platform/sql.ts'

export interface Named {
  readonly ids: readonly string[]
  readonly externalIds: readonly string[]
}

/**
 * The ids of a table's rows that are named, as an array. Two arms, so that each uses its own index whatever the planner
 * thinks of an OR; an array, so that of a workspace that no statistics know yet, each row is not compared with each.
 */
export function namedSql(table: Sql, workspaceId: string, { ids, externalIds }: Named): Sql {
  return sql`array(
    select id from ${table} where workspace_id = ${workspaceId}::uuid and id = any(${ids}::uuid[])
    union all
    select id from ${table}
    where workspace_id = ${workspaceId}::uuid and external_id = any(${externalIds}::text[])
      and external_id is not null)`
}
