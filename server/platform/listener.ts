/** Notifications of PostgreSQL, for as long as the program runs: all channels of a process on one connection. */
import { escapeIdentifier, type Client } from 'pg'
import type { Listener, Listening } from './database-types.ts'
import {
  openConnection,
  type ConnectionEvents,
  type ListenerConnection,
  type ListenerOptions,
} from './listener-connection.ts'

interface Subscription {
  readonly channel: string
  readonly onMessage: (payload: string) => void
  readonly onGap: () => void
  isLive: boolean
}

/**
 * Nothing is connected until somebody listens. `listen` resolves once it listens, or when the first try has failed: it goes on
 * trying for ever. `onGap` is called at every break and its end.
 */
export function openListener(options: ListenerOptions): Listener {
  const subscriptions = new Set<Subscription>()
  let connection: ListenerConnection | undefined
  const events = eventsOf(subscriptions, options)
  const end = async (): Promise<void> => {
    const last = connection
    connection = undefined
    for (const subscription of subscriptions) subscription.isLive = false
    subscriptions.clear()
    await last?.close()
  }
  return {
    listen: async (channel, onMessage, onGap): Promise<Listening> => {
      const subscription: Subscription = { channel, onMessage, onGap, isLive: false }
      subscriptions.add(subscription)
      const used = (connection ??= openConnection(options, events))
      const client = await used.client()
      if (client && !subscription.isLive)
        await events.begin(client, subscription).catch(() => used.lost(client))
      return {
        isLive: () => subscription.isLive,
        close: async () => {
          subscription.isLive = false
          if (subscriptions.delete(subscription) && subscriptions.size === 0) await end()
        },
      }
    },
    close: end,
  }
}

/** What comes over the connection, for all who asked for something of it. */
function eventsOf(subscriptions: ReadonlySet<Subscription>, options: ListenerOptions) {
  const begin = async (client: Client, subscription: Subscription): Promise<void> => {
    await client.query(`listen ${escapeIdentifier(subscription.channel)}`)
    if (subscription.isLive || !subscriptions.has(subscription)) return
    subscription.isLive = true
    subscription.onGap()
  }
  return {
    begin,
    opened: async (client) => {
      for (const subscription of subscriptions) await begin(client, subscription)
    },
    broken: () => {
      for (const subscription of subscriptions) {
        subscription.isLive = false
        subscription.onGap()
      }
    },
    notified: (channel, payload) => {
      for (const subscription of subscriptions)
        if (subscription.channel === channel) pass(subscription, payload, options)
    },
  } satisfies ConnectionEvents & { begin: unknown }
}

/** Anybody who may connect can notify: what a reader stumbles over must not end the program. */
function pass({ channel, onMessage }: Subscription, payload: string, { log }: ListenerOptions): void {
  try {
    onMessage(payload)
  } catch (error) {
    log.error({ err: error, channel }, 'a notification could not be read')
  }
}
