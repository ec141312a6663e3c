/** Events in the database: written with what they tell of, handed over, deleted. */
import { NIL_UUID } from '../lib/uuid.ts'
import { newId, now } from '../platform/clock.ts'
import type { Db, Queryable, Tx } from '../platform/database.ts'
import { sql, type Sql } from '../platform/sql.ts'
import type { Event, EventType, NewEvent } from './schemas.ts'

/**
 * Writes those events that somebody in the workspace is interested in, as a part of another statement (`recorded`) or
 * of none.
 */
export function eventsSql(workspaceId: string, events: readonly NewEvent[]): Sql[] {
  if (events.length === 0) return []
  const rows = events.map(({ type, subjectId, data = {}, onlyFor = null }) => ({
    id: newId(),
    type,
    subject_id: subjectId,
    data,
    only_for: onlyFor,
  }))
  return [
    sql`recorded as (
    insert into event (workspace_id, id, type, subject_id, data, created, only_for)
    select ${workspaceId}::uuid, e.id, e.type, e.subject_id, e.data, ${now().toISOString()}::timestamptz, e.only_for
    from json_to_recordset(${JSON.stringify(rows)}::json) as e
      (id uuid, type text, subject_id uuid, data jsonb, only_for text)
    where exists (
      select from event_interest i
      where i.workspace_id = ${workspaceId}::uuid and i.type = e.type
        and (e.only_for is null or split_part(i.consumer, ':', 1) = e.only_for)))`,
  ]
}

/** Writes events on their own, in the transaction of what they tell of. */
export async function recordEvents(tx: Tx, workspaceId: string, events: readonly NewEvent[]): Promise<void> {
  const [recorded] = eventsSql(workspaceId, events)
  if (recorded) await tx.rows(sql`with ${recorded} select 1`)
}

/** Is anybody in the workspace interested in any of these? For those who would have much to record. */
export async function hasInterest(
  db: Queryable,
  workspaceId: string,
  types: readonly EventType[],
): Promise<boolean> {
  const [found] = await db.rows<{ hasInterest: boolean }>(sql`
    select exists (
      select from event_interest where workspace_id = ${workspaceId}::uuid and type = any(${types}::text[])) as has_interest`)
  return found?.hasInterest ?? false
}

/** Sets the event types that a consumer (`webhook:{id}`) gets; an empty list ends it. */
export async function setInterest(
  tx: Tx,
  workspaceId: string,
  consumer: string,
  types: readonly EventType[],
): Promise<void> {
  await tx.rows(sql`
    delete from event_interest where workspace_id = ${workspaceId}::uuid and consumer = ${consumer}`)
  await tx.rows(sql`
    insert into event_interest (workspace_id, type, consumer)
    select ${workspaceId}::uuid, t, ${consumer} from unnest(${types}::text[]) as t
    on conflict do nothing`)
}

/** The first workspace behind `last` that has events; undefined when none has. */
export async function findWorkspaceWithEvents(db: Db, last: string = NIL_UUID): Promise<string | undefined> {
  const [event] = await db.rows<{ workspaceId: string }>(sql`
    select workspace_id from event
    where ${db.reach.within('workspace_id')} and workspace_id > ${last}::uuid
    order by workspace_id limit 1`)
  return event?.workspaceId
}

/** Deletes and gives back the oldest events of a workspace that no other worker has in hand, at most `limit`. */
export async function takeEvents(tx: Tx, workspaceId: string, limit: number): Promise<Event[]> {
  const events = await tx.rows<Event>(sql`
    delete from event
    where workspace_id = ${workspaceId}::uuid and id = any(array(
      select id from event where workspace_id = ${workspaceId}::uuid order by id limit ${limit}::int
      for update skip locked))
    returning id, type, subject_id, data, created, only_for`)
  return events.sort((one, other) => (one.id < other.id ? -1 : 1))
}
