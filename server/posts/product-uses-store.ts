/** Which posts lead to a product, by the address of its page. */
import { containing } from '../lib/like.ts'
import { escapeHtml } from '../lib/html.ts'
import type { Queryable } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'

export interface PostProductUse {
  readonly kind: 'post'
  readonly id: string
  readonly title: string | null
  readonly status: null
}

const SHOWN = 100

/** Newest first; none for a product without an address. */
export async function usesOfProductInPosts(
  db: Queryable,
  workspaceId: string,
  url: string | null,
): Promise<PostProductUse[]> {
  if (!url) return []
  const links = [url, escapeHtml(url)].map((address) => containing(`"${address}"`))
  return db.rows<PostProductUse>(sql`
    select 'post' as kind, id, title, null as status from post
    where workspace_id = ${workspaceId}::uuid and html like any(${links}::text[])
    order by id desc limit ${SHOWN}::int`)
}
