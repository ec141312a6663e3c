/** What publishes scheduled post requests when their time has come. */
import { retried, type Db } from '../../platform/database.ts'
import { isTransient } from '../../platform/faults.ts'
import type { Log } from '../../platform/log.ts'
import { openPollLoop, type Loop } from '../../platform/poll-loop.ts'
import { publishRequest } from './moves.ts'
import { findDueRequests, lockDueRequest, moveRequest, type DueRequest } from './store.ts'

const BATCH = 100
const FAILURE_LENGTH = 500

/** Publishes what is due as long as the program runs; several processes may. */
export function openPostRequests(publishing: Publishing): Loop {
  return openPollLoop('publish-due-post-requests', publishing.log, async () => {
    await publishDuePostRequests(publishing)
    return false
  })
}

interface Publishing {
  readonly db: Db
  readonly log: Log
  readonly publicUrl: string
}

/**
 * Publishes all that is due, however late. Any number of workers may run it at once: each request is held by one,
 * and post and state commit together, so that a kill leaves it due or published. One that cannot be published
 * becomes `failed`, with the reason, and holds up no other.
 */
export async function publishDuePostRequests({ db, log, publicUrl }: Publishing): Promise<void> {
  let last: DueRequest | undefined
  do {
    const due = await findDueRequests(db, last, BATCH)
    for (const request of due) await publishDue({ db, log, publicUrl }, request)
    last = due.at(-1)
  } while (last)
}

async function publishDue({ db, log, publicUrl }: Publishing, due: DueRequest): Promise<void> {
  try {
    await retried(() =>
      db.transaction(async (tx) => {
        const request = await lockDueRequest(tx, due)
        if (request) await publishRequest(tx, due.workspaceId, request, publicUrl)
      }),
    )
  } catch (error) {
    if (isTransient(error)) throw error
    log.error({ err: error, postRequestId: due.id }, 'a post request could not be published')
    await fail(db, due, error)
  }
}

async function fail(db: Db, due: DueRequest, error: unknown): Promise<void> {
  const failure = (error instanceof Error ? error.message : String(error)).slice(0, FAILURE_LENGTH)
  await db.transaction(async (tx) => {
    const request = await lockDueRequest(tx, due)
    if (!request) return
    await moveRequest(tx, due.workspaceId, due.id, {
      state: 'failed',
      publishDate: request.publishDate,
      failure,
    })
  })
}
