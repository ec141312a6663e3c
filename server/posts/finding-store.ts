/** Public posts as readers look for them: by words, by a tag, by a year. */
import type { Queryable } from '../platform/database.ts'
import { sql, type Sql } from '../platform/sql.ts'
import { FEEDS, type Feed } from '../content/feeds.ts'
import { LINE, type BlogHandle, type PostLine } from './pages-store.ts'
import { readPublishers } from './sitemap-store.ts'

export interface FoundPosts {
  readonly feed: Feed
  readonly posts: readonly PostLine[]
}

export interface YearOfPosts extends FoundPosts {
  /** Those with posts, the newest first; a year is one of the workspace's time zone. */
  readonly years: readonly { readonly year: number; readonly posts: number }[]
}

/** Posts of one answer; what is asked for more narrowly has fewer. */
export const FOUND_MOST = 50
/** Titles of a year. */
const YEAR_MOST = 1_000
const WORDS_MOST = 8

/** Posts that hold a word beginning like each of these, the newest first. */
export async function searchPosts(
  db: Queryable,
  { workspaceId, handle }: BlogHandle,
  text: string,
): Promise<string | undefined> {
  const words = (text.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, WORDS_MOST)
  const asked = words.map((word) => `${word}:*`).join(' & ')
  const meant =
    words.length === 0
      ? sql`false`
      : sql`to_tsvector('simple', p.title || ' ' || left(p.text, 100000)) @@ to_tsquery('simple', ${asked}::text)`
  return found(db, { workspaceId, handle }, meant)
}

export async function readTagged(db: Queryable, blog: BlogHandle, tag: string): Promise<string | undefined> {
  if (tag.includes('\0')) return undefined
  return found(db, blog, sql`p.tags @> array[${tag}::text]`)
}

async function found(
  db: Queryable,
  { workspaceId, handle }: BlogHandle,
  meant: Sql,
): Promise<string | undefined> {
  const [row] = await db.rows<{ page: string }>(sql`
    select json_build_object('feed', w.feed, 'posts', coalesce((
      select json_agg(l.line) from (
        select ${LINE} as line from post p
        where p.workspace_id = ${workspaceId}::uuid and not p.is_private and ${meant}
        order by p.published desc, p.id desc limit ${FOUND_MOST}::int) l), '[]'))::text as page
    from ${FEEDS} w
    where w.id = ${workspaceId}::uuid and w.handle = ${handle}::text`)
  return row?.page
}

/** The posts of a year, the newest first; of the newest year with posts when none is asked for. */
export async function readYear(
  db: Queryable,
  { workspaceId, handle }: BlogHandle,
  year: number | undefined,
): Promise<string | undefined> {
  const [row] = await db.rows<{ page: string }>(sql`
    with years as (
      select extract(year from p.published at time zone (w.feed ->> 'timezone'))::int as year, count(*)::int as posts
      from post p, ${FEEDS} w
      where p.workspace_id = ${workspaceId}::uuid and not p.is_private and w.id = ${workspaceId}::uuid group by 1)
    select json_build_object('feed', w.feed,
      'years', coalesce((select json_agg(json_build_object('year', y.year, 'posts', y.posts) order by y.year desc) from years y), '[]'),
      'posts', coalesce((
        select json_agg(l.line) from (
          select ${LINE} as line from post p
          where p.workspace_id = ${workspaceId}::uuid and not p.is_private
            and extract(year from p.published at time zone (w.feed ->> 'timezone'))::int
              = coalesce(${year ?? null}::int, (select max(y.year) from years y))
          order by p.published desc, p.id desc limit ${YEAR_MOST}::int) l), '[]'))::text as page
    from ${FEEDS} w
    where w.id = ${workspaceId}::uuid and w.handle = ${handle}::text`)
  return row?.page
}

export interface Publication {
  readonly feed: Feed
  readonly published: string
}

/** Workspaces with public posts among the first `limit` that have any, who posted last first; each by an index. */
export async function readPublications(db: Queryable, limit: number): Promise<Publication[]> {
  const publishers = await readPublishers(db, { after: undefined, limit })
  const found: Publication[] = []
  for (const { id } of publishers) {
    const [newest] = await db.rows<Publication>(sql`
      select w.feed, p.published from ${FEEDS} w join post p on p.workspace_id = ${id}::uuid
      where w.id = ${id}::uuid and not p.is_private order by p.published desc, p.id desc limit 1`)
    if (newest) found.push(newest)
  }
  return found.sort((one, other) => (one.published < other.published ? 1 : -1))
}
