/** Waiting with an end: for a database that is away, and for what is to close. */
import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseAway } from './database.ts'
import { EmbeddedPostgresRefused } from './embedded-postgres/refused.ts'
import type { Log } from './log.ts'

const AGAIN_MILLISECONDS = 1_000
const LOG_EVERY_MILLISECONDS = 10_000
/** Longer than a database that is silent can keep one try. */
const LONG_MILLISECONDS = 60_000

interface Patience {
  /** For how long the database may be away. */
  readonly seconds: number
  /** Logged at once, and every ten seconds. */
  readonly tell: (error: unknown) => void
}

/**
 * Does `work` again for as long as the database is away, and no longer than `seconds`; then throws what it threw last.
 * `work` must be safe to repeat, also where nobody knows whether its last commit was made.
 */
export async function waitingForDatabase<Result>(
  { seconds, tell }: Patience,
  work: () => Promise<Result>,
): Promise<Result> {
  let awaySince: number | undefined
  let lastLogged = -Infinity
  for (;;) {
    const began = performance.now()
    try {
      return await work()
    } catch (error) {
      // What keeps our own server from starting is reported at once, not waited for.
      if (!isDatabaseAway(error) || error instanceof EmbeddedPostgresRefused) throw error
      // It had the database for most of that time.
      if (performance.now() - began > LONG_MILLISECONDS) awaySince = undefined
      awaySince ??= performance.now()
      const waited = performance.now() - awaySince
      if (waited + AGAIN_MILLISECONDS > seconds * 1000) throw error
      if (performance.now() - lastLogged > LOG_EVERY_MILLISECONDS) {
        lastLogged = performance.now()
        tell(error)
      }
      await sleep(AGAIN_MILLISECONDS)
    }
  }
}

/** Words for a person at a terminal. */
export function sayAbsence(say: (line: string) => void): (error: unknown) => void {
  return () => say('The database does not answer; waiting for it')
}

/** How a start tells of it. */
export function logAbsence(log: Log): (error: unknown) => void {
  return (error) => log.warn({ err: error }, 'the database does not answer yet; waiting for it')
}

export interface Closings {
  /** What is closed in an earlier phase is closed first; what is of the same one, together. */
  add(phase: number, what: string, seconds: number, close: () => Promise<unknown>): void
  /** Closes everything, each within its time: what does not end is logged and left behind. Throws nothing. */
  close(): Promise<void>
}

/** What is open, each with the time its closing may take: the end of a process never waits for what will not come. */
export function openClosings(log: Log): Closings {
  const all: { phase: number; what: string; seconds: number; close: () => Promise<unknown> }[] = []
  return {
    add: (phase, what, seconds, close) => void all.push({ phase, what, seconds, close }),
    close: async () => {
      const phases = [...Map.groupBy(all, ({ phase }) => phase)].sort(([one], [other]) => one - other)
      for (const [, together] of phases) {
        await Promise.all(
          together.map(async ({ what, seconds, close }) => {
            const isEnded = await within(seconds, close).catch((error: unknown) => {
              log.error({ err: error, what }, 'closing went wrong')
              return true
            })
            if (!isEnded) log.error({ what }, `did not end within ${seconds} s and is left behind`)
          }),
        )
      }
    },
  }
}

async function within(seconds: number, close: () => Promise<unknown>): Promise<boolean> {
  const patience = new AbortController()
  const timer = sleep(seconds * 1000, false, { signal: patience.signal }).catch(() => false)
  try {
    return await Promise.race([close().then(() => true), timer])
  } finally {
    patience.abort()
  }
}
