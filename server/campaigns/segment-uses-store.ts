/** Which campaigns still go to a segment, or show something to it: those that went out keep what they were, whatever becomes of it. */
import type { Queryable } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'
import { CAMPAIGN_WORDS, named } from './names-store.ts'
import type { CampaignStatus } from './schemas.ts'

export interface SegmentUse {
  readonly id: string
  readonly title: string | null
  readonly status: CampaignStatus
}

/** Newest first. */
export async function campaignsOf(
  db: Queryable,
  workspaceId: string,
  segmentId: string,
): Promise<SegmentUse[]> {
  const rows = await db.rows<SegmentUse & { words: string | null }>(sql`
    select id, ${CAMPAIGN_WORDS}, status from campaign
    where workspace_id = ${workspaceId}::uuid and status in ('draft', 'scheduled', 'publishing', 'paused')
      and (${segmentId}::uuid = any(segment_ids) or blocks::text like ${`%${segmentId}%`}::text)
    order by id desc`)
  return rows.map(named)
}
