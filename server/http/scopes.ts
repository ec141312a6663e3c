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

/** What a route of the app asks of who is signed in. */
export interface SessionAccess {
  /**
   * A permission in the workspace of X-Workspace (accounts/policy.ts); `signed-in`: none, in no workspace; `anyone`: no
   * session either.
   */
  readonly session: string
}

/** What a route asks of its caller; a route that declares nothing stops the program from starting. */
export type Access =
  | KeyAccess
  | SessionAccess
  /** No key: public reads, the webhook, health. */
  | 'public'
  /** The operator's token. */
  | 'operator'

export type KeyAccess =
  | Scope
  /** Any valid key. */
  | 'any-key'

/** A read-write scope includes its read-only one. */
export function grants(scopes: readonly Scope[], needed: Scope): boolean {
  return scopes.includes(needed) || scopes.includes(needed.replace('read-only', 'read-write') as Scope)
}

export function isScope(text: string): text is Scope {
  return (SCOPES as readonly string[]).includes(text)
}
