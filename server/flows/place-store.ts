/** Where contacts stand in flows: begun, held, moved on, and what was done at each step. */
import { filterToSql } from '../api/filter/to-sql.ts'
import { parseFilter } from '../api/filter/parse.ts'
import type { Event } from '../events/schemas.ts'
import { newId, now } from '../platform/clock.ts'
import type { Queryable, Tx } from '../platform/database.ts'
import { empty, sql, type Sql } from '../platform/sql.ts'
import { CONTACTS } from '../resources/contacts/fields.ts'
import type { Flow } from './store.ts'

export interface Place {
  readonly flowId: string
  readonly contactId: string
  readonly occasion: string
  readonly version: number
  readonly status: 'waiting' | 'done' | 'left' | 'failed'
  readonly step: number
  readonly due: string | null
  readonly reason: string | null
  readonly variables: Readonly<Record<string, unknown>>
}

export interface StepTaken {
  readonly step: number
  readonly act: string
  readonly detail?: string
  readonly deliveryId?: string
}

/** A flow that sets itself off again through what its steps do would never end. */
const TIMES_A_DAY = 20
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Begins a flow for the contact of an event, or for every active contact when it is about a post. */
export async function beginPlaces(tx: Tx, workspaceId: string, flow: Flow, event: Event): Promise<void> {
  const { trigger } = flow.definition
  const at = now().toISOString()
  const occasion = trigger.again ? event.id : NOBODY
  const whom =
    event.type === 'post.published' ? sql`c.state = 'active'` : sql`c.id = ${event.subjectId}::uuid`
  await tx.rows(
    sql`
    insert into flow_place (workspace_id, flow_id, contact_id, occasion, version, status, due, variables, created, updated)
    select ${workspaceId}::uuid, ${flow.id}::uuid, c.id, ${occasion}::uuid, ${flow.version}::int, 'waiting',
      ${at}::timestamptz, ${JSON.stringify(event.data)}::jsonb, ${at}::timestamptz, ${at}::timestamptz
    from ${CONTACTS.from}
    where c.workspace_id = ${workspaceId}::uuid and ${whom} ${matching(trigger.filter)}
      and (select count(*) from flow_place p
        where p.workspace_id = ${workspaceId}::uuid and p.flow_id = ${flow.id}::uuid and p.contact_id = c.id
          and p.created > ${at}::timestamptz - interval '1 day') < ${TIMES_A_DAY}::int
    on conflict do nothing`,
    { named: false },
  )
}

export async function findWorkspaceWithPlaces(db: Queryable): Promise<string | undefined> {
  const [due] = await db.rows<{ workspaceId: string }>(sql`
    select p.workspace_id from flow_place p
    join flow f on f.workspace_id = p.workspace_id and f.id = p.flow_id and f.status = 'active'
    where p.status = 'waiting' and p.due <= ${now().toISOString()}::timestamptz order by p.due limit 1`)
  return due?.workspaceId
}

/** Holds places that are due until the transaction ends, in the order of their contacts. */
export async function lockDuePlaces(tx: Tx, workspaceId: string, limit: number): Promise<Place[]> {
  return tx.rows<Place>(sql`
    select p.flow_id, p.contact_id, p.occasion, p.version, p.status, p.step, p.due, p.reason, p.variables
    from flow_place p
    join flow f on f.workspace_id = ${workspaceId}::uuid and f.id = p.flow_id and f.status = 'active'
    where p.workspace_id = ${workspaceId}::uuid and p.status = 'waiting'
      and p.due <= ${now().toISOString()}::timestamptz
    order by p.due, p.contact_id limit ${limit}::int
    for update of p skip locked`)
}

/** Writes where a place has come to, and what was done on the way. */
export async function savePlace(
  tx: Tx,
  workspaceId: string,
  { flowId, contactId, occasion, status, step, due, reason }: Place,
  taken: readonly StepTaken[],
): Promise<void> {
  const at = now().toISOString()
  await tx.rows(sql`
    update flow_place set status = ${status}, step = ${step}::int, due = ${due}::timestamptz, reason = ${reason},
      updated = ${at}::timestamptz
    where workspace_id = ${workspaceId}::uuid and flow_id = ${flowId}::uuid and contact_id = ${contactId}::uuid
      and occasion = ${occasion}::uuid`)
  if (taken.length === 0) return
  const rows = taken.map(({ deliveryId = null, detail = null, ...rest }) => ({
    id: newId(),
    delivery_id: deliveryId,
    detail,
    ...rest,
  }))
  await tx.rows(sql`
    insert into flow_step_taken (workspace_id, id, flow_id, contact_id, occasion, step, act, detail, delivery_id, created)
    select ${workspaceId}::uuid, t.id, ${flowId}::uuid, ${contactId}::uuid, ${occasion}::uuid, t.step, t.act, t.detail,
      t.delivery_id, ${at}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as t
      (id uuid, step int, act text, detail text, delivery_id uuid)`)
}

export interface FlowContact {
  readonly id: string
  readonly state: string
  readonly email: string | null
  readonly phone: string | null
}

/** What messages about a post say of it; undefined for a private one. */
export async function findPublicPost(
  db: Queryable,
  workspaceId: string,
  id: string,
): Promise<{ id: string; title: string; slug: string } | undefined> {
  const [post] = await db.rows<{ id: string; title: string; slug: string }>(sql`
    select id, title, slug from post
    where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid and not is_private`)
  return post
}

/** Undefined once the contact was erased. */
export async function findFlowContact(
  db: Queryable,
  workspaceId: string,
  id: string,
): Promise<FlowContact | undefined> {
  const [contact] = await db.rows<FlowContact>(sql`
    select id, state, email, phone from contact where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid`)
  return contact
}

/** Whether a contact matches a filter now. */
export async function isMatch(
  db: Queryable,
  workspaceId: string,
  contactId: string,
  filter: string,
): Promise<boolean> {
  const found = await db.rows(
    sql`select c.id from ${CONTACTS.from}
      where c.workspace_id = ${workspaceId}::uuid and c.id = ${contactId}::uuid ${matching(filter)}`,
    { named: false },
  )
  return found.length > 0
}

function matching(filter: string | undefined): Sql {
  if (filter === undefined) return empty
  const { fields } = CONTACTS
  return sql`and ${filterToSql(parseFilter(filter, fields, 'filter'), fields)}`
}
