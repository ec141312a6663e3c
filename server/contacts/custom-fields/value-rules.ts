/** What is kept of contacts' custom fields, so that an index finds who has a value. Pure. */
import { createHash } from 'node:crypto'
import type { Value } from '../../query/filter/tree.ts'

export interface KeptValue {
  readonly key: string
  /** A number as its shortest decimal; of long text the beginning and a digest. */
  readonly value: string
  /** The field reads like this, to the letter; else it is a number that is written otherwise, such as "3.0". */
  readonly isSpelt: boolean
}

/** A contact that has more is no longer found by its values: it has this row, and its workspace reads every contact. */
const VALUES_MAXIMUM = 1_000
export const TOO_MANY: KeptValue = { key: '', value: '', isSpelt: true }

/** In UTF-16 units. What is shortened comes out longer than what never is, so that the two are never taken for each other. */
const KEY_LENGTH = 100
const TEXT_LENGTH = 200
const BEGINNING_LENGTH = 160
/** What a filter takes for a number at most (query/filter/to-sql.ts). */
const DECIMAL_LENGTH = 400

/** Every text and number that an equality finds the contact by. Of an array each element; of maps nothing. */
export function keptValues(customFields: Readonly<Record<string, unknown>>): readonly KeptValue[] {
  const kept = new Map<string, KeptValue>()
  const members = Object.entries(customFields).filter(([key]) => isKept(key))
  for (const [key, member] of members) {
    const texts = (Array.isArray(member) ? (member as unknown[]) : [member]).flatMap(textOf)
    for (const one of texts.flatMap((text) => keptAs(key, text))) {
      const place = placeOf(one)
      kept.set(place, { ...one, isSpelt: one.isSpelt || kept.get(place)?.isSpelt === true })
    }
  }
  return kept.size > VALUES_MAXIMUM ? [TOO_MANY] : [...kept.values()]
}

/** A contact has one row in each place. */
export function placeOf({ key, value }: KeptValue): string {
  return JSON.stringify([key, value])
}

/**
 * The row of every contact whose field equals this: of a text only those that are spelt so. Undefined where rows cannot
 * tell: names with a dot lead into maps, and what looks like a map or a list may be the text of one.
 */
export function soughtValue(key: string, value: Value): KeptValue | undefined {
  if (!isKept(key) || value === null) return undefined
  if (typeof value === 'number')
    return { key, value: shortened(decimalOf(plain(value)) ?? ''), isSpelt: false }
  const text = String(value)
  return /^[[{]/.test(text) ? undefined : { key, value: shortened(text), isSpelt: true }
}

function isKept(key: string): boolean {
  return key !== '' && key.length <= KEY_LENGTH && !key.includes('.')
}

/** As PostgreSQL reads it out of the map. */
function textOf(member: unknown): string[] {
  if (typeof member === 'string') return [member]
  if (typeof member === 'number') return [plain(member)]
  return typeof member === 'boolean' ? [String(member)] : []
}

function keptAs(key: string, text: string): KeptValue[] {
  const spelt = { key, value: shortened(text), isSpelt: true }
  const decimal = decimalOf(text)
  if (decimal === undefined || decimal === text) return [spelt]
  return [spelt, { key, value: shortened(decimal), isSpelt: false }]
}

/** The one way to write the number that this text is; undefined when it is none. */
function decimalOf(text: string): string | undefined {
  const [, sign = '', digits, behind = ''] =
    (text.length <= DECIMAL_LENGTH && /^(-?)([0-9]+)(?:[.]([0-9]+))?$/.exec(text)) || []
  if (digits === undefined) return undefined
  const whole = digits.replace(/^0+(?=[0-9])/, '')
  const fraction = behind.replace(/0+$/, '')
  const size = fraction ? `${whole}.${fraction}` : whole
  return size === '0' ? size : sign + size
}

/** Without an exponent, as PostgreSQL writes a number. */
function plain(number: number): string {
  const [mantissa = '', exponent] = String(number).split('e')
  if (exponent === undefined) return mantissa
  const sign = mantissa.startsWith('-') ? '-' : ''
  const [whole = '', fraction = ''] = mantissa.slice(sign.length).split('.')
  const digits = whole + fraction
  const point = whole.length + Number(exponent)
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`
  return `${sign}${digits.slice(0, point).padEnd(point, '0')}${digits.length > point ? `.${digits.slice(point)}` : ''}`
}

function shortened(text: string): string {
  if (text.length <= TEXT_LENGTH) return text
  const digest = createHash('sha256').update(text).digest('base64url')
  return text.slice(0, BEGINNING_LENGTH).toWellFormed() + digest
}
