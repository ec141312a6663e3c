/** What a server asks for is heeded by all workers, before what it throttled goes back into the queue. */
import type { Channel } from '../../contacts/channel.ts'
import type { Db } from '../../platform/database.ts'
import type { Log } from '../../platform/log.ts'
import { slowDown } from '../ledger/pace-store.ts'
import type { RecordedOutcome } from '../ledger/outcomes.ts'
import type { Outcome } from '../transport.ts'
import { paceKey } from './pace-batch.ts'

/** What went through a provider of late, whichever the batch. */
export interface Passed {
  began: number
  sent: number
  /** A second, in the window before. */
  before: number
}

const WINDOW_MILLISECONDS = 3_000

export function newPassed(): Passed {
  return { began: performance.now(), sent: 0, before: 0 }
}

export function notePassed(passed: Passed): void {
  roll(passed)
  passed.sent += 1
}

function passedPerSecond(passed: Passed): number {
  roll(passed)
  return Math.max(passed.before, passed.sent / Math.max(1, (performance.now() - passed.began) / 1000))
}

function roll(passed: Passed): void {
  const age = performance.now() - passed.began
  if (age < WINDOW_MILLISECONDS) return
  passed.before = passed.sent / (age / 1000)
  passed.sent = 0
  passed.began = performance.now()
}

type Throttled = Extract<Outcome, { state: 'throttled' }>

interface Heeding {
  readonly db: Db
  readonly log: Log
  readonly workspaceId: string
  readonly channel: Channel
  readonly passed: Passed
}

/** Never throws: a word that cannot be kept is said again. */
export async function obeyThrottling(
  { db, log, workspaceId, channel, passed }: Heeding,
  recorded: readonly RecordedOutcome[],
): Promise<void> {
  const words = new Map<string, Throttled>()
  for (const { outcome } of recorded) {
    if (outcome.state !== 'throttled') continue
    words.set(outcome.domain === undefined ? channel : paceKey(channel, outcome.domain), outcome)
  }
  const perSecond = passedPerSecond(passed)
  for (const [key, { detail, retryAfterSeconds }] of words) {
    log.info({ workspace: workspaceId, pace: key, words: detail }, 'asked for less, we slow down')
    await slowDown(db, workspaceId, key, { perSecond, words: detail, retryAfterSeconds }).catch(
      (error: unknown) => log.warn({ err: error, pace: key }, 'a slower pace could not be kept'),
    )
  }
}
