/** What a running sender is given and remembers; nothing of it needs to survive the process. */
import type { LRUCache } from 'lru-cache'
import { lruMap } from '../../lib/lru.ts'
import type { Db } from '../../platform/database.ts'
import type { Log } from '../../platform/log.ts'
import type { DueMailing } from '../ledger/mailing-store.ts'
import type { PickedPlace } from '../ledger/recipient-store.ts'
import type { Channel } from '../../contacts/channel.ts'
import type { Transport } from '../transport.ts'
import type { Flight } from './batch.ts'
import type { Passed } from './obey-throttling.ts'
import type { Outage, Streak } from './breaker.ts'
import { openRunningBatches, type RunningBatches } from './running-batches.ts'
import { openPreparations, type Ready } from './preparations.ts'
import { openFairQueue, type FairQueue } from './fair-queue.ts'

export interface SenderOptions {
  readonly db: Db
  readonly log: Log
  /** Stay the caller's to close, after the sender has stopped. */
  readonly transports: Readonly<Record<Channel, Transport>>
  /** Messages of batches that move; they are unconfirmed if this process is killed. */
  readonly inFlight?: number
  /** Batches of a channel of a workspace on their way at once. */
  readonly batchesPerWorkspace?: number
  /** A batch without an answer for so long goes on waiting and takes no room from others. */
  readonly quietMilliseconds?: number
  readonly batchSize?: number
  /** A worker that did not renew its leases for so long is taken for dead. */
  readonly leaseSeconds?: number
  readonly stopMilliseconds?: number
}

export interface State {
  readonly db: Db
  readonly log: Log
  readonly batchSize: number
  readonly leaseSeconds: number
  readonly prepare: (due: DueMailing) => Promise<Ready | undefined>
  readonly queue: FairQueue
  readonly runningBatches: RunningBatches
  readonly inFlight: Set<Flight>
  readonly running: Set<Promise<void>>
  /** Mailings of which a batch is being leased: two at once would only wait for each other. */
  readonly leasing: Set<string>
  /** Of each mailing the last row that was picked, and until when it is gone by (`performance.now()`). */
  readonly picked: LRUCache<string, { readonly place: PickedPlace; readonly until: number }>
  /** How many messages a channel of a workspace gets at once. */
  readonly sizes: Map<string, number>
  readonly passed: LRUCache<string, Passed>
  /** Until when a mailing, or a channel of a workspace, is left alone. */
  readonly backoffUntil: Map<string, Date>
  readonly outages: Map<string, Outage>
  readonly refusalStreaks: LRUCache<string, Streak>
  readonly stopping: AbortController
  readonly giveUp: AbortController
  /** What is known to be due is not all. */
  isStale: boolean
  /** Statistics that are being made. */
  analysis: Promise<void> | undefined
  /** Ends the sender's wait. */
  wake: () => void
}

const BATCH_SIZE = 100
const IN_FLIGHT = 1_200
const BATCHES_PER_WORKSPACE = 3
const QUIET_MILLISECONDS = 10_000
/** Mailings whose refusals in a row are remembered. */
const STREAKS = 10_000
const LEASE_SECONDS = 30

export function openState({
  db,
  log,
  transports,
  batchSize = BATCH_SIZE,
  leaseSeconds = LEASE_SECONDS,
  inFlight = IN_FLIGHT,
  batchesPerWorkspace = BATCHES_PER_WORKSPACE,
  quietMilliseconds = QUIET_MILLISECONDS,
}: SenderOptions): State {
  return {
    db,
    log,
    batchSize,
    leaseSeconds,
    prepare: openPreparations(db, transports),
    queue: openFairQueue(),
    runningBatches: openRunningBatches({ inFlight, batchesPerWorkspace, quietMilliseconds }),
    inFlight: new Set(),
    running: new Set(),
    leasing: new Set(),
    picked: lruMap({ max: STREAKS }),
    sizes: new Map(),
    passed: lruMap({ max: STREAKS }),
    backoffUntil: new Map(),
    outages: new Map(),
    refusalStreaks: lruMap({ max: STREAKS }),
    stopping: new AbortController(),
    giveUp: new AbortController(),
    isStale: false,
    analysis: undefined,
    wake: () => undefined,
  }
}
