/** Which campaigns, templates and post requests show a picture. */
import type { PictureUse, PictureUses } from '../platform/picture-use.ts'
import { sql } from '../platform/sql.ts'
import { CAMPAIGN_WORDS, named, REQUEST_WORDS } from './names-store.ts'

type Found = PictureUse & { readonly words: string | null }

export const picturesOfCampaigns: PictureUses = async (db, workspaceId, part) => {
  const like = `%${part}%`
  const campaigns = await db.rows<Found>(sql`
    select 'campaign' as kind, id, ${CAMPAIGN_WORDS}, blocks::text as text from campaign
    where workspace_id = ${workspaceId}::uuid and blocks::text like ${like}::text`)
  const requests = await db.rows<Found>(sql`
    select 'postRequest' as kind, id, ${REQUEST_WORDS}, request::text as text from post_request
    where workspace_id = ${workspaceId}::uuid and request::text like ${like}::text`)
  const templates = await db.rows<Found>(sql`
    select 'template' as kind, id, name as title, null as words, blocks::text as text from campaign_template
    where workspace_id = ${workspaceId}::uuid and blocks::text like ${like}::text`)
  // What a draft was can be brought back, with its pictures.
  const before = await db.rows<Found>(sql`
    select 'campaign' as kind, c.id, ${CAMPAIGN_WORDS}, v.content::text as text
    from campaign c join campaign_version v on v.workspace_id = ${workspaceId}::uuid and v.campaign_id = c.id
    where c.workspace_id = ${workspaceId}::uuid and c.status = 'draft' and v.content::text like ${like}::text`)
  return [...campaigns, ...requests, ...templates, ...before].map(named)
}
