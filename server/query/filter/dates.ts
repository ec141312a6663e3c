/** Dates in filters: what is accepted, and the one form they are kept and compared in. */

const DATE =
  /^(\d{4})-(\d{2})-(\d{2})(?:[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(Z|z|[+-]\d{2}:\d{2})?)?$/

/**
 * An ISO 8601 date or date-time as a UTC time with milliseconds, or microseconds where they are given.
 * Without an offset it is UTC; a date alone is its midnight. Undefined when there is no such moment
 * (2026-02-30, 24:00) or its year in UTC is outside 1 to 9999, which PostgreSQL would not read.
 */
export function findMoment(text: string): string | undefined {
  const [, year, month, day, hour = '00', minute = '00', second = '00', fraction = '', zone = 'Z'] =
    DATE.exec(text) ?? []
  const offset = offsetMinutes(zone)
  if (year === undefined || offset === undefined) return undefined
  const local = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`
  const time = Date.parse(local)
  // Date.parse rolls 2026-02-30 over to March; what it read must print as it was written.
  if (Number.isNaN(time) || new Date(time).toISOString() !== local) return undefined
  const moment = new Date(time - offset * 60_000).toISOString()
  if (!/^\d{4}-/.test(moment) || moment.startsWith('0000')) return undefined
  return `${moment.slice(0, 20)}${digitsOf(fraction)}Z`
}

function offsetMinutes(zone: string): number | undefined {
  if (zone === 'Z' || zone === 'z') return 0
  const hours = Number(zone.slice(1, 3))
  const minutes = Number(zone.slice(4))
  if (hours > 23 || minutes > 59) return undefined
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
}

function digitsOf(fraction: string): string {
  const micros = fraction.padEnd(6, '0').slice(0, 6)
  return micros.endsWith('000') ? micros.slice(0, 3) : micros
}
