/** Who goes next when places are few: whoever has had least of late, and never one who leaves the others none. */
import { refuse } from '../refusals.ts'
import { decayingCounts } from './decaying-count.ts'

/** Somebody who wants a place. */
export interface Asker {
  /** Whose share it counts for, such as a workspace. */
  readonly party: string
  /** Known to be long before it has begun. */
  readonly isCostly: boolean
  /** Asks without being known to anybody. */
  readonly isStranger: boolean
}

export interface FairShare {
  /**
   * Waits for a place; what it gives must be called when the place is free again. Refuses when too many wait or the
   * wait is too long, and when `signal` says that nobody wants it any more.
   */
  take(asker: Asker, signal: AbortSignal): Promise<() => void>
}

export interface FairShareOptions {
  readonly places: number
  /** How many of one party wait at most, and of all together. */
  readonly waitingOfParty: number
  readonly waitingOfAll: number
  readonly waitMilliseconds: number
  /** How it is refused: too many of one party wait, or of all, or one has waited too long; in so many seconds it may come again. */
  readonly refuseAs: (why: 'crowded' | 'busy', seconds: number) => never
  /** Milliseconds of any fixed clock. */
  readonly now: () => number
  /** Milliseconds that one and the same small piece of work takes just now: more on a machine that is busy. */
  readonly yardstick: () => number
}

interface Waiter {
  readonly asker: Asker
  readonly start: () => void
}

/**
 * Whoever gives a place back within this, or within so many yardsticks, keeps nobody waiting, however often it comes. On
 * a slow machine everything takes long: only what takes long beside other work is costly.
 */
const SHORT = { milliseconds: 100, yardsticks: 50 }
/** A party that kept places longer than that by so many times as much, of late, is costly itself. */
const COSTLY_TIMES = 5

/** Shares the places out; `usage` of a party decides between those who wait. */
export function fairShare(options: FairShareOptions): FairShare {
  const { places, now } = options
  const short = (): number => Math.max(SHORT.milliseconds, SHORT.yardsticks * options.yardstick())
  const usage = decayingCounts(now)
  const excess = decayingCounts(now)
  const running = new Set<Asker>()
  const waiting = new Set<Waiter>()
  const weighed = ({ isCostly, ...asker }: Asker): Asker => ({
    ...asker,
    isCostly: isCostly || excess.of(asker.party) > COSTLY_TIMES * short(),
  })
  const begin = (asker: Asker): (() => void) => {
    const run = weighed(asker)
    const began = now()
    running.add(run)
    return () => {
      if (!running.delete(run)) return
      usage.add(asker.party, now() - began)
      excess.add(asker.party, now() - began - short())
      next()
    }
  }
  /** Of those there is a place for, the one whose party has had least; of equals, who came first. */
  const next = (): void => {
    const able = ({ asker }: Waiter) => hasPlace(places, running, weighed(asker))
    const first = running.size < places && leastOf(waiting, usage.of, able)
    if (!first) return
    waiting.delete(first)
    first.start()
    next()
  }
  return {
    async take(asker, signal) {
      if (signal.aborted) refuse('caller-gone')
      if (waiting.size === 0 && hasPlace(places, running, weighed(asker))) return begin(asker)
      mustHaveRoom(waiting, asker, options)
      return waitIn(waiting, { asker, begin, next, signal, options })
    },
  }
}

/**
 * Once through: whoever ends looks at all that wait, which of sixteen cost twice as much when they were sorted. What a party
 * has had is asked once, for it grows less as time passes: asked again for the next, the last who came would go first.
 */
function leastOf(
  waiting: ReadonlySet<Waiter>,
  usageOf: (party: string) => number,
  isAble: (waiter: Waiter) => boolean,
): Waiter | undefined {
  const usages = new Map<string, number>()
  let first: Waiter | undefined
  let least = Infinity
  for (const waiter of waiting) {
    const { party } = waiter.asker
    const usage = usages.get(party) ?? usageOf(party)
    usages.set(party, usage)
    if (usage >= least || !isAble(waiter)) continue
    first = waiter
    least = usage
  }
  return first
}

/**
 * Costly askers together get half of the places, rounded down, so do strangers, and one party all but one; at least one
 * each. So there is a place for somebody known who asks for little, whatever ten others ask for.
 */
function hasPlace(
  places: number,
  running: ReadonlySet<Asker>,
  { party, isCostly, isStranger }: Asker,
): boolean {
  if (running.size >= places) return false
  const all = [...running]
  const own = all.filter((other) => other.party === party).length
  if (own >= Math.max(1, places - 1)) return false
  const half = Math.max(1, Math.floor(places / 2))
  if (isStranger && all.filter((other) => other.isStranger).length >= half) return false
  return !isCostly || all.filter((other) => other.isCostly).length < half
}

function mustHaveRoom(
  waiting: ReadonlySet<Waiter>,
  { party }: Asker,
  { waitingOfParty, waitingOfAll, waitMilliseconds, refuseAs }: FairShareOptions,
): void {
  const own = [...waiting].filter(({ asker }) => asker.party === party).length
  const waitSeconds = Math.ceil(waitMilliseconds / 1000)
  if (own >= waitingOfParty) refuseAs('crowded', waitSeconds)
  if (waiting.size >= waitingOfAll) refuseAs('busy', waitSeconds)
}

interface Wait {
  readonly asker: Asker
  readonly begin: (asker: Asker) => () => void
  readonly next: () => void
  readonly signal: AbortSignal
  readonly options: FairShareOptions
}

function waitIn(
  waiting: Set<Waiter>,
  { asker, begin, next, signal, options: { waitMilliseconds, refuseAs } }: Wait,
): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', leave)
      waiting.delete(waiter)
    }
    const refuseWith = (why: () => never): void => {
      settle()
      try {
        why()
      } catch (error) {
        reject(error)
      }
    }
    const leave = (): void => refuseWith(() => refuse('caller-gone'))
    const waiter: Waiter = {
      asker,
      start: () => {
        settle()
        resolve(begin(asker))
      },
    }
    const timer = setTimeout(
      () => refuseWith(() => refuseAs('busy', Math.ceil(waitMilliseconds / 1000))),
      waitMilliseconds,
    )
    signal.addEventListener('abort', leave, { once: true })
    waiting.add(waiter)
    // There may be a place for this one though others wait, who may not have it.
    next()
  })
}
