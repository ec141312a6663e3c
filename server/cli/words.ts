/** What commands read from the command line; what cannot be read is wrong use (exit 2). */
import { CommanderError, InvalidArgumentError } from 'commander'
import { NAME_LENGTH } from '../http/limits.ts'
import { isScope, SCOPES, type Scope } from '../http/scopes.ts'
import { readEmail } from '../lib/email-address.ts'
import { phones } from '../lib/lazy.ts'
import { slug } from '../lib/slug.ts'
import { isUuid } from '../lib/uuid.ts'

/** An id as every `create` gives it. */
export function id(text: string): string {
  return isUuid(text) ? text.toLowerCase() : invalid('Ids look like 0197a3c2-5f1e-7c3a-9b1d-2f4e6a8c0d13.')
}

/** A text of 1 to 500 characters. */
export function text(text: string): string {
  const trimmed = text.trim()
  const isSound = trimmed !== '' && trimmed.length <= NAME_LENGTH && !trimmed.includes('\0')
  return isSound ? trimmed : invalid(`It needs 1 to ${NAME_LENGTH} characters.`)
}

export { text as name }

/** An email address, in its stored spelling. */
export function email(text: string): string {
  return readEmail(text) ?? invalid('Email addresses look like ann@example.com.')
}

/** The part of an address that names a workspace. */
export function handle(text: string): string {
  return text !== '' && text === slug(text)
    ? text
    : invalid('Handles have lower-case letters, digits and single hyphens.')
}

/** An http or https address. */
export function url(text: string): string {
  const isWeb = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
  return isWeb ? text : invalid('Addresses begin with https://.')
}

/** Comma-separated origins, `none` for none at all. */
export function origins(text: string): readonly string[] {
  if (text === 'none') return []
  return text.split(',').map((origin) => new URL(url(origin.trim())).origin)
}

/** `none` clears a setting; anything else is read by `read`. */
export function orNone<Value>(read: (text: string) => Value): (text: string) => Value | null {
  return (text) => (text === 'none' ? null : read(text))
}

/** Ends a command as wrong use (exit 2), where commander's own checks cannot see it. */
export function misused(sentence: string): never {
  throw new CommanderError(2, 'tidings.misused', sentence)
}

/** Comma-separated scopes, or `all`. */
export function scopes(text: string): readonly Scope[] {
  if (text === 'all') return SCOPES
  const asked = text.split(',').map((scope) => scope.trim())
  return asked.every(isScope) ? [...new Set(asked)] : invalid(`Scopes are ${SCOPES.join(', ')}, or all.`)
}

/** `true` or `false`, also yes and no. */
export function flag(text: string): boolean {
  if (/^(true|yes|on|1)$/i.test(text)) return true
  if (/^(false|no|off|0)$/i.test(text)) return false
  return invalid('Say true or false.')
}

/** A country by its two letters, as `SE`. */
export function country(text: string): string {
  const code = text.toUpperCase()
  return phones().isSupportedCountry(code)
    ? code
    : invalid('Countries have two letters, such as SE (ISO 3166-1).')
}

/** An IANA time zone, as `Europe/Stockholm`. */
export function timezone(text: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone
  } catch {
    return invalid('Time zones are named like Europe/Stockholm (IANA).')
  }
}

/** A point in time, ISO 8601 with its offset: without one it would mean another moment on another machine. */
export function time(text: string): Date {
  const at = new Date(text)
  const isWhole = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/i.test(text)
  return isWhole && !Number.isNaN(at.getTime()) ? at : invalid('Times look like 2026-11-20T18:00:00+01:00.')
}

function invalid(sentence: string): never {
  throw new InvalidArgumentError(sentence)
}
