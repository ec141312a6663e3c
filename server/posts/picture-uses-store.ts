/** Which posts show a picture. */
import type { PictureUse, PictureUses } from '../platform/picture-use.ts'
import { sql } from '../platform/sql.ts'

export const picturesOfPosts: PictureUses = (db, workspaceId, part) => {
  const like = `%${part}%`
  return db.rows<PictureUse>(sql`
    select 'post' as kind, id, title, concat_ws(' ', image, html) as text from post
    where workspace_id = ${workspaceId}::uuid and (image like ${like}::text or html like ${like}::text)`)
}
