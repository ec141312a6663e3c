/** Who a change is by, for those who keep it: the person of a session, or the key of a program. */
import type { Principal } from './authentication.ts'
import type { SessionCaller } from './sessions.ts'

export interface Author {
  readonly kind: 'person' | 'key'
  readonly id: string
}

export function authorOf({
  session,
  principal,
}: {
  readonly session: SessionCaller | undefined
  readonly principal: Principal | undefined
}): Author | null {
  if (session) return { kind: 'person', id: session.accountId }
  return principal ? { kind: 'key', id: principal.keyId } : null
}
