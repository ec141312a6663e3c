/** Which contacts have a picture of the workspace's own. */
import type { PictureUse, PictureUses } from '../platform/picture-use.ts'
import { sql } from '../platform/sql.ts'

export const picturesOfContacts: PictureUses = (db, workspaceId, part) =>
  db.rows<PictureUse>(sql`
    select 'contact' as kind, id, coalesce(name, email, phone) as title, image as text from contact
    where workspace_id = ${workspaceId}::uuid and image like ${`%${part}%`}::text`)
