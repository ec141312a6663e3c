/** Everybody who can listen to a workspace's events, each under its own name. */
import { dispatchEvents } from '../../server/events/dispatch.ts'
import { EVENT_TYPES, type Consumer, type EventType } from '../../server/events/schemas.ts'
import { setInterest } from '../../server/events/store.ts'
import type { Db } from '../../server/platform/database.ts'
import { log } from './postgres.ts'

type Heard = Record<'webhook' | 'flow' | 'welcome', string[]>

/** Subscribes a webhook, a flow and a welcome to everything; the types that each was given, when asked. */
export async function openEndpointsOf(db: Db, workspaceId: string): Promise<() => Promise<Heard>> {
  // The keys of the very object that lists them.
  const types = Object.keys(EVENT_TYPES) as EventType[]
  await db.transaction(async (tx) => {
    for (const name of ['webhook:1', 'flow:1', 'welcome']) await setInterest(tx, workspaceId, name, types)
  })
  return async () => {
    const heard: Heard = { webhook: [], flow: [], welcome: [] }
    const consumers = (['webhook', 'flow', 'welcome'] as const).map((name): Consumer => ({
      name,
      take: async (_tx, _workspaceId, events) => void heard[name].push(...events.map(({ type }) => type)),
    }))
    while (await dispatchEvents({ db, log, consumers }));
    return heard
  }
}
