/** Events that a consumer could not take: dead-lettered with the reason, shown, and given to it again. */
import { newId, now } from '../platform/clock.ts'
import type { Db, Queryable, Tx } from '../platform/database.ts'
import { empty, sql } from '../platform/sql.ts'
import type { Event } from './schemas.ts'

const REASON_LENGTH = 1_000
const RETRIED_AT_ONCE = 1_000

export interface EventFailure {
  readonly id: string
  readonly consumer: string
  readonly type: Event['type']
  readonly subjectId: string
  readonly reason: string
  readonly created: string
  readonly failed: string
}

export async function setApart(
  tx: Tx,
  workspaceId: string,
  { id, type, subjectId, data, created }: Event,
  { consumer, reason }: Pick<EventFailure, 'consumer' | 'reason'>,
): Promise<void> {
  const words = reason.replaceAll('\0', '').slice(0, REASON_LENGTH).toWellFormed()
  await tx.rows(sql`
    insert into event_failure (workspace_id, id, consumer, type, subject_id, data, created, reason, failed)
    values (${workspaceId}::uuid, ${id}::uuid, ${consumer}, ${type}, ${subjectId}::uuid, ${JSON.stringify(data)}::jsonb,
      ${created}::timestamptz, ${words}, ${now().toISOString()}::timestamptz)
    on conflict do nothing`)
}

/** The oldest first, at most `limit`. */
export async function listFailures(
  db: Queryable,
  workspaceId: string,
  limit: number,
): Promise<EventFailure[]> {
  return db.rows<EventFailure>(sql`
    select id, consumer, type, subject_id, reason, created, failed from event_failure
    where workspace_id = ${workspaceId}::uuid order by id, consumer limit ${limit}::int`)
}

/**
 * Gives the oldest 1,000 that failed until then back, each to the consumer alone that could not take it; or `only` that one.
 * Answers how many.
 */
export async function retryFailures(
  db: Db,
  workspaceId: string,
  until: Date,
  only?: Pick<EventFailure, 'id' | 'consumer'>,
): Promise<number> {
  const one = only === undefined ? empty : sql`and id = ${only.id}::uuid and consumer = ${only.consumer}`
  return db.transaction(async (tx) => {
    const failures = await tx.rows<Event & { consumer: string }>(sql`
      delete from event_failure
      where workspace_id = ${workspaceId}::uuid and (id, consumer) in (
        select id, consumer from event_failure
        where workspace_id = ${workspaceId}::uuid and failed <= ${until.toISOString()}::timestamptz ${one}
        order by id, consumer limit ${RETRIED_AT_ONCE}::int for update skip locked)
      returning id, consumer, type, subject_id, data, created`)
    const rows = failures
      .sort((one, other) => (one.id < other.id ? -1 : 1))
      // Two consumers may have failed at one event.
      .map(({ consumer, subjectId, ...event }) => ({
        ...event,
        id: newId(),
        subject_id: subjectId,
        only_for: consumer,
      }))
    await tx.rows(sql`
      insert into event (workspace_id, id, type, subject_id, data, created, only_for)
      select ${workspaceId}::uuid, e.id, e.type, e.subject_id, e.data, e.created, e.only_for
      from json_to_recordset(${JSON.stringify(rows)}::json) as e
        (id uuid, type text, subject_id uuid, data jsonb, created timestamptz, only_for text)`)
    return rows.length
  })
}
