/** What time it is, and new ids that carry it; a test may move the clock. */
import { v7 } from 'uuid'

let offsetMilliseconds = 0
let stops = 0
let stoppedAt = 0

export function now(): Date {
  return new Date((stops > 0 ? stoppedAt : Date.now()) + offsetMilliseconds)
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

/** A UUIDv7 (RFC 9562): id order is creation order, so that inserts go to the end of an index. */
export function newId(): string {
  // Without options the library keeps a counter, so that ids of one millisecond stay in order.
  return offsetMilliseconds === 0 ? v7() : v7({ msecs: now().getTime() })
}
