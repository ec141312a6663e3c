/** What a person does with an uploaded import: looks at its first rows, has it checked, done, stopped, undone. */
import { now } from '../../platform/clock.ts'
import type { Db } from '../../platform/database.ts'
import { refuse } from '../../refusals.ts'
import { dropParts, readLines } from '../tasks/part-store.ts'
import type { Task } from '../tasks/schemas.ts'
import { deleteTask, moveTask, type Move } from '../tasks/store.ts'
import { rehearseBatch } from '../upsert.ts'
import { linesOf, outcomesOf, readRows, type RowOutcome } from './batch-outcome.ts'
import { countChanges } from './change-store.ts'
import { rowReader, type WizardOrder } from './order.ts'
import { importOf } from './upload.ts'

export const UNDO_DAYS = 7
const PREVIEWED = 10

/** The first rows as they would be stored, with what would become of each; nothing is written. */
export async function previewImport(
  db: Db,
  workspaceId: string,
  id: string,
  order: WizardOrder,
): Promise<RowOutcome[]> {
  const task = await importOf(db, workspaceId, id)
  const read = await rowReader(db, task, order)
  const lines = await readLines(db, workspaceId, id, 'rows', 0)
  if (!lines) refuse('task-elsewhere', task.status)
  const rows = readRows(linesOf(lines.slice(0, PREVIEWED)), read)
  const found = await db.transaction((tx) => rehearseBatch(tx, workspaceId, rows.inputs))
  return outcomesOf(rows, found)
}

/** Has every row tried out; what was found by an earlier check is forgotten. Refused with 400, 404 and 409. */
export async function checkImport(
  db: Db,
  workspaceId: string,
  id: string,
  order: WizardOrder,
): Promise<void> {
  const task = await importOf(db, workspaceId, id)
  await rowReader(db, task, order)
  await db.transaction(async (tx) => {
    const from = ['ready', 'checked', 'checking'] as const
    const move: Move = { from, to: 'checking', params: { order }, isAfresh: true }
    if (!(await moveTask(tx, workspaceId, id, move))) refuse('task-elsewhere', task.status)
    await dropParts(tx, workspaceId, id, 'rejected')
  })
}

/** The import as it was checked last. */
export async function startImport(db: Db, workspaceId: string, id: string): Promise<void> {
  const { status } = await importOf(db, workspaceId, id)
  await db.transaction(async (tx) => {
    const move: Move = { from: ['checked'], to: 'running', isAfresh: true }
    if (!(await moveTask(tx, workspaceId, id, move))) refuse('task-elsewhere', status)
    await dropParts(tx, workspaceId, id, 'rejected')
  })
}

/** What is stored stays, and the rest is left; it can go on, or be undone. */
export async function stopImport(db: Db, workspaceId: string, id: string): Promise<void> {
  const { status } = await importOf(db, workspaceId, id)
  if (!(await moveTask(db, workspaceId, id, { from: ['running'], to: 'stopped' })))
    refuse('task-elsewhere', status)
}

export async function resumeImport(db: Db, workspaceId: string, id: string): Promise<void> {
  const { status } = await importOf(db, workspaceId, id)
  if (!(await moveTask(db, workspaceId, id, { from: ['stopped'], to: 'running' })))
    refuse('task-elsewhere', status)
}

/** Refused with 409 once the days are over. What the import came to stays known beside what is undone. */
export async function undoImport(db: Db, workspaceId: string, id: string): Promise<void> {
  const task = await importOf(db, workspaceId, id)
  if (isLate(task)) refuse('undo-too-late', UNDO_DAYS)
  await db.transaction(async (tx) => {
    const total = await countChanges(tx, workspaceId, id)
    const params = { imported: task.counts }
    const move: Move = { from: ['finished', 'stopped'], to: 'undoing', params, total, isAfresh: true }
    if (!(await moveTask(tx, workspaceId, id, move))) refuse('task-elsewhere', task.status)
    await dropParts(tx, workspaceId, id, 'rows')
  })
}

export function isUndoable(task: Task): boolean {
  return (task.status === 'finished' || task.status === 'stopped') && !isLate(task)
}

function isLate({ finished }: Task): boolean {
  return finished !== null && now().getTime() - new Date(finished).getTime() > UNDO_DAYS * 86_400_000
}

/** An upload that is not to be imported after all. Refused with 409 once contacts came of it. */
export async function discardImport(db: Db, workspaceId: string, id: string): Promise<void> {
  const { status } = await importOf(db, workspaceId, id)
  const before = ['uploading', 'reading', 'ready', 'checking', 'checked', 'failed'] as const
  await db.transaction(async (tx) => {
    const move: Move = { from: before, to: 'failed' }
    if (!(await moveTask(tx, workspaceId, id, move))) refuse('task-elsewhere', status)
    await deleteTask(tx, workspaceId, id)
  })
}
