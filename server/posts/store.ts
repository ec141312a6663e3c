/** Posts in the database. */
import { now } from '../platform/clock.ts'
import type { Queryable, Tx } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'
import type { NewPost, Post } from './rules.ts'

const COLUMNS = sql`id, title, slug, text, excerpt, html, image, image_alt, author, claps, published, updated`

/** Inserts a post; one that its campaign, request or origin has already is answered instead. */
export async function insertPost(
  tx: Tx,
  workspaceId: string,
  post: NewPost & { readonly id: string; readonly slug: string; readonly excerpt: string },
): Promise<{ id: string; isNew: boolean }> {
  const at = now().toISOString()
  const { origin = null, published = at } = post.imported ?? {}
  const [made] = await tx.rows<{ id: string }>(sql`
    insert into post (workspace_id, id, campaign_id, post_request_id, title, slug, text, excerpt, html, image, image_alt, author,
      tags, is_private, origin, published, created, updated)
    values (${workspaceId}::uuid, ${post.id}::uuid, ${post.campaignId ?? null}::uuid,
      ${post.postRequestId ?? null}::uuid, ${post.title}::text, ${post.slug}::text, ${post.text}::text,
      ${post.excerpt}::text, ${post.html}::text, ${post.image ?? null}::text, ${post.imageAlt ?? null}::text,
      ${post.author ? JSON.stringify(post.author) : null}::jsonb, ${post.tags ?? []}::text[],
      ${post.isPrivate ?? false}::boolean, ${origin}::text, ${published}::timestamptz, ${at}::timestamptz,
      ${at}::timestamptz)
    on conflict do nothing returning id`)
  if (made) return { id: made.id, isNew: true }
  const [known] = await tx.rows<{ id: string }>(sql`
    select id from post
    where workspace_id = ${workspaceId}::uuid
      and (campaign_id = ${post.campaignId ?? null}::uuid or post_request_id = ${post.postRequestId ?? null}::uuid
        or origin = ${origin}::text)`)
  if (!known) throw new Error(`Post ${post.id} was neither inserted nor there`)
  return { id: known.id, isNew: false }
}

/** The newest public posts, newest first. */
export async function readPosts(
  db: Queryable,
  workspaceId: string,
  { limit }: { limit: number },
): Promise<Post[]> {
  return db.rows<Post>(sql`
    select ${COLUMNS} from post where workspace_id = ${workspaceId}::uuid and not is_private
    order by published desc, id desc limit ${limit}::int`)
}
