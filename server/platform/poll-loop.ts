/** Work that is looked for as long as the program runs. */
import { setTimeout as sleep } from 'node:timers/promises'
import { now } from './clock.ts'
import type { Log } from './log.ts'

const IDLE_MILLISECONDS = 500
const FAILED_MILLISECONDS = 5_000

export interface Loop {
  /** Lets the piece of work at hand finish, and begins none. */
  stop(): Promise<void>
}

/**
 * Does a piece of work again and again: at once while it says there was some, after 0.5 s when there was none, at the time
 * it names (0.5 s at least), and after 5 s when it failed, which is logged.
 */
export function openPollLoop(name: string, log: Log, work: () => Promise<boolean | Date>): Loop {
  const stopping = new AbortController()
  const running = (async () => {
    while (!stopping.signal.aborted) {
      const pause = await work().then(pauseAfter, (error: unknown) => {
        log.error({ err: error, work: name }, 'background work failed; it will be tried again')
        return FAILED_MILLISECONDS
      })
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

function pauseAfter(done: boolean | Date): number {
  if (done instanceof Date) return Math.max(done.getTime() - now().getTime(), IDLE_MILLISECONDS)
  return done ? 0 : IDLE_MILLISECONDS
}
