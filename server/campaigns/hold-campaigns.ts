/** A workspace that is put to rest: what would go out by itself is held back, until somebody lets it go. */
import type { Db } from '../platform/database.ts'
import { Refusal } from '../refusals.ts'
import { pauseCampaign } from './interrupt.ts'
import { holdScheduledRequests } from './post-requests/store.ts'
import { unscheduleCampaign } from './publish.ts'
import { listOnTheirWay } from './store.ts'

/** Scheduled campaigns are drafts again, those on their way are paused, scheduled posts wait for approval. Safe to do again. */
export async function holdCampaigns(db: Db, workspaceId: string): Promise<void> {
  for (const { id, status } of await listOnTheirWay(db, workspaceId)) {
    const hold = status === 'scheduled' ? unscheduleCampaign : pauseCampaign
    // What a worker did meanwhile is done: it began, and is met as that by the next round, or it is over.
    await hold(db, workspaceId, id).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error
    })
  }
  for (const { id, status } of await listOnTheirWay(db, workspaceId))
    if (status === 'publishing') await pauseCampaign(db, workspaceId, id)
  await holdScheduledRequests(db, workspaceId)
}
