/** Which campaigns and post requests show a picture. */
import type { PictureUse, PictureUses } from '../platform/picture-use.ts'
import { sql } from '../platform/sql.ts'

export const picturesOfCampaigns: PictureUses = async (db, workspaceId, part) => {
  const like = `%${part}%`
  const campaigns = await db.rows<PictureUse>(sql`
    select 'campaign' as kind, id, title, blocks::text as text from campaign
    where workspace_id = ${workspaceId}::uuid and blocks::text like ${like}::text`)
  const requests = await db.rows<PictureUse>(sql`
    select 'postRequest' as kind, id, request->>'title' as title, request::text as text from post_request
    where workspace_id = ${workspaceId}::uuid and request::text like ${like}::text`)
  return [...campaigns, ...requests]
}
