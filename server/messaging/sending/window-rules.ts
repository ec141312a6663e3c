/** The hours in which a workspace sends, by the clock of whoever receives (docs/decisions/sending.md). */
import { Temporal } from 'temporal-polyfill'
import { perMinuteCache } from '../../lib/per-minute-cache.ts'

const remembered = perMinuteCache()

/** Minutes of the day; up to, not including, `to`, which may be on the next day. Equal: the whole day. */
export interface SendWindow {
  readonly from: number
  readonly to: number
}

const MINUTE = 60_000
const DAYS_AHEAD = 3

/** 'HH:MM-HH:MM'; undefined for null, and for what is not a window: nobody waits for an hour that cannot be read. */
export function readWindow(text: string | null): SendWindow | undefined {
  const found = /^([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-4]):([0-5]\d)$/.exec(text ?? '')
  if (!found) return undefined
  const [, fromHour, fromMinute, toHour, toMinute] = found.map(Number)
  const from = Number(fromHour) * 60 + Number(fromMinute)
  const to = Number(toHour) * 60 + Number(toMinute)
  return to <= 24 * 60 ? { from, to } : undefined
}

/** The next moment inside the window by the clocks of `timeZone`; undefined when `at` is one. */
export function nextOpening(window: SendWindow, timeZone: string, at: Date): Date | undefined {
  const minute = Math.floor(at.getTime() / MINUTE) * MINUTE
  const opening = remembered(`${window.from} ${window.to} ${timeZone}`, minute, () =>
    findOpening(window, timeZone, minute),
  )
  return opening === minute ? undefined : new Date(opening)
}

function findOpening(window: SendWindow, timeZone: string, minute: number): number {
  const local = localTime(minute, timeZone)
  if (isInside(window, local)) return minute
  const candidates = moments(window, local).filter(
    (moment) => moment > minute && isInside(window, localTime(moment, timeZone)),
  )
  return candidates.length === 0 ? minute : Math.min(...candidates)
}

/**
 * When a window could open: at its hour, which a clock change may skip or bring twice, or with the next change itself,
 * which may end before the hour that it skipped, or go back into a window that was over.
 */
function moments({ from }: SendWindow, local: Temporal.ZonedDateTime): readonly number[] {
  const timeZone = local.timeZoneId
  const hours = Array.from({ length: DAYS_AHEAD + 1 }, (_, days) =>
    local
      .toPlainDate()
      .add({ days })
      .toPlainDateTime({ hour: Math.floor(from / 60), minute: from % 60 }),
  )
  const change = local.getTimeZoneTransition('next')?.epochMilliseconds
  return [
    ...hours.map((hour) => hour.toZonedDateTime(timeZone, { disambiguation: 'earlier' }).epochMilliseconds),
    ...hours.map((hour) => hour.toZonedDateTime(timeZone, { disambiguation: 'later' }).epochMilliseconds),
    ...(change === undefined ? [] : [change]),
  ]
}

function isInside({ from, to }: SendWindow, { hour, minute }: Temporal.ZonedDateTime): boolean {
  const time = hour * 60 + minute
  if (from === to) return true
  return from < to ? time >= from && time < to : time >= from || time < to
}

function localTime(milliseconds: number, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(milliseconds).toZonedDateTimeISO(timeZone)
}
