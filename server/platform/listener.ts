/** Notifications of PostgreSQL, heard for as long as the program runs. */
import { Client, escapeIdentifier } from 'pg'
import type { DatabaseOptions, Listening } from './database.ts'

/** Hears a channel on a connection of its own, reconnecting for ever; `onGap` hears of every break and its end. */
export async function listen(
  { connection, log, revive }: DatabaseOptions,
  channel: string,
  onMessage: (payload: string) => void,
  onGap: () => void,
): Promise<Listening> {
  let client: Client | undefined
  let closed = false
  let timer: NodeJS.Timeout | undefined
  const again = (): void => {
    if (closed || timer) return
    client = undefined
    onGap()
    timer = setTimeout(() => {
      timer = undefined
      start().catch((error: unknown) => {
        log.warn({ err: error }, 'the database does not answer the listener')
        again()
      })
    }, 500)
  }
  const start = async (): Promise<void> => {
    await revive?.()
    const next = new Client({ application_name: 'tidings listener', keepAlive: true, ...connection })
    next.on('error', again)
    next.on('end', again)
    next.on('notification', ({ payload }) => onMessage(payload ?? ''))
    await next.connect()
    await next.query(`listen ${escapeIdentifier(channel)}`)
    // Closed while it connected: nobody is left to end it.
    if (closed) return next.end()
    client = next
    onGap()
  }
  await start()
  return {
    isLive: () => client !== undefined,
    close: async () => {
      closed = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}
