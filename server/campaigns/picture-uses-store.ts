/** Which campaigns, templates and post requests show a picture. */
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
  const templates = await db.rows<PictureUse>(sql`
    select 'template' as kind, id, name as title, blocks::text as text from campaign_template
    where workspace_id = ${workspaceId}::uuid and blocks::text like ${like}::text`)
  // What a draft was can be brought back, with its pictures.
  const before = await db.rows<PictureUse>(sql`
    select 'campaign' as kind, c.id, c.title, v.content::text as text
    from campaign c join campaign_version v on v.workspace_id = ${workspaceId}::uuid and v.campaign_id = c.id
    where c.workspace_id = ${workspaceId}::uuid and c.status = 'draft' and v.content::text like ${like}::text`)
  return [...campaigns, ...requests, ...templates, ...before]
}
