/** An uploaded import, batch by batch: tried out first, then done; each batch with its progress in one transaction. */
import { createHash } from 'node:crypto'
import { retried, type Db } from '../../platform/database.ts'
import { identitiesOf } from '../contact-diff.ts'
import { dropParts, readLines, writeLines } from '../tasks/part-store.ts'
import type { Task } from '../tasks/schemas.ts'
import { advance, moveTask, Superseded } from '../tasks/store.ts'
import { receiveBatch, rehearseBatch } from '../upsert.ts'
import { countsOf, linesOf, outcomesOf, readRows, type RowOutcome } from './batch-outcome.ts'
import { changesOf } from './change-rules.ts'
import { writeChanges } from './change-store.ts'
import { orderOf, rowReader } from './order.ts'
import { analyzeAsItGrows } from './statistics-store.ts'

/** The identities that rows of a rehearsal would have made, each in 6 bytes: a million of them fit into memory. */
export type Seen = Set<number>

/** One batch of the rehearsal. False when it was the last. */
export async function checkBatch(db: Db, task: Task, seen: Seen): Promise<boolean> {
  const { workspaceId, id, nextPart } = task
  const lines = await readLines(db, workspaceId, id, 'rows', nextPart)
  if (!lines) return endPass(db, task, 'checking', 'checked')
  const rows = readRows(linesOf(lines), await rowReader(db, task, orderOf(task)))
  const found = await retried(() => db.transaction((tx) => rehearseBatch(tx, workspaceId, rows.inputs)))
  const outcomes = outcomesOf(rows, found, (identity) => seen.has(hashOf(identity)))
  await retried(() =>
    db.transaction(async (tx) => {
      await keepRejected(tx, task, outcomes)
      await advance(tx, task, lines.length, countsOf(outcomes))
    }),
  )
  for (const { contact } of outcomes)
    for (const identity of identitiesOf(contact ?? {})) seen.add(hashOf(identity))
  return true
}

/** One batch of the import. False when it was the last. */
export async function importBatch(db: Db, task: Task): Promise<boolean> {
  const { workspaceId, id, nextPart } = task
  const lines = await readLines(db, workspaceId, id, 'rows', nextPart)
  if (!lines) {
    await endPass(db, task, 'running', 'finished')
    await dropParts(db, workspaceId, id, 'rows')
    return false
  }
  const rows = readRows(linesOf(lines), await rowReader(db, task, orderOf(task)))
  await retried(() =>
    db.transaction(async (tx) => {
      const received = await receiveBatch(tx, workspaceId, rows.inputs)
      const outcomes = outcomesOf(rows, received)
      await keepRejected(tx, task, outcomes)
      await writeChanges(tx, workspaceId, id, changesOf(received.diffs))
      await advance(tx, task, lines.length, countsOf(outcomes))
    }),
  )
  await analyzeAsItGrows(db, nextPart + 1)
  return true
}

async function endPass(db: Db, { workspaceId, id }: Task, from: Task['status'], to: Task['status']) {
  if (!(await moveTask(db, workspaceId, id, { from: [from], to }))) throw new Superseded('It was stopped')
  return false
}

/** Each a line of JSON: line, what is wrong, cells. */
async function keepRejected(
  tx: Parameters<typeof writeLines>[0],
  task: Task,
  outcomes: readonly RowOutcome[],
): Promise<void> {
  const rejected = outcomes.filter(({ outcome }) => outcome === 'rejected')
  if (rejected.length === 0) return
  const lines = rejected.map(({ line, problems, cells }) => JSON.stringify([line, problems, cells]))
  await writeLines(tx, task, 'rejected', task.nextPart, lines)
}

function hashOf(identity: string): number {
  return createHash('sha256').update(identity).digest().readUIntBE(0, 6)
}
