/** Which of the forms of a list a caller prefers, by its Accept header. */
import Negotiator from 'negotiator'

export type Format = 'json' | 'csv' | 'xlsx'

export const MEDIA_TYPES: Readonly<Record<Format, string>> = {
  json: 'application/json',
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** As they are sent, with parameters: `text/csv;charset=utf-8` is asked for too, and a type without any matches. */
const formats: ReadonlyMap<string, Format> = new Map([
  [`${MEDIA_TYPES.json};charset=utf-8`, 'json'],
  [`${MEDIA_TYPES.csv};charset=utf-8;header=present`, 'csv'],
  [MEDIA_TYPES.xlsx, 'xlsx'],
])
const offered = [...formats.keys()]

/** Beyond this many characters an Accept header serves no caller; it is read as if none were sent. */
const ACCEPT_LENGTH = 1_024

/**
 * The best of quality values (RFC 9110, 12.5.1), in the caller's order where they are equal; JSON for any type and for
 * none. Undefined when nothing offered is acceptable: 406.
 */
export function chooseFormat(accept: string | undefined): Format | undefined {
  if (!accept?.trim() || accept.length > ACCEPT_LENGTH) return 'json'
  return formats.get(new Negotiator({ headers: { accept } }).mediaType(offered) ?? '')
}
