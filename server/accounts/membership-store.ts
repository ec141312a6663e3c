/** Who belongs to which organization, and as what. */
import { newId, now } from '../platform/clock.ts'
import type { Queryable, Tx } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'
import { refuse } from '../refusals.ts'
import type { Role } from './policy.ts'

export interface Membership {
  readonly id: string
  readonly accountId: string
  readonly organizationId: string
  /** null: all workspaces of the organization. */
  readonly workspaceId: string | null
  readonly role: Role
}

export interface Member extends Membership {
  readonly email: string
  readonly name: string
  readonly created: string
  readonly lastSeen: string | null
}

export interface NewMembership {
  readonly accountId: string
  readonly organizationId: string
  readonly workspaceId: string | null
  readonly role: Role
}

/** Refused (409) when the account has a role there already. */
export async function addMember(tx: Queryable, membership: NewMembership, email: string): Promise<string> {
  const { accountId, organizationId, workspaceId, role } = membership
  const [made] = await tx.rows<{ id: string }>(sql`
    insert into membership (id, account_id, organization_id, workspace_id, role, created)
    values (${newId()}::uuid, ${accountId}::uuid, ${organizationId}::uuid, ${workspaceId}::uuid, ${role}::text,
      ${now().toISOString()}::timestamptz)
    on conflict do nothing returning id`)
  return made?.id ?? refuse('member-already', email)
}

/** Of an organization; of one workspace of it alone where that is named. */
export async function listMembers(
  db: Queryable,
  organizationId: string,
  workspaceId: string | null,
): Promise<Member[]> {
  return db.rows<Member>(sql`
    select m.id, m.account_id, m.organization_id, m.workspace_id, m.role, m.created, a.email, a.name,
      (select max(s.last_seen) from account_session s where s.account_id = a.id) as last_seen
    from membership m join account a on a.id = m.account_id
    where m.organization_id = ${organizationId}::uuid
      and (${workspaceId}::uuid is null or m.workspace_id is null or m.workspace_id = ${workspaceId}::uuid)
    order by a.name, a.email, m.id`)
}

export async function membershipsOf(db: Queryable, accountId: string): Promise<Membership[]> {
  return db.rows<Membership>(sql`
    select id, account_id, organization_id, workspace_id, role from membership
    where account_id = ${accountId}::uuid order by created, id`)
}

/**
 * Held until the transaction ends; with it the organization, so that of two owners who leave at once one stays. Refused
 * with 404 when the organization has none of that id.
 */
export async function lockMembership(
  tx: Tx,
  organizationId: string,
  id: string,
): Promise<Membership & { readonly email: string }> {
  await lockOrganization(tx, organizationId)
  const [membership] = await tx.rows<Membership & { email: string }>(sql`
    select m.id, m.account_id, m.organization_id, m.workspace_id, m.role, a.email
    from membership m join account a on a.id = m.account_id
    where m.organization_id = ${organizationId}::uuid and m.id = ${id}::uuid for update of m`)
  return membership ?? refuse('membership-unknown', id)
}

/** Whoever changes who owns it waits here for whoever else does; refused (404) when there is none. */
export async function lockOrganization(tx: Tx, organizationId: string): Promise<void> {
  const found = await tx.rows(sql`
    select id from organization where id = ${organizationId}::uuid for no key update`)
  if (found.length === 0) refuse('organization-unknown', organizationId)
}

/** Owners of all of an organization. */
export async function countOwners(tx: Queryable, organizationId: string): Promise<number> {
  const [counted] = await tx.rows<{ n: number }>(sql`
    select count(*)::int as n from membership
    where organization_id = ${organizationId}::uuid and workspace_id is null and role = 'owner'`)
  return counted?.n ?? 0
}

export async function changeRole(tx: Tx, id: string, role: Role): Promise<void> {
  await tx.rows(sql`update membership set role = ${role}::text where id = ${id}::uuid`)
}

export async function removeMember(tx: Tx, id: string): Promise<void> {
  await tx.rows(sql`delete from membership where id = ${id}::uuid`)
}

/** Organizations that nobody owns yet, oldest first. */
export async function ownerlessOrganizations(tx: Queryable): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(sql`
    select o.id from organization o
    where not exists (
      select from membership m where m.organization_id = o.id and m.workspace_id is null and m.role = 'owner')
    order by o.created, o.id`)
  return rows.map(({ id }) => id)
}
