/** Notices when a provider is shut: nothing can be reached, or everything is refused (docs/decisions/sending.md). */
import { now } from '../../platform/clock.ts'
import type { Channel } from '../../contacts/channel.ts'
import type { Outcome } from '../transport.ts'

/** A row of batches that reached nobody. */
export interface Outage {
  readonly batches: number
  readonly since: Date
  readonly backoffUntil: Date
}

/** Recipients refused one after another, of one mailing, in all its batches on their way. */
export interface Streak {
  ids: string[]
  /** Messages handed over and not answered, since the last that was: each may arrive as often as it is sent. */
  readonly unanswered: Set<string>
  /** Messages that were answered, and of each that was lost how many had been by then and how often it was. */
  answers: number
  readonly losses: Map<string, { readonly answers: number; readonly times: number }>
  hasSent: boolean
  words: string
  /** The mailing was stopped: what is refused from here on says nothing of its recipient. */
  isTripped: boolean
  /** It was so because messages were handed over and not answered. */
  isUnanswered: boolean
  /** It is stopped by now; when it is taken up again, it starts over. */
  isOver: boolean
  /** Aborted with it: nothing more is handed over. */
  readonly stop: AbortController
  /** Writes under way; whoever takes back what was refused waits for them. */
  readonly writes: Set<Promise<void>>
}

const FIRST_BACKOFF_MILLISECONDS = 1_000
const LONGEST_BACKOFF_MILLISECONDS = 60_000
const MOST_BATCHES = 8
const LEAST_OUTAGE_MILLISECONDS = 5 * 60_000

/** Refused in a row when nothing was ever accepted, and when something was: a list's worst corner is shorter. */
const REFUSED_AT_FIRST = 20
const REFUSED_LATER = 50

/** More than the connections that break when a server is started again. */
const UNANSWERED = 20

/** More than chance brings to one message. */
const LOSSES = 6
const LOSSES_KEPT = 10_000

/** A channel of a workspace: the provider that all its mailings share. */
export function circuitOf({
  workspaceId,
  channel,
}: {
  readonly workspaceId: string
  readonly channel: Channel
}): string {
  return `${workspaceId} ${channel}`
}

/**
 * Tells a circuit how a batch ended. Unreached ones make it back off, 1 s at first, a minute at last. Answers true when
 * that has lasted long enough to stop and tell people: 8 batches and 5 minutes. After that it counts again.
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
  if (before && before.backoffUntil > at) return false
  const batches = (before?.batches ?? 0) + 1
  const since = before?.since ?? at
  const backoff = Math.min(FIRST_BACKOFF_MILLISECONDS * 2 ** (batches - 1), LONGEST_BACKOFF_MILLISECONDS)
  const isLong = batches >= MOST_BATCHES && at.getTime() - since.getTime() >= LEAST_OUTAGE_MILLISECONDS
  if (isLong) outages.delete(key)
  else outages.set(key, { batches, since, backoffUntil: new Date(at.getTime() + backoff) })
  return isLong
}

export function isResting(outages: ReadonlyMap<string, Outage>, key: string): boolean {
  const outage = outages.get(key)
  return outage !== undefined && outage.backoffUntil > now()
}

export function newStreak(): Streak {
  return {
    ids: [],
    unanswered: new Set(),
    answers: 0,
    losses: new Map(),
    hasSent: false,
    words: '',
    isTripped: false,
    isOver: false,
    isUnanswered: false,
    stop: new AbortController(),
    writes: new Set(),
  }
}

/**
 * Tells a streak of one recipient. Answers true when this one makes it long enough to stop the mailing. An address that
 * does not exist is its own fault and counts neither way.
 */
export function countRefusal(streak: Streak, id: string, outcome: Outcome): boolean {
  if (streak.isTripped) return false
  if (outcome.state === 'unknown') return countUnanswered(streak, id, outcome.detail)
  if (isAnswer(outcome)) streak.unanswered.clear()
  if (isReached(outcome)) streak.answers += 1
  if (outcome.state === 'sent' || outcome.state === 'deferred') {
    streak.ids = []
    streak.hasSent ||= outcome.state === 'sent'
    return false
  }
  if (outcome.state !== 'failed' || outcome.reason !== 'refused') return false
  streak.ids.push(id)
  streak.words = outcome.detail
  return streak.ids.length >= (streak.hasSent ? REFUSED_LATER : REFUSED_AT_FIRST) && trip(streak)
}

/** Many in a row, or the same one again with no answer to any in between: it would get one after the other. */
function countUnanswered(streak: Streak, id: string, words: string): boolean {
  streak.words = words
  const isAgain = streak.unanswered.has(id)
  streak.unanswered.add(id)
  if (!isAgain && streak.unanswered.size < UNANSWERED) return false
  streak.isUnanswered = true
  return trip(streak)
}

/** A word about a message that was handed over: what is said before says nothing of what happens to those that are. */
function isAnswer(outcome: Outcome): boolean {
  if (outcome.state === 'sent') return true
  if (outcome.state === 'failed' && outcome.reason === 'unrenderable') return false
  return (outcome.state === 'deferred' || outcome.state === 'failed') && outcome.isEarly !== true
}

/** Did the outside answer? A message that it took without a word is not one. */
export function isReached({ state }: Outcome): boolean {
  return state === 'sent' || state === 'deferred' || state === 'failed' || state === 'throttled'
}

/**
 * A conversation that broke before it had the message is nobody's fault, unless the same one breaks again and again while
 * others get through: then it is put off like a message that was refused for now, and has an end.
 */
export function afterLoss(streak: Streak, id: string, outcome: Outcome): Outcome {
  if (outcome.state !== 'lost') return outcome
  const { answers } = streak
  const before = streak.losses.get(id)
  const times = (before?.times ?? 0) + (before !== undefined && before.answers === answers ? 0 : 1)
  if (streak.losses.size < LOSSES_KEPT || before !== undefined) streak.losses.set(id, { answers, times })
  return times < LOSSES ? outcome : { state: 'deferred', detail: outcome.detail, isEarly: true }
}

function trip(streak: Streak): true {
  streak.isTripped = true
  streak.stop.abort()
  return true
}
