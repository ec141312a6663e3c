/** Rate limits of several API processes on one database: each sends the others once a second how many requests of whom it let through. */
import type { Limiter } from '../lib/rate.ts'
import { newId, now } from '../platform/clock.ts'
import type { Db } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'

export interface SharedRates {
  /** The limiter of that name, which all processes count together; what came elsewhere counts within about a second. */
  share(name: string, limiter: Limiter): Limiter
  close(): Promise<void>
}

const CHANNEL = 'tidings_rates'
const EVERY_MILLISECONDS = 1_000
/** A notification holds 8,000 bytes; a caller takes some 60. Those that come most often are the ones near a limit. */
const CALLERS_SENT = 100
/** Ids and addresses are shorter; what a proxy passes on as an address may be anything. */
const LONGEST_CALLER = 50

type Count = readonly [name: string, caller: string, requests: number]

/** While the database is away each process counts by itself. A process without requests sends nothing. */
export async function openSharedRates(db: Db): Promise<SharedRates> {
  const self = newId()
  const limiters = new Map<string, Limiter>()
  const taken = new Map<string, Map<string, number>>()
  const receive = (payload: string): void => {
    const at = now().getTime()
    for (const [name, caller, requests] of countsOf(payload, self))
      limiters.get(name)?.charge(caller, at, requests)
  }
  const listening = await db.listen(CHANNEL, receive, () => undefined)
  const timer = setInterval(() => {
    const counts = mostFrequent(taken)
    taken.clear()
    if (counts.length === 0) return
    const payload = JSON.stringify({ from: self, counts })
    db.rows(sql`select pg_notify(${CHANNEL}, ${payload})`).catch(() => undefined)
  }, EVERY_MILLISECONDS).unref()
  return {
    share(name, limiter) {
      limiters.set(name, limiter)
      return counted(limiter, (caller, requests) => {
        const callers = taken.get(name) ?? new Map<string, number>()
        taken.set(name, callers.set(caller, (callers.get(caller) ?? 0) + requests))
      })
    },
    close: async () => {
      clearInterval(timer)
      await listening.close()
    },
  }
}

/** What another process sent. Another version may send what this one cannot read: nothing is counted of it. */
function countsOf(payload: string, self: string): readonly Count[] {
  try {
    const { from, counts } = JSON.parse(payload) as { from?: unknown; counts?: unknown }
    return from === self || !Array.isArray(counts) ? [] : counts.filter(isCount)
  } catch {
    return []
  }
}

function isCount(sent: unknown): sent is Count {
  if (!Array.isArray(sent)) return false
  const [name, caller, requests] = sent as unknown[]
  return (
    typeof name === 'string' &&
    typeof caller === 'string' &&
    Number.isSafeInteger(requests) &&
    Number(requests) > 0
  )
}

function counted(limiter: Limiter, note: (caller: string, requests: number) => void): Limiter {
  return {
    ...limiter,
    take(caller, at) {
      const verdict = limiter.take(caller, at)
      if (verdict.allowed) note(caller, 1)
      return verdict
    },
    raise(caller, at, cost) {
      const verdict = limiter.raise(caller, at, cost)
      // The one it was taken for was noted; refused, it was given back.
      note(caller, verdict.allowed ? Math.min(cost, limiter.rate.burst) - 1 : -1)
      return verdict
    },
  }
}

function mostFrequent(taken: ReadonlyMap<string, ReadonlyMap<string, number>>): Count[] {
  return [...taken]
    .flatMap(([name, callers]) => [...callers].map(([caller, requests]): Count => [name, caller, requests]))
    .filter(([, caller, requests]) => requests > 0 && caller.length <= LONGEST_CALLER)
    .sort(([, , one], [, , other]) => other - one)
    .slice(0, CALLERS_SENT)
}
