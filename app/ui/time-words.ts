/** How moments are written: pure, so that a test may say when now is. */

export interface In {
  /** BCP 47. */
  readonly locale: string
  /** IANA; of the workspace, not of whoever reads. */
  readonly timezone: string
}

const [MINUTE, HOUR, DAY, MONTH] = [60, 3_600, 86_400, 30 * 86_400] as const

/** "in 2 hours", "5 minutes ago", "yesterday"; the day itself when that is a month away or more. */
export function relative(at: string, now: Date, where: In): string {
  const seconds = (Date.parse(at) - now.getTime()) / 1000
  const distance = Math.abs(seconds)
  if (distance >= MONTH) return written(at, { ...where, style: 'day' })
  const words = new Intl.RelativeTimeFormat(where.locale, { numeric: 'auto' })
  if (distance < MINUTE) return words.format(0, 'second')
  if (distance < HOUR) return words.format(Math.trunc(seconds / MINUTE), 'minute')
  if (distance < DAY) return words.format(Math.trunc(seconds / HOUR), 'hour')
  return words.format(Math.trunc(seconds / DAY), 'day')
}

const STYLES = {
  day: { dateStyle: 'medium' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  exact: { dateStyle: 'full', timeStyle: 'long' },
  time: { timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export function written(
  at: string,
  { locale, timezone, style }: In & { readonly style: keyof typeof STYLES },
): string {
  return new Intl.DateTimeFormat(locale, { ...STYLES[style], timeZone: timezone }).format(new Date(at))
}
