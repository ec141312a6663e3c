/** Sessions of people beside the keys of programs: what http asks of whoever keeps them, and what it then knows. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { now } from '../platform/clock.ts'
import { refuse } from '../refusals.ts'
import type { Principal } from './authentication.ts'
import type { KeyAccess, SessionAccess } from './scopes.ts'

/** How long a password that was given opens what asks for it again. */
export const CONFIRMED_MINUTES = 10

/** Somebody who is signed in. */
export interface SessionCaller {
  readonly sessionId: string
  readonly accountId: string
  readonly email: string
  readonly name: string
  /** When the password, or what stands for it, was last given; ISO 8601. */
  readonly confirmed: string
}

export interface Admitted {
  readonly session: SessionCaller | undefined
  /** Of the workspace in X-Workspace, where the route is of one. */
  readonly principal: Principal | undefined
}

/** Turns a request with a session into a caller. Refuses in words for people: 401, 403, 404. */
export interface SessionPort {
  admit(request: FastifyRequest, reply: FastifyReply, access: KeyAccess | SessionAccess): Promise<Admitted>
}

/** A request to the public API comes from a session when it names the workspace and carries no key. */
export function isOfSession({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['x-api-key'] === undefined && headers['x-workspace'] !== undefined
}

/** Refuses (403) where somebody's role does not allow it; a key is asked for its scopes alone. */
export function mustMay(principal: Principal, permission: string): void {
  if (principal.member && !principal.member.permissions.has(permission)) {
    refuse('role-insufficient', principal.member.role)
  }
}

/** Refuses (403, `confirmPassword`) unless the password was given in the last minutes; a key needs none. */
export function mustHaveConfirmed(session: Pick<SessionCaller, 'confirmed'> | undefined): void {
  if (!session) return
  const since = now().getTime() - new Date(session.confirmed).getTime()
  if (since > CONFIRMED_MINUTES * 60_000) refuse('confirm-password')
}

/** The caller of a route that asks for a session. */
export function sessionOf(request: { readonly session: SessionCaller | undefined }): SessionCaller {
  return request.session ?? refuse('signed-out')
}
