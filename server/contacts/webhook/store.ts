/** Contact webhooks in the database: whose they are, and a look at what a change would make. */
import { announceChange } from '../../http/authentication.ts'
import type { Db, Queryable, Tx } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'
import { refuse } from '../../refusals.ts'
import { FORM_SETTINGS } from '../settings-store.ts'
import type { CustomField } from './custom-values.ts'

/** A webhook, and how its workspace wants read what comes in. */
export interface Webhook {
  readonly id: string
  readonly secretVersion: number
  readonly workspaceId: string
  readonly country: string
  readonly honeypot: string | null
  readonly origins: readonly string[]
  /** New contacts are asked to confirm. */
  readonly doubleOptIn: boolean
  /** Its workspace takes in nobody. */
  readonly isArchived: boolean
  readonly customFields: readonly CustomField[]
}

const WEBHOOK_ID = /^[0-9A-Za-z]+$/

/** Two statements: the first finds the workspace in reference tables, the second goes to that workspace's own. */
export async function findWebhook(db: Db, id: string): Promise<Webhook | undefined> {
  // Any text can stand in an address, and PostgreSQL refuses some of it.
  if (!WEBHOOK_ID.test(id)) return undefined
  const [found] = await db.rows<Omit<Webhook, 'customFields'>>(sql`
    select h.id, h.secret_version, h.workspace_id, w.country, w.honeypot, w.origins, w.double_opt_in, w.is_archived
    from contact_webhook h join ${FORM_SETTINGS} w on w.id = h.workspace_id
    where h.id = ${id}`)
  return found && { ...found, customFields: await listCustomFields(db, found.workspaceId) }
}

/** A workspace's own; undefined where there is no such workspace. */
export async function findWebhookOf(db: Db, workspaceId: string): Promise<Webhook | undefined> {
  const [found] = await db.rows<{ id: string }>(sql`
    select id from contact_webhook where workspace_id = ${workspaceId}::uuid order by id limit 1`)
  return found && findWebhook(db, found.id)
}

/** Makes its secret another one, on every node; what it is made of then. Refused with 404 for an unknown workspace. */
export async function rotateWebhookSecret(
  db: Db,
  workspaceId: string,
): Promise<Pick<Webhook, 'id' | 'secretVersion'>> {
  return db.transaction(async (tx) => {
    const [rotated] = await tx.rows<Pick<Webhook, 'id' | 'secretVersion'>>(sql`
      update contact_webhook set secret_version = secret_version + 1
      where workspace_id = ${workspaceId}::uuid
      returning id, secret_version`)
    if (!rotated) refuse('workspace-unknown', workspaceId)
    await announceChange(tx, '*')
    return rotated
  })
}

/** The record as lists show it, as JSON text. */
export async function readRecord(tx: Tx, workspaceId: string, contactId: string): Promise<string> {
  const [row] = await tx.rows<{ doc: string }>(sql`
    select doc from contact where workspace_id = ${workspaceId}::uuid and id = ${contactId}::uuid`)
  return row?.doc ?? 'null'
}

/** What `work` answers about what it made; then all of it is unmade, in one transaction that stores nothing. */
export async function undone<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return db.transaction(async (tx) => {
    await tx.rows(sql`savepoint before`)
    const result = await work(tx)
    await tx.rows(sql`rollback to savepoint before`)
    return result
  })
}

async function listCustomFields(db: Queryable, workspaceId: string): Promise<CustomField[]> {
  return db.rows<CustomField>(sql`
    select name, type from custom_field where workspace_id = ${workspaceId}::uuid order by created, id`)
}

/** The id of its contact webhook, and which secret of it counts. */
export async function readWebhook(
  db: Queryable,
  workspaceId: string,
): Promise<{ readonly id: string; readonly secretVersion: number }> {
  const [webhook] = await db.rows<{ id: string; secretVersion: number }>(sql`
    select id, secret_version from contact_webhook where workspace_id = ${workspaceId}::uuid order by id limit 1`)
  return webhook ?? refuse('workspace-unknown', workspaceId)
}
