/** Which products show a picture. */
import type { PictureUse, PictureUses } from '../../platform/picture-use.ts'
import { sql } from '../../platform/sql.ts'

export const picturesOfProducts: PictureUses = (db, workspaceId, part) => {
  const like = `%${part}%`
  return db.rows<PictureUse>(sql`
    select 'product' as kind, id, title, concat_ws(' ', image_url, body_html) as text from product
    where workspace_id = ${workspaceId}::uuid and (image_url like ${like}::text or body_html like ${like}::text)`)
}
