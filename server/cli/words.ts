/** What commands read from the command line; what cannot be read is wrong use (exit 2). */
import { CommanderError, InvalidArgumentError } from 'commander'
import { isScope, SCOPES, type Scope } from '../http/scopes.ts'
import { isUuid } from '../lib/uuid.ts'
import * as words from '../workspaces/common-words.ts'
import { SettingFault } from '../workspaces/common-words.ts'

/** An id as every `create` gives it. */
export function id(text: string): string {
  return isUuid(text) ? text.toLowerCase() : invalid('Ids look like 0197a3c2-5f1e-7c3a-9b1d-2f4e6a8c0d13.')
}

export const text = asOption(words.text)
export { text as name }
export const email = asOption(words.email)
export const handle = asOption(words.handle)
export const url = asOption(words.url)
export const country = asOption(words.country)
export const timezone = asOption(words.timezone)
export const language = asOption(words.language)
export const tagline = asOption(words.tagline)

/** Comma-separated origins, `none` for none at all. */
export function origins(text: string): readonly string[] {
  if (text === 'none') return []
  return text.split(',').map((origin) => new URL(url(origin.trim())).origin)
}

/** `Our shop https://shop.example, mailto:hi@shop.example`: commas with a space between them; `none` for none at all. */
export function links(text: string): readonly string[] {
  return text === 'none' ? [] : text.split(/,\s+/).map(asOption(words.link))
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

/** A point in time, ISO 8601 with its offset: without one it would mean another moment on another machine. */
export function time(text: string): Date {
  const at = new Date(text)
  const isWhole = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/i.test(text)
  return isWhole && !Number.isNaN(at.getTime()) ? at : invalid('Times look like 2026-11-20T18:00:00+01:00.')
}

function invalid(sentence: string): never {
  throw new InvalidArgumentError(sentence)
}

/** A setting's reader as an option's. */
export function asOption<Value>(read: (text: string) => Value): (text: string) => Value {
  return (text) => {
    try {
      return read(text)
    } catch (error) {
      if (error instanceof SettingFault) invalid(error.message)
      throw error
    }
  }
}
