/** When nobody wants an advertisement on the phone: by the recipient's own clock, and stricter where the law is. */
import { getCountry } from 'countries-and-timezones'
import { Temporal } from 'temporal-polyfill'
import { isFrenchHoliday } from './holidays.ts'
import { phones } from '../../lib/lazy.ts'
import { perMinuteCache } from '../../lib/per-minute-cache.ts'

const remembered = perMinuteCache()

/** Hours of the day by the recipient's clock; a message may go from `opens` up to, not at, `closes`. */
interface Hours {
  readonly opens: number
  readonly closes: number
  readonly isClosedOn?: (day: Temporal.PlainDate) => boolean
}

/** What the law of the United States says (47 CFR 64.1200(c)(1)), and what is decent elsewhere. */
const USUAL: Hours = { opens: 8, closes: 21 }

/** France: not on Sundays and public holidays. The overseas departments have its laws and numbers of their own. */
const FRENCH: Hours = {
  ...USUAL,
  isClosedOn: (day) => day.dayOfWeek === 7 || isFrenchHoliday(day),
}

/** Countries whose rules are stricter than the usual hours (docs/decisions/sms.md). */
const STRICTER: Readonly<Record<string, Hours>> = {
  FR: FRENCH,
  GF: FRENCH,
  GP: FRENCH,
  MQ: FRENCH,
  RE: FRENCH,
  YT: FRENCH,
  // India's regulator lets promotional messages go from 10 to 21.
  IN: { opens: 10, closes: 21 },
}

interface LocalHours {
  readonly zones: readonly string[]
  readonly hours: readonly Hours[]
}

/** Longer than any row of closed days there is, counted in openings that did not suit every zone. */
const TRIES = 60

const MINUTE = 60_000

/**
 * Until when an advertising SMS to `phone` (E.164) has to wait; undefined when it may go at `at`. Goes by `zone` (IANA,
 * the recipient's own, when it is known and there is such a zone), else by every zone of the number's country: the
 * moment must be decent in all of them. A number of no country goes by UTC. What is returned is itself a moment at
 * which it may go.
 */
export function quietUntil(at: Date, phone: string, zone?: string): Date | undefined {
  const countries = countriesOf(phone)
  const own = zone !== undefined && isZone(zone) ? zone : undefined
  const minute = Math.floor(at.getTime() / MINUTE)
  const opens = remembered(`${countries.join(' ')} ${own ?? ''}`, minute, () =>
    opening(minute * MINUTE, localHoursOf(countries, own)),
  )
  return opens > minute * MINUTE ? new Date(opens) : undefined
}

/** Several where a number belongs to one of them and does not say which. */
function countriesOf(phone: string): readonly string[] {
  const number = phones().parsePhoneNumberFromString(phone)
  if (number?.country) return [number.country]
  return number?.getPossibleCountries() ?? []
}

function localHoursOf(countries: readonly string[], own: string | undefined): LocalHours {
  const zones = own
    ? [own]
    : countries.flatMap((country) => getCountry(country)?.timezones ?? []).filter(isZone)
  const hours = countries.map((country) => STRICTER[country] ?? USUAL)
  return {
    zones: zones.length > 0 ? [...new Set(zones)] : ['UTC'],
    hours: hours.length > 0 ? [...new Set(hours)] : [USUAL],
  }
}

/** The first moment from `milliseconds` on that suits every zone; whatever suits one is tried on the others. */
function opening(milliseconds: number, { zones, hours }: LocalHours): number {
  let moment = milliseconds
  for (let tried = 0; tried < TRIES; tried += 1) {
    const next = Math.max(...zones.flatMap((zone) => hours.map((each) => openingIn(moment, zone, each))))
    if (next === moment) break
    moment = next
  }
  return moment
}

function openingIn(milliseconds: number, timeZone: string, { opens, closes, isClosedOn }: Hours): number {
  const local = Temporal.Instant.fromEpochMilliseconds(milliseconds).toZonedDateTimeISO(timeZone)
  const isOpenDay = (day: Temporal.PlainDate): boolean => !isClosedOn?.(day)
  const today = local.toPlainDate()
  if (isOpenDay(today) && local.hour >= opens && local.hour < closes) return milliseconds
  let day = local.hour < opens ? today : today.add({ days: 1 })
  while (!isOpenDay(day)) day = day.add({ days: 1 })
  // By the calendar, not by adding hours: a day of a clock change has 23 or 25.
  return day.toZonedDateTime({ timeZone, plainTime: { hour: opens } }).epochMilliseconds
}

const zones = new Map<string, boolean>()

/** Whether this Node knows a zone; lists of zones and the zones of a runtime are never of the same year. */
function isZone(name: string): boolean {
  const known = zones.get(name)
  if (known !== undefined) return known
  const is = canBeRead(name)
  // What people type as their zone must not fill the memory.
  if (zones.size < 2_000) zones.set(name, is)
  return is
}

function canBeRead(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
