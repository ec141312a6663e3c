/** Where posts were to be read before they came here. */
import { now } from '../platform/clock.ts'
import type { Queryable, Tx } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'
import { FEEDS } from '../content/feeds.ts'

/** An old address leads to the first post that claims it; false when another post had claimed it before. */
export async function claimOldAddress(
  tx: Tx,
  workspaceId: string,
  { path, postId }: { readonly path: string; readonly postId: string },
): Promise<boolean> {
  const claimed = await tx.rows(sql`
    insert into old_address (path, workspace_id, post_id, created)
    values (${path}::text, ${workspaceId}::uuid, ${postId}::uuid, ${now().toISOString()}::timestamptz)
    on conflict do nothing returning path`)
  if (claimed.length > 0) return true
  const known = await tx.rows(sql`
    select 1 from old_address
    where path = ${path}::text and workspace_id = ${workspaceId}::uuid and post_id = ${postId}::uuid`)
  return known.length > 0
}

export interface OldAddress {
  readonly handle: string
  readonly id: string
  readonly slug: string
}

/** The public post that was to be read at `path` once; undefined for none. */
export async function findOldAddress(db: Queryable, path: string): Promise<OldAddress | undefined> {
  const [claim] = await db.rows<{ workspaceId: string; postId: string; handle: string }>(sql`
    select a.workspace_id, a.post_id, w.handle from old_address a join ${FEEDS} w on w.id = a.workspace_id
    where a.path = ${path}::text`)
  if (!claim) return undefined
  const [post] = await db.rows<{ id: string; slug: string }>(sql`
    select id, slug from post
    where workspace_id = ${claim.workspaceId}::uuid and id = ${claim.postId}::uuid and not is_private`)
  return post && { ...post, handle: claim.handle }
}
