/** Which flows go by a custom field: in what begins them, in conditions and in what they write. */
import { mentionOf } from '../../contacts/custom-fields/rules.ts'
import type { Queryable } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'

/** Those that are not archived, as they are for whoever begins now, by name. */
export async function flowsWith(
  db: Queryable,
  workspaceId: string,
  field: string,
): Promise<{ readonly id: string; readonly name: string }[]> {
  return db.rows<{ id: string; name: string }>(sql`
    select f.id, f.name from flow f
    join flow_version v on v.workspace_id = ${workspaceId}::uuid and v.flow_id = f.id and v.version = f.version
    where f.workspace_id = ${workspaceId}::uuid
      and f.status <> 'archived' and v.definition::text ~* ${mentionOf(field)}
    order by f.name, f.id`)
}
