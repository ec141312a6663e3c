/** Organizations and workspaces in the database. */
import { randomBytes } from 'node:crypto'
import type { Static } from 'typebox'
import { resumeHindered } from '../messaging/mailings/status-store.ts'
import { listenForNewContacts } from '../automation/welcome/store.ts'
import { announceChange } from '../http/authentication.ts'
import type { Fields } from '../query/filter/fields.ts'
import { orderToSql, type Order } from '../query/filter/order.ts'
import { filterToSql } from '../query/filter/to-sql.ts'
import type { Filter } from '../query/filter/tree.ts'
import { encodeBase62 } from '../lib/base62.ts'
import { newId, now } from '../platform/clock.ts'
import { retried, type Db, type Queryable, type Tx } from '../platform/database.ts'
import { lookWithin } from '../platform/distribution/reach.ts'
import { openSecret, sealSecret } from '../platform/sealing/columns.ts'
import { empty, join, raw, sql, type Sql } from '../platform/sql.ts'
import { refuse } from '../refusals.ts'
import { freeHandle, freeLinkNumber, leaveHandle, mustBeFree, takeHandle } from './handle-store.ts'
import { SETTINGS, type WorkspaceSettings } from './rules.ts'
import type { WorkspaceRecord } from './schemas.ts'

export interface NewWorkspace extends Omit<Partial<WorkspaceSettings>, 'handle'> {
  readonly organizationId: string
  readonly name: string
  readonly handle?: string | undefined
}

export interface CreatedWorkspace {
  readonly id: string
  readonly handle: string
  readonly webhookId: string
}

export async function createOrganization(db: Db | Tx, name: string): Promise<{ id: string }> {
  const id = newId()
  await db.rows(sql`
    insert into organization (id, name, created) values (${id}::uuid, ${name}, ${now().toISOString()}::timestamptz)`)
  return { id }
}

/** A workspace with the one webhook id that is its forms' credential. A handle that is taken is refused (409). */
export async function createWorkspace(db: Db, workspace: NewWorkspace): Promise<CreatedWorkspace> {
  const { organizationId, name } = workspace
  const id = newId()
  const webhookId = encodeBase62(randomBytes(16), 22)
  const at = now().toISOString()
  return retried(() =>
    db.transaction(async (tx) => {
      const organizations = await tx.rows(sql`select id from organization where id = ${organizationId}::uuid`)
      if (organizations.length === 0) refuse('organization-unknown', organizationId)
      const handle = workspace.handle ?? (await freeHandle(tx, name))
      const made = await tx.rows(sql`
      insert into workspace (id, organization_id, name, handle, link_number, country, timezone, created, updated)
      values (${id}::uuid, ${organizationId}::uuid, ${name}, ${handle}, ${await freeLinkNumber(tx)}::int, 'US', 'UTC', ${at}::timestamptz, ${at}::timestamptz)
      on conflict (handle) do nothing returning id`)
      if (made.length === 0) refuse('handle-taken', handle)
      await takeHandle(tx, handle)
      const { handle: _, ...settings } = workspace
      await writeSettings(tx, id, settings)
      await tx.rows(sql`insert into contact_webhook (id, workspace_id) values (${webhookId}, ${id}::uuid)`)
      return { id, handle, webhookId }
    }),
  )
}

/** Changes settings; those not given stay. Every node is notified. Refused with 404 when there is no such workspace. */
export async function changeSettings(
  db: Db,
  workspaceId: string,
  settings: Partial<WorkspaceSettings>,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (settings.handle !== undefined) {
      await mustBeFree(tx, workspaceId, settings.handle)
      await leaveHandle(tx, workspaceId, settings.handle)
    }
    const found = await tx.rows(sql`
      update workspace set updated = ${now().toISOString()}::timestamptz where id = ${workspaceId}::uuid returning id`)
    if (found.length === 0) refuse('workspace-unknown', workspaceId)
    await writeSettings(tx, workspaceId, settings)
    await announceChange(tx, '*')
  })
}

/** Its settings as they stand; mail servers with their passwords. Refused with 404 when there is no such workspace. */
export async function readSettings(db: Queryable, workspaceId: string): Promise<WorkspaceSettings> {
  const columns = SETTINGS.map(({ name, column }) =>
    raw(`${column}${name === 'warmUpFrom' ? '::text as warm_up_from' : ''}`),
  )
  const [settings] = await db.rows<WorkspaceSettings>(sql`
    select ${join(columns)} from workspace where id = ${workspaceId}::uuid`)
  if (!settings) refuse('workspace-unknown', workspaceId)
  return { ...settings, smtpUrl: openSecret(db, 'mail servers', [workspaceId], settings.smtpUrl) }
}

/** A workspace as its row has it; its address is for the route to add. */
export type Workspace = Omit<Static<typeof WorkspaceRecord>, 'url'>

export interface WorkspacePage {
  readonly fields: Fields
  readonly filter?: Filter | undefined
  readonly order?: Order | undefined
  readonly offset: number
  readonly limit: number
}

const NEWEST_FIRST: Order = [{ field: 'created', direction: 'desc' }]
const SHOWN: Sql = sql`
  w.id, w.name, w.handle, w.image, w.country, w.timezone, w.sender_email, w.sms_enabled, w.sms_preview_in_posts,
  w.created, w.updated`

/**
 * One page of an organization's workspaces, or of the one of them that the caller is a member of. Counted as they are,
 * in the same snapshot: there are few.
 */
export async function listWorkspaces(
  db: Pick<Db, 'transaction'>,
  { organizationId, only }: { readonly organizationId: string; readonly only?: string | undefined },
  { fields, filter, order = NEWEST_FIRST, offset, limit }: WorkspacePage,
): Promise<{ total: number; items: Workspace[] }> {
  const narrowed = filter ? sql` and ${filterToSql(filter, fields)}` : empty
  const own = only ? sql` and w.id = ${only}::uuid` : empty
  const matching = sql`from workspace w where w.organization_id = ${organizationId}::uuid${own}${narrowed}`
  const unnamed = { named: false }
  return db.transaction(
    async (tx) => {
      const [counted] = await tx.rows<{ total: number }>(sql`select count(*) as total ${matching}`, unnamed)
      const page = sql`
        select ${SHOWN} ${matching} order by ${orderToSql(order, fields, { sql: sql`w.id` })}
        limit ${limit}::bigint offset ${offset}::bigint`
      return { total: counted?.total ?? 0, items: await tx.rows<Workspace>(page, unnamed) }
    },
    { isolation: 'repeatable read' },
  )
}

export interface OwnedWorkspace extends Workspace {
  readonly organizationId: string
  readonly archived: string | null
  readonly webhookId: string | null
  readonly webhookSecretVersion: number | null
}

/** All of them, the oldest first. */
export async function listOrganizations(
  db: Db,
): Promise<{ id: string; name: string; workspaces: number; created: string }[]> {
  return db.rows(sql`
    select o.id, o.name, o.created,
      (select count(*)::int from workspace w where w.organization_id = o.id) as workspaces
    from organization o order by o.created, o.id`)
}

/** False for an installation that nobody has begun to use. */
export async function hasOrganization(db: Db): Promise<boolean> {
  return (await db.rows(sql`select from organization limit 1`)).length > 0
}

/** Every workspace of the installation, or of one organization: for its operators, with the webhook's credential. */
export async function listAllWorkspaces(db: Db, organizationId?: string): Promise<OwnedWorkspace[]> {
  const within = organizationId ? sql`where w.organization_id = ${organizationId}::uuid` : empty
  return db.rows<OwnedWorkspace>(sql`
    select ${SHOWN}, w.organization_id, w.archived,
      h.id as webhook_id, h.secret_version as webhook_secret_version
    from workspace w
    left join lateral (
      select id, secret_version from contact_webhook where workspace_id = w.id order by id limit 1) h on true ${within} order by w.created, w.id`)
}

/** The workspace of a campaign, for operators, who name no workspace. Refused with 404 when no workspace has it. */
export async function findCampaignWorkspace(db: Db, campaignId: string): Promise<string> {
  const [workspace] = await lookWithin(db, () =>
    db.rows<{ id: string }>(sql`
      select workspace_id as id from campaign
      where ${db.reach.within('workspace_id')} and workspace_id = any(array(select id from workspace))
        and id = ${campaignId}::uuid`),
  )
  return workspace?.id ?? refuse('campaign-unknown', campaignId)
}

async function writeSettings(
  tx: Tx,
  workspaceId: string,
  settings: Partial<WorkspaceSettings>,
): Promise<void> {
  const changes = SETTINGS.flatMap(({ name, column, type }) => {
    const value = name === 'smtpUrl' ? sealedUrls(tx, workspaceId, settings.smtpUrl) : settings[name]
    // Column and type are of our own table above, never a caller's words.
    return value === undefined ? [] : [sql`${raw(column)} = ${value}::${raw(type)}`]
  })
  if (changes.length === 0) return
  await tx.rows(sql`update workspace set ${join(changes)} where id = ${workspaceId}::uuid`)
  await listenForNewContacts(tx, workspaceId)
  await resumeHindered(tx, workspaceId)
}

/** Mail servers have their passwords in their addresses. */
function sealedUrls(tx: Tx, workspaceId: string, urls: string | null | undefined): string | null | undefined {
  return urls === undefined ? undefined : sealSecret(tx, 'mail servers', [workspaceId], urls)
}
