/** Products are indexed again when the program knows more of words than when they were written. */
import type { Db, Tx } from '../../../platform/database.ts'
import { lockProducts } from '../store.ts'
import { indexing } from './at-first-use.ts'
import { findDueToIndex, findWorkspacesDueToIndex, keepVectors } from './index-store.ts'

const BATCH = 100

/** Every product that is due is indexed again, a batch a transaction; what is written meanwhile indexes itself. */
export async function indexDueProducts(db: Db): Promise<void> {
  for (const workspaceId of await findWorkspacesDueToIndex(db)) {
    for (let isMore = true; isMore;) isMore = await db.transaction((tx) => indexBatch(tx, workspaceId))
  }
}

async function indexBatch(tx: Tx, workspaceId: string): Promise<boolean> {
  const ids = await findDueToIndex(tx, workspaceId, BATCH)
  if (ids.length === 0) return false
  const products = await lockProducts(tx, workspaceId, { ids, externalIds: [] })
  const { indexProducts } = await indexing()
  const vectors = await indexProducts(tx, workspaceId, products)
  await keepVectors(tx, workspaceId, vectors)
  return ids.length === BATCH
}
