/** What an attempt makes of a row of the ledger: pure, so that every case can be tried. */
import type { Outcome } from '../transport.ts'
import type { Reason } from './reasons.ts'
import type { UnknownRule } from './schemas.ts'

/** An attempt of a row that was leased. */
export interface Attempted {
  readonly id: string
  readonly lease: string
  readonly attempts: number
  readonly unconfirmedAttempts: number
}

/** What is known beside the row when an outcome is written. */
export interface Circumstances {
  readonly at: Date
  readonly unknownRule: UnknownRule
  readonly deadline: string | null
  /** From 0 up to, not including, 1. */
  readonly random: () => number
}

/** A row's new standing. `state` decides what else is set: a final word has no `due`. */
export interface Change {
  readonly id: string
  readonly lease: string
  readonly state: 'queued' | 'sent' | 'failed' | 'skipped' | 'unknown'
  readonly reason: Reason | null
  /** null: what was said before stays. */
  readonly detail: string | null
  readonly due: string | null
  readonly attempts: number
  readonly unconfirmedAttempts: number
  readonly route: string | null
  readonly providerId: string | null
  /** The lease is remembered, so that the worker that held it may still bring the truth. */
  readonly keepsLease: boolean
}

/** As many attempts as the pauses between them fill some three days with; the first may come weeks after queueing. */
export const MOST_ATTEMPTS = 16

/** A message that brought down its worker, or its server's conversation, this often is not tried a further time. */
export const MOST_UNCONFIRMED = 5

const MINUTE = 60
const HOUR = 60 * MINUTE
const PAUSES = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR]
const LONGEST_PAUSE = 6 * HOUR
const JITTER = 0.2
/** When a server that says that we are too fast is tried again, unless it says when. */
const THROTTLED_SECONDS = 5
const DETAIL_CHARACTERS = 500

/** Seconds until the next attempt after `attempts` of them: 1, 5, 15, 60 minutes, 3 and then 6 hours, ±20 %. */
export function pauseSeconds(attempts: number, random: () => number): number {
  const pause = PAUSES[Math.max(0, attempts - 1)] ?? LONGEST_PAUSE
  return Math.round(pause * (1 + JITTER * (2 * random() - 1)))
}

/** The row after an attempt came to this. */
export function afterOutcome(row: Attempted, outcome: Outcome, known: Circumstances): Change {
  const detail = kept(outcome.detail)
  const tried = { ...unchanged(row), detail, attempts: row.attempts + 1 }
  switch (outcome.state) {
    case 'sent':
      return {
        ...tried,
        state: 'sent',
        route: kept(outcome.route),
        providerId: kept(outcome.providerId ?? '') || null,
      }
    case 'failed':
      return { ...tried, state: 'failed', reason: outcome.reason }
    case 'unreachable':
    case 'withdrawn':
      return { ...unchanged(row), state: 'queued', due: known.at.toISOString() }
    case 'throttled':
      return putOff(unchanged(row), detail, outcome.retryAfterSeconds ?? THROTTLED_SECONDS, known.at)
    case 'lost':
      // Those who are not met by it go first.
      return putOff(unchanged(row), detail, pauseSeconds(1, known.random), known.at)
    case 'unknown':
      // A server that takes messages and is silent is given time: at once it would get the same ones again.
      return unconfirmed(tried, pauseSeconds(row.unconfirmedAttempts + 1, known.random), known)
    default:
      return later(tried, outcome.retryAfterSeconds ?? 0, known)
  }
}

/** The row of a worker that ended, or was away for longer than its lease: again at once, unless it keeps happening. */
export function afterCrash(row: Attempted, known: Circumstances): Change {
  const detail = 'The worker ended before it knew what became of this message'
  const seconds = row.unconfirmedAttempts < 2 ? 0 : pauseSeconds(row.unconfirmedAttempts - 1, known.random)
  return unconfirmed({ ...unchanged(row), detail, attempts: row.attempts + 1 }, seconds, known)
}

/** A row that goes back untouched, because its worker stops. */
export function handedBack(row: Attempted, at: Date): Change {
  return { ...unchanged(row), state: 'queued', due: at.toISOString() }
}

function unchanged({ id, lease, attempts, unconfirmedAttempts }: Attempted): Change {
  return {
    id,
    lease,
    state: 'queued',
    reason: null,
    detail: null,
    due: null,
    attempts,
    unconfirmedAttempts,
    route: null,
    providerId: null,
    keepsLease: false,
  }
}

/** Off, without having cost an attempt. */
function putOff(row: Change, detail: string, seconds: number, at: Date): Change {
  const due = secondsAfter(at, Math.min(seconds, LONGEST_PAUSE))
  return { ...row, state: 'queued', detail, due: due.toISOString() }
}

function unconfirmed(row: Change, seconds: number, known: Circumstances): Change {
  const unconfirmedAttempts = row.unconfirmedAttempts + 1
  const changed = { ...row, unconfirmedAttempts, keepsLease: true }
  if (known.unknownRule === 'leave' || unconfirmedAttempts >= MOST_UNCONFIRMED)
    return { ...changed, state: 'unknown' }
  return { ...changed, state: 'queued', due: secondsAfter(known.at, seconds).toISOString() }
}

function later(row: Change, askedSeconds: number, { at, deadline, random }: Circumstances): Change {
  const seconds = Math.min(Math.max(pauseSeconds(row.attempts, random), askedSeconds), LONGEST_PAUSE)
  const due = secondsAfter(at, seconds)
  const isTooLate = deadline !== null && due > new Date(deadline)
  if (isTooLate || row.attempts >= MOST_ATTEMPTS) return { ...row, state: 'failed', reason: 'expired' }
  return { ...row, state: 'queued', due: due.toISOString() }
}

function secondsAfter(at: Date, seconds: number): Date {
  return new Date(at.getTime() + seconds * 1000)
}

/** What the outside said, as a database can keep it. */
function kept(text: string): string {
  return text.slice(0, DETAIL_CHARACTERS).toWellFormed().replaceAll('\0', '')
}
