/** Whom messages were for, found by how somebody names them. */
import type { Queryable } from '../../platform/database.ts'
import { sql, type Sql } from '../../platform/sql.ts'

/** Who messages were for: a contact of a workspace. */
export interface Person {
  readonly workspaceId: string
  readonly contactId: string
}

/**
 * The contacts that an email, a phone number or an id names, in one workspace or in all; a person may be a contact of
 * several. An id finds an erased contact too, by what the ledger has of it.
 */
export async function findPeople(
  db: Queryable,
  by: { readonly id: string } | { readonly email: string } | { readonly phone: string },
  workspaceId: string | undefined,
): Promise<Person[]> {
  const within = withinSql(workspaceId)
  const named =
    'id' in by
      ? sql`c.id = ${by.id}::uuid`
      : 'email' in by
        ? sql`c.email is not null and lower(c.email) = lower(${by.email})`
        : sql`c.phone = ${by.phone}`
  const contacts = await db.rows<Person>(sql`
    select c.workspace_id, c.id as contact_id from contact c where c.workspace_id = ${within} and ${named}`)
  if (!('id' in by) || contacts.length > 0) return contacts
  return db.rows<Person>(sql`
    select distinct d.workspace_id, d.contact_id from delivery d
    where d.workspace_id = ${within} and d.contact_id = ${by.id}::uuid`)
}

/** What a column is compared with: the workspace, or each there is, named one by one so that indexes lead to them. */
export function withinSql(workspaceId: string | undefined): Sql {
  return workspaceId === undefined ? sql`any(array(select id from workspace))` : sql`${workspaceId}::uuid`
}

/** Contacts whose name holds these words, whatever their case and accents; so many at most. */
export async function findNamed(
  db: Queryable,
  workspaceId: string,
  name: string,
  limit: number,
): Promise<Person[]> {
  return db.rows<Person>(sql`
    select c.workspace_id, c.id as contact_id from contact c
    where c.workspace_id = ${workspaceId}::uuid and strpos(c.name_key, sort_key(${name}::text)) > 0
    order by c.name_key limit ${limit}::int`)
}
