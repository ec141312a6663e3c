/** Times as people say them. */

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Farther away a date says more. */
const SPOKEN_DAYS = 30

/** `3 minutes ago`, `in 2 hours`, `yesterday`; beyond thirty days the date, as `4 Mar 2026`. */
export function spokenTime(time: Date, now: Date): string {
  const away = time.getTime() - now.getTime()
  const size = Math.abs(away)
  if (size < MINUTE) return away > 0 ? 'in a moment' : 'just now'
  if (size < HOUR) return relative.format(Math.trunc(away / MINUTE), 'minute')
  if (size < DAY) return relative.format(Math.trunc(away / HOUR), 'hour')
  if (size < SPOKEN_DAYS * DAY) return relative.format(Math.trunc(away / DAY), 'day')
  return day.format(time)
}
