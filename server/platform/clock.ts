/** What time it is, and new ids that carry it; a test may move the clock. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { v7 } from 'uuid'

/** How far from now the work is that somebody does as of another time. */
const asides = new AsyncLocalStorage<number>()

let offsetMilliseconds = 0
let stops = 0
let stoppedAt = 0

export function now(): Date {
  return new Date((stops > 0 ? stoppedAt : Date.now()) + shift())
}

/**
 * Does `work` as of another time, which goes on from there while it works: what happened weeks ago is written by the same
 * code as what happens now. Nobody else's clock moves.
 */
export async function asOf<Result>(at: Date, work: () => Promise<Result>): Promise<Result> {
  return asides.run(at.getTime() - Date.now(), work)
}

function shift(): number {
  return offsetMilliseconds + (asides.getStore() ?? 0)
}

/** Stops this process's clock until what it gives is called. @internal For tests. */
export function stopClock(): () => void {
  if (stops === 0) stoppedAt = Date.now()
  stops += 1
  return () => void (stops -= 1)
}

/** Moves this process's clock. @internal For tests. */
export function moveClock(milliseconds: number): void {
  offsetMilliseconds += milliseconds
}

/** Ids that were made of another time: of one millisecond they stay in order, as the library keeps those of now. */
let asideIds = 0

/** A UUIDv7 (RFC 9562): id order is creation order, so that inserts go to the end of an index. */
export function newId(): string {
  // Without options the library keeps a counter, so that ids of one millisecond stay in order.
  if (shift() === 0) return v7()
  asideIds = (asideIds + 1) % 2 ** 31
  return v7({ msecs: now().getTime(), seq: asideIds })
}
