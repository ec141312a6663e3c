/** Pictures that are begun and taken away: their rows say so before their files are written, and until they are gone. */
import { newId, now } from '../platform/clock.ts'
import type { Db, Queryable } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'
import { refuse } from '../refusals.ts'
import type { PictureFile } from './rules.ts'
import { bytesUsed, inTurn, MEDIA_ROW, type MediaRow } from './store.ts'

/** However small it is, a picture is a row and a folder. */
const LEAST_BYTES = 10_000

export interface NewMedia {
  readonly name: string
  readonly sha256: Buffer
  readonly files: readonly PictureFile[]
  readonly isAnimated: boolean
}

/** A row for files that are about to be written. Refuses (409) where the workspace has no room for them. */
export async function beginMedia(
  db: Db,
  workspaceId: string,
  { name, sha256, files, isAnimated }: NewMedia,
  quotaBytes: number,
): Promise<string> {
  const id = newId()
  const { width = 0, height = 0 } = files.at(-1) ?? {}
  const bytes = Math.max(LEAST_BYTES, sizeOf(files))
  await db.transaction(async (tx) => {
    await inTurn(tx, workspaceId)
    const used = await bytesUsed(tx, workspaceId)
    if (used + bytes > quotaBytes) refuse('media-full', Math.round(quotaBytes / 1_000_000))
    await tx.rows(sql`
      insert into media (workspace_id, id, status, name, sha256, width, height, is_animated, files, bytes, created, updated)
      values (${workspaceId}::uuid, ${id}::uuid, 'pending', ${name}::text, ${sha256}::bytea, ${width}::int, ${height}::int,
        ${isAnimated}::boolean, ${JSON.stringify(files)}::jsonb, ${bytes}::bigint, ${at()}::timestamptz, ${at()}::timestamptz)`)
  })
  return id
}

/** Its files are all written. Answers the twin that was there before it, where there is one: then it is to be taken away. */
export async function finishMedia(db: Db, workspaceId: string, id: string): Promise<MediaRow | undefined> {
  return db.transaction(async (tx) => {
    await inTurn(tx, workspaceId)
    const [twin] = await tx.rows<MediaRow>(sql`
      select ${MEDIA_ROW} from media
      where workspace_id = ${workspaceId}::uuid and status = 'ready' and sha256 = (
        select sha256 from media where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid)`)
    await tx.rows(sql`
      update media set status = ${twin ? 'deleting' : 'ready'}::text, updated = ${at()}::timestamptz
      where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid and status = 'pending'`)
    return twin
  })
}

/** From here on nobody finds it; its files are to be taken away next. Refuses (404) where there is none. */
export async function markDeleting(db: Queryable, workspaceId: string, id: string): Promise<MediaRow> {
  const [row] = await db.rows<MediaRow>(sql`
    update media set status = 'deleting', updated = ${at()}::timestamptz
    where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid and status = 'ready'
    returning ${MEDIA_ROW}`)
  return row ?? refuse('media-unknown', id)
}

/** False: it is ready, and stays. */
export async function markUnwanted(db: Queryable, workspaceId: string, id: string): Promise<boolean> {
  const rows = await db.rows(sql`
    update media set status = 'deleting', updated = ${at()}::timestamptz
    where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid and status <> 'ready' returning 1`)
  return rows.length > 0
}

/** The row of files that are gone. */
export async function forgetMedia(db: Queryable, workspaceId: string, id: string): Promise<void> {
  await db.rows(sql`
    delete from media where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid and status <> 'ready'`)
}

export interface Unfinished {
  readonly workspaceId: string
  readonly id: string
  readonly files: readonly PictureFile[]
}

/** Of all workspaces: what was being written or taken away `before`, and is not done. */
export async function listUnfinished(db: Queryable, before: Date): Promise<Unfinished[]> {
  return db.rows<Unfinished>(sql`
    select workspace_id, id, files from media
    where ${db.reach.within('workspace_id')} and status <> 'ready' and updated < ${before.toISOString()}::timestamptz
    order by updated limit 1000`)
}

/** Some of all of a workspace's, whatever became of them; from here on nobody finds them. */
export async function markAllUnwanted(db: Db, workspaceId: string): Promise<Unfinished[]> {
  await db.rows(sql`
    update media set status = 'deleting', updated = ${at()}::timestamptz
    where workspace_id = ${workspaceId}::uuid and status <> 'deleting'`)
  return db.rows<Unfinished>(sql`
    select workspace_id, id, files from media where workspace_id = ${workspaceId}::uuid order by id limit 1000`)
}

function sizeOf(files: readonly PictureFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0)
}

function at(): string {
  return now().toISOString()
}
