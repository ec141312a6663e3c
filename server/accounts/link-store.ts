/** Links that work once, in the database. */
import { newId, now } from '../platform/clock.ts'
import type { Queryable, Tx } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'
import { refuse } from '../refusals.ts'
import type { Role } from './policy.ts'

export type LinkPurpose = 'owner' | 'invitation' | 'magic' | 'reset'

export interface Link {
  readonly id: string
  readonly purpose: LinkPurpose
  readonly accountId: string | null
  readonly email: string | null
  readonly organizationId: string | null
  readonly workspaceId: string | null
  readonly role: Role | null
}

export interface NewLink {
  readonly purpose: LinkPurpose
  readonly hash: Buffer
  readonly minutes: number
  readonly accountId?: string
  readonly email?: string
  readonly organizationId?: string
  readonly workspaceId?: string | null
  readonly role?: Role
}

const COLUMNS = sql`id, purpose, account_id, email, organization_id, workspace_id, role`

export async function createLink(db: Queryable, link: NewLink): Promise<{ id: string; expires: string }> {
  const { purpose, hash, minutes, accountId, email, organizationId, workspaceId, role } = link
  const id = newId()
  const at = now()
  const expires = new Date(at.getTime() + minutes * 60_000).toISOString()
  await db.rows(sql`
    insert into account_link
      (id, purpose, token_hash, account_id, email, organization_id, workspace_id, role, created, expires)
    values (${id}::uuid, ${purpose}::text, ${hash}::bytea, ${accountId ?? null}::uuid, ${email ?? null}::text,
      ${organizationId ?? null}::uuid, ${workspaceId ?? null}::uuid, ${role ?? null}::text, ${at.toISOString()}::timestamptz,
      ${expires}::timestamptz)`)
  return { id, expires }
}

/** Refused (404) when it was used, has run out or never was. */
export async function readLink(db: Queryable, hash: Buffer): Promise<Link> {
  const [link] = await db.rows<Link>(sql`
    select ${COLUMNS} from account_link
    where token_hash = ${hash}::bytea and used is null and expires > ${now().toISOString()}::timestamptz`)
  return link ?? refuse('link-unknown')
}

/** Of two who use it at once the second waits for the first, and is refused when that commits. */
export async function spendLink(tx: Tx, hash: Buffer): Promise<Link> {
  const at = now().toISOString()
  const [link] = await tx.rows<Link>(sql`
    update account_link set used = ${at}::timestamptz
    where token_hash = ${hash}::bytea and used is null and expires > ${at}::timestamptz
    returning ${COLUMNS}`)
  return link ?? refuse('link-unknown')
}

/** What was sent to somebody before, once a new password is set or they are removed: none of it works any more. */
export async function withdrawLinks(tx: Queryable, accountId: string): Promise<void> {
  await tx.rows(sql`
    update account_link set used = ${now().toISOString()}::timestamptz
    where account_id = ${accountId}::uuid and used is null`)
}

export async function withdrawOwnerLinks(tx: Queryable): Promise<void> {
  await tx.rows(sql`
    update account_link set used = ${now().toISOString()}::timestamptz where purpose = 'owner' and used is null`)
}

export interface Invitation {
  readonly id: string
  readonly email: string
  readonly role: Role
  readonly workspaceId: string | null
  readonly created: string
  readonly expires: string
}

/** That wait to be accepted; of one workspace alone where that is named. */
export async function listInvitations(
  db: Queryable,
  organizationId: string,
  workspaceId: string | null,
): Promise<Invitation[]> {
  return db.rows<Invitation>(sql`
    select id, email, role, workspace_id, created, expires from account_link
    where organization_id = ${organizationId}::uuid and purpose = 'invitation' and used is null
      and expires > ${now().toISOString()}::timestamptz
      and (${workspaceId}::uuid is null or workspace_id = ${workspaceId}::uuid)
    order by created desc, id desc`)
}

/** One that waits is taken back; refused (404) when the organization, or the one workspace, has none of that id. */
export async function withdrawInvitation(
  tx: Queryable,
  { organizationId, workspaceId }: { readonly organizationId: string; readonly workspaceId: string | null },
  id: string,
): Promise<void> {
  const taken = await tx.rows(sql`
    update account_link set used = ${now().toISOString()}::timestamptz
    where id = ${id}::uuid and organization_id = ${organizationId}::uuid and purpose = 'invitation' and used is null
      and (${workspaceId}::uuid is null or workspace_id = ${workspaceId}::uuid)
    returning id`)
  if (taken.length === 0) refuse('link-unknown')
}

/** All that wait for an address, in any case: accepted. Of two who accept at once one does. */
export async function spendInvitations(
  tx: Tx,
  email: string,
): Promise<{ organizationId: string; workspaceId: string | null; role: Role }[]> {
  const at = now().toISOString()
  return tx.rows<{ organizationId: string; workspaceId: string | null; role: Role }>(sql`
    update account_link set used = ${at}::timestamptz
    where purpose = 'invitation' and lower(email) = lower(${email}::text) and used is null
      and expires > ${at}::timestamptz
    returning organization_id, workspace_id, role`)
}

/** What a link says of itself before it is used. */
export async function organizationName(db: Queryable, id: string): Promise<string | undefined> {
  const [organization] = await db.rows<{ name: string }>(sql`
    select name from organization where id = ${id}::uuid`)
  return organization?.name
}
