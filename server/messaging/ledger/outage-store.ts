/** Providers that cannot be reached, as all workers and people know them: one row a workspace and channel. */
import type { Channel } from '../../contacts/channel.ts'
import type { Queryable } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'

export interface Outage {
  readonly workspaceId: string
  readonly channel: Channel
  readonly since: string
  readonly nextTry: string
  readonly words: string
}

/** Keeps an outage, with what was said last and when it is tried next; true when it was not known before. */
export async function noteOutage(
  db: Queryable,
  { workspaceId, channel, since, nextTry, words }: Outage,
): Promise<boolean> {
  const made = await db.rows(sql`
    insert into outage (workspace_id, channel, since, next_try, words)
    values (${workspaceId}::uuid, ${channel}, ${since}::timestamptz, ${nextTry}::timestamptz, ${words})
    on conflict do nothing returning workspace_id`)
  if (made.length > 0) return true
  await db.rows(sql`
    update outage set next_try = ${nextTry}::timestamptz, words = ${words}
    where workspace_id = ${workspaceId}::uuid and channel = ${channel}`)
  return false
}

export async function endOutage(db: Queryable, workspaceId: string, channel: Channel): Promise<void> {
  await db.rows(sql`
    delete from outage where workspace_id = ${workspaceId}::uuid and channel = ${channel}`)
}

/** Of one workspace, or of all. */
export async function listOutages(db: Queryable, workspaceId?: string): Promise<Outage[]> {
  return db.rows<Outage>(sql`
    select workspace_id, channel, since, next_try, words from outage
    where ${workspaceId ?? null}::uuid is null or workspace_id = ${workspaceId ?? null}::uuid
    order by since`)
}

/** The mailings that wait for a channel of a workspace. */
export async function findWaiting(db: Queryable, workspaceId: string, channel: Channel): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`
    select id from mailing
    where workspace_id = ${workspaceId}::uuid and channel = ${channel} and status = 'sending'
    order by id`)
  return rows.map(({ id }) => id)
}
