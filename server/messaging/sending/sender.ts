/** The sender: in every worker process, for as long as it runs, sends what is due (docs/decisions/sending.md). */
import { setTimeout as sleep } from 'node:timers/promises'
import { now } from '../../platform/clock.ts'
import { isDatabaseAway } from '../../platform/database.ts'
import { findDueMailings, type DueMailing } from '../ledger/mailing-store.ts'
import { settleExpired } from '../ledger/outcomes.ts'
import { analyzeUncounted } from '../ledger/statistics-store.ts'
import { extendLeases } from '../ledger/lease-store.ts'
import { circuitOf, isResting } from './breaker.ts'
import type { RunningBatch } from './running-batches.ts'
import { openState, type SenderOptions, type State } from './state.ts'
import { sizeOf, processMailing } from './process-mailing.ts'

export interface Sender {
  /** Something is due, and it need not wait for a notification. */
  lookNow(): void
  /** Messages whose fate is not in the database at this instant. */
  inFlight(): number
  /** Begins nothing more, and lets what is in flight finish, 20 s at most. Safe to call twice. */
  stop(): Promise<void>
}

/** Batches being leased at once: they share the database with everything else. */
const LEASING = 6
const STOP_MILLISECONDS = 20_000

const IDLE_MILLISECONDS = 500
/** While there is work, the look for more need not be older than this. */
const FRESH_MILLISECONDS = 100
const FAILED_MILLISECONDS = 2_000
const SWEEP_MILLISECONDS = 5_000

export function openSender(options: SenderOptions): Sender {
  const { stopMilliseconds = STOP_MILLISECONDS } = options
  const state = openState(options)
  const loop = run(state)
  const beating = setInterval(() => void beat(state), (state.leaseSeconds * 1000) / 3)
  const finish = async (): Promise<void> => {
    state.stopping.abort()
    state.wake()
    const patience = setTimeout(() => state.giveUp.abort(), stopMilliseconds)
    await Promise.race([
      loop.then(() => Promise.all([...state.running, state.analysis])),
      new Promise((resolve) => state.giveUp.signal.addEventListener('abort', resolve)),
    ])
    clearTimeout(patience)
    clearInterval(beating)
  }
  let finished: Promise<void> | undefined
  return {
    lookNow: () => {
      state.isStale = true
      state.wake()
    },
    inFlight: () => [...state.inFlight].reduce((sum, { unrecorded }) => sum + unrecorded.size, 0),
    stop: () => (finished ??= finish()),
  }
}

async function run(state: State): Promise<void> {
  const looks = { due: -Infinity, expired: -Infinity }
  while (!state.stopping.signal.aborted) {
    const woken = new Promise<void>((resolve) => (state.wake = resolve))
    try {
      await look(state, looks)
      while (state.leasing.size < LEASING && beginTurn(state)) continue
      await Promise.race([
        woken,
        idle(state.runningBatches.moving() > 0 ? FRESH_MILLISECONDS : IDLE_MILLISECONDS),
      ])
    } catch (error) {
      state.log.warn({ err: error }, 'the look for messages to send failed; it will be tried again')
      await Promise.race([woken, idle(FAILED_MILLISECONDS)])
    }
  }
}

/** Looks for what is due, and now and then for what a worker left that is no more. */
async function look(state: State, looks: { due: number; expired: number }): Promise<void> {
  const at = performance.now()
  if (at - looks.expired >= SWEEP_MILLISECONDS) {
    looks.expired = at
    await settleExpired(state.db)
    analyze(state)
  }
  if (at - looks.due < FRESH_MILLISECONDS && !state.isStale) return
  looks.due = at
  state.isStale = false
  state.queue.renew(await findDueMailings(state.db))
}

/** Beside the work: of a table of a million rows it takes a second. */
function analyze(state: State): void {
  state.analysis ??= analyzeUncounted(state.db)
    .catch((error: unknown) =>
      state.log.warn({ err: error }, 'statistics could not be made; they will be tried again'),
    )
    .finally(() => (state.analysis = undefined))
}

function beginTurn(state: State): boolean {
  const { queue, leasing, runningBatches } = state
  if (state.stopping.signal.aborted) return false
  const hasRoom = runningBatches.room()
  const due = queue.next((due) => !leasing.has(due.id) && hasRoom(circuitOf(due)) && !backsOff(state, due))
  if (due === undefined) return false
  queue.enter(due.workspaceId)
  leasing.add(due.id)
  const wanted = sizeOf(state, due)
  const running: RunningBatch = { key: circuitOf(due), messages: () => wanted, heardAt: performance.now() }
  runningBatches.enter(running)
  const turn = processMailing(state, due, running)
    .catch((error: unknown) => failed(state, due, error))
    .finally(() => {
      leasing.delete(due.id)
      runningBatches.leave(running)
      queue.leave(due.workspaceId)
      state.running.delete(turn)
      state.wake()
    })
  state.running.add(turn)
  return true
}

function backsOff({ backoffUntil, outages }: State, due: DueMailing): boolean {
  const key = circuitOf(due)
  const until = [backoffUntil.get(due.id), backoffUntil.get(key)].find(
    (until) => until !== undefined && until > now(),
  )
  return until !== undefined || isResting(outages, key)
}

function failed(state: State, { workspaceId, id }: DueMailing, error: unknown): void {
  state.backoffUntil.set(id, new Date(now().getTime() + FAILED_MILLISECONDS))
  if (isDatabaseAway(error))
    state.log.warn({ err: error }, 'the database is away; sending goes on when it is back')
  else state.log.error({ err: error, workspace: workspaceId, mailing: id }, 'a turn of sending failed')
}

async function beat({ db, log, inFlight, leaseSeconds }: State): Promise<void> {
  const until = new Date(now().getTime() + leaseSeconds * 1000)
  for (const { batch, unrecorded } of inFlight) {
    const { workspaceId, lease } = batch
    await extendLeases(db, workspaceId, { lease, ids: [...unrecorded.keys()], until }).catch(
      (error: unknown) => log.warn({ err: error }, 'leases could not be renewed'),
    )
  }
}

async function idle(milliseconds: number): Promise<void> {
  await sleep(milliseconds, undefined, { ref: false })
}
