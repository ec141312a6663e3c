/** What a sender's JSON or form value amounts to, before anything is known of the field. */
import { bracketedAddress } from '../../lib/email-address.ts'

/** Text, less what a database cannot hold; undefined for what is not a single value. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed().trim()
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined
}

/** Null, blank text, and lists of nothing else: as if the key had not been sent. */
export function isAbsent(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((one) => one === null || textOf(one) === '')
  return value === null || value === undefined || textOf(value) === ''
}

/** On one line: names stand in headers of mail. */
export function lineOf(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}

/** One value, or a list of one, that is an address, alone or in brackets behind a name; cheap, since every value is asked. */
export function isEmailLike(value: unknown): boolean {
  const one: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value
  return (
    typeof one === 'string' &&
    one.length <= 320 &&
    (PLAIN.test(one.trim()) || /\.[^.]+$/.test(bracketedAddress(one) ?? ''))
  )
}

const PLAIN = /^(?:mailto:)?[^@\s<>]+@[^@\s<>]+\.[^@\s<>]+$/i

/** A number with its country code, as no id is written. */
export function isNumberLike(value: unknown): boolean {
  return typeof value === 'string' && /^\+[1-9][\d ()-]{7,18}$/.test(value.trim())
}

/** The values of a repeated key, without the blank ones. */
export function each(value: unknown): unknown[] {
  return (Array.isArray(value) ? value : [value]).filter((one) => !isAbsent(one))
}

/** What programs write for nothing, and the marks of templates in whose place nothing was put: "null", "{{name}}", "*|FNAME|*". */
const NOTHING =
  /^(?:null|NULL|undefined|nil|None|NaN|N\/A|n\/a|#N\/A|\(null\)|\[object Object\]|(?:null|undefined|None) (?:null|undefined|None)|-{1,3}|[–—])$/
const TEMPLATE =
  /^(?:\{\{[^{}]{1,80}\}\}|[$#@]\{[^{}]{1,80}\}|\{[\w .:-]{1,80}\}|%%?\w{2,60}%%?|\*\|[^|]{1,60}\|\*|\[[a-z]+(?:[-_][a-z\d]+)+\]|<%=?[^<>%]{1,80}%>|\[\[[^[\]]{1,80}\]\])$/

export function isTemplate(value: unknown): boolean {
  return typeof value === 'string' && value.length <= 100 && TEMPLATE.test(value.trim())
}

export function isPlaceholder(value: unknown): boolean {
  return isTemplate(value) || (typeof value === 'string' && NOTHING.test(value.slice(0, 100).trim()))
}
