/** Who may do what: every permission with the roles that have it, and what a role opens of the public API. Pure. */
import type { Scope } from '../http/scopes.ts'

/** From the most to the least that may be done. */
export const ROLES = ['owner', 'admin', 'editor', 'author', 'viewer'] as const
export type Role = (typeof ROLES)[number]

const ALL = ROLES
const WRITERS = ['owner', 'admin', 'editor', 'author'] as const
const EDITORS = ['owner', 'admin', 'editor'] as const
const ADMINS = ['owner', 'admin'] as const
const OWNERS = ['owner'] as const

const POLICY = {
  /** Everything there is to be seen but settings, keys, members and the log of who did what. */
  read: ALL,
  /** Drafts of campaigns, and post requests that only suggest. */
  'drafts:write': WRITERS,
  /** Pictures sent in and described. */
  'media:write': WRITERS,
  'media:delete': EDITORS,
  /** A campaign sent to one's own address; to any other one only with `campaigns:publish`. */
  'campaigns:test': WRITERS,
  /** Publish, schedule, pause, resume, cancel; notify people in any other way. */
  'campaigns:publish': EDITORS,
  'drafts:delete': EDITORS,
  /** Letters to begin from, which everybody who writes is offered. */
  'templates:write': EDITORS,
  'posts:review': EDITORS,
  'contacts:write': EDITORS,
  /** What became of imports and of changes to many contacts, and dead letters; changed by who may write. */
  'work:read': EDITORS,
  'contacts:export': EDITORS,
  'contacts:erase': ADMINS,
  /** Where somebody was when consenting: an address that leads to a household. Others see that it is recorded. */
  'contacts:addresses': ADMINS,
  'segments:write': EDITORS,
  /** The workspace's own fields of contacts. */
  'fields:write': EDITORS,
  'products:write': EDITORS,
  'flows:write': EDITORS,
  /** Addresses that are written to no more, messages sent again, dead letters. */
  'outbox:write': EDITORS,
  'settings:read': ADMINS,
  'settings:write': ADMINS,
  'keys:manage': ADMINS,
  'members:manage': ADMINS,
  'workspaces:create': ADMINS,
  'audit:read': ADMINS,
  /** To archive, bring back and delete it. */
  'workspace:end': OWNERS,
  /** To make owners, and to take that away. */
  'owners:manage': OWNERS,
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof POLICY

export const PERMISSIONS = Object.keys(POLICY) as Permission[]

/** What can still be done in an archived workspace, besides reading; all else waits until it is brought back. */
const WHEN_ARCHIVED: ReadonlySet<Permission> = new Set([
  'read',
  'work:read',
  'contacts:export',
  'contacts:erase',
  'contacts:addresses',
  'settings:read',
  'keys:manage',
  'members:manage',
  'workspaces:create',
  'audit:read',
  'workspace:end',
  'owners:manage',
])

const SCOPES_OF: Readonly<Record<Role, readonly Scope[]>> = {
  owner: ['feeds:read-write', 'contacts:read-write', 'products:read-write', 'posts:read-write'],
  admin: ['feeds:read-write', 'contacts:read-write', 'products:read-write', 'posts:read-write'],
  editor: ['feeds:read-write', 'contacts:read-write', 'products:read-write', 'posts:read-write'],
  author: ['feeds:read-only', 'contacts:read-only', 'products:read-only', 'posts:read-write'],
  viewer: ['feeds:read-only', 'contacts:read-only', 'products:read-only', 'posts:read-only'],
}

export function isRole(text: string): text is Role {
  return (ROLES as readonly string[]).includes(text)
}

export function isPermission(text: string): text is Permission {
  return text in POLICY
}

export function may(role: Role, permission: Permission): boolean {
  return (POLICY[permission] as readonly Role[]).includes(role)
}

export function permissionsOf(role: Role, isArchived = false): Permission[] {
  return PERMISSIONS.filter(
    (permission) => may(role, permission) && (!isArchived || WHEN_ARCHIVED.has(permission)),
  )
}

/** Of the public API; what a scope cannot tell apart is asked of the permissions besides. */
export function scopesOf(role: Role): readonly Scope[] {
  return SCOPES_OF[role]
}

/** Of two roles in one workspace, the one that may do more. */
export function stronger(one: Role, other: Role): Role {
  return ROLES.indexOf(one) <= ROLES.indexOf(other) ? one : other
}

/** Nobody gives a role, or changes somebody of a role, above their own; owners are made by owners alone. */
export function mayManage(actor: Role, other: Role): boolean {
  return may(actor, 'members:manage') && (other !== 'owner' || may(actor, 'owners:manage'))
}
