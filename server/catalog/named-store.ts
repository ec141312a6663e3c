/** Products and collections as other systems name them: by our id or by theirs. */
import { sql, type Sql } from '../platform/sql.ts'

export interface Named {
  readonly ids: readonly string[]
  readonly externalIds: readonly string[]
}

/** The ids of a table's rows that are named. Two arms, so that each uses its own index whatever the planner thinks of an OR. */
export function namedSql(table: Sql, workspaceId: string, { ids, externalIds }: Named): Sql {
  return sql`(
    select id from ${table} where workspace_id = ${workspaceId}::uuid and id = any(${ids}::uuid[])
    union all
    select id from ${table}
    where workspace_id = ${workspaceId}::uuid and external_id = any(${externalIds}::text[])
      and external_id is not null)`
}
