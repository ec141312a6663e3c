/** Organizations and workspaces as somebody enters them. */
import type { Queryable } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'
import type { Role } from './policy.ts'

export async function isOfOrganization(
  db: Queryable,
  organizationId: string,
  workspaceId: string,
): Promise<boolean> {
  const found = await db.rows(sql`
    select id from workspace where id = ${workspaceId}::uuid and organization_id = ${organizationId}::uuid`)
  return found.length > 0
}

export interface Seat {
  readonly workspaceId: string
  readonly workspaceName: string
  readonly handle: string
  readonly country: string
  readonly organizationId: string
  readonly organizationName: string
  /** In all of the organization; null where only in this workspace. */
  readonly organizationRole: Role | null
  readonly workspaceRole: Role | null
}

/** What an account is in a workspace; undefined when it is not a member. */
export async function findSeat(
  db: Queryable,
  accountId: string,
  workspaceId: string,
): Promise<Seat | undefined> {
  const [seat] = await db.rows<Seat>(sql`
    select w.id as workspace_id, w.name as workspace_name, w.handle, w.country, o.id as organization_id,
      o.name as organization_name, max(m.role) filter (where m.workspace_id is null) as organization_role,
      max(m.role) filter (where m.workspace_id is not null) as workspace_role
    from workspace w
    join organization o on o.id = w.organization_id
    join membership m on m.organization_id = o.id and (m.workspace_id is null or m.workspace_id = w.id)
    where w.id = ${workspaceId}::uuid and m.account_id = ${accountId}::uuid
    group by w.id, o.id`)
  return seat
}

interface PlaceRow {
  readonly id: string
  readonly handle: string
  readonly name: string
  readonly accentColor: string | null
  readonly image: string | null
  readonly timezone: string
  readonly country: string
  readonly organizationId: string
}

/** The organizations and workspaces that somebody can enter. */
export async function placesOf(
  db: Queryable,
  accountId: string,
): Promise<{ organizations: { id: string; name: string }[]; workspaces: PlaceRow[] }> {
  const organizations = await db.rows<{ id: string; name: string }>(sql`
    select o.id, o.name from organization o
    where exists (select from membership m where m.organization_id = o.id and m.account_id = ${accountId}::uuid)
    order by o.name, o.id`)
  const workspaces = await db.rows<PlaceRow>(sql`
    select w.id, w.handle, w.name, w.accent_color, w.image, w.timezone, w.country, w.organization_id
    from workspace w
    where exists (
      select from membership m
      where m.organization_id = w.organization_id and m.account_id = ${accountId}::uuid
        and (m.workspace_id is null or m.workspace_id = w.id))
    order by w.name_key, w.id`)
  return { organizations, workspaces }
}
