/** Numbers, dates and yes or no as people and forms write them. */

const YES: ReadonlySet<string> = new Set(['true', 'yes', 'y', 'on', '1', 'checked'])
const NO: ReadonlySet<string> = new Set(['false', 'no', 'n', 'off', '0'])

/** Longer text is neither a number nor a date. */
const LENGTH = 64

/** `on` and `yes` are what a ticked box sends. Undefined when it is neither. */
export function readBoolean(text: string): boolean | undefined {
  const word = text.trim().toLowerCase()
  if (YES.has(word)) return true
  return NO.has(word) ? false : undefined
}

/**
 * `12,5`, `1 234.5`, `1'234`, `1.234,50`. Of two kinds of mark the last is the decimal one. `1,234` alone is read as in
 * `country` (ISO 3166 alpha-2); `1.234` is not, since number fields of a browser always send a point.
 */
export function readNumber(text: string, country?: string): number | undefined {
  if (text.length > LENGTH) return undefined
  const digits = text
    .trim()
    .replace(/(?<=\d)[\s'’](?=\d{3})/gu, '')
    .replace('\u2212', '-')
  const plain = withPoint(digits, country)
  if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(plain)) return undefined
  const number = Number(plain)
  return Number.isFinite(number) ? number : undefined
}

/**
 * `YYYY-MM-DD`, of an ISO date or time (its day as written), `31.12.2026`, `2026/12/31`, or `12/31/2026` with day and
 * month in the order of `country`. Undefined for a day that no calendar has.
 */
export function readDate(text: string, country?: string): string | undefined {
  const typed = text.trim()
  if (typed.length > LENGTH) return undefined
  const iso =
    /^(\d{4})[-/](\d\d?)[-/](\d\d?)(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?\s*(?:Z|[+-]\d\d:?\d\d)?)?$/i.exec(
      typed,
    )
  if (iso) return calendarDay(iso[1], iso[2], iso[3])
  const local = /^(\d\d?)([./-])(\d\d?)\2(\d{4})$/.exec(typed)
  if (!local) return undefined
  const [, first, mark, second, year] = local
  return mark !== '.' && habitsOf(country).isMonthFirst
    ? calendarDay(year, first, second)
    : calendarDay(year, second, first)
}

function withPoint(digits: string, country: string | undefined): string {
  const comma = digits.lastIndexOf(',')
  if (comma === -1) return /^[+-]?\d{1,3}(?:\.\d{3}){2,}$/.test(digits) ? digits.replaceAll('.', '') : digits
  if (digits.includes('.')) {
    if (comma > digits.lastIndexOf('.')) {
      return /^[+-]?\d{1,3}(?:\.\d{3})+,\d*$/.test(digits)
        ? digits.replaceAll('.', '').replace(',', '.')
        : digits
    }
    return /^[+-]?\d{1,3}(?:,\d{3})+\.\d*$/.test(digits) ? digits.replaceAll(',', '') : digits
  }
  const isGrouped = /^[+-]?[1-9]\d{0,2}(?:,\d{3})+$/.test(digits)
  const isMany = digits.indexOf(',') !== comma
  if (isGrouped && (isMany || habitsOf(country).decimalMark === '.')) return digits.replaceAll(',', '')
  return isMany ? digits : digits.replace(',', '.')
}

function calendarDay(year = '', month = '', day = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text) ? text : undefined
}

interface Habits {
  readonly decimalMark: string
  readonly isMonthFirst: boolean
}

/** By locale, of which there are no more than countries: making the formats costs more than all the rest. */
const known = new Map<string, Habits>()

function habitsOf(country: string | undefined): Habits {
  const locale = localeOf(country)
  const habits = known.get(locale) ?? readHabits(locale)
  known.set(locale, habits)
  return habits
}

function readHabits(locale: string): Habits {
  const number = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1.5)
  const date = new Intl.DateTimeFormat(locale, { calendar: 'gregory' }).formatToParts(0)
  return {
    decimalMark: number.find(({ type }) => type === 'decimal')?.value ?? '.',
    isMonthFirst: date.find(({ type }) => ['year', 'month', 'day'].includes(type))?.type === 'month',
  }
}

/** The language most people of a country write, by Unicode's likely subtags; without a country, British habits. */
function localeOf(country: string | undefined): string {
  if (!country || !/^[a-z]{2}$/i.test(country)) return 'en-GB'
  // The script is left out: `en-Latn-GB` is not found and falls back to American habits.
  return `${new Intl.Locale(`und-${country}`).maximize().language}-${country.toUpperCase()}`
}
