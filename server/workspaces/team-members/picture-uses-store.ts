/** Which team members have a picture of the workspace's own. */
import type { PictureUse, PictureUses } from '../../platform/picture-use.ts'
import { sql } from '../../platform/sql.ts'

export const picturesOfTeam: PictureUses = (db, workspaceId, part) =>
  db.rows<PictureUse>(sql`
    select 'teamMember' as kind, id, name as title, image as text from team_member
    where workspace_id = ${workspaceId}::uuid and image like ${`%${part}%`}::text`)
