/** Endpoints, their messages and attempts in the database. */
import { randomBytes } from 'node:crypto'
import { setInterest } from '../events/store.ts'
import type { Event, EventType } from '../events/schemas.ts'
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

export interface Message {
  readonly workspaceId: string
  readonly endpointId: string
  readonly id: string
  readonly payload: string
  readonly attempts: number
  readonly url: string
  readonly secret: string
  readonly failingSince: string | null
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

/** Removes an endpoint with its messages. Refused with 404. */
export async function deleteEndpoint(db: Db, workspaceId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const removed = await tx.rows(sql`
      delete from webhook_endpoint where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid returning id`)
    if (removed.length === 0) refuse('webhook-endpoint-unknown', id)
    await setInterest(tx, workspaceId, `webhook:${id}`, [])
  })
}

/** Stores what each active endpoint that hears of an event's type is to be told; a second time changes nothing. */
export async function insertMessages(
  tx: Tx,
  workspaceId: string,
  messages: readonly { readonly event: Event; readonly payload: string }[],
): Promise<void> {
  const rows = messages.map(({ event: { id, type }, payload }) => ({ id, type, payload }))
  await tx.rows(sql`
    insert into webhook_message (workspace_id, endpoint_id, id, type, payload, state, due, created)
    select ${workspaceId}::uuid, e.id, m.id, m.type, m.payload, 'waiting', ${now().toISOString()}::timestamptz,
      ${now().toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as m (id uuid, type text, payload text)
    join webhook_endpoint e on e.workspace_id = ${workspaceId}::uuid and e.status = 'active' and m.type = any(e.types)
    on conflict do nothing`)
}

export async function findWorkspaceWithMessages(db: Queryable): Promise<string | undefined> {
  const [due] = await db.rows<{ workspaceId: string }>(sql`
    select workspace_id from webhook_message
    where state = 'waiting' and due <= ${now().toISOString()}::timestamptz order by due limit 1`)
  return due?.workspaceId
}

/**
 * Takes messages in hand: nobody else sees them due until `leaseSeconds` have passed, when a crash before they were
 * recorded lets them be sent again, with the same id.
 */
export async function leaseMessages(
  db: Db,
  workspaceId: string,
  { limit, leaseSeconds }: { limit: number; leaseSeconds: number },
): Promise<Message[]> {
  return db.rows<Message>(sql`
    with leased as (
      update webhook_message m
      set due = ${new Date(now().getTime() + leaseSeconds * 1000).toISOString()}::timestamptz
      where m.workspace_id = ${workspaceId}::uuid and (m.endpoint_id, m.id) in (
        select d.endpoint_id, d.id from webhook_message d
        where d.workspace_id = ${workspaceId}::uuid and d.state = 'waiting'
          and d.due <= ${now().toISOString()}::timestamptz
        order by d.due limit ${limit}::int for update skip locked)
      returning m.workspace_id, m.endpoint_id, m.id, m.payload, m.attempts)
    select l.*, e.url, e.secret, e.failing_since
    from leased l join webhook_endpoint e on e.workspace_id = ${workspaceId}::uuid and e.id = l.endpoint_id`)
}

export interface Attempt {
  readonly status: number | null
  readonly answer: string
  readonly milliseconds: number
  readonly state: 'waiting' | 'delivered' | 'failed'
  readonly due: Date | undefined
}

/** Records an attempt, what the message has come to by it, and since when the endpoint fails. */
export async function recordAttempt(
  tx: Tx,
  { workspaceId, endpointId, id }: Pick<Message, 'workspaceId' | 'endpointId' | 'id'>,
  { status, answer, milliseconds, state, due }: Attempt,
): Promise<void> {
  const at = now().toISOString()
  const settled = state === 'waiting' ? null : at
  await tx.rows(sql`
    with tried as (
      update webhook_message set state = ${state}, attempts = attempts + 1,
        due = ${due?.toISOString() ?? null}::timestamptz, settled = ${settled}::timestamptz
      where workspace_id = ${workspaceId}::uuid and endpoint_id = ${endpointId}::uuid and id = ${id}::uuid
      returning id),
    felt as (
      update webhook_endpoint set failing_since = case when ${state} = 'delivered' then null
        else coalesce(failing_since, ${at}::timestamptz) end
      where workspace_id = ${workspaceId}::uuid and id = ${endpointId}::uuid
        and (${state} = 'delivered') = (failing_since is not null))
    insert into webhook_attempt (workspace_id, endpoint_id, message_id, id, status, answer, milliseconds, created)
    select ${workspaceId}::uuid, ${endpointId}::uuid, tried.id, ${newId()}::uuid, ${status}::smallint, ${answer},
      ${milliseconds}::int, ${at}::timestamptz
    from tried`)
}
