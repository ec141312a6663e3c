/** A workspace's settings, as far as its contacts go by them: nothing else of this module reads them. */
import type { Queryable, Tx } from '../platform/database.ts'
import { sql, type Sql } from '../platform/sql.ts'
import { refuse } from '../refusals.ts'

/** Where phone numbers without a country code are read, ISO 3166 alpha-2; refused with 404 for an unknown workspace. */
export async function readCountry(db: Queryable, workspaceId: string): Promise<string> {
  const [workspace] = await db.rows<{ country: string }>(sql`
    select country from workspace where id = ${workspaceId}::uuid`)
  return workspace?.country ?? refuse('workspace-unknown', workspaceId)
}

/** How forms are read, as a table to join with the webhook they came through, by the workspace's `id`. */
export const FORM_SETTINGS: Sql = sql`(
      select id, country, webhook_honeypot as honeypot, webhook_origins as origins, double_opt_in, archived is not null as is_archived
      from workspace)`

/** Whether the workspace sends SMS, as a value in a statement. */
export function sendsSmsSql(workspaceId: string): Sql {
  return sql`(select sms_enabled from workspace where id = ${workspaceId}::uuid)`
}

/** Refused with 404 when there is no such workspace. */
export async function mustBeWorkspace(db: Queryable, workspaceId: string): Promise<void> {
  const found = await db.rows(sql`select from workspace where id = ${workspaceId}::uuid`)
  if (found.length === 0) refuse('workspace-unknown', workspaceId)
}

/** Holds the workspace until the transaction ends, from others who hold it so; refused with 404. */
export async function holdWorkspace(tx: Tx, workspaceId: string): Promise<void> {
  const found = await tx.rows(sql`
    select from workspace where id = ${workspaceId}::uuid for no key update`)
  if (found.length === 0) refuse('workspace-unknown', workspaceId)
}
