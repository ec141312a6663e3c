/** One turn of a mailing: made ready, a batch leased, sent and settled, and what its end says of the provider. */
import { now } from '../../platform/clock.ts'
import { lookAgainNow, type DueMailing } from '../ledger/mailing-store.ts'
import type { PickedPlace } from '../ledger/recipient-store.ts'
import { handBack, settleMailing, stopRefused } from '../ledger/outcomes.ts'
import { pauseMailing } from '../mailings/mailing-lifecycle.ts'
import { Unsendable } from '../../content/unsendable.ts'
import { sendBatch, type BatchEnd } from './batch.ts'
import { afterBatch, circuitOf, newStreak, type Streak } from './breaker.ts'
import { providerIsAway, providerIsBack } from './outage.ts'
import { newPassed, type Passed } from './obey-throttling.ts'
import { leaseBatch, type Batch } from './lease.ts'
import type { RunningBatch } from './running-batches.ts'
import type { Ready } from './preparations.ts'
import type { State } from './state.ts'
import { refusedSentence, unansweredSentence } from './words.ts'

/** Nothing more of a mailing is leased while it is being stopped. */
const STOPPING_MILLISECONDS = 60_000

/** Rows that another worker gave back behind what was picked since wait no longer for it. */
const PICKED_MILLISECONDS = 10_000

const LEAST_BATCH = 20
/** A batch that takes less is followed by a larger one, and one that takes more by a smaller one. */
const QUICK_MILLISECONDS = 250
const SLOW_MILLISECONDS = 1_000

export async function processMailing(state: State, due: DueMailing, running: RunningBatch): Promise<void> {
  // Before anything is read: what was stopped since is not begun with this batch.
  const streak = streakOf(state, due.id)
  const ready = await makeReady(state, due)
  if (ready === undefined) return state.queue.drop(due.id)
  const batch = await leaseBatch(state.db, ready.sendable, {
    limit: sizeOf(state, due),
    seconds: state.leaseSeconds,
    after: pickedOf(state, due),
  })
  notePicked(state, due, batch)
  if (batch.restUntil !== undefined) state.backoffUntil.set(circuitOf(due), batch.restUntil)
  // From here on the next batch of it may be leased beside this one.
  if (batch.isLast) state.queue.drop(due.id)
  state.leasing.delete(due.id)
  state.wake()
  if (batch.messages.length > 0) await sendOrHandBack(state, due, running, { ready, streak, batch })
  if (batch.isLast) await settleMailing(state.db, due)
  // Another lane may have found nothing due and put the mailing off until this batch's lease would have run out.
  else if (batch.messages.length > 0) await lookAgainNow(state.db, due.workspaceId, due.id)
}

/** Up to where rows were picked lately; now and then it is forgotten, for what went back behind it. */
function pickedOf({ picked }: State, { id }: DueMailing): PickedPlace | undefined {
  const known = picked.get(id)
  if (known === undefined || known.until > performance.now()) return known?.place
  picked.delete(id)
  return undefined
}

function notePicked({ picked }: State, { id }: DueMailing, batch: Batch): void {
  if (batch.isLast) picked.delete(id)
  else if (batch.picked !== undefined) {
    const until = picked.get(id)?.until ?? performance.now() + PICKED_MILLISECONDS
    picked.set(id, { place: batch.picked, until })
  }
}

async function makeReady(state: State, due: DueMailing): Promise<Ready | undefined> {
  try {
    return await state.prepare(due)
  } catch (error) {
    if (!(error instanceof Unsendable)) throw error
    await pauseMailing(state.db, due.workspaceId, due.id, error.message)
    return undefined
  }
}

async function sendOrHandBack(
  state: State,
  due: DueMailing,
  running: RunningBatch,
  { ready, streak, batch }: { readonly ready: Ready; readonly streak: Streak; readonly batch: Batch },
): Promise<void> {
  if (state.stopping.signal.aborted) {
    const rows = batch.messages.map((message) => ({ ...message, lease: batch.lease }))
    return handBack(state.db, due, rows)
  }
  const unrecorded = new Map(batch.messages.map((message) => [message.id, message]))
  running.messages = () => unrecorded.size
  running.heardAt = performance.now()
  const began = performance.now()
  const flight = { batch, ready, streak, running, unrecorded, passed: passedOf(state, due) }
  state.inFlight.add(flight)
  try {
    const end = await sendBatch({ db: state.db, log: state.log, giveUp: state.giveUp.signal }, flight)
    if (end.unreachable !== undefined && !end.reached) setSize(state, due, LEAST_BATCH)
    else resize(state, due, { taken: batch.messages.length, milliseconds: performance.now() - began })
    await judge(state, due, { ready, streak, end })
  } finally {
    state.inFlight.delete(flight)
  }
}

/** What the end of a batch says of the provider. */
async function judge(
  state: State,
  due: DueMailing,
  { ready, streak, end }: { readonly ready: Ready; readonly streak: Streak; readonly end: BatchEnd },
): Promise<void> {
  const { mailing } = ready.sendable
  if (end.reached || end.unreachable !== undefined) state.runningBatches.note(circuitOf(due), end.reached)
  const unreachable = end.unreachable !== undefined && !streak.isTripped
  const since = ready.sendable.awaySince ?? state.outages.get(circuitOf(due))?.since
  const isOut = afterBatch(state.outages, circuitOf(due), { ...end, unreachable })
  const isAway = ready.sendable.awaySince !== null
  if (isAway && end.reached) await providerIsBack(state, due)
  else if (unreachable && !end.reached && (isOut || isAway)) {
    const words = end.unreachable ?? ''
    await providerIsAway(state, due, { since: new Date(since ?? now()), words, mailing })
  }
  if (!end.isRefused) return
  state.backoffUntil.set(due.id, new Date(now().getTime() + STOPPING_MILLISECONDS))
  await Promise.all(streak.writes)
  const sentence = (streak.isUnanswered ? unansweredSentence : refusedSentence)(mailing, streak.words)
  state.log.warn({ workspace: due.workspaceId, mailing: due.id }, sentence)
  if (streak.isUnanswered) await pauseMailing(state.db, due.workspaceId, due.id, sentence)
  else await stopRefused(state.db, due, { ids: streak.ids, due: now(), sentence })
  streak.isOver = true
  // Paused, it is found again only when somebody resumed it.
  state.backoffUntil.delete(due.id)
}

function passedOf({ passed }: State, due: DueMailing): Passed {
  const known = passed.get(circuitOf(due)) ?? newPassed()
  passed.set(circuitOf(due), known)
  return known
}

function streakOf({ refusalStreaks }: State, mailingId: string): Streak {
  const known = refusalStreaks.get(mailingId)
  const streak = known && !known.isOver ? known : newStreak()
  refusalStreaks.set(mailingId, streak)
  return streak
}

/** How many messages a batch of it asks for. */
export function sizeOf(state: State, due: DueMailing): number {
  const size = state.sizes.get(circuitOf(due)) ?? LEAST_BATCH
  return Math.min(size, state.batchSize)
}

/** Small while the provider is slow, since a batch is what a crash leaves unconfirmed; large while it is quick. */
function resize(
  state: State,
  due: DueMailing,
  { taken, milliseconds }: { readonly taken: number; readonly milliseconds: number },
): void {
  const size = sizeOf(state, due)
  if (milliseconds > SLOW_MILLISECONDS) setSize(state, due, Math.max(LEAST_BATCH, Math.floor(size / 2)))
  else if (milliseconds < QUICK_MILLISECONDS && taken >= size) setSize(state, due, size * 2)
}

function setSize(state: State, due: DueMailing, size: number): void {
  state.sizes.set(circuitOf(due), Math.min(size, state.batchSize))
}
