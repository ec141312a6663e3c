/** Every public post for search engines, read in pieces. */
import { FEEDS } from '../content/feeds.ts'
import type { Queryable } from '../platform/database.ts'
import { empty, sql } from '../platform/sql.ts'

export interface Publisher {
  readonly id: string
  readonly handle: string
  /** Posts, private ones included. */
  readonly posts: number
}

export interface SitemapPost {
  readonly id: string
  readonly slug: string
  readonly published: string
  readonly updated: string
}

/** Workspaces with posts, in the order of their ids. Counters, not rows: nothing is counted for it. */
export async function readPublishers(
  db: Queryable,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<Publisher[]> {
  return db.rows<Publisher>(sql`
    select w.id, w.handle, sum(c.n)::bigint as posts
    from ${FEEDS} w join counter c on c.workspace_id = w.id and c.resource = 'post' and c.facet = ''
    ${after === undefined ? empty : sql`where w.id > ${after}::uuid`}
    group by w.id, w.handle having sum(c.n) > 0
    order by w.id limit ${limit}::int`)
}

/** Public posts, the oldest first, so that what was read stays where it is when more are posted. */
export async function readSitemapPosts(
  db: Queryable,
  workspaceId: string,
  { after, offset, limit }: { after: SitemapPost | undefined; offset: number; limit: number },
): Promise<SitemapPost[]> {
  const place = after
    ? sql`and (published, id) > (${after.published}::timestamptz, ${after.id}::uuid)`
    : empty
  return db.rows<SitemapPost>(sql`
    select id, slug, published, updated from post
    where workspace_id = ${workspaceId}::uuid and not is_private ${place}
    order by published, id offset ${after ? 0 : offset}::int limit ${limit}::int`)
}
