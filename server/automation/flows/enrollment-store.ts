/** Where contacts stand in flows: begun, held, moved on, and what was done at each step. */
import { NIL_UUID } from '../../lib/uuid.ts'
import { awake } from '../../platform/awake.ts'
import { newId, now } from '../../platform/clock.ts'
import type { Queryable, Tx } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'
import { CONTACTS } from '../../contacts/fields.ts'
import { matchSql } from './enroll-store.ts'

export interface Enrollment {
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

export interface FlowKey {
  readonly workspaceId: string
  readonly flowId: string
}

/** The first active flow behind `last` in which somebody is due: one look for each flow, whatever others hold. */
export async function findFlowWithDue(
  db: Queryable,
  last: FlowKey = { workspaceId: NIL_UUID, flowId: NIL_UUID },
): Promise<FlowKey | undefined> {
  const [flow] = await db.rows<FlowKey>(sql`
    select f.workspace_id, f.id as flow_id from flow f
    where f.status = 'active' and ${db.reach.within('f.workspace_id')} and ${awake('f.workspace_id')}
      and (f.workspace_id, f.id) > (${last.workspaceId}::uuid, ${last.flowId}::uuid)
      and exists (
        select from flow_enrollment e
        where ${db.reach.within('e.workspace_id')} and e.workspace_id = f.workspace_id and e.flow_id = f.id
          and e.status = 'waiting'
          and e.due <= ${now().toISOString()}::timestamptz)
    order by f.workspace_id, f.id limit 1`)
  return flow
}

/**
 * Holds enrollments that are due until the transaction ends, and the flow against being paused meanwhile: once it is,
 * nobody moves.
 */
export async function lockDueEnrollments(
  tx: Tx,
  { workspaceId, flowId }: FlowKey,
  limit: number,
): Promise<Enrollment[]> {
  const active = await tx.rows(sql`
    select id from flow
    where workspace_id = ${workspaceId}::uuid and id = ${flowId}::uuid and status = 'active' for share`)
  if (active.length === 0) return []
  const enrollments = await tx.rows<Enrollment>(sql`
    select flow_id, contact_id, occasion, version, status, step, due, reason, variables from flow_enrollment
    where workspace_id = ${workspaceId}::uuid and flow_id = ${flowId}::uuid and status = 'waiting'
      and due <= ${now().toISOString()}::timestamptz
    order by due, contact_id limit ${limit}::int
    for update skip locked`)
  // Everybody holds contacts in one order, so that two flows of the same people wait for each other and no more.
  return enrollments.sort((one, other) => (one.contactId < other.contactId ? -1 : 1))
}

/** Writes where an enrollment has come to, and what was done on the way. */
export async function saveEnrollment(
  tx: Tx,
  workspaceId: string,
  { flowId, contactId, occasion, status, step, due, reason }: Enrollment,
  taken: readonly StepTaken[],
): Promise<void> {
  const at = now().toISOString()
  await tx.rows(sql`
    update flow_enrollment set status = ${status}, step = ${step}::int, due = ${due}::timestamptz, reason = ${reason},
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

/** Holds the contact: what is done for it now is done before it is erased, or never. Undefined once it was. */
export async function lockFlowContact(
  tx: Tx,
  workspaceId: string,
  id: string,
): Promise<FlowContact | undefined> {
  const [contact] = await tx.rows<FlowContact>(sql`
    select id, state, email, phone from contact
    where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid for update`)
  return contact
}

/** Whether a contact matches a filter now. */
export async function isMatch(
  db: Queryable,
  workspaceId: string,
  contactId: string,
  filter: string,
): Promise<boolean> {
  const matches = await matchSql(db, workspaceId, filter)
  const found = await db.rows(
    sql`select c.id from ${CONTACTS.from}
      where c.workspace_id = ${workspaceId}::uuid and c.id = ${contactId}::uuid ${matches}`,
    { named: false },
  )
  return found.length > 0
}
