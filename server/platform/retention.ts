/**
 * What the database forgets by itself: one list, carried out by one job, described in docs/decisions/retention.md. Whatever
 * somebody outside can add rows to is in it, or is named there with what bounds it.
 */
import { NIL_UUID } from '../lib/uuid.ts'
import { now } from './clock.ts'
import type { Db, Queryable } from './database.ts'
import { sql, type Sql } from './sql.ts'
import { BATCH, daysBefore, type Retention } from './retention-rule.ts'
import { FORM_RETENTIONS } from './retention-forms.ts'
import { TASK_RETENTIONS } from './retention-tasks.ts'

/** Newest ones kept in a workspace. */
export const STRANGERS_SMS = 10_000
export const OUTBOX_MESSAGES = 100_000

export const RETENTIONS: readonly Retention[] = [
  {
    table: 'idempotent_answer',
    rule: '24 hours; 10,000 open for each API key',
    deletion: (workspaceId, at) => sql`
      delete from idempotent_answer
      where workspace_id = ${workspaceId}::uuid and (api_key_id, key) in (
        select api_key_id, key from idempotent_answer
        where workspace_id = ${workspaceId}::uuid and created < ${daysBefore(at, 1)}::timestamptz limit ${BATCH}::int)
      returning 1`,
  },
  {
    table: 'api_request',
    rule: '3 days',
    deletion: (workspaceId, at) => sql`
      delete from api_request
      where workspace_id = ${workspaceId}::uuid and id in (
        select id from api_request
        where workspace_id = ${workspaceId}::uuid and created < ${daysBefore(at, 3)}::timestamptz limit ${BATCH}::int)
      returning 1`,
  },
  {
    table: 'inbound_sms',
    rule: '30 days and the newest 10,000 of a workspace, of unknown numbers or without key and signature',
    deletion: (workspaceId, at) => sql`
      delete from inbound_sms
      where workspace_id = ${workspaceId}::uuid and id in (
        select id from inbound_sms
        where workspace_id = ${workspaceId}::uuid and (contact_id is null or not is_proven)
          and created <= greatest(${daysBefore(at, 30)}::timestamptz, (
            select created from inbound_sms
            where workspace_id = ${workspaceId}::uuid and (contact_id is null or not is_proven)
            order by created desc offset ${STRANGERS_SMS}::int limit 1))
        limit ${BATCH}::int)
      returning 1`,
  },
  {
    table: 'rejected_form',
    rule: '14 days',
    deletion: (workspaceId, at) => sql`
      delete from rejected_form
      where workspace_id = ${workspaceId}::uuid and id in (
        select id from rejected_form
        where workspace_id = ${workspaceId}::uuid and created < ${daysBefore(at, 14)}::timestamptz limit ${BATCH}::int)
      returning 1`,
  },
  ...FORM_RETENTIONS,
  ...TASK_RETENTIONS,
  {
    table: 'outbox_message',
    rule: '30 days and the newest 100,000 of a workspace',
    deletion: (workspaceId, at) => sql`
      delete from outbox_message
      where workspace_id = ${workspaceId}::uuid and id in (
        select id from outbox_message
        where workspace_id = ${workspaceId}::uuid
          and created <= greatest(${daysBefore(at, 30)}::timestamptz, (
            select created from outbox_message where workspace_id = ${workspaceId}::uuid
            order by created desc offset ${OUTBOX_MESSAGES}::int limit 1))
        limit ${BATCH}::int)
      returning 1`,
  },
  { table: 'audit_entry', rule: '365 days' },
  { table: 'account_session', rule: '30 days after it ended' },
  { table: 'account_link', rule: '30 days after it was used or ran out' },
  { table: 'sign_in_attempt', rule: 'a day, and where somebody got in 90 days; the newest 200,000' },
  { table: 'sign_in_challenge', rule: '10 minutes' },
  { table: 'webhook_message', rule: '30 days, with its attempts' },
  {
    table: 'event_failure',
    rule: '90 days after it failed',
    deletion: (workspaceId, at) => sql`
      delete from event_failure
      where workspace_id = ${workspaceId}::uuid and (id, consumer) in (
        select id, consumer from event_failure
        where workspace_id = ${workspaceId}::uuid and failed < ${daysBefore(at, 90)}::timestamptz limit ${BATCH}::int)
      returning 1`,
  },
  {
    table: 'flow_enrollment',
    rule: '365 days after it ended, where each occasion begins one; of a flow gone through once it is kept',
    deletion: (workspaceId, at) => sql`
      delete from flow_enrollment
      where workspace_id = ${workspaceId}::uuid and (flow_id, contact_id, occasion) in (
        select flow_id, contact_id, occasion from flow_enrollment
        where workspace_id = ${workspaceId}::uuid and status <> 'waiting' and occasion <> ${NIL_UUID}::uuid
          and updated < ${daysBefore(at, 365)}::timestamptz
        limit ${BATCH}::int)
      returning 1`,
  },
  {
    table: 'flow_step_taken',
    rule: '365 days',
    deletion: (workspaceId, at) => sql`
      delete from flow_step_taken
      where workspace_id = ${workspaceId}::uuid and id in (
        select id from flow_step_taken
        where workspace_id = ${workspaceId}::uuid and id < uuid_floor(${daysBefore(at, 365)}::timestamptz)
        limit ${BATCH}::int)
      returning 1`,
  },
  {
    table: 'pace',
    rule: 'a day after its last slot',
    deletion: (workspaceId, at) => sql`
      delete from pace
      where workspace_id = ${workspaceId}::uuid and key in (
        select key from pace
        where workspace_id = ${workspaceId}::uuid and next_slot < ${daysBefore(at, 1)}::timestamptz limit ${BATCH}::int)
      returning 1`,
  },
  {
    table: 'soft_bounce',
    rule: '365 days after the last bounce',
    deletion: (workspaceId, at) => sql`
      delete from soft_bounce
      where workspace_id = ${workspaceId}::uuid and address in (
        select address from soft_bounce
        where workspace_id = ${workspaceId}::uuid and last < ${daysBefore(at, 365)}::timestamptz limit ${BATCH}::int)
      returning 1`,
  },
  {
    table: 'clap',
    rule: '365 days after the post was published; its sum is kept',
    deletion: (workspaceId, at) => sql`
      delete from clap
      where workspace_id = ${workspaceId}::uuid and (post_id, clapper) in (
        select c.post_id, c.clapper from clap c
        join post p on p.workspace_id = ${workspaceId}::uuid and p.id = c.post_id
        where c.workspace_id = ${workspaceId}::uuid and p.published < ${daysBefore(at, 365)}::timestamptz
        limit ${BATCH}::int)
      returning 1`,
  },
  {
    table: 'clap_address',
    rule: 'the day it is of',
    deletion: (workspaceId, at) => sql`
      delete from clap_address
      where workspace_id = ${workspaceId}::uuid and (day, post_id, address) in (
        select day, post_id, address from clap_address
        where workspace_id = ${workspaceId}::uuid and day < ${at.toISOString().slice(0, 10)}::date limit ${BATCH}::int)
      returning 1`,
  },
]

/**
 * Deletes everything that is over, in every workspace, in short statements. What fails for one table or workspace leaves
 * the others to be done, and is thrown at the end. Safe to do twice, and in several processes at once. `stores`: what
 * deletes by itself, because it must hold other rows first.
 */
export async function forgetWhatIsOver(
  db: Db,
  stores: readonly ((db: Db) => Promise<void>)[] = [],
): Promise<void> {
  const at = now()
  const faults: unknown[] = []
  for (const forget of stores) await forget(db).catch((error: unknown) => faults.push(error))
  for (const workspaceId of await workspaceIds(db)) {
    for (const { deletion } of RETENTIONS) {
      try {
        if (deletion) await deleteAll(db, () => deletion(workspaceId, at))
      } catch (error) {
        faults.push(error)
      }
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, 'Some of what is over could not be deleted')
}

async function deleteAll(db: Db, deletion: () => Sql): Promise<void> {
  for (let deleted = BATCH; deleted === BATCH;) deleted = (await db.rows(deletion())).length
}

async function workspaceIds(db: Queryable): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(
    sql`select id from workspace where ${db.reach.within('id')} order by id`,
  )
  return rows.map(({ id }) => id)
}
