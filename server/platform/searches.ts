/** Searches in their turn: a fair share of their pool for each workspace, and an end when nobody waits for the answer. */
import { setTimeout as sleep } from 'node:timers/promises'
import { fairShare, type Asker } from '../lib/fair-share.ts'
import { refuse } from '../refusals.ts'
import { sqlState, type Db, type Session } from './database.ts'
import { openDatabaseSpeed } from './database-speed.ts'

/** What a search asks the database with: each statement, and each transaction, is a turn. */
export type Searcher = Pick<Db, 'keys' | 'reach' | 'rows' | 'execute' | 'transaction'>

export interface Searches {
  /** `signal` says that the caller has left: what waits is taken back, what runs is cancelled. */
  for(asker: Asker, signal: AbortSignal): Searcher
}

/** A statement that PostgreSQL ended, for its time or because it was asked to (query_canceled). */
export const STATEMENT_ENDED = '57014'

const WAITING_OF_PARTY = 100
const WAITING_OF_ALL = 1_000
const WAIT_MILLISECONDS = 5_000
/** Between two statements nothing is cancelled, so it is asked for again. */
const AGAIN_MILLISECONDS = 50

/** `health` is asked how quick the database is, which tells those who ask for much from those who wait for a machine. */
export function openSearches(db: Db, health: Db): Searches {
  const yardstick = openDatabaseSpeed(health)
  const share = fairShare({
    places: db.connections,
    waitingOfParty: WAITING_OF_PARTY,
    waitingOfAll: WAITING_OF_ALL,
    waitMilliseconds: WAIT_MILLISECONDS,
    refuseAs: (why, seconds) => refuse(why === 'crowded' ? 'searches-crowded' : 'searches-busy', seconds),
    now: () => performance.now(),
    yardstick: yardstick.milliseconds,
  })
  return {
    for: (asker, signal) => {
      const inTurn = async <Result>(work: (session: Session) => Promise<Result>): Promise<Result> => {
        const done = await share.take(asker, signal)
        const enough = yardstick.watch()
        try {
          return await db.session((session) => whileWanted(session, signal, work))
        } finally {
          done()
          enough()
        }
      }
      return {
        keys: db.keys,
        reach: db.reach,
        execute: (text, values) => inTurn((session) => session.execute(text, values)),
        rows: (query, options) => inTurn((session) => session.rows(query, options)),
        transaction: (work, options) => inTurn((session) => session.transaction(work, options)),
      }
    },
  }
}

/**
 * The connection is kept until its last cancelling was answered: one that came late would end what its next user asks.
 */
async function whileWanted<Result>(
  session: Session,
  signal: AbortSignal,
  work: (session: Session) => Promise<Result>,
): Promise<Result> {
  if (signal.aborted) refuse('caller-gone')
  // No signal of its own: to make and to abort one cost more than all else here.
  const run = { isOver: false }
  let cancelled: Promise<void> | undefined
  const cancel = async (): Promise<void> => {
    while (!run.isOver) {
      await session.cancel()
      await sleep(AGAIN_MILLISECONDS)
    }
  }
  const leave = (): void => void (cancelled = cancel())
  signal.addEventListener('abort', leave, { once: true })
  try {
    return await work(session)
  } catch (error) {
    if (cancelled && sqlState(error) === STATEMENT_ENDED) refuse('caller-gone')
    throw error
  } finally {
    run.isOver = true
    signal.removeEventListener('abort', leave)
    await cancelled
  }
}
