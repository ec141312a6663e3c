/** Public holidays of countries whose law keeps advertisements away on them. */
import type { Temporal } from 'temporal-polyfill'

/** Month and day of those that are the same each year (Code du travail, L3133-1). */
const FRENCH_DAYS = new Set(['1-1', '5-1', '5-8', '7-14', '8-15', '11-1', '11-11', '12-25'])

/** Easter Monday, Ascension and Whit Monday, in days after Easter Sunday. */
const AFTER_EASTER = [1, 39, 50]

/** A public holiday of all of France; what single departments add is not known here. */
export function isFrenchHoliday(day: Temporal.PlainDate): boolean {
  if (FRENCH_DAYS.has(`${day.month}-${day.day}`)) return true
  const easter = day.with(easterSunday(day.year))
  return AFTER_EASTER.includes(easter.until(day, { largestUnit: 'days' }).days)
}

/** Easter Sunday of the Gregorian calendar, for any year since 1583 (the anonymous algorithm, as Meeus gives it). */
export function easterSunday(year: number): { month: number; day: number } {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const sum = epact + weekday - 7 * shift + 114
  return { month: Math.floor(sum / 31), day: (sum % 31) + 1 }
}
