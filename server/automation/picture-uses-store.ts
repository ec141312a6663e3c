/** Which flows send a picture. */
import type { PictureUse, PictureUses } from '../platform/picture-use.ts'
import { sql } from '../platform/sql.ts'

export const picturesOfFlows: PictureUses = (db, workspaceId, part) =>
  db.rows<PictureUse>(sql`
    select 'flow' as kind, f.id, f.name as title, v.definition::text as text
    from flow f join flow_version v on v.workspace_id = ${workspaceId}::uuid and v.flow_id = f.id
    where f.workspace_id = ${workspaceId}::uuid and v.definition::text like ${`%${part}%`}::text`)
