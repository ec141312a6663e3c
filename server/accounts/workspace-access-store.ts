/** Organizations and workspaces as somebody enters them. */
import type { Queryable } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'
import { refuse } from '../refusals.ts'
import type { Role } from './policy.ts'
import type { Account } from './store.ts'

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
  readonly isArchived: boolean
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
    select w.id as workspace_id, w.name as workspace_name, w.handle, w.country, w.archived is not null as is_archived,
      o.id as organization_id, o.name as organization_name, max(m.role) filter (where m.workspace_id is null) as organization_role,
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
  readonly outboxOnly: boolean
  /** Since when nothing of it goes out. */
  readonly archived: string | null
  /** When everything of it is erased. */
  readonly eraseAfter: string | null
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
    select w.id, w.handle, w.name, w.accent_color, w.image, w.timezone, w.country, w.outbox_only,
      w.archived, w.erase_after, w.organization_id
    from workspace w
    where exists (
      select from membership m
      where m.organization_id = w.organization_id and m.account_id = ${accountId}::uuid
        and (m.workspace_id is null or m.workspace_id = w.id))
    order by w.name_key, w.id`)
  return { organizations, workspaces }
}

/** The one workspace of the installation, as everybody may see it; undefined where there are more, or none. */
export async function findSolePlace(
  db: Queryable,
): Promise<Pick<PlaceRow, 'name' | 'accentColor' | 'image'> | undefined> {
  const [place, another] = await db.rows<Pick<PlaceRow, 'name' | 'accentColor' | 'image'>>(sql`
    select name, accent_color, image from workspace where archived is null order by created limit 2`)
  return another === undefined ? place : undefined
}

/** The oldest workspace of an account that has a sender, best one that sends: whose mail carries its links. */
export async function findMailingPlace(
  db: Queryable,
  accountId: string,
): Promise<{ readonly workspaceId: string; readonly name: string } | undefined> {
  const [place] = await db.rows<{ workspaceId: string; name: string }>(sql`
    select w.id as workspace_id, w.name from workspace w
    where w.sender_email is not null and w.archived is null and exists (
      select from membership m
      where m.organization_id = w.organization_id and m.account_id = ${accountId}::uuid
        and (m.workspace_id is null or m.workspace_id = w.id))
    order by w.outbox_only, w.created, w.id limit 1`)
  return place
}

export interface MailSettings {
  readonly hasSender: boolean
  readonly hasServers: boolean
  readonly outboxOnly: boolean
}

/** Whether the workspace has a sender, mail servers of its own, and keeps all its messages in the outbox. */
export async function readMailSettings(db: Queryable, workspaceId: string): Promise<MailSettings> {
  const [settings] = await db.rows<MailSettings>(sql`
    select sender_email is not null as has_sender, smtp_url is not null as has_servers, outbox_only
    from workspace where id = ${workspaceId}::uuid`)
  return settings ?? { hasSender: false, hasServers: false, outboxOnly: false }
}

/** Refused (404) when there is no such workspace. */
export async function organizationOf(db: Queryable, workspaceId: string): Promise<string> {
  const [found] = await db.rows<{ organizationId: string }>(sql`
    select organization_id from workspace where id = ${workspaceId}::uuid`)
  return found?.organizationId ?? refuse('workspace-unknown', workspaceId)
}

/** The one organization of the installation; undefined when there are several, or none. */
export async function soleOrganization(db: Queryable): Promise<string | undefined> {
  const found = await db.rows<{ id: string }>(sql`select id from organization order by created limit 2`)
  return found.length === 1 ? found[0]?.id : undefined
}

export interface ListedAccount extends Account {
  readonly hasPassword: boolean
  readonly hasTotp: boolean
  /** `owner of Harbour`, each place once. */
  readonly roles: readonly string[]
  readonly lastSeen: string | null
  readonly created: string
}

export async function listAccounts(db: Queryable): Promise<ListedAccount[]> {
  return db.rows<ListedAccount>(sql`
    select a.id, a.email, a.name, a.language, a.created, a.password_hash is not null as has_password,
      exists (select from account_totp t where t.account_id = a.id and t.confirmed is not null) as has_totp,
      (select max(s.last_seen) from account_session s where s.account_id = a.id) as last_seen,
      array(
        select m.role || ' of ' || coalesce(w.name, o.name) from membership m
        join organization o on o.id = m.organization_id left join workspace w on w.id = m.workspace_id
        where m.account_id = a.id order by m.created) as roles
    from account a order by a.created, a.id`)
}

/** Of those that are still there. */
export async function namesOfWorkspaces(
  db: Queryable,
  ids: readonly string[],
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  return db.rows(sql`select id, name from workspace where id = any(${[...ids]}::uuid[])`)
}
