/** Workspaces as the readers of their posts see them, in the database. */
import { isUuid } from '../lib/uuid.ts'
import type { Queryable } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'
import { refuse } from '../refusals.ts'

export interface Feed {
  readonly id: string
  readonly name: string
  readonly handle: string
  readonly image: string | null
  readonly timezone: string
  /** `#rrggbb` as the workspace chose it; null: the one its id gives. */
  readonly accentColor: string | null
}

const COLUMNS = sql`id, name, handle, image, timezone, accent_color`

/** A workspace by its id; refused with 404 when there is none, or when it is no id. */
export async function readFeed(db: Queryable, workspaceId: string): Promise<Feed> {
  if (!isUuid(workspaceId)) refuse('workspace-unknown', workspaceId.slice(0, 100))
  const [feed] = await db.rows<Feed>(sql`
    select ${COLUMNS} from workspace where id = ${workspaceId}::uuid`)
  return feed ?? refuse('workspace-unknown', workspaceId)
}

/** A workspace by the handle in its address. */
export async function findFeed(db: Queryable, handle: string): Promise<Feed | undefined> {
  // No text of PostgreSQL can hold it, so no handle does.
  if (handle.includes('\0')) return undefined
  const [feed] = await db.rows<Feed>(sql`
    select ${COLUMNS} from workspace where handle = ${handle}::text`)
  return feed
}
