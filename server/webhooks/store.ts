/** Endpoints in the database. */
import { randomBytes } from 'node:crypto'
import { setInterest } from '../events/store.ts'
import type { EventType } from '../events/schemas.ts'
import { newId, now } from '../platform/clock.ts'
import type { Db, Queryable, Tx } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'
import { refuse } from '../refusals.ts'

export interface Endpoint {
  readonly workspaceId: string
  readonly id: string
  readonly url: string
  readonly types: readonly EventType[]
  readonly description: string | null
  readonly status: 'active' | 'disabled'
  readonly failingSince: string | null
  readonly created: string
}

const SECRET_BYTES = 32
const SHOWN = sql`workspace_id, id, url, types, description, status, failing_since, created`

/** Makes an endpoint; its secret is shown this once. */
export async function createEndpoint(
  db: Db,
  workspaceId: string,
  { url, types, description }: { url: string; types: readonly EventType[]; description?: string | undefined },
): Promise<{ id: string; secret: string }> {
  const id = newId()
  const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`
  await db.transaction(async (tx) => {
    const workspaces = await tx.rows(sql`select id from workspace where id = ${workspaceId}::uuid`)
    if (workspaces.length === 0) refuse('workspace-unknown', workspaceId)
    await tx.rows(sql`
      insert into webhook_endpoint (workspace_id, id, url, secret, types, description, status, created)
      values (${workspaceId}::uuid, ${id}::uuid, ${url}, ${secret}, ${types}::text[], ${description ?? null}, 'active',
        ${now().toISOString()}::timestamptz)`)
    await setInterest(tx, workspaceId, `webhook:${id}`, types)
  })
  return { id, secret }
}

export async function listEndpoints(db: Queryable, workspaceId: string): Promise<Endpoint[]> {
  return db.rows<Endpoint>(sql`
    select ${SHOWN} from webhook_endpoint where workspace_id = ${workspaceId}::uuid order by created, id`)
}

/** Refused with 404 when the workspace has none of that id. */
export async function setEndpointStatus(
  tx: Tx,
  workspaceId: string,
  id: string,
  status: Endpoint['status'],
): Promise<void> {
  const [endpoint] = await tx.rows<Endpoint>(sql`
    update webhook_endpoint set status = ${status}, failing_since = null
    where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid returning ${SHOWN}`)
  if (!endpoint) refuse('webhook-endpoint-unknown', id)
  await setInterest(tx, workspaceId, `webhook:${id}`, status === 'active' ? endpoint.types : [])
}

/**
 * Ends an endpoint that takes nothing any more: what waits for it has failed, to be replayed when it is back. Whether it
 * was there and on.
 */
export async function switchOff(tx: Tx, workspaceId: string, id: string): Promise<boolean> {
  const ended = await tx.rows(sql`
    update webhook_endpoint set status = 'disabled', failing_since = null
    where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid and status = 'active' returning id`)
  if (ended.length === 0) return false
  await setInterest(tx, workspaceId, `webhook:${id}`, [])
  await tx.rows(sql`
    update webhook_message set state = 'failed', due = null, settled = ${now().toISOString()}::timestamptz
    where workspace_id = ${workspaceId}::uuid and endpoint_id = ${id}::uuid and state = 'waiting'`)
  return true
}

/** Removes an endpoint with its messages. Refused with 404. */
export async function deleteEndpoint(db: Db, workspaceId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const removed = await tx.rows(sql`
      delete from webhook_endpoint where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid returning id`)
    if (removed.length === 0) refuse('webhook-endpoint-unknown', id)
    await setInterest(tx, workspaceId, `webhook:${id}`, [])
  })
}
