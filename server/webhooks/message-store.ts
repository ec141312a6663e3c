/** What endpoints are sent, in the database: stored, taken in hand, and whose turn it is. */
import { NIL_UUID } from '../lib/uuid.ts'
import type { Event } from '../events/schemas.ts'
import { now } from '../platform/clock.ts'
import type { Db, Queryable, Tx } from '../platform/database.ts'
import { openSecret } from '../platform/sealing/columns.ts'
import { sql } from '../platform/sql.ts'
import { contactOf } from './rules.ts'
import type { EndpointKey } from './store.ts'

export interface Message extends EndpointKey {
  readonly id: string
  readonly payload: string
  readonly attempts: number
  readonly url: string
  readonly secret: string
}

/** Stores what each active endpoint subscribed to an event's type is to be sent; a second time changes nothing. */
export async function insertMessages(
  tx: Tx,
  workspaceId: string,
  messages: readonly { readonly event: Event; readonly payload: string }[],
): Promise<void> {
  const types = [...new Set(messages.map(({ event }) => event.type))]
  // Held, so that none is deleted before its messages are there.
  const endpoints = await tx.rows<{ id: string }>(sql`
    select id from webhook_endpoint
    where workspace_id = ${workspaceId}::uuid and status = 'active' and types && ${types}::text[]
    order by id for key share`)
  if (endpoints.length === 0) return
  const rows = messages.map(({ event, payload }) => ({
    id: event.id,
    type: event.type,
    payload,
    contact_id: contactOf(event) ?? null,
  }))
  await tx.rows(sql`
    insert into webhook_message (workspace_id, endpoint_id, id, type, payload, contact_id, state, due, created)
    select ${workspaceId}::uuid, e.id, m.id, m.type, m.payload, m.contact_id, 'waiting',
      ${now().toISOString()}::timestamptz, ${now().toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as m (id uuid, type text, payload text, contact_id uuid)
    join webhook_endpoint e on e.workspace_id = ${workspaceId}::uuid and m.type = any(e.types)
      and e.id = any(${endpoints.map(({ id }) => id)}::uuid[])
    on conflict do nothing`)
}

export interface EndpointInTurn extends EndpointKey {
  /** Nothing has succeeded there since the last failure. */
  readonly isFailing: boolean
}

export interface Busy {
  readonly endpoints: readonly string[]
  readonly workspaces: readonly string[]
}

/** The first active endpoint behind `last`, of those that are not busy, for which something is due. */
export async function findEndpointWithMessages(
  db: Queryable,
  last: EndpointKey = { workspaceId: NIL_UUID, endpointId: NIL_UUID },
  busy: Busy = { endpoints: [], workspaces: [] },
): Promise<EndpointInTurn | undefined> {
  const [endpoint] = await db.rows<EndpointInTurn>(sql`
    select e.workspace_id, e.id as endpoint_id, e.failing_since is not null as is_failing from webhook_endpoint e
    where e.status = 'active' and ${db.reach.within('e.workspace_id')}
      and (e.workspace_id, e.id) > (${last.workspaceId}::uuid, ${last.endpointId}::uuid)
      and e.id <> all(${busy.endpoints}::uuid[]) and e.workspace_id <> all(${busy.workspaces}::uuid[])
      and exists (
        select from webhook_message m
        where ${db.reach.within('m.workspace_id')} and m.workspace_id = e.workspace_id and m.endpoint_id = e.id
          and m.state = 'waiting'
          and m.due <= ${now().toISOString()}::timestamptz)
    order by e.workspace_id, e.id limit 1`)
  return endpoint
}

/**
 * Takes messages in hand: nobody else sees them due until `leaseSeconds` have passed, when a crash before they were
 * recorded lets them be sent again, with the same id.
 */
export async function leaseMessages(
  db: Db,
  { workspaceId, endpointId }: EndpointKey,
  { limit, leaseSeconds }: { limit: number; leaseSeconds: number },
): Promise<Message[]> {
  const messages = await db.rows<Message>(sql`
    with leased as (
      update webhook_message m
      set due = ${new Date(now().getTime() + leaseSeconds * 1000).toISOString()}::timestamptz
      where m.workspace_id = ${workspaceId}::uuid and m.endpoint_id = ${endpointId}::uuid and m.id = any(array(
        select d.id from webhook_message d
        where d.workspace_id = ${workspaceId}::uuid and d.endpoint_id = ${endpointId}::uuid and d.state = 'waiting'
          and d.due <= ${now().toISOString()}::timestamptz
        order by d.due limit ${limit}::int for update skip locked))
      returning m.workspace_id, m.endpoint_id, m.id, m.payload, m.attempts)
    select l.*, e.url, e.secret
    from leased l
    join webhook_endpoint e on e.workspace_id = ${workspaceId}::uuid and e.id = l.endpoint_id and e.status = 'active'`)
  return messages.map((message) => ({
    ...message,
    secret: openSecret(db, 'webhook secret', [workspaceId, endpointId], message.secret),
  }))
}
