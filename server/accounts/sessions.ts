/** Sessions as http asks for them: who is signed in, and what they are in the workspace of X-Workspace. */
import type { FastifyRequest } from 'fastify'
import { isAtRest, type Principal } from '../http/authentication.ts'
import { grants, type KeyAccess, type SessionAccess } from '../http/scopes.ts'
import type { SessionCaller, SessionPort } from '../http/sessions.ts'
import { isUuid } from '../lib/uuid.ts'
import type { Queryable } from '../platform/database.ts'
import { refuse } from '../refusals.ts'
import { sessionCookie, type SessionCookie } from './cookie-rules.ts'
import { isFromOurPages } from './cross-site-rules.ts'
import {
  isPermission,
  isRole,
  may,
  permissionsOf,
  scopesOf,
  stronger,
  type Permission,
  type Role,
} from './policy.ts'
import { hashToken } from './secret-token.ts'
import { findSeat, type Seat } from './workspace-access-store.ts'
import { useSession } from './session-store.ts'

export interface SessionRules {
  readonly db: Queryable
  readonly publicUrl: string
}

/**
 * Read from the database with every request: a session that is ended, a role that is lowered and a member who is removed
 * have no effect from the next request on, on every node.
 */
export function openSessions({ db, publicUrl }: SessionRules): SessionPort {
  const cookie = sessionCookie(publicUrl)
  const { origin } = new URL(publicUrl)
  return {
    async admit(request, _reply, access) {
      if (!isFromOurPages(request, origin)) refuse('cross-site')
      const found = await find(db, cookie, request)
      if (isFor(access, 'anyone')) return { session: found, principal: undefined }
      const session = found ?? refuse('signed-out')
      if (isFor(access, 'signed-in')) return { session, principal: undefined }
      const principal = await seated(db, session, workspaceOf(request))
      mustBeOpenTo(principal, access)
      return { session, principal }
    },
  }
}

function isFor(access: KeyAccess | SessionAccess, whom: string): boolean {
  return typeof access === 'object' && access.session === whom
}

async function find(
  db: Queryable,
  cookie: SessionCookie,
  { headers }: FastifyRequest,
): Promise<SessionCaller | undefined> {
  const token = cookie.read(headers.cookie)
  return token ? useSession(db, hashToken(token)) : undefined
}

/** A frame sends no headers of ours: what is only read in one names the workspace in its address. */
function workspaceOf({ method, headers, query, url }: FastifyRequest): unknown {
  if (method !== 'GET' || !url.startsWith('/app/')) return headers['x-workspace']
  return headers['x-workspace'] ?? (query as { readonly workspace?: unknown }).workspace
}

/** Of a workspace that is not there and of a foreign one the same is said. */
async function seated(
  db: Queryable,
  { accountId, sessionId, confirmed }: SessionCaller,
  workspaceId: unknown,
): Promise<Principal> {
  if (typeof workspaceId !== 'string' || !isUuid(workspaceId)) refuse('not-a-member')
  const seat = (await findSeat(db, accountId, workspaceId)) ?? refuse('not-a-member')
  const role = roleIn(seat)
  const { organizationRole: _, workspaceRole: __, ...place } = seat
  const permissions = new Set<string>(permissionsOf(role, seat.isArchived))
  return {
    ...place,
    keyId: sessionId,
    scopes: scopesOf(role),
    member: { role, permissions, confirmed, organizationRole: seat.organizationRole },
  }
}

function roleIn({ organizationRole, workspaceRole }: Seat): Role {
  if (organizationRole && workspaceRole) return stronger(organizationRole, workspaceRole)
  return organizationRole ?? workspaceRole ?? refuse('not-a-member')
}

function mustBeOpenTo(principal: Principal, access: KeyAccess | SessionAccess): void {
  const { member, scopes, isArchived } = principal
  const role = member?.role ?? ''
  if (typeof access === 'object') {
    // An unknown permission is a fault of a route, which a test of all of them finds.
    if (!isPermission(access.session)) throw new Error(`There is no permission ${access.session}`)
    if (member?.permissions.has(access.session)) return
    // Whoever may at other times is refused for another reason.
    if (isArchived && isRole(role) && may(role, access.session)) refuse('workspace-archived')
    refuse('role-insufficient', role)
  }
  if (access !== 'any-key' && !grants(scopes, access)) refuse('role-insufficient', role)
  if (isAtRest(principal, access)) refuse('workspace-archived')
}

/** What a route of the app declares. */
export function asks(permission: Permission | 'anyone' | 'signed-in'): SessionAccess {
  return { session: permission }
}
