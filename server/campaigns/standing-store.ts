/** How a workspace's campaigns stand, as far as the first page says it. */
import type { Queryable } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'

export interface Standing {
  readonly campaigns: number
  readonly published: number
  readonly paused: number
  readonly failed: number
}

export async function countStanding(db: Queryable, workspaceId: string): Promise<Standing> {
  const [row] = await db.rows<Standing>(sql`
    select count(*)::int as campaigns,
      (count(*) filter (where status = 'published'))::int as published,
      (count(*) filter (where status = 'paused'))::int as paused,
      (count(*) filter (where status = 'failed'))::int as failed
    from campaign where workspace_id = ${workspaceId}::uuid`)
  return row ?? { campaigns: 0, published: 0, paused: 0, failed: 0 }
}
