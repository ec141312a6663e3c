/** What is remembered of a workspace's products is read again. */
import type { Tx } from '../../../platform/database.ts'
import { count } from '../../../query/counters.ts'

/** Totals and names that are remembered are read again. */
export async function touch(tx: Tx, workspaceId: string): Promise<void> {
  await count(tx, workspaceId, 'product', [{ facet: '', by: 0 }])
}
