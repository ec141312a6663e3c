/** Upserts that wait are stored together: the one writer of contacts, products and collections. */
import { openBatchWriter } from '../lib/batch-writer.ts'
import { Refusal } from '../refusals.ts'
import { isDatabaseAway, retried, type Db, type Tx } from './database.ts'

export interface UpsertWriter<Item, Result> {
  /** Stores one item with whatever waits beside it; its own refusal is thrown, as if it had come alone. */
  write(workspaceId: string, item: Item): Promise<Result>
}

const BATCH = 32
const BATCHES_AT_ONCE = 2

/**
 * Items of one workspace that wait are stored in one transaction, at most 32, two batches at a time. `upsert` answers
 * item by item, in their order; a refused one changes nothing and keeps its place.
 */
export function openUpsertWriter<Item, Result>(
  db: Db,
  upsert: (tx: Tx, workspaceId: string, items: readonly Item[]) => Promise<readonly (Result | Refusal)[]>,
): UpsertWriter<Item, Result> {
  const writer = openBatchWriter<Item, Result | Refusal>({
    size: BATCH,
    atOnce: BATCHES_AT_ONCE,
    isForAll: isDatabaseAway,
    store: (workspaceId, items) => retried(() => db.transaction((tx) => upsert(tx, workspaceId, items))),
  })
  return {
    write: async (workspaceId, item) => {
      const outcome = await writer.write(workspaceId, item)
      if (outcome instanceof Refusal) throw outcome
      return outcome
    },
  }
}

/** The outcome of one item of a batch, or its refusal. */
export function outcomeOf<Result>(take: () => Result): Result | Refusal {
  try {
    return take()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}
