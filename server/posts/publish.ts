/** The act of publishing: a campaign or a post request becomes a post, once. */
import { count, tally } from '../query/counters.ts'
import { recordEvents } from '../events/store.ts'
import { slug } from '../lib/slug.ts'
import { newId } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'
import { cleanHtml } from '../content/clean-html.ts'
import { excerptFor } from './excerpts.ts'
import { firstImage, titleOf, type NewPost } from './rules.ts'
import { insertPost } from './store.ts'

export type { NewPost } from './rules.ts'

/**
 * Publishes a post now, in the caller's transaction, and moves the counters. A campaign or post request that has
 * its post already gets the id of that one, and nothing is written: safe to do again after a crash. So does one that was
 * imported before; no event says that those were published, since they are not new.
 */
export async function publishPost(
  tx: Tx,
  workspaceId: string,
  post: NewPost,
): Promise<{ id: string; isNew: boolean }> {
  const title = titleOf(post)
  const html = cleanHtml(post.html)
  const { id, isNew } = await insertPost(tx, workspaceId, {
    ...post,
    ...(post.image === undefined ? firstImage(html) : {}),
    id: newId(),
    title,
    // Kept as it stands in an address: letters of other scripts are percent-encoded.
    slug: encodeURIComponent(slug(title) || 'post'),
    html,
    excerpt: excerptFor({ ...post, title, html }),
  })
  if (isNew) {
    const { add, changes } = tally()
    add('', 1)
    await count(tx, workspaceId, 'post', changes())
    if (!post.imported) await recordEvents(tx, workspaceId, [{ type: 'post.published', subjectId: id }])
  }
  return { id, isNew }
}
