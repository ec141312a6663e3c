/** Pictures taken away: first nobody finds them, then their files go, then the row that says which they were. */
import { readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { now } from '../platform/clock.ts'
import type { Db, Queryable } from '../platform/database.ts'
import type { ObjectStore } from '../platform/object-store/store.ts'
import { sweepDrawnUnlessBusy } from './drawn-store.ts'
import { WORK_FOLDERS } from './pictures.ts'
import { keyOf } from './rules.ts'
import {
  forgetMedia,
  listUnfinished,
  markAllUnwanted,
  markUnwanted,
  type Unfinished,
} from './unfinished-store.ts'

/** What is still not done after so long was cut off: by a crash, or by a store that is away. */
const UNFINISHED_MILLISECONDS = 3_600_000

/** Safe to do twice: what is gone already is no fault. */
export async function removeFiles(
  db: Queryable,
  store: ObjectStore,
  { workspaceId, id, files }: Unfinished,
): Promise<void> {
  // From here on it cannot become ready any more.
  if (!(await markUnwanted(db, workspaceId, id))) return
  for (const { name } of files) await store.remove(keyOf(workspaceId, id, name))
  await forgetMedia(db, workspaceId, id)
}

/** What was cut off, of every workspace, and the folders of this machine in which it was worked on. */
export async function sweepMedia(db: Db, store: ObjectStore): Promise<void> {
  const before = new Date(now().getTime() - UNFINISHED_MILLISECONDS)
  const faults: unknown[] = []
  for (const unfinished of await listUnfinished(db, before))
    await removeFiles(db, store, unfinished).catch((error: unknown) => faults.push(error))
  await sweepDrawnUnlessBusy(db, store).catch((error: unknown) => faults.push(error))
  await sweepWorkFolders()
  if (faults.length > 0) throw new AggregateError(faults, 'Some pictures could not be taken away')
}

/** Every picture of a workspace, with its files. */
export async function removeAllMedia(db: Db, store: ObjectStore, workspaceId: string): Promise<void> {
  for (;;) {
    const some = await markAllUnwanted(db, workspaceId)
    if (some.length === 0) return
    for (const each of some) await removeFiles(db, store, each)
  }
}

/** Files are dated by the machine, whatever time it is for us. */
async function sweepWorkFolders(): Promise<void> {
  const before = Date.now() - UNFINISHED_MILLISECONDS
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(WORK_FOLDERS)) continue
    const folder = path.join(tmpdir(), name)
    const status = await stat(folder).catch(() => undefined)
    // Of another user's program it may be neither seen nor taken away.
    if (status && status.mtimeMs < before)
      await rm(folder, { recursive: true, force: true }).catch(() => undefined)
  }
}
