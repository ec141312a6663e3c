/** What gateways post to us: the members of a JSON object or a form, by any of their usual names. */
import type { SentBody } from '../../contacts/webhook/bodies.ts'

/** A member as text, trimmed and mended; undefined when none of the names is there with a text or a number. */
export function memberOf({ pairs }: SentBody, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const [, value] = pairs.find(([key]) => key.toLowerCase() === name) ?? []
    const isWord = typeof value === 'string' || typeof value === 'number'
    // PostgreSQL keeps no NUL, and nothing keeps half of a surrogate pair.
    const text = isWord ? String(value).replaceAll('\0', '').toWellFormed().trim() : ''
    if (text !== '') return text
  }
  return undefined
}

/** The pairs of a form as they were signed. */
export function formPairs({ pairs }: SentBody): readonly (readonly [string, string])[] {
  return pairs.map(([name, value]) => [name, typeof value === 'string' ? value : ''] as const)
}
