/** One thing done to many chosen contacts, a batch a transaction. Who was chosen is fixed when it begins. */
import { retried, type Db, type Tx } from '../../platform/database.ts'
import type { PersonalDataSource } from '../../platform/personal-data.ts'
import { asDb } from '../../platform/transaction-as-db.ts'
import type { Sql } from '../../platform/sql.ts'
import { Refusal, refuse } from '../../refusals.ts'
import { activateIn, changeTagsIn } from '../changes.ts'
import { eraseContact } from '../erasure.ts'
import { optOutIn } from '../suppression/operator-actions.ts'
import { readIds, writeIds } from './part-store.ts'
import type { NewTask, Task, TaskKind } from './schemas.ts'
import { advance, createTask, lockWorkspaceTasks, moveTask, Superseded } from './store.ts'
import { countRunning, setTotal } from './store.ts'

export type BulkKind = Exclude<TaskKind, 'import'>

/** What is done, with what it needs; `proof` is how these people agreed, or said that they do not want messages. */
export type BulkOrder =
  | { readonly kind: 'tags'; readonly add: readonly string[]; readonly remove: readonly string[] }
  | { readonly kind: 'activate' | 'unsubscribe'; readonly proof: string }
  | { readonly kind: 'erase' }

/** What each batch holds as long as it takes: an erasure looks into every module. */
const BATCH: Readonly<Record<BulkKind, number>> = { tags: 100, activate: 100, unsubscribe: 100, erase: 20 }
const RUNNING_MAXIMUM = 5

export interface Chosen {
  /** A statement that gives the `id` of each. */
  readonly ids: Sql
  /** How many the person saw; another number is refused with 409. */
  readonly count: number
}

/** Begins it for the contacts as they match now; a worker does it. */
export async function beginBulk(
  db: Db,
  workspaceId: string,
  order: BulkOrder,
  chosen: Chosen,
  by: NewTask['by'],
): Promise<string> {
  const { kind, ...params } = order
  return db.transaction(async (tx) => {
    await lockWorkspaceTasks(tx, workspaceId)
    if ((await countRunning(tx, workspaceId)) >= RUNNING_MAXIMUM) refuse('tasks-too-many', RUNNING_MAXIMUM)
    const id = await createTask(tx, workspaceId, { kind, status: 'running', title: kind, params, by })
    const total = await writeIds(tx, workspaceId, id, chosen.ids, BATCH[kind])
    if (total !== chosen.count) refuse('task-count-changed', total)
    await setTotal(tx, workspaceId, id, total)
    return id
  })
}

/** One batch. False when it was the last. */
export async function bulkBatch(
  db: Db,
  task: Task,
  sources: readonly PersonalDataSource[],
): Promise<boolean> {
  const { workspaceId, id, nextPart } = task
  const ids = await readIds(db, workspaceId, id, nextPart)
  if (!ids) {
    const isMoved = await moveTask(db, workspaceId, id, { from: ['running'], to: 'finished' })
    if (!isMoved) throw new Superseded('It was stopped')
    return false
  }
  await retried(() =>
    db.transaction(async (tx) => {
      let [changed, left] = [0, 0]
      for (const contactId of ids) {
        const isChanged = await doneTo(tx, task, contactId, sources)
        if (isChanged) changed += 1
        else left += 1
      }
      await advance(tx, task, ids.length, { changed, left })
    }),
  )
  return true
}

/** False where it may not be, changes nothing, or there is no such contact any more. */
async function doneTo(
  tx: Tx,
  { workspaceId, kind, params }: Task,
  contactId: string,
  sources: readonly PersonalDataSource[],
): Promise<boolean> {
  // As beginBulk keeps it.
  const {
    add = [],
    remove = [],
    proof = '',
  } = params as { add?: string[]; remove?: string[]; proof?: string }
  try {
    if (kind === 'tags')
      return await changeTagsIn(tx, workspaceId, contactId, { tagsToAdd: add, tagsToRemove: remove })
    if (kind === 'activate')
      return await activateIn(tx, workspaceId, contactId, { source: 'app', words: proof })
    if (kind === 'unsubscribe') return await optOutIn(tx, workspaceId, contactId, proof)
    await eraseContact(asDb(tx), workspaceId, contactId, 'app', sources)
    return true
  } catch (error) {
    // Refused before anything was written of it.
    if (error instanceof Refusal) return false
    throw error
  }
}
