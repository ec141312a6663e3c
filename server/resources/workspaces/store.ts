/** Organizations and workspaces in the database. */
import { randomBytes } from 'node:crypto'
import { announceChange } from '../../api/authentication.ts'
import { encodeBase62 } from '../../lib/base62.ts'
import { numbered, slug } from '../../lib/slug.ts'
import { newId, now } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database.ts'
import { join, raw, sql } from '../../platform/sql.ts'
import { refuse } from '../../refusals.ts'
import { SETTINGS, type WorkspaceSettings } from './rules.ts'

export interface NewWorkspace extends Partial<WorkspaceSettings> {
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
  return db.transaction(async (tx) => {
    const organizations = await tx.rows(sql`select id from organization where id = ${organizationId}::uuid`)
    if (organizations.length === 0) refuse('organization-unknown', organizationId)
    const handle = workspace.handle ?? (await freeHandle(tx, name))
    const made = await tx.rows(sql`
      insert into workspace (id, organization_id, name, handle, country, timezone, created, updated)
      values (${id}::uuid, ${organizationId}::uuid, ${name}, ${handle}, 'US', 'UTC', ${at}::timestamptz, ${at}::timestamptz)
      on conflict (handle) do nothing returning id`)
    if (made.length === 0) refuse('handle-taken', handle)
    await writeSettings(tx, id, workspace)
    await tx.rows(sql`insert into contact_webhook (id, workspace_id) values (${webhookId}, ${id}::uuid)`)
    return { id, handle, webhookId }
  })
}

/** Changes settings; those not given stay. Every node hears of it. Refused with 404 when there is no such workspace. */
export async function changeSettings(
  db: Db,
  workspaceId: string,
  settings: Partial<WorkspaceSettings>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await tx.rows(sql`
      update workspace set updated = ${now().toISOString()}::timestamptz where id = ${workspaceId}::uuid returning id`)
    if (found.length === 0) refuse('workspace-unknown', workspaceId)
    await writeSettings(tx, workspaceId, settings)
    await announceChange(tx, '*')
  })
}

async function writeSettings(
  tx: Tx,
  workspaceId: string,
  settings: Partial<WorkspaceSettings>,
): Promise<void> {
  const changes = SETTINGS.flatMap(({ name, column, type }) => {
    const value = settings[name]
    // Column and type are of our own table above, never a caller's words.
    return value === undefined ? [] : [sql`${raw(column)} = ${value}::${raw(type)}`]
  })
  if (changes.length === 0) return
  await tx.rows(sql`update workspace set ${join(changes)} where id = ${workspaceId}::uuid`)
}

async function freeHandle(tx: Tx, name: string): Promise<string> {
  const wanted = slug(name) || 'workspace'
  const taken = await tx.rows<{ handle: string }>(sql`
    select handle from workspace where handle = ${wanted} or handle like ${`${wanted}-%`}`)
  const handles = new Set(taken.map(({ handle }) => handle))
  if (!handles.has(wanted)) return wanted
  for (let n = 2; ; n += 1) if (!handles.has(numbered(wanted, n))) return numbered(wanted, n)
}
