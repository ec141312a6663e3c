/** What a post had gathered before it came here. */
import type { Queryable } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'
import type { PostAuthor } from './rules.ts'

export interface Past {
  /** null: nobody in particular. */
  readonly author: PostAuthor | null
  readonly claps: number
}

/** Before anybody has read lists of it: their versions stay as they are. */
export async function givePast(
  db: Queryable,
  workspaceId: string,
  postId: string,
  { author, claps }: Past,
): Promise<void> {
  await db.rows(sql`
    update post set claps = ${claps}::int, author = ${author && JSON.stringify(author)}::jsonb
    where workspace_id = ${workspaceId}::uuid and id = ${postId}::uuid`)
}
