/** What went wrong, and what is to be done about it: another try, or going on without. */
import { isDatabaseAway, sqlState, type Tx } from './database.ts'

/**
 * Would the same go well at another time? The database is away, a transaction was in the way (40), something ran out (53),
 * was not to be had in time (55P03) or was ended from outside (57).
 */
export function isTransient(error: unknown): boolean {
  return isDatabaseAway(error) || /^(40|53|55P03|57)/.test(sqlState(error) ?? '')
}

/** What `work` throws, with all it wrote undone; undefined when it went well. The transaction goes on. */
export async function faultOf(tx: Tx, work: () => Promise<void>): Promise<Error | undefined> {
  await tx.execute('savepoint attempt')
  try {
    await work()
    await tx.execute('release savepoint attempt')
    return undefined
  } catch (error) {
    // When the connection is gone this throws, as it should.
    await tx.execute('rollback to savepoint attempt')
    return error instanceof Error ? error : new Error(String(error))
  }
}
