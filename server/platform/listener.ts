/** Listens to notifications of PostgreSQL for as long as the program runs. */
import { setTimeout as sleep } from 'node:timers/promises'
import { escapeIdentifier, type Client } from 'pg'
import { connectClient, endClient, socketOf } from './clients.ts'
import type { DatabaseOptions, Listening } from './database-types.ts'

const AGAIN_MILLISECONDS = 500
/** A listener sends nothing, so that it alone would never notice a network that swallows. */
const BEAT_MILLISECONDS = 10_000
const BEAT_ANSWER_MILLISECONDS = 5_000

/**
 * Listens to a channel on a connection of its own, reconnecting for ever; `onGap` is called at every break and its end. Resolves
 * once it listens, or when the first try has failed: it goes on trying.
 */
export async function listen(
  { connection, log, revive }: DatabaseOptions,
  channel: string,
  onMessage: (payload: string) => void,
  onGap: () => void,
): Promise<Listening> {
  /** The one that listens, or is about to. What an older one still reports is not a break. */
  let current: Client | undefined
  let isLive = false
  let closed = false
  let timer: NodeJS.Timeout | undefined
  const again = (): void => {
    isLive = false
    if (closed || timer) return
    onGap()
    timer = setTimeout(() => {
      timer = undefined
      void start()
    }, AGAIN_MILLISECONDS)
  }
  const lost = (client: Client): void => {
    if (client !== current) return
    current = undefined
    socketOf(client).destroy()
    again()
  }
  /** Anybody who may connect can notify: what a reader stumbles over must not end the program. */
  const pass = (payload: string): void => {
    try {
      onMessage(payload)
    } catch (error) {
      log.error({ err: error, channel }, 'a notification could not be read')
    }
  }
  const connect = async (): Promise<void> => {
    await revive?.()
    const client = await connectClient(connection, 'tidings listener')
    current = client
    client.on('error', () => lost(client)).on('end', () => lost(client))
    client.on('notification', ({ payload }) => pass(payload ?? ''))
    await client.query(`listen ${escapeIdentifier(channel)}`)
    // Closed while it connected: nobody is left to end it.
    if (closed) return endClient(client)
    if (client !== current) return
    isLive = true
    onGap()
  }
  const start = async (): Promise<void> => {
    await connect().catch((error: unknown) => {
      if (closed) return
      log.warn({ err: error }, 'the database does not answer the listener')
      if (current) lost(current)
      else again()
    })
  }
  const heart = setInterval(() => {
    if (current && isLive) void beat(current, lost)
  }, BEAT_MILLISECONDS).unref()
  await start()
  return {
    isLive: () => isLive,
    close: async () => {
      closed = true
      clearTimeout(timer)
      clearInterval(heart)
      isLive = false
      if (current) await endClient(current)
    },
  }
}

async function beat(client: Client, lost: (client: Client) => void): Promise<void> {
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
