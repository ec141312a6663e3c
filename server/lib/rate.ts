/** Rate limiting by the generic cell rate algorithm (GCRA): one number a caller, no timers. */
import { lruMap } from './lru.ts'

export interface Rate {
  readonly perMinute: number
  /** How many may come at once after a rest. */
  readonly burst: number
}

export interface Verdict {
  readonly allowed: boolean
  /** How many more may come at this instant. */
  readonly remaining: number
  /** Seconds until the next is allowed (refused), or until the whole burst is back (allowed). */
  readonly waitSeconds: number
}

export interface Limiter {
  readonly rate: Rate
  take(caller: string, nowMilliseconds: number): Verdict
  /**
   * One that was taken costs as much as `cost` in all, the whole burst at most. Refused, it is given back, and waiting
   * as long as it says is enough.
   */
  raise(caller: string, nowMilliseconds: number, cost: number): Verdict
  /** So many came elsewhere: they count here too, the whole burst at most, and are refused by nobody. */
  charge(caller: string, nowMilliseconds: number, requests: number): void
  /** Would the next one be allowed? Counts nothing. */
  isOpen(caller: string, nowMilliseconds: number): boolean
}

/** Callers remembered at most; the longest idle is forgotten first, which can only be to its favour. */
const CALLERS = 100_000

export function rateLimiter(rate: Rate): Limiter {
  const interval = 60_000 / rate.perMinute
  const tolerance = interval * rate.burst
  const arrivals = lruMap<number>({ max: CALLERS })
  const nextOf = (caller: string, now: number): number => Math.max(arrivals.get(caller) ?? 0, now) + interval
  const allow = (caller: string, now: number, next: number): Verdict => {
    arrivals.set(caller, next)
    const remaining = Math.floor((tolerance - (next - now)) / interval + 1e-6)
    return { allowed: true, remaining, waitSeconds: Math.ceil((next - now) / 1000) }
  }
  const isWithin = (next: number, now: number): boolean => next - now <= tolerance + 1e-6
  return {
    rate,
    isOpen: (caller, now) => isWithin(nextOf(caller, now), now),
    charge(caller, now, requests) {
      const next = nextOf(caller, now) + interval * (requests - 1)
      arrivals.set(caller, Math.min(next, now + tolerance))
    },
    take(caller, now) {
      const next = nextOf(caller, now)
      if (!isWithin(next, now)) {
        return { allowed: false, remaining: 0, waitSeconds: Math.ceil((next - now - tolerance) / 1000) }
      }
      return allow(caller, now, next)
    },
    raise(caller, now, cost) {
      const before = (arrivals.get(caller) ?? now) - interval
      const next = Math.max(before, now) + interval * Math.min(cost, rate.burst)
      if (isWithin(next, now)) return allow(caller, now, next)
      arrivals.set(caller, before)
      const remaining = Math.max(0, Math.floor((tolerance - (before - now)) / interval + 1e-6))
      return { allowed: false, remaining, waitSeconds: Math.ceil((next - now - tolerance) / 1000) }
    },
  }
}
