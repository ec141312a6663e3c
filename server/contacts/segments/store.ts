/** Segments in the database: saved filters of contacts. */
import { isUuid } from '../../lib/uuid.ts'
import { newId, now } from '../../platform/clock.ts'
import { sqlState, type Db, type Queryable } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'
import { refuse } from '../../refusals.ts'
import { readSegment, type SegmentDraft } from './rules.ts'

export interface Segment extends SegmentDraft {
  readonly id: string
}

/** Makes a segment. A filter that cannot be read is refused with 400 at its position, an unknown workspace with 404. */
export async function createSegment(
  db: Queryable,
  workspaceId: string,
  wanted: SegmentDraft,
): Promise<{ id: string }> {
  const { name, filter } = readSegment(wanted)
  const id = newId()
  const at = now().toISOString()
  try {
    await db.rows(sql`
      insert into segment (workspace_id, id, name, filter, created, updated)
      values (${workspaceId}::uuid, ${id}::uuid, ${name}, ${filter}, ${at}::timestamptz, ${at}::timestamptz)`)
  } catch (error) {
    if (sqlState(error) === FOREIGN_KEY_VIOLATION) refuse('workspace-unknown', workspaceId)
    throw error
  }
  return { id }
}

/** Those of the ids that are segments of the workspace, by name; an id that is not a UUID is not found. */
export async function findSegments(
  db: Queryable,
  workspaceId: string,
  ids: readonly string[],
): Promise<Segment[]> {
  return db.rows<Segment>(sql`
    select id, name, filter from segment
    where workspace_id = ${workspaceId}::uuid and id = any(${ids.filter(isUuid)}::uuid[]) order by name, id`)
}

/** All segments of the workspace, by name. */
export async function listSegments(db: Queryable, workspaceId: string): Promise<Segment[]> {
  return db.rows<Segment>(sql`
    select id, name, filter from segment where workspace_id = ${workspaceId}::uuid order by name, id`)
}

/** What is named is changed. Refused with 400 as a new one is, and with 404. */
export async function changeSegment(
  db: Db,
  workspaceId: string,
  id: string,
  changes: Partial<SegmentDraft>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [before] = await tx.rows<SegmentDraft>(sql`
      select name, filter from segment
      where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid for update`)
    if (!before) refuse('segment-unknown', id)
    const { name, filter } = readSegment({ ...before, ...changes })
    await tx.rows(sql`
      update segment set name = ${name}, filter = ${filter}, updated = ${now().toISOString()}::timestamptz
      where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid`)
  })
}

/** Refused with 404. What still goes to it is for the caller to ask. */
export async function deleteSegment(
  db: Queryable,
  workspaceId: string,
  id: string,
): Promise<{ name: string }> {
  const [deleted] = await db.rows<{ name: string }>(sql`
    delete from segment where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid returning name`)
  return deleted ?? refuse('segment-unknown', id)
}

const FOREIGN_KEY_VIOLATION = '23503'
