/** What endpoints are told, and how each attempt went, in the database. */
import type { Event } from '../events/schemas.ts'
import { newId, now } from '../platform/clock.ts'
import type { Db, Queryable, Tx } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'
import { contactOf } from './rules.ts'

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

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Stores what each active endpoint that hears of an event's type is to be told; a second time changes nothing. */
export async function insertMessages(
  tx: Tx,
  workspaceId: string,
  messages: readonly { readonly event: Event; readonly payload: string }[],
): Promise<void> {
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
    join webhook_endpoint e on e.workspace_id = ${workspaceId}::uuid and e.status = 'active' and m.type = any(e.types)
    on conflict do nothing`)
}

export interface EndpointKey {
  readonly workspaceId: string
  readonly endpointId: string
}

/** The first active endpoint behind `last`, of those that are not busy, for which something is due. */
export async function findEndpointWithMessages(
  db: Queryable,
  last: EndpointKey = { workspaceId: NOBODY, endpointId: NOBODY },
  busy: readonly string[] = [],
): Promise<EndpointKey | undefined> {
  const [endpoint] = await db.rows<EndpointKey>(sql`
    select e.workspace_id, e.id as endpoint_id from webhook_endpoint e
    where e.status = 'active' and (e.workspace_id, e.id) > (${last.workspaceId}::uuid, ${last.endpointId}::uuid)
      and e.id <> all(${busy}::uuid[])
      and exists (
        select from webhook_message m
        where m.workspace_id = e.workspace_id and m.endpoint_id = e.id and m.state = 'waiting'
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
  return db.rows<Message>(sql`
    with leased as (
      update webhook_message m
      set due = ${new Date(now().getTime() + leaseSeconds * 1000).toISOString()}::timestamptz
      where m.workspace_id = ${workspaceId}::uuid and m.endpoint_id = ${endpointId}::uuid and m.id in (
        select d.id from webhook_message d
        where d.workspace_id = ${workspaceId}::uuid and d.endpoint_id = ${endpointId}::uuid and d.state = 'waiting'
          and d.due <= ${now().toISOString()}::timestamptz
        order by d.due limit ${limit}::int for update skip locked)
      returning m.workspace_id, m.endpoint_id, m.id, m.payload, m.attempts)
    select l.*, e.url, e.secret, e.failing_since
    from leased l
    join webhook_endpoint e on e.workspace_id = ${workspaceId}::uuid and e.id = l.endpoint_id and e.status = 'active'`)
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
  // Another attempt, or the endpoint's end, may have had the last word meanwhile; a success still is one.
  const counts = sql`(state = 'waiting' or ${state} = 'delivered')`
  await tx.rows(sql`
    with tried as (
      update webhook_message set attempts = attempts + 1,
        state = case when ${counts} then ${state} else state end,
        due = case when ${counts} then ${due?.toISOString() ?? null}::timestamptz else due end,
        settled = case when ${counts} then ${settled}::timestamptz else settled end
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
