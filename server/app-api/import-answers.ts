/** An import as its page shows it. */
import type { Static } from 'typebox'
import { listFields } from '../contacts/custom-fields/store.ts'
import { linesOf } from '../contacts/import/batch-outcome.ts'
import type { Speak } from '../contacts/import/rejected-csv.ts'
import { isUndoable, UNDO_DAYS } from '../contacts/import/wizard.ts'
import { readLines } from '../contacts/tasks/part-store.ts'
import type { Task } from '../contacts/tasks/schemas.ts'
import type { Db } from '../platform/database.ts'
import type { Said } from '../refusals.ts'
import type { ImportPage, TaskLine } from './import-schemas.ts'

const SAMPLED = 5
const CELL_LENGTH = 200

export function taskLineOf(task: Task): Static<typeof TaskLine> {
  const { id, kind, status, title, actor, total, done, counts, failure, created, finished } = task
  return { id, kind, status, title, actor, total, done, counts: { ...counts }, failure, created, finished }
}

export async function importPageOf(db: Db, task: Task, speak: Speak): Promise<Static<typeof ImportPage>> {
  const { workspaceId, id } = task
  const { bytes, file, hasHeadings, header, guessed, order, imported, failureSaid } = paramsOf(task)
  const first = (await readLines(db, workspaceId, id, 'rows', 0)) ?? []
  const until = task.finished && new Date(new Date(task.finished).getTime() + UNDO_DAYS * 86_400_000)
  return {
    ...taskLineOf(task),
    failure:
      task.failure === null ? null : speak([{ message: task.failure, said: failureSaid ?? undefined }]),
    bytes,
    file,
    hasHeadings,
    header,
    sample: linesOf(first.slice(0, SAMPLED)).map(({ cells }) =>
      cells.map((cell) => cell.slice(0, CELL_LENGTH)),
    ),
    guessed,
    order,
    imported,
    isUndoable: isUndoable(task),
    undoUntil: until && isUndoable(task) ? until.toISOString() : null,
    fields: (await listFields(db, workspaceId)).map(({ name, label, type }) => ({ name, label, type })),
  }
}

type Params = Pick<
  Static<typeof ImportPage>,
  'bytes' | 'file' | 'hasHeadings' | 'header' | 'guessed' | 'order' | 'imported'
> & { readonly failureSaid: Said | null }

const UNREAD: Params = {
  bytes: 0,
  file: null,
  hasHeadings: true,
  header: [],
  guessed: [],
  order: null,
  imported: null,
  failureSaid: null,
}

function paramsOf({ params }: Task): Params {
  // Written by upload.ts, read-upload.ts, wizard.ts and tasks/run.ts under these names.
  return { ...UNREAD, ...(params as Partial<Params>) }
}
