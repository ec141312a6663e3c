/** The connection that notifications come over: made again whenever it breaks. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { connectClient, endClient, socketOf } from './clients.ts'
import type { DatabaseOptions } from './database-types.ts'

export type ListenerOptions = Pick<DatabaseOptions, 'connection' | 'log' | 'revive'>

/** What a connection reports; `opened` makes it ready, and is part of the try to connect. */
export interface ConnectionEvents {
  opened(client: Client): Promise<void>
  broken(): void
  notified(channel: string, payload: string): void
}

export interface ListenerConnection {
  /** The connection, made if there is none; undefined when it could not be, which is then tried again and again. */
  client(): Promise<Client | undefined>
  /** This one no longer answers. */
  lost(client: Client): void
  close(): Promise<void>
}

const AGAIN_MILLISECONDS = 500
/** A listener sends nothing, so that it alone would never notice a network that swallows. */
const BEAT_MILLISECONDS = 10_000
const BEAT_ANSWER_MILLISECONDS = 5_000

/** One connection, made again whenever it breaks, until it is closed; one that is made meanwhile has nobody left to end it. */
export function openConnection(options: ListenerOptions, events: ConnectionEvents): ListenerConnection {
  /** The one that listens, or is about to. What an older one still reports is not a break. */
  let current: Client | undefined
  let closed = false
  const pause = aPause(() => void connecting.get())
  const again = (): void => {
    if (!closed && pause.begin()) events.broken()
  }
  const lost = (client: Client): void => {
    if (client !== current) return
    current = undefined
    connecting.forget()
    socketOf(client).destroy()
    again()
  }
  const connecting = keptUntilForgotten(async () => {
    try {
      const client = await connect(options, events, (made) => (current = made), lost)
      if (closed) await endClient(client)
      return client === current && !closed ? client : undefined
    } catch (error) {
      if (closed) return undefined
      options.log.warn({ err: error }, 'the database does not answer the listener')
      if (current) lost(current)
      else again()
      return undefined
    }
  })
  const heart = setInterval(() => void beat(current, lost), BEAT_MILLISECONDS).unref()
  return {
    client: connecting.get,
    lost,
    close: async () => {
      closed = true
      pause.end()
      clearInterval(heart)
      if (current) await endClient(current)
    },
  }
}

/** `adopt` is called as soon as there is a client, `lost` each time it reports that it has ended. */
async function connect(
  { connection, revive }: ListenerOptions,
  events: ConnectionEvents,
  adopt: (client: Client) => void,
  lost: (client: Client) => void,
): Promise<Client> {
  await revive?.()
  const client = await connectClient(connection, 'tidings listener')
  adopt(client)
  client.on('error', () => lost(client)).on('end', () => lost(client))
  client.on('notification', ({ channel, payload }) => events.notified(channel, payload ?? ''))
  await events.opened(client)
  return client
}

/** Whoever asks while it is made shares it, and whoever asks later; what could not be made is tried again when asked for. */
function keptUntilForgotten<Made>(make: () => Promise<Made | undefined>) {
  let kept: Promise<Made | undefined> | undefined
  const begin = (): Promise<Made | undefined> => {
    const mine = make().then((made) => {
      if (made === undefined && kept === mine) kept = undefined
      return made
    })
    return mine
  }
  return { get: () => (kept ??= begin()), forget: () => (kept = undefined) }
}

/** Between one try and the next; one at a time. */
function aPause(then: () => void): { begin(): boolean; end(): void } {
  let timer: NodeJS.Timeout | undefined
  const over = (): void => {
    timer = undefined
    then()
  }
  return {
    begin: () => {
      if (timer) return false
      timer = setTimeout(over, AGAIN_MILLISECONDS)
      return true
    },
    end: () => clearTimeout(timer),
  }
}

async function beat(client: Client | undefined, lost: (client: Client) => void): Promise<void> {
  if (!client) return
  const silence = new AbortController()
  const answered = client.query('select 1').then(
    () => true,
    () => false,
  )
  const waited = sleep(BEAT_ANSWER_MILLISECONDS, false, { signal: silence.signal, ref: false }).catch(
    () => false,
  )
  if (!(await Promise.race([answered, waited]))) lost(client)
  silence.abort()
}
