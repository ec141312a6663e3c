/** Notifications of PostgreSQL, heard for as long as the program runs. */
import { Client, escapeIdentifier } from 'pg'
import type { DatabaseOptions, Listening } from './database.ts'

const AGAIN_MILLISECONDS = 500

/** Hears a channel on a connection of its own, reconnecting for ever; `onGap` hears of every break and its end. */
export async function listen(
  { connection, log, revive }: DatabaseOptions,
  channel: string,
  onMessage: (payload: string) => void,
  onGap: () => void,
): Promise<Listening> {
  /** The one that hears, or is on its way to. What an older one still says is no break. */
  let current: Client | undefined
  let isLive = false
  let closed = false
  let timer: NodeJS.Timeout | undefined
  const lost = (client: Client | undefined): void => {
    if (closed || client !== current) return
    current = undefined
    isLive = false
    onGap()
    // It may be half connected, or answer no more.
    client?.end().catch(() => undefined)
    timer = setTimeout(() => {
      timer = undefined
      void start().catch(complain)
    }, AGAIN_MILLISECONDS)
  }
  const complain = (error: unknown): void => {
    log.warn({ err: error }, 'the database does not answer the listener')
    // The client may have told of it before.
    if (!timer) lost(current)
  }
  const start = async (): Promise<void> => {
    await revive?.()
    const client = new Client({ application_name: 'tidings listener', keepAlive: true, ...connection })
    current = client
    client.on('error', () => lost(client))
    client.on('end', () => lost(client))
    client.on('notification', ({ payload }) => onMessage(payload ?? ''))
    await client.connect()
    await client.query(`listen ${escapeIdentifier(channel)}`)
    // Closed while it connected: nobody is left to end it.
    if (closed) return client.end()
    if (client !== current) return
    isLive = true
    onGap()
  }
  await start()
  return {
    isLive: () => isLive,
    close: async () => {
      closed = true
      clearTimeout(timer)
      isLive = false
      await current?.end()
    },
  }
}
