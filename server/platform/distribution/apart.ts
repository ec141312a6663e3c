/** Rows of several workspaces in one statement, and what becomes of them while a node is away. */
import { isNodeAway } from '../database-errors.ts'

/** Writes them together; where a node is away, those of each workspace apart, and throws what failed last. */
export async function togetherOrApart<Row>(
  rows: readonly Row[],
  workspaceOf: (row: Row) => string,
  write: (rows: readonly Row[]) => Promise<void>,
): Promise<void> {
  try {
    return await write(rows)
  } catch (error) {
    if (!isNodeAway(error)) throw error
  }
  let fault: unknown
  for (const some of Map.groupBy(rows, workspaceOf).values())
    await write(some).catch((error: unknown) => (fault = error))
  if (fault !== undefined) throw fault
}
