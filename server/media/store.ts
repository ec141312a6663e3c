/** The rows of pictures: what is there, what is being written, and what is being taken away. */
import { now } from '../platform/clock.ts'
import type { Db, Queryable, Tx } from '../platform/database.ts'
import { sql, type Sql } from '../platform/sql.ts'
import { refuse } from '../refusals.ts'
import type { PictureFile } from './rules.ts'

export interface MediaRow {
  readonly id: string
  readonly name: string
  readonly alt: string | null
  readonly width: number
  readonly height: number
  readonly isAnimated: boolean
  readonly focusX: number
  readonly focusY: number
  readonly files: readonly PictureFile[]
  readonly bytes: number
  readonly created: string
  readonly updated: string
}

/** The columns of a row. */
export const MEDIA_ROW = sql`id, name, alt, width, height, is_animated, focus_x, focus_y, files, bytes, created, updated`

export async function findMediaByContent(
  db: Queryable,
  workspaceId: string,
  sha256: Buffer,
): Promise<MediaRow | undefined> {
  const [row] = await db.rows<MediaRow>(sql`
    select ${MEDIA_ROW} from media
    where workspace_id = ${workspaceId}::uuid and status = 'ready' and sha256 = ${sha256}::bytea`)
  return row
}

/** Refuses (404) where there is none. */
export async function readMedia(db: Queryable, workspaceId: string, id: string): Promise<MediaRow> {
  const [row] = await db.rows<MediaRow>(sql`
    select ${MEDIA_ROW} from media
    where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid and status = 'ready'`)
  return row ?? refuse('media-unknown', id)
}

export interface MediaPage {
  /** Words of name or alternative text. */
  readonly search: string
  /** Those alone, or all but those. */
  readonly only?: readonly string[] | undefined
  readonly except?: readonly string[] | undefined
  readonly offset: number
  readonly limit: number
}

/** Newest first. */
export async function listMedia(
  db: Queryable,
  workspaceId: string,
  { search, only, except, offset, limit }: MediaPage,
): Promise<{ total: number; items: MediaRow[] }> {
  const words = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const found = sql`from media
    where workspace_id = ${workspaceId}::uuid and status = 'ready'
      and (name ilike ${words}::text or alt ilike ${words}::text)
      ${only ? sql`and id = any(${[...only]}::uuid[])` : sql``}
      ${except ? sql`and not id = any(${[...except]}::uuid[])` : sql``}`
  const items = await db.rows<MediaRow>(sql`
    select ${MEDIA_ROW} ${found} order by id desc offset ${offset}::int limit ${limit}::int`)
  const [count] = await db.rows<{ total: number }>(sql`select count(*)::int as total ${found}`)
  return { total: count?.total ?? 0, items }
}

export interface MediaChanges {
  readonly name?: string | undefined
  readonly alt?: string | null | undefined
  readonly focusX?: number | undefined
  readonly focusY?: number | undefined
}

/** Refuses (404) where there is none. */
export async function changeMedia(
  db: Queryable,
  workspaceId: string,
  id: string,
  { name, alt, focusX, focusY }: MediaChanges,
): Promise<MediaRow> {
  const sets: Sql[] = [
    ...(name === undefined ? [] : [sql`name = ${name}::text`]),
    ...(alt === undefined ? [] : [sql`alt = ${alt}::text`]),
    ...(focusX === undefined ? [] : [sql`focus_x = ${focusX}::real`]),
    ...(focusY === undefined ? [] : [sql`focus_y = ${focusY}::real`]),
  ]
  const all = sets.reduce((before, set) => sql`${before}, ${set}`, sql`updated = ${at()}::timestamptz`)
  const [row] = await db.rows<MediaRow>(sql`
    update media set ${all}
    where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid and status = 'ready'
    returning ${MEDIA_ROW}`)
  return row ?? refuse('media-unknown', id)
}

/** A file more of a picture; the same one twice is one. Refuses (404) where it is gone, and (409) without room. */
export async function addFile(
  db: Db,
  workspaceId: string,
  id: string,
  { file, quotaBytes }: { readonly file: PictureFile; readonly quotaBytes: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    await inTurn(tx, workspaceId)
    const { files } = await readMedia(tx, workspaceId, id)
    if (files.some(({ name }) => name === file.name)) return
    const used = await bytesUsed(tx, workspaceId)
    if (used + file.bytes > quotaBytes) refuse('media-full', Math.round(quotaBytes / 1_000_000))
    await tx.rows(sql`
      update media set files = ${JSON.stringify([...files, file])}::jsonb, bytes = bytes + ${file.bytes}::bigint
      where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid`)
  })
}

/** Of all workspaces: how many there are, and the newest few. */
export async function surveyMedia(
  db: Queryable,
  few: number,
): Promise<{ count: number; newest: { workspaceId: string; id: string; files: readonly PictureFile[] }[] }> {
  const [row] = await db.rows<{ count: number }>(sql`
    select count(*)::int as count from media where status = 'ready'`)
  const newest = await db.rows<{ workspaceId: string; id: string; files: readonly PictureFile[] }>(sql`
    select workspace_id, id, files from media where status = 'ready' order by id desc limit ${few}::int`)
  return { count: row?.count ?? 0, newest }
}

export async function bytesUsed(db: Queryable, workspaceId: string): Promise<number> {
  const [row] = await db.rows<{ used: number }>(sql`
    select coalesce(sum(bytes), 0) as used from media where workspace_id = ${workspaceId}::uuid`)
  return row?.used ?? 0
}

/** One act after the other in a workspace: two that fit by themselves may not fit together. */
export async function inTurn(tx: Tx, workspaceId: string): Promise<void> {
  await tx.rows(sql`select pg_advisory_xact_lock(hashtextextended('media ' || ${workspaceId}::text, 0))`)
}

function at(): string {
  return now().toISOString()
}
