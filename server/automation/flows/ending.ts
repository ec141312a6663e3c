/** A workspace that is put to rest: its flows are paused, and who stands in one waits until somebody starts it again. */
import type { Db } from '../../platform/database.ts'
import { listFlows, setFlowStatus } from './store.ts'

/** Safe to do again. */
export async function holdFlows(db: Db, workspaceId: string): Promise<void> {
  for (const { id, status } of await listFlows(db, workspaceId))
    if (status === 'active') await setFlowStatus(db, workspaceId, id, 'paused')
}
