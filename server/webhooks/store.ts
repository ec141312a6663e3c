/** Endpoints in the database. */
import { NIL_UUID } from '../lib/uuid.ts'
import { randomBytes } from 'node:crypto'
import { mustBeWorkspace } from '../contacts/settings-store.ts'
import { setInterest } from '../events/store.ts'
import type { EventType } from '../events/schemas.ts'
import { newId, now } from '../platform/clock.ts'
import type { Db, Queryable, Tx } from '../platform/database.ts'
import { openSecret, sealSecret } from '../platform/sealing/columns.ts'
import { empty, sql } from '../platform/sql.ts'
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

export interface EndpointKey {
  readonly workspaceId: string
  readonly endpointId: string
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
  const sealed = sealSecret(db, 'webhook secret', [workspaceId, id], secret)
  await db.transaction(async (tx) => {
    await mustBeWorkspace(tx, workspaceId)
    await tx.rows(sql`
      insert into webhook_endpoint (workspace_id, id, url, secret, types, description, status, created)
      values (${workspaceId}::uuid, ${id}::uuid, ${url}, ${sealed}, ${types}::text[], ${description ?? null}, 'active',
        ${now().toISOString()}::timestamptz)`)
    await setInterest(tx, workspaceId, `webhook:${id}`, types)
  })
  return { id, secret }
}

export async function listEndpoints(db: Queryable, workspaceId: string): Promise<Endpoint[]> {
  return db.rows<Endpoint>(sql`
    select ${SHOWN} from webhook_endpoint where workspace_id = ${workspaceId}::uuid order by created, id`)
}

/** The first one behind `last`, of any workspace and status. */
export async function findEndpoint(
  db: Queryable,
  last: EndpointKey = { workspaceId: NIL_UUID, endpointId: NIL_UUID },
): Promise<EndpointKey | undefined> {
  const [endpoint] = await db.rows<EndpointKey>(sql`
    select workspace_id, id as endpoint_id from webhook_endpoint
    where ${db.reach.within('workspace_id')}
      and (workspace_id, id) > (${last.workspaceId}::uuid, ${last.endpointId}::uuid)
    order by workspace_id, id limit 1`)
  return endpoint
}

/** Where it is and what signs what is sent there. Refused with 404 when the workspace has none of that id. */
export async function findSecret(
  db: Db,
  workspaceId: string,
  id: string,
): Promise<{ url: string; secret: string }> {
  const [endpoint] = await db.rows<{ url: string; secret: string }>(sql`
    select url, secret from webhook_endpoint where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid`)
  if (!endpoint) return refuse('webhook-endpoint-unknown', id)
  return { ...endpoint, secret: openSecret(db, 'webhook secret', [workspaceId, id], endpoint.secret) }
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
 * Holds an endpoint, or all of a workspace, until the transaction ends. Whoever writes several messages of an endpoint
 * holds it first: two who did not could each wait for a message of the other. New messages may come meanwhile.
 */
export async function holdEndpoints(
  tx: Tx,
  workspaceId: string,
  id?: string,
): Promise<Pick<Endpoint, 'id' | 'status' | 'failingSince'>[]> {
  const one = id === undefined ? empty : sql`and id = ${id}::uuid`
  return tx.rows(sql`
    select id, status, failing_since from webhook_endpoint where workspace_id = ${workspaceId}::uuid ${one}
    order by id for no key update`)
}

/** Since when every attempt at an endpoint failed; null: the last one went well. */
export async function setFailingSince(
  tx: Tx,
  workspaceId: string,
  id: string,
  since: Date | null,
): Promise<void> {
  await tx.rows(sql`
    update webhook_endpoint set failing_since = ${since?.toISOString() ?? null}::timestamptz
    where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid`)
}

/** Ends a held endpoint that takes nothing any more: what waits for it has failed, to be replayed when it is back. */
export async function switchOff(tx: Tx, workspaceId: string, id: string): Promise<void> {
  await tx.rows(sql`
    update webhook_endpoint set status = 'disabled', failing_since = null
    where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid`)
  await setInterest(tx, workspaceId, `webhook:${id}`, [])
  await tx.rows(sql`
    update webhook_message set state = 'failed', due = null, settled = ${now().toISOString()}::timestamptz
    where workspace_id = ${workspaceId}::uuid and endpoint_id = ${id}::uuid and state = 'waiting'`)
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
