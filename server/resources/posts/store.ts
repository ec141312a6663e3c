/** Posts in the database. */
import { isUuid } from '../../lib/uuid.ts'
import { now } from '../../platform/clock.ts'
import type { Queryable, Tx } from '../../platform/database.ts'
import { empty, sql } from '../../platform/sql.ts'
import type { NewPost, Post } from './rules.ts'

const COLUMNS = sql`id, title, slug, text, html, image, image_alt, author, claps, published, updated`

/** Inserts a post; one that its campaign or request has already is answered instead. */
export async function insertPost(
  tx: Tx,
  workspaceId: string,
  post: NewPost & { readonly id: string; readonly slug: string },
): Promise<{ id: string; isNew: boolean }> {
  const at = now().toISOString()
  const [made] = await tx.rows<{ id: string }>(sql`
    insert into post (workspace_id, id, campaign_id, post_request_id, title, slug, text, html, image, image_alt, author,
      tags, is_private, published, created, updated)
    values (${workspaceId}::uuid, ${post.id}::uuid, ${post.campaignId ?? null}::uuid,
      ${post.postRequestId ?? null}::uuid, ${post.title}::text, ${post.slug}::text, ${post.text}::text,
      ${post.html}::text, ${post.image ?? null}::text, ${post.imageAlt ?? null}::text,
      ${post.author ? JSON.stringify(post.author) : null}::jsonb, ${post.tags ?? []}::text[],
      ${post.isPrivate ?? false}::boolean, ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz)
    on conflict do nothing returning id`)
  if (made) return { id: made.id, isNew: true }
  const [known] = await tx.rows<{ id: string }>(sql`
    select id from post
    where workspace_id = ${workspaceId}::uuid
      and (campaign_id = ${post.campaignId ?? null}::uuid or post_request_id = ${post.postRequestId ?? null}::uuid)`)
  if (!known) throw new Error(`Post ${post.id} was neither inserted nor there`)
  return { id: known.id, isNew: false }
}

/** The newest public posts, or those next to the place of one: published before it, or after it. Newest first. */
export async function readPosts(
  db: Queryable,
  workspaceId: string,
  { limit, before, after }: { limit: number; before?: Post | undefined; after?: Post | undefined },
): Promise<Post[]> {
  const older = before
    ? sql`and (published, id) < (${before.published}::timestamptz, ${before.id}::uuid)`
    : empty
  if (!after) {
    return db.rows<Post>(sql`
      select ${COLUMNS} from post where workspace_id = ${workspaceId}::uuid and not is_private ${older}
      order by published desc, id desc limit ${limit}::int`)
  }
  const posts = await db.rows<Post>(sql`
    select ${COLUMNS} from post
    where workspace_id = ${workspaceId}::uuid and not is_private
      and (published, id) > (${after.published}::timestamptz, ${after.id}::uuid)
    order by published, id limit ${limit}::int`)
  return posts.reverse()
}

/** A public post; undefined for a private one and for what is no id. */
export async function findPublicPost(
  db: Queryable,
  workspaceId: string,
  id: string,
): Promise<Post | undefined> {
  if (!isUuid(id)) return undefined
  const [post] = await db.rows<Post>(sql`
    select ${COLUMNS} from post
    where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid and not is_private`)
  return post
}
