/** What goes by a custom field among contacts: saved filters, and forms that have sent it lately. */
import type { Queryable } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'
import { mentionOf } from './rules.ts'

/** By name. */
export async function segmentsWith(
  db: Queryable,
  workspaceId: string,
  field: string,
): Promise<{ readonly id: string; readonly name: string }[]> {
  return db.rows<{ id: string; name: string }>(sql`
    select id, name from segment
    where workspace_id = ${workspaceId}::uuid and filter ~* ${mentionOf(field)} order by name, id`)
}

/** How many calls of the contact webhook have sent it, of those that are still in its log. */
export async function countCallsWith(db: Queryable, workspaceId: string, field: string): Promise<number> {
  const [row] = await db.rows<{ calls: number }>(sql`
    select count(*)::int as calls from form_call
    where workspace_id = ${workspaceId}::uuid and reading ~ ${`"customFields\\.${field}"`}`)
  return row?.calls ?? 0
}
