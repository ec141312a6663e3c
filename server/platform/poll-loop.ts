/** Work that is looked for as long as the program runs. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from './log.ts'

const IDLE_MILLISECONDS = 500
const FAILED_MILLISECONDS = 5_000

export interface Loop {
  /** Lets the piece of work at hand finish, and begins none. */
  stop(): Promise<void>
}

/**
 * Does a piece of work again and again: at once while it says there was some, after 0.5 s when there was none, after 5 s
 * when it failed, which is logged.
 */
export function openPollLoop(name: string, log: Log, work: () => Promise<boolean>): Loop {
  const stopping = new AbortController()
  const running = (async () => {
    while (!stopping.signal.aborted) {
      const pause = await work().then(
        (didSome) => (didSome ? 0 : IDLE_MILLISECONDS),
        (error: unknown) => {
          log.error({ err: error, work: name }, 'background work failed; it will be tried again')
          return FAILED_MILLISECONDS
        },
      )
      if (pause > 0)
        await sleep(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    }
  })()
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}
