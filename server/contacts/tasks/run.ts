/** Long work on contacts goes on, in whichever worker takes it: batch by batch, tasks in turns. */
import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseAway, type Db } from '../../platform/database.ts'
import type { Log } from '../../platform/log.ts'
import type { PersonalDataSource } from '../../platform/personal-data.ts'
import { openPollLoop, type Loop } from '../../platform/poll-loop.ts'
import { Refusal } from '../../refusals.ts'
import { problem, problemOf, type Problem } from '../import/import-cells.ts'
import { FileUnreadable } from '../import/import-file.ts'
import { readUpload } from '../import/read-upload.ts'
import { undoBatch } from '../import/undo.ts'
import { checkBatch, importBatch, type Seen } from '../import/wizard-run.ts'
import { bulkBatch } from './bulk.ts'
import { dropParts } from './part-store.ts'
import type { Task } from './schemas.ts'
import { aloneOn, countFailure, dueTasks, findTask, moveTask, Superseded } from './store.ts'

export interface TaskDependencies {
  readonly db: Db
  readonly log: Log
  readonly personalData: readonly PersonalDataSource[]
}

/** Two, so that a long one does not keep all others waiting. */
const AT_ONCE = 2
/** After so long the task that waited longest has its turn. */
const TURN_MILLISECONDS = 10_000
const LOOKED_AT = 20
const FAILURES_MAXIMUM = 3
const AGAIN_MILLISECONDS = 1_000

/** Does what is asked for as long as the program runs; several processes may. */
export function openContactTasks(dependencies: TaskDependencies): Loop {
  const stopping = new AbortController()
  const loops = Array.from({ length: AT_ONCE }, () =>
    openPollLoop('contact-tasks', dependencies.log, () => workOnDue(dependencies, stopping.signal)),
  )
  return {
    stop: async () => {
      stopping.abort()
      await Promise.all(loops.map((loop) => loop.stop()))
    },
  }
}

/** A turn of one task that no other process is at; false when there is none. */
async function workOnDue(dependencies: TaskDependencies, signal: AbortSignal): Promise<boolean> {
  for (const task of await dueTasks(dependencies.db, LOOKED_AT)) {
    if (signal.aborted) return false
    if (await aloneOn(dependencies.db, task, () => workForAWhile(dependencies, task, signal))) return true
  }
  return false
}

async function workForAWhile(dependencies: TaskDependencies, due: Task, signal: AbortSignal): Promise<void> {
  const { db, log } = dependencies
  const until = Date.now() + TURN_MILLISECONDS
  const seen: Seen = new Set()
  let hasBegun = false
  for (let task = await findTask(db, due.workspaceId, due.id); task?.status === due.status;) {
    try {
      // A rehearsal remembers what its rows would have made: it begins again where that was lost, and has no end of turn.
      const isLost = task.status === 'checking' && task.nextPart > 0 && !hasBegun
      hasBegun = true
      if (isLost) await startAgain(db, task)
      else if (!(await takeBatch(dependencies, task, seen))) return
    } catch (error) {
      if (error instanceof Superseded) return
      if (isDatabaseAway(error)) throw error
      if (await isGivenUp(db, log, task, error)) return
      await sleep(AGAIN_MILLISECONDS, undefined, { signal }).catch(() => undefined)
    }
    if (signal.aborted || (Date.now() > until && task.status !== 'checking')) return
    task = await findTask(db, due.workspaceId, due.id)
  }
}

async function startAgain(db: Db, { workspaceId, id }: Task): Promise<void> {
  await dropParts(db, workspaceId, id, 'rejected')
  await moveTask(db, workspaceId, id, { from: ['checking'], to: 'checking', isAfresh: true })
}

/** False when it was the last. */
async function takeBatch({ db, personalData }: TaskDependencies, task: Task, seen: Seen): Promise<boolean> {
  if (task.kind !== 'import') return bulkBatch(db, task, personalData)
  if (task.status === 'running') return importBatch(db, task)
  if (task.status === 'checking') return checkBatch(db, task, seen)
  if (task.status === 'undoing') return undoBatch(db, task)
  await readUpload(db, task)
  return false
}

const INTERNAL = problem('Something went wrong here; the log of the server says what', 'file-internal')

function faultOf(error: FileUnreadable | Refusal): Problem {
  return error instanceof Refusal ? problemOf(error) : { message: error.message, said: error.said }
}

/** A file that cannot be read stays so; anything else is tried again, and then stops with its work kept. */
async function isGivenUp(db: Db, log: Log, task: Task, error: unknown): Promise<boolean> {
  const { workspaceId, id, status } = task
  const isFinal = error instanceof FileUnreadable || error instanceof Refusal
  if (!isFinal) {
    log.error({ err: error, task: id, workspaceId }, 'a batch of contacts failed; it will be tried again')
    if ((await countFailure(db, task)) < FAILURES_MAXIMUM) return false
  }
  const { message, said } = isFinal ? faultOf(error) : INTERNAL
  const to =
    status === 'running'
      ? 'stopped'
      : status === 'undoing'
        ? 'finished'
        : status === 'checking'
          ? 'ready'
          : 'failed'
  await moveTask(db, workspaceId, id, {
    from: [status],
    to,
    failure: message,
    params: { failureSaid: said ?? null },
  })
  if (to === 'failed') await dropParts(db, workspaceId, id, 'piece')
  return true
}
