/** The scopes of API keys, and which of them opens which endpoint (spec "Authentication", rule 3). */

export const SCOPES = [
  'feeds:read-only',
  'feeds:read-write',
  'contacts:read-only',
  'contacts:read-write',
  'products:read-only',
  'products:read-write',
  'posts:read-only',
  'posts:read-write',
] as const

export type Scope = (typeof SCOPES)[number]

/** What a route asks of its caller; a route that declares nothing stops the program from starting. */
export type Access =
  | Scope
  /** Any valid key. */
  | 'any-key'
  /** No key: public reads, the webhook, health. */
  | 'public'
  /** The operator's token. */
  | 'operator'

/** A read-write scope includes its read-only one. */
export function grants(scopes: readonly Scope[], needed: Scope): boolean {
  return scopes.includes(needed) || scopes.includes(needed.replace('read-only', 'read-write') as Scope)
}

export function isScope(text: string): text is Scope {
  return (SCOPES as readonly string[]).includes(text)
}
