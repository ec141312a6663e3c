/** How quick the database is just now: the time that one and the same small piece of work takes it. */
import type { Db } from './database.ts'
import { sql } from './sql.ts'

export interface DatabaseSpeed {
  /** Milliseconds, of late; what is being measured counts for as long as it has taken. */
  milliseconds(): number
  /** Measures, if it was not done just now, and again and again until what it gives is called. */
  watch(): () => void
}

const EVERY_MILLISECONDS = 250
/** What the newest measure counts for: the last second, about. Measures of before a pause count for nothing. */
const NEWEST = 0.3
const PAUSE_MILLISECONDS = 2_000
/** Work for about a millisecond of an idle core. */
const WORK = sql`select count(*) from generate_series(1, 10000)`

/** `db` should be asked by nobody who would keep it waiting. Nothing is measured while nobody watches. */
export function openDatabaseSpeed(
  db: Pick<Db, 'rows'>,
  now: () => number = () => performance.now(),
): DatabaseSpeed {
  let mean = 0
  let measured = -Infinity
  let began: number | undefined
  let watchers = 0
  let timer: NodeJS.Timeout | undefined
  const measure = async (): Promise<void> => {
    if (began !== undefined) return
    began = now()
    try {
      await db.rows(WORK)
      const took = now() - began
      mean += (began - measured > PAUSE_MILLISECONDS ? 1 : NEWEST) * (took - mean)
      measured = now()
    } catch {
      // A database that is away makes nobody costly, and whoever asks gets its error.
    } finally {
      began = undefined
    }
  }
  return {
    milliseconds: () => Math.max(mean, began === undefined ? 0 : now() - began),
    watch: () => {
      watchers += 1
      if (now() - measured >= EVERY_MILLISECONDS) void measure()
      if (watchers === 1) timer = setInterval(() => void measure(), EVERY_MILLISECONDS).unref()
      return () => {
        watchers -= 1
        if (watchers === 0) clearInterval(timer)
      }
    },
  }
}
