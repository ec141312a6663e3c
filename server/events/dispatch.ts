/** Hands events to those who are interested, each exactly once: a crash leaves them all handed over, or waiting. */
import { retried, type Db } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import { keepDoing, type Loop } from '../platform/loop.ts'
import type { Consumer } from './schemas.ts'
import { findWorkspaceWithEvents, takeEvents } from './store.ts'

const BATCH = 200

export interface DispatchDependencies {
  readonly db: Db
  readonly log: Log
  readonly consumers: readonly Consumer[]
}

/** Hands over as long as the program runs; several processes may. */
export function openDispatcher(dependencies: DispatchDependencies): Loop {
  return keepDoing('events', dependencies.log, () => dispatchEvents(dependencies))
}

/** One batch of one workspace; whether there was any. */
export async function dispatchEvents({
  db,
  consumers,
}: Pick<DispatchDependencies, 'db' | 'consumers'>): Promise<boolean> {
  const workspaceId = await findWorkspaceWithEvents(db)
  if (workspaceId === undefined) return false
  return retried(() =>
    db.transaction(async (tx) => {
      const events = await takeEvents(tx, workspaceId, BATCH)
      if (events.length > 0) for (const consumer of consumers) await consumer.take(tx, workspaceId, events)
      return events.length > 0
    }),
  )
}
