/** Workspaces as the readers of their posts see them: what posts and pages know of their settings. */
import { isUuid } from '../lib/uuid.ts'
import type { Queryable } from '../platform/database.ts'
import { sql, type Sql } from '../platform/sql.ts'
import { refuse } from '../refusals.ts'

export interface Feed {
  readonly id: string
  readonly name: string
  readonly handle: string
  readonly image: string | null
  readonly timezone: string
  /** In which it speaks to its readers (BCP 47). */
  readonly language: string
  /** `#rrggbb` as the workspace chose it; null: the one its name gives. */
  readonly accentColor: string | null
  /** The letters in which its posts are read. */
  readonly readingFont: 'sans' | 'serif'
  readonly tagline: string | null
  /** `label address`, or an address alone. */
  readonly links: readonly string[]
}

const COLUMNS = sql`id, name, handle, image, timezone, language, accent_color, reading_font, tagline, links`

/**
 * The same of those whose pages can be read, which are not archived, in a table to join: `id`, `handle`, `created`, and
 * the whole as JSON in `feed`.
 */
export const FEEDS: Sql = sql`(
      select id, handle, created, json_build_object('id', id, 'name', name, 'handle', handle, 'image', image,
        'timezone', timezone, 'language', language, 'accentColor', accent_color,
        'readingFont', reading_font, 'tagline', tagline, 'links', links) as feed
      from workspace where archived is null)`

/** A workspace by its id; refused with 404 when there is none, or when it is not an id. */
export async function readFeed(db: Queryable, workspaceId: string): Promise<Feed> {
  if (!isUuid(workspaceId)) refuse('workspace-unknown', workspaceId.slice(0, 100))
  const [feed] = await db.rows<Feed>(sql`
    select ${COLUMNS} from workspace where id = ${workspaceId}::uuid`)
  return feed ?? refuse('workspace-unknown', workspaceId)
}

/** The language of a workspace; English for one that is gone. */
export async function readLanguage(db: Queryable, workspaceId: string): Promise<string> {
  const [row] = await db.rows<{ language: string }>(sql`
    select language from workspace where id = ${workspaceId}::uuid`)
  return row?.language ?? 'en'
}

/** The same where the public may read it: refused with 404 also when it is archived. */
export async function readPublicFeed(db: Queryable, workspaceId: string): Promise<Feed> {
  if (!isUuid(workspaceId)) refuse('workspace-unknown', workspaceId.slice(0, 100))
  const [feed] = await db.rows<Feed>(sql`
    select ${COLUMNS} from workspace where id = ${workspaceId}::uuid and archived is null`)
  return feed ?? refuse('workspace-unknown', workspaceId)
}

/** A workspace by the handle in its address; of one that is archived nothing is public. */
export async function findFeed(db: Queryable, handle: string): Promise<Feed | undefined> {
  // No text of PostgreSQL can hold it, so no handle does.
  if (handle.includes('\0')) return undefined
  const [feed] = await db.rows<Feed>(sql`
    select ${COLUMNS} from workspace where handle = ${handle}::text and archived is null`)
  return feed
}

/** The handle a workspace has now that once had this one; undefined when nobody did, or somebody took it. */
export async function findMovedHandle(db: Queryable, handle: string): Promise<string | undefined> {
  if (handle.includes('\0')) return undefined
  const [moved] = await db.rows<{ handle: string }>(sql`
    select w.handle from left_handle l join workspace w on w.id = l.workspace_id
    where l.handle = ${handle}::text
      and not exists (select from workspace t where t.handle = ${handle}::text)`)
  return moved?.handle
}
