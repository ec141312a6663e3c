/** Which campaigns that have not gone out write something by a custom field. */
import { mentionOf } from '../contacts/custom-fields/rules.ts'
import type { Queryable } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'
import { CAMPAIGN_WORDS, named } from './names-store.ts'
import type { SegmentUse } from './segment-uses-store.ts'

/** Newest first. */
export async function campaignsWith(
  db: Queryable,
  workspaceId: string,
  field: string,
): Promise<SegmentUse[]> {
  const rows = await db.rows<SegmentUse & { words: string | null }>(sql`
    select id, ${CAMPAIGN_WORDS}, status from campaign
    where workspace_id = ${workspaceId}::uuid and status in ('draft', 'scheduled', 'publishing', 'paused')
      and concat_ws(' ', title, text, blocks::text, notification::text) ~ ${mentionOf(field)}
    order by id desc`)
  return rows.map(named)
}
