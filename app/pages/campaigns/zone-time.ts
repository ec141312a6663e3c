/** Moments as a clock on the wall of some place shows them: pure. */

const MINUTE_MILLISECONDS = 60_000

/** `2026-06-04T18:00` in that zone; one that the clocks skip is as far after the gap as it says. Undefined for no time. */
export function instantIn(timezone: string, wall: string): Date | undefined {
  const asUtc = Date.parse(`${wall}Z`)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wall) || Number.isNaN(asUtc)) return undefined
  const offsetAt = (instant: number) => offsetMinutes(timezone, instant) * MINUTE_MILLISECONDS
  const before = asUtc - offsetAt(asUtc - 24 * 60 * MINUTE_MILLISECONDS)
  const after = asUtc - offsetAt(asUtc + 24 * 60 * MINUTE_MILLISECONDS)
  // Of two moments that the clock shows twice the first, of none the one by the clock before the change.
  return new Date(
    offsetAt(before) === asUtc - before ? before : offsetAt(after) === asUtc - after ? after : before,
  )
}

/** What the clock there shows, to the minute, as a field of date and time has it. */
export function wallIn(timezone: string, at: Date): string {
  return new Date(at.getTime() + offsetMinutes(timezone, at.getTime()) * MINUTE_MILLISECONDS)
    .toISOString()
    .slice(0, 16)
}

function offsetMinutes(timezone: string, instant: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: timezone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant)
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
  return Math.round((shown - instant) / MINUTE_MILLISECONDS)
}
