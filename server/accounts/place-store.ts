/** Where workspaces belong, as members need it. */
import type { Queryable } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'

export async function isOfOrganization(
  db: Queryable,
  organizationId: string,
  workspaceId: string,
): Promise<boolean> {
  const found = await db.rows(sql`
    select id from workspace where id = ${workspaceId}::uuid and organization_id = ${organizationId}::uuid`)
  return found.length > 0
}
