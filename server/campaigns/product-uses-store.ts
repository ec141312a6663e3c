/** Which campaigns, templates and post requests hold a product that they name. */
import { namesProduct, patternsOf, type ProductNames } from '../content/products/naming.ts'
import type { Queryable } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'
import { CAMPAIGN_WORDS, named, REQUEST_WORDS } from './names-store.ts'

export interface CampaignProductUse {
  readonly kind: 'campaign' | 'template' | 'postRequest'
  readonly id: string
  readonly title: string | null
  /** Of campaigns and post requests. */
  readonly status: string | null
}

interface Found extends CampaignProductUse {
  readonly words: string | null
  readonly within: unknown
}

/** Of each kind the newest that may. */
const LOOKED_AT = 500

export async function usesOfProductInCampaigns(
  db: Queryable,
  workspaceId: string,
  product: ProductNames,
): Promise<CampaignProductUse[]> {
  const like = patternsOf(product)
  const campaigns = await db.rows<Found>(sql`
    select 'campaign' as kind, id, ${CAMPAIGN_WORDS}, status, blocks as within from campaign
    where workspace_id = ${workspaceId}::uuid and blocks::text ilike any(${like}::text[])
    order by id desc limit ${LOOKED_AT}::int`)
  const templates = await db.rows<Found>(sql`
    select 'template' as kind, id, name as title, null as words, null as status, blocks as within from campaign_template
    where workspace_id = ${workspaceId}::uuid and blocks::text ilike any(${like}::text[])
    order by id desc limit ${LOOKED_AT}::int`)
  const requests = await db.rows<Found>(sql`
    select 'postRequest' as kind, id, ${REQUEST_WORDS}, state as status, request as within from post_request
    where workspace_id = ${workspaceId}::uuid and request::text ilike any(${like}::text[])
    order by id desc limit ${LOOKED_AT}::int`)
  return [...campaigns, ...templates, ...requests]
    .filter(({ within }) => namesProduct(within, product))
    .map(named)
    .map(({ kind, id, title, status }) => ({ kind, id, title, status }))
}
