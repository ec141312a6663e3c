/** Workspaces whose time is over are erased: their pictures, their rows in every table, and at last they themselves. */
import { removeAllMedia } from '../../media/removal.ts'
import type { Db, Tx } from '../../platform/database.ts'
import type { Log } from '../../platform/log.ts'
import type { ObjectStore } from '../../platform/object-store/store.ts'
import { leaveEmbeds } from '../../posts/embeds/store.ts'
import { findOver, forgetWorkspace, siblingsOf, type Ending } from './store.ts'
import { emptyTable, listOwnTables } from './tables-store.ts'

interface Eraser {
  readonly db: Db
  readonly store: ObjectStore
  readonly log: Log
  /** Notes that it is gone, in the transaction of its last row. */
  readonly note: (tx: Tx, ending: Ending) => Promise<void>
}

/** Each by itself: what fails for one, such as a picture store that is away, is tried again with the next run. */
export async function eraseOverWorkspaces({ log, ...eraser }: Eraser): Promise<void> {
  const faults: unknown[] = []
  for (const ending of await findOver(eraser.db)) {
    try {
      await erase(eraser, ending)
      log.info({ workspaceId: ending.id }, 'a workspace was erased')
    } catch (error) {
      faults.push(error)
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, 'Some workspaces could not be erased')
}

/** In batches, so that it can be cut off anywhere and goes on: nothing of it comes back on the way. */
async function erase({ db, store, note }: Omit<Eraser, 'log'>, ending: Ending): Promise<void> {
  const { id } = ending
  await removeAllMedia(db, store, id)
  for (const sibling of await siblingsOf(db, ending)) await leaveEmbeds(db, sibling, id)
  const tables = await listOwnTables(db)
  // Twice: keys and links were live until they were met, and what came by them stands in tables before theirs.
  for (const table of [...tables, ...tables]) await emptyTable(db, id, table)
  await db.transaction(async (tx) => {
    await forgetWorkspace(tx, id)
    await note(tx, ending)
  })
}
