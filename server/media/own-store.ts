/** Rows of pictures that the program made itself: whole before they are seen, so that none is ever half there. */
import { now } from '../platform/clock.ts'
import type { Queryable } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'
import type { PictureFile } from './rules.ts'

export interface OwnMedia {
  readonly id: string
  readonly name: string
  readonly alt: string
  readonly sha256: Buffer
  /** The largest last. */
  readonly files: readonly PictureFile[]
}

/** Their files are written already; the caller's transaction says whether they are there. */
export async function insertOwnMedia(
  db: Queryable,
  workspaceId: string,
  pictures: readonly OwnMedia[],
): Promise<void> {
  const at = now().toISOString()
  const rows = pictures.map(({ id, name, alt, sha256, files }) => ({
    id,
    name,
    alt,
    sha256: sha256.toString('base64'),
    width: files.at(-1)?.width ?? 0,
    height: files.at(-1)?.height ?? 0,
    files,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
  }))
  await db.rows(sql`
    insert into media (workspace_id, id, status, name, alt, sha256, width, height, is_animated, files, bytes, created, updated)
    select ${workspaceId}::uuid, m.id, 'ready', m.name, m.alt, decode(m.sha256, 'base64'), m.width, m.height, false, m.files,
      m.bytes, ${at}::timestamptz, ${at}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as m
      (id uuid, name text, alt text, sha256 text, width int, height int, files jsonb, bytes bigint)`)
}
