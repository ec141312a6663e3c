/** Who said yes here, by a link of ours: what another service knows of its leaving is older, or was another matter. */
import type { Queryable } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'

/** Of these emails, in lower case, those whose contact confirmed. */
export async function confirmedEmails(
  db: Queryable,
  workspaceId: string,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  if (emails.length === 0) return new Set()
  const rows = await db.rows<{ email: string }>(sql`
    select distinct lower(c.email) as email from contact c
    join consent_event e on e.workspace_id = ${workspaceId}::uuid and e.contact_id = c.id
    where c.workspace_id = ${workspaceId}::uuid
      and lower(c.email) = any(${emails}::text[]) and e.act = 'confirmed' and c.state = 'active'`)
  return new Set(rows.map(({ email }) => email))
}
