/** What campaigns and post requests are called that have no title: by their subject, else by their first words. */
import { firstWords } from '../lib/shortened.ts'
import type { Queryable } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'

/** The columns `title` and `words` of a campaign, for `named`. */
export const CAMPAIGN_WORDS = sql`title, left(coalesce(notification->>'emailTitle', text,
  jsonb_path_query_first(blocks, '$[*].text ? (@ like_regex "[^[:space:]]")') #>> '{}'), 1000) as words`

/** The same of a post request. */
export const REQUEST_WORDS = sql`nullif(btrim(request->>'header'), '') as title, left(request->>'text', 1000) as words`

/** A row with its name for its title; null where it says nothing. */
export function named<Row extends { readonly title: string | null; readonly words: string | null }>({
  words,
  ...row
}: Row): Omit<Row, 'words'> {
  return { ...row, title: row.title ?? (firstWords(words ?? '') || null) }
}

/** What each of them is called, of those that are there and called anything. */
export async function readNames(
  db: Queryable,
  workspaceId: string,
  ids: readonly string[],
): Promise<{ id: string; title: string }[]> {
  const rows = await db.rows<{ id: string; title: string | null; words: string | null }>(sql`
    select id, ${CAMPAIGN_WORDS} from campaign
    where workspace_id = ${workspaceId}::uuid and id = any(${ids}::uuid[])`)
  return rows.map(named).flatMap(({ id, title }) => (title === null ? [] : [{ id, title }]))
}
