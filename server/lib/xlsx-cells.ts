/** What the cells of a workbook say (ECMA-376, part 1, 18.3, 18.8): numbers and dates as a person would write them. Pure. */

/** Of one cell style: whether its numbers are days, and how many digits are filled up with zeros. */
export interface CellStyle {
  readonly isDate: boolean
  readonly digits: number
}

export const PLAIN: CellStyle = { isDate: false, digits: 0 }

/** Built-in formats that show a number as a date or a time. */
const DATES: readonly (readonly [from: number, to: number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
]

export function styleOf(format: number, code: string | undefined): CellStyle {
  if (code === undefined)
    return { isDate: DATES.some(([from, to]) => format >= from && format <= to), digits: 0 }
  const bare = code.replace(/"[^"]*"|\\.|_./g, '').replace(/\[(?![hms]+\])[^\]]*\]/gi, '')
  const isDate = !/general/i.test(bare) && /[ymdhs]/i.test(bare)
  return { isDate, digits: /^0{2,20}$/.test(bare) ? bare.length : 0 }
}

/** All digits of it: phone numbers that were kept as numbers read `46701234567`, and not `4.67E+10`. */
export function numberText(written: string, { isDate, digits }: CellStyle, is1904 = false): string {
  const number = Number(written)
  if (written.trim() === '' || !Number.isFinite(number)) return written.trim()
  if (isDate) return dateText(number, is1904)
  if (!Number.isInteger(number) || Math.abs(number) >= 1e21) return String(Number(number.toPrecision(15)))
  const text = BigInt(number).toString()
  return number >= 0 ? text.padStart(digits, '0') : text
}

const DAY = 86_400_000
/** The first day of 1904, as days are counted otherwise; and the last day of the calendar. */
const OFFSET_1904 = 1_462
const LAST_DAY = 2_958_465

/** `2026-12-31`, with the time behind it when it has one; of a time alone `18:30`. */
function dateText(serial: number, is1904: boolean): string {
  const days = serial + (is1904 ? OFFSET_1904 : 0)
  if (days < 0 || days > LAST_DAY + 1) return String(serial)
  // Days are counted as if 1900 had been a leap year.
  const since = days < 60 ? days + 1 : days
  const at = new Date(Math.round(((since - 25_569) * DAY) / 1_000) * 1_000).toISOString()
  const time = at.slice(11, 19).replace(/:00$/, '')
  if (days < 1) return time
  return time === '00:00' ? at.slice(0, 10) : `${at.slice(0, 10)} ${time}`
}

/** `B7` → 1; -1 for what is no reference. */
export function columnOf(reference: string): number {
  let column = 0
  for (let at = 0; at < reference.length && at < 4; at += 1) {
    const letter = reference.charCodeAt(at) - 64
    if (letter < 1 || letter > 26) break
    column = column * 26 + letter
  }
  return column - 1
}

/** `_x000D_` stands for a character by its code. */
export function decoded(text: string): string {
  if (!text.includes('_x')) return text
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}
