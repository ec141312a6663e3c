/** Hands events to those who are interested, each exactly once: a crash leaves them all handed over, or waiting. */
import { goRound, openRoundRobin } from '../lib/round-robin.ts'
import { retried, type Db, type Tx } from '../platform/database.ts'
import { faultOf, isTransient } from '../platform/faults.ts'
import type { Log } from '../platform/log.ts'
import { openPollLoop, type Loop } from '../platform/poll-loop.ts'
import { setApart } from './failure-store.ts'
import type { Consumer, Event } from './schemas.ts'
import { findWorkspaceWithEvents, takeEvents } from './store.ts'

const BATCH = 200

export interface DispatchDependencies {
  readonly db: Db
  readonly log: Log
  readonly consumers: readonly Consumer[]
}

/** Hands over as long as the program runs, a batch of each workspace in turn; several processes may. */
export function openDispatcher(dependencies: DispatchDependencies): Loop {
  const { db, log } = dependencies
  const step = openRoundRobin(
    (last: string | undefined) => findWorkspaceWithEvents(db, last),
    (workspaceId) => handOver(dependencies, workspaceId),
  )
  return openPollLoop('events', log, step)
}

/** One batch of every workspace that has any; whether there was any. @internal For tests, who count rounds. */
export async function dispatchEvents(dependencies: DispatchDependencies): Promise<boolean> {
  return goRound(
    (last: string | undefined) => findWorkspaceWithEvents(dependencies.db, last),
    (workspaceId) => handOver(dependencies, workspaceId),
  )
}

async function handOver(dependencies: DispatchDependencies, workspaceId: string): Promise<boolean> {
  const { db, log, consumers } = dependencies
  try {
    return await retried(() =>
      db.transaction(async (tx) => {
        const events = await takeEvents(tx, workspaceId, BATCH)
        for (const consumer of consumers) await give(tx, workspaceId, consumer, events)
        return events.length > 0
      }),
    )
  } catch (error) {
    if (isTransient(error)) throw error
    log.warn({ err: error, workspaceId }, 'events could not be handed over together; each is tried alone')
    return oneByOne(dependencies, workspaceId)
  }
}

/** As many as a batch holds, each alone: what is at fault is found, and everything else goes on. */
async function oneByOne(dependencies: DispatchDependencies, workspaceId: string): Promise<boolean> {
  for (let taken = 0; taken < BATCH; taken += 1) {
    const wasThere = await retried(() =>
      dependencies.db.transaction((tx) => handOverNext(dependencies, tx, workspaceId)),
    )
    if (!wasThere) return taken > 0
  }
  return true
}

/** A consumer that cannot take it keeps it from no other. */
async function handOverNext(
  { log, consumers }: DispatchDependencies,
  tx: Tx,
  workspaceId: string,
): Promise<boolean> {
  const [event] = await takeEvents(tx, workspaceId, 1)
  if (!event) return false
  for (const consumer of consumers) {
    const fault = await faultOf(tx, () => give(tx, workspaceId, consumer, [event]))
    if (fault === undefined) continue
    if (isTransient(fault)) throw fault
    await setApart(tx, workspaceId, event, { consumer: consumer.name, reason: fault.message })
    log.error(
      { err: fault, workspaceId, eventId: event.id, consumer: consumer.name },
      'an event was dead-lettered',
    )
  }
  return true
}

async function give(
  tx: Tx,
  workspaceId: string,
  consumer: Consumer,
  events: readonly Event[],
): Promise<void> {
  const its = events.filter(({ onlyFor }) => onlyFor === null || onlyFor === consumer.name)
  if (its.length > 0) await consumer.take(tx, workspaceId, its)
}
