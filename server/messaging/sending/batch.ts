/** Sends a leased batch and records what becomes of each message as soon as it is known. */
import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseAway, type Db } from '../../platform/database.ts'
import type { Log } from '../../platform/log.ts'
import { complete, type RecordedOutcome } from '../ledger/outcomes.ts'
import type { Outcome } from '../transport.ts'
import { afterLoss, countRefusal, isReached, type Streak } from './breaker.ts'
import type { Batch, LeasedRow } from './lease.ts'
import { obeyThrottling, notePassed, type Passed } from './obey-throttling.ts'
import type { RunningBatch } from './running-batches.ts'
import type { Ready } from './preparations.ts'

/** A batch on its way. */
export interface Flight {
  readonly batch: Batch
  readonly ready: Ready
  readonly streak: Streak
  readonly running: RunningBatch
  readonly passed: Passed
  /** Leased rows whose word is not in the database yet: what a crash now leaves unconfirmed. */
  readonly unrecorded: Map<string, LeasedRow>
}

export interface BatchEnd {
  /** The outside spoke of at least one message. */
  readonly reached: boolean
  /** Why some could not be sent at all. */
  readonly unreachable: string | undefined
  /** This batch completed a streak of refusals: the mailing is to be stopped. */
  readonly isRefused: boolean
}

interface Recorder {
  readonly db: Db
  readonly log: Log
  /** After it, nothing is waited for any more. */
  readonly giveUp: AbortSignal
}

const WRITTEN_TOGETHER = 100
const WRITTEN_AFTER_MILLISECONDS = 200
const DATABASE_AWAY_MILLISECONDS = 500

/** Never throws: what the transport left unsaid is unconfirmed, and what the database cannot take is kept and tried again. */
export async function sendBatch(recorder: Recorder, flight: Flight): Promise<BatchEnd> {
  const { batch, ready, streak, running, unrecorded } = flight
  const unsaid = new Map(batch.messages.map((message) => [message.id, message]))
  const records = openRecords(recorder, flight)
  const end = { reached: false, unreachable: undefined as string | undefined, isRefused: false }
  const report = (id: string, said: Outcome): void => {
    const row = unsaid.get(id)
    if (row === undefined) return
    const outcome = afterLoss(streak, id, said)
    unsaid.delete(id)
    running.heardAt = performance.now()
    if (outcome.state === 'sent') notePassed(flight.passed)
    if (isReached(outcome)) end.reached = true
    else if (outcome.state === 'unreachable' || outcome.state === 'lost') end.unreachable = outcome.detail
    if (countRefusal(streak, id, outcome)) end.isRefused = true
    records.add({ row: { ...row, lease: batch.lease }, outcome })
  }
  try {
    await ready.prepared.send(batch.messages, report, streak.stop.signal)
  } catch (error) {
    recorder.log.error({ err: error, mailing: batch.mailingId }, 'a fault while sending')
    // It backs off as if nothing could be reached: what fails at once would be tried for ever.
    end.unreachable = error instanceof Error ? error.message : String(error)
  }
  for (const id of unsaid.keys())
    report(id, { state: 'unknown', detail: 'It was not said what became of it' })
  await records.flush()
  unrecorded.clear()
  return end
}

interface Records {
  add(outcomes: RecordedOutcome): void
  flush(): Promise<void>
}

/** Outcomes are written together: when there are 100, when the first has waited for 0.2 s, and at the end. */
function openRecords(recorder: Recorder, flight: Flight): Records {
  const { ready, streak, unrecorded, passed } = flight
  const { workspaceId, channel } = ready.sendable.mailing
  let waiting: RecordedOutcome[] = []
  let timer: NodeJS.Timeout | undefined
  let written = Promise.resolve()
  const writeAll = async (outcomes: readonly RecordedOutcome[]): Promise<void> => {
    await obeyThrottling({ ...recorder, workspaceId, channel, passed }, outcomes)
    const write = record(recorder, ready, withoutBlame(outcomes, streak))
    streak.writes.add(write)
    await write
    streak.writes.delete(write)
    for (const { row } of outcomes) unrecorded.delete(row.id)
  }
  const flush = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    const outcomes = waiting
    waiting = []
    if (outcomes.length > 0) written = written.then(() => writeAll(outcomes))
    return written
  }
  const add = (outcomes: RecordedOutcome): void => {
    waiting.push(outcomes)
    if (waiting.length >= WRITTEN_TOGETHER) void flush()
    else timer ??= setTimeout(() => void flush(), WRITTEN_AFTER_MILLISECONDS)
  }
  return { add, flush }
}

/** Once everything is refused, a refusal says nothing of its recipient, who waits again. */
function withoutBlame(outcomes: readonly RecordedOutcome[], streak: Streak): readonly RecordedOutcome[] {
  if (!streak.isTripped) return outcomes
  return outcomes.map(({ row, outcome }) =>
    outcome.state === 'failed' && outcome.reason === 'refused'
      ? { row, outcome: { state: 'unreachable', detail: outcome.detail } }
      : { row, outcome },
  )
}

/** Writes outcomes, waiting for the database as long as it is away; what it refuses is written one by one. */
async function record(recorder: Recorder, ready: Ready, outcomes: readonly RecordedOutcome[]): Promise<void> {
  const { mailing, unknownRule } = ready.sendable
  for (;;) {
    try {
      return await complete(recorder.db, { ...mailing, unknownRule }, outcomes)
    } catch (error) {
      if (recorder.giveUp.aborted) return
      if (!isDatabaseAway(error)) return apart(recorder, ready, outcomes, error)
      recorder.log.warn({ err: error }, 'the database is away; what was sent is kept until it is back')
    }
    await sleep(DATABASE_AWAY_MILLISECONDS)
  }
}

async function apart(
  recorder: Recorder,
  ready: Ready,
  outcomes: readonly RecordedOutcome[],
  error: unknown,
): Promise<void> {
  if (outcomes.length > 1) {
    for (const each of outcomes) await record(recorder, ready, [each])
  } else {
    // Its lease runs out, which marks it as unconfirmed: the truth is in the log.
    recorder.log.error(
      { err: error, delivery: outcomes[0]?.row.id, outcome: outcomes[0]?.outcome },
      'not recorded',
    )
  }
}
