/** A file of contacts sent piece by piece, so that a slow line or a lost one costs a piece and not the file. */
import type { Db } from '../../platform/database.ts'
import { refuse } from '../../refusals.ts'
import type { NewTask, Task } from '../tasks/schemas.ts'
import { sizeOfPieces, writePiece } from '../tasks/part-store.ts'
import { countOpenImports, createTask, findTask, moveTask } from '../tasks/store.ts'
import { lockWorkspaceTasks } from '../tasks/store.ts'

export const FILE_BYTES = 209_715_200
export const PIECE_BYTES = 1_048_576
/** Of one workspace at a time, from the first piece to the last row: each is kept in the database for so long. */
const OPEN_MAXIMUM = 5

export interface UploadedFile {
  readonly name: string
  readonly bytes: number
}

/** Refused with 413 when it is too large, with 409 when many are under way. */
export async function beginUpload(
  db: Db,
  workspaceId: string,
  { name, bytes }: UploadedFile,
  by: NewTask['by'],
): Promise<string> {
  if (bytes > FILE_BYTES) refuse('import-too-large', FILE_BYTES / 1_048_576)
  return db.transaction(async (tx) => {
    await lockWorkspaceTasks(tx, workspaceId)
    if ((await countOpenImports(tx, workspaceId)) >= OPEN_MAXIMUM) refuse('tasks-too-many', OPEN_MAXIMUM)
    const upload = { kind: 'import', status: 'uploading', title: name, params: { bytes }, by } as const
    return createTask(tx, workspaceId, upload)
  })
}

/** One piece, in any order; the same one again is as once. Refused with 404, 409 and 413. */
export async function addPiece(
  db: Db,
  workspaceId: string,
  id: string,
  number: number,
  bytes: Buffer,
): Promise<void> {
  const task = await importOf(db, workspaceId, id)
  if (task.status !== 'uploading') refuse('task-elsewhere', task.status)
  if (number * PIECE_BYTES >= bytesOf(task) || bytes.length > PIECE_BYTES)
    refuse('import-too-large', FILE_BYTES / 1_048_576)
  await writePiece(db, workspaceId, id, number, bytes)
}

/** The file is whole: a worker reads it. Refused with 409 when it is not. */
export async function endUpload(db: Db, workspaceId: string, id: string): Promise<void> {
  const task = await importOf(db, workspaceId, id)
  const { isWhole, bytes } = await sizeOfPieces(db, workspaceId, id)
  if (task.status === 'uploading' && !(isWhole && bytes === bytesOf(task))) refuse('import-incomplete')
  const isMoved = await moveTask(db, workspaceId, id, { from: ['uploading'], to: 'reading' })
  if (!isMoved) refuse('task-elsewhere', task.status)
}

/** Refused with 404, also for a task of another kind. */
export async function importOf(db: Db, workspaceId: string, id: string): Promise<Task> {
  const task = await findTask(db, workspaceId, id)
  return task?.kind === 'import' ? task : refuse('task-unknown', id)
}

function bytesOf({ params }: Task): number {
  return Number(params['bytes'] ?? 0)
}
