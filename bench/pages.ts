/** The public pages, whole: what a reader's first visit costs. */
import type { Queryable } from '../server/platform/database.ts'
import { readFeedPage, readPostPage } from '../server/posts/pages-store.ts'
import { POSTS_PER_PAGE } from '../server/site/feed-page.ts'
import { compare, type Extent } from './comparing.ts'
import { READERS } from './contacts.ts'
import type { BenchInstallation } from './installation.ts'
import type { Reference } from './reference.ts'
import type { Row } from './row.ts'
import { pageStatement } from './statements.ts'

export async function measurePages(
  bench: BenchInstallation,
  reference: Reference | undefined,
  extent: Extent,
): Promise<Row[]> {
  const { id: workspaceId, handle, posts, postId, slug } = bench.publisher
  const place = { workspaceId, handle }
  const pages = {
    'feed page': {
      path: `/w/${handle}`,
      read: (db: Queryable) => readFeedPage(db, place, { limit: POSTS_PER_PAGE + 1 }),
    },
    'post page': {
      path: `/w/${handle}/${postId}/${slug}`,
      read: (db: Queryable) => readPostPage(db, place, postId),
    },
  }
  const rows: Row[] = []
  for (const [operation, { path, read }] of Object.entries(pages)) {
    const script = await pageStatement(bench.db, read)
    const load = { url: `${bench.url}${path}`, connections: READERS }
    rows.push(...(await compare(bench, reference, extent, [{ operation, size: posts, load, script }])))
  }
  return rows
}
