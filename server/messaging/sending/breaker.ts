/** Notices when a way out is shut: nothing can be reached, or everything is refused (docs/decisions/sending.md). */
import { now } from '../../platform/clock.ts'
import type { Channel } from '../../contacts/channel.ts'
import type { Outcome } from '../transport.ts'

/** A row of batches that reached nobody. */
export interface Outage {
  readonly batches: number
  readonly since: Date
  readonly restUntil: Date
}

/** Recipients refused one after another, of one mailing, in all its batches on their way. */
export interface Streak {
  ids: string[]
  /** Messages in a row that were handed over and not answered: each may arrive as often as it is sent. */
  unanswered: number
  hasSent: boolean
  words: string
  /** The mailing was stopped: what is refused from here on says nothing of its recipient. */
  isTripped: boolean
  /** Writes under way; whoever takes back what was refused waits for them. */
  readonly writes: Set<Promise<void>>
}

const FIRST_REST_MILLISECONDS = 1_000
const LONGEST_REST_MILLISECONDS = 60_000
const MOST_BATCHES = 8
const LEAST_OUTAGE_MILLISECONDS = 5 * 60_000

/** Refused in a row when nothing was ever accepted, and when something was: a list's worst corner is shorter. */
const REFUSED_AT_FIRST = 20
const REFUSED_LATER = 50

/** More than the connections that break when a server is started again. */
const UNANSWERED = 20

export function circuitKey(workspaceId: string, channel: Channel): string {
  return `${workspaceId} ${channel}`
}

/**
 * Tells a circuit how a batch ended. Unreached ones make it rest, 1 s at first, a minute at last. Answers true when
 * that has lasted long enough to stop and tell people: 8 batches and 5 minutes. After that it counts anew.
 */
export function afterBatch(
  outages: Map<string, Outage>,
  key: string,
  { reached, unreachable }: { readonly reached: boolean; readonly unreachable: boolean },
): boolean {
  const at = now()
  const before = reached ? undefined : outages.get(key)
  if (!unreachable) {
    if (reached) outages.delete(key)
    return false
  }
  // Batches that were on their way when the first one failed say nothing new.
  if (before && before.restUntil > at) return false
  const batches = (before?.batches ?? 0) + 1
  const since = before?.since ?? at
  const rest = Math.min(FIRST_REST_MILLISECONDS * 2 ** (batches - 1), LONGEST_REST_MILLISECONDS)
  const isLong = batches >= MOST_BATCHES && at.getTime() - since.getTime() >= LEAST_OUTAGE_MILLISECONDS
  if (isLong) outages.delete(key)
  else outages.set(key, { batches, since, restUntil: new Date(at.getTime() + rest) })
  return isLong
}

export function isResting(outages: ReadonlyMap<string, Outage>, key: string): boolean {
  const outage = outages.get(key)
  return outage !== undefined && outage.restUntil > now()
}

export function newStreak(): Streak {
  return { ids: [], unanswered: 0, hasSent: false, words: '', isTripped: false, writes: new Set() }
}

export function isUnanswered({ unanswered }: Streak): boolean {
  return unanswered >= UNANSWERED
}

/**
 * Tells a streak of one recipient. Answers true when this one makes it long enough to stop the mailing. An address that
 * does not exist is its own fault and counts neither way.
 */
export function countRefusal(streak: Streak, id: string, outcome: Outcome): boolean {
  if (streak.isTripped) return false
  if (outcome.state === 'unknown') {
    streak.unanswered += 1
    streak.words = outcome.detail
    streak.isTripped = isUnanswered(streak)
    return streak.isTripped
  }
  if (outcome.state !== 'unreachable') streak.unanswered = 0
  if (outcome.state === 'sent' || outcome.state === 'deferred') {
    streak.ids = []
    streak.hasSent ||= outcome.state === 'sent'
    return false
  }
  if (outcome.state !== 'failed' || outcome.reason !== 'refused') return false
  streak.ids.push(id)
  streak.words = outcome.detail
  streak.isTripped = streak.ids.length >= (streak.hasSent ? REFUSED_LATER : REFUSED_AT_FIRST)
  return streak.isTripped
}
