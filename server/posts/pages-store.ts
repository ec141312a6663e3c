/** What the public pages show, each read by one statement that gives JSON text: hashed, and decoded only to draw again. */
import { isUuid } from '../lib/uuid.ts'
import type { Queryable } from '../platform/database.ts'
import { empty, fixed, sql, type Sql } from '../platform/sql.ts'
import { FEEDS, type Feed } from '../content/feeds.ts'
import type { Post } from './rules.ts'

/** A workspace by its id, and the handle it is asked for by: both must be right. */
export interface BlogHandle {
  readonly workspaceId: string
  readonly handle: string
}

/** A post as lists show it; `text` is its beginning, for those that have no excerpt. */
export type PostLine = Pick<
  Post,
  'id' | 'title' | 'slug' | 'text' | 'excerpt' | 'image' | 'claps' | 'published'
> & {
  /** Characters of all its text. */
  readonly letters: number
}

export interface FeedPageData {
  readonly feed: Feed
  /** One more than asked for tells that there are more; in the order they were walked in. */
  readonly posts: readonly PostLine[]
  /** The post it begins beside. */
  readonly beside: string | null
}

export interface PostPageData {
  readonly feed: Feed
  readonly post: Post & { readonly tags: readonly string[]; readonly letters: number }
  /** The one before it and those after it, newest first: what else there is to read. */
  readonly others: readonly PostLine[]
}

export interface SyndicatedPost extends Omit<Post, 'html' | 'claps'> {
  /** null when those before it have filled the feed: its text stands in. */
  readonly html: string | null
  readonly tags: readonly string[]
}

export interface SyndicationData {
  readonly feed: Feed
  readonly posts: readonly SyndicatedPost[]
  /** When the newest change of what is shown was made. */
  readonly updated: string
}

/** Enough for any excerpt, the addresses that are left out of one included. */
const TEXT_SHOWN = fixed(3_000)
/** Characters of HTML in a feed of many posts; the first is there whatever its length. */
const SYNDICATED_HTML = fixed(1_000_000)

/** Of posts of earlier versions, which have no excerpt; of others it would be read for nothing. */
const SHOWN_TEXT = sql`case when p.excerpt is null then left(p.text, ${TEXT_SHOWN}) else '' end`

export const LINE = sql`json_build_object('id', p.id, 'title', p.title, 'slug', p.slug, 'excerpt', p.excerpt,
  'text', ${SHOWN_TEXT}, 'image', p.image, 'claps', p.claps, 'letters', char_length(p.text),
  'published', iso_time(p.published))`

/** The newest public posts of a workspace, or those next to one of them: `limit` at most. Undefined: no such page. */
export async function readFeedPage(
  db: Queryable,
  { workspaceId, handle }: BlogHandle,
  { before, after, limit }: { before?: string | undefined; after?: string | undefined; limit: number },
): Promise<string | undefined> {
  const beside = before ?? after
  if (beside !== undefined && !isUuid(beside)) return undefined
  const besideSql =
    beside === undefined
      ? empty
      : sql`join post b on b.workspace_id = ${workspaceId}::uuid and b.id = ${beside}::uuid
          and not b.is_private`
  return pageOf(
    await db.rows<Page>(sql`
      select json_build_object('feed', w.feed, 'beside', ${beside === undefined ? sql`null` : sql`b.id`},
        'posts', coalesce((select json_agg(l.line) from (${linesSql(workspaceId, { before, after, limit })}) l), '[]')
        )::text as page
      from ${FEEDS} w ${besideSql}
      where w.id = ${workspaceId}::uuid and w.handle = ${handle}::text`),
  )
}

function linesSql(
  workspaceId: string,
  { before, after, limit }: { before?: string | undefined; after?: string | undefined; limit: number },
): Sql {
  const [place, order] =
    before !== undefined
      ? [sql`and (p.published, p.id) < (b.published, b.id)`, sql`p.published desc, p.id desc`]
      : after !== undefined
        ? [sql`and (p.published, p.id) > (b.published, b.id)`, sql`p.published, p.id`]
        : [empty, sql`p.published desc, p.id desc`]
  return sql`
    select ${LINE} as line from post p
    where p.workspace_id = ${workspaceId}::uuid and not p.is_private ${place}
    order by ${order} limit ${fixed(limit)}`
}

const NEWER_BESIDE = 1
const OTHERS = 3

/**
 * A public post and three others around it; its slug beside them, so that an address can be checked without
 * decoding. Undefined for a private one and for what is not an id.
 */
export async function readPostPage(
  db: Queryable,
  { workspaceId, handle }: BlogHandle,
  postId: string,
): Promise<{ readonly page: string; readonly slug: string } | undefined> {
  if (!isUuid(postId)) return undefined
  const beside = (place: Sql, order: Sql, limit: number): Sql => sql`(
    select p.published, p.id, ${LINE} as line from post p
    where p.workspace_id = ${workspaceId}::uuid and not p.is_private and ${place}
    order by ${order} limit ${fixed(limit)})`
  const newer = beside(sql`(p.published, p.id) > (m.published, m.id)`, sql`p.published, p.id`, NEWER_BESIDE)
  const older = beside(
    sql`(p.published, p.id) < (m.published, m.id)`,
    sql`p.published desc, p.id desc`,
    OTHERS,
  )
  const [found] = await db.rows<{ page: string; slug: string }>(sql`
      select m.slug, json_build_object('feed', w.feed,
        'post', json_build_object('id', m.id, 'title', m.title, 'slug', m.slug, 'excerpt', m.excerpt,
          'text', case when m.excerpt is null then left(m.text, ${TEXT_SHOWN}) else '' end, 'html', m.html,
          'image', m.image, 'imageAlt', m.image_alt, 'author', m.author, 'claps', m.claps, 'tags', m.tags,
          'letters', char_length(m.text), 'published', iso_time(m.published), 'updated', iso_time(m.updated)),
        'others', coalesce((
          select json_agg(o.line order by o.published desc, o.id desc)
          from (select * from (select * from ${newer} n union all select * from ${older} r) a
            order by a.published desc, a.id desc limit ${fixed(OTHERS)}) o), '[]'))::text as page
      from ${FEEDS} w join post m on m.workspace_id = ${workspaceId}::uuid
      where w.id = ${workspaceId}::uuid and w.handle = ${handle}::text
        and m.id = ${postId}::uuid and not m.is_private`)
  return found
}

/** The newest public posts with all they say, for feed readers; about 1 MB of HTML at most, but the first post's whole. */
export async function readSyndication(
  db: Queryable,
  { workspaceId, handle }: BlogHandle,
  limit: number,
): Promise<{ readonly page: string; readonly updated: string } | undefined> {
  const [found] = await db.rows<{ page: string; updated: string }>(sql`
      select greatest(w.created, n.updated) as updated, json_build_object('feed', w.feed,
        'posts', coalesce(n.posts, '[]'), 'updated', iso_time(greatest(w.created, n.updated)))::text as page
      from ${FEEDS} w, (
        select json_agg(json_build_object('id', p.id, 'title', p.title, 'slug', p.slug, 'excerpt', p.excerpt, 'text', ${SHOWN_TEXT},
          'html', case when p.before < ${SYNDICATED_HTML} then p.html end, 'image', p.image,
          'imageAlt', p.image_alt, 'author', p.author, 'tags', p.tags, 'published', iso_time(p.published),
          'updated', iso_time(p.updated)) order by p.published desc, p.id desc) as posts, max(p.updated) as updated
        from (
          select *, coalesce(sum(octet_length(html)) over (order by published desc, id desc
            rows between unbounded preceding and 1 preceding), 0) as before
          from post where workspace_id = ${workspaceId}::uuid and not is_private
          order by published desc, id desc limit ${fixed(limit)}) p) n
      where w.id = ${workspaceId}::uuid and w.handle = ${handle}::text`)
  return found
}

interface Page {
  readonly page: string
}

function pageOf([row]: readonly Page[]): string | undefined {
  return row?.page
}
