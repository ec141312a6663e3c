/** Members of an organization: invited, given another role, removed; never without an owner. */
import type { Principal } from '../http/authentication.ts'
import type { Db, Queryable } from '../platform/database.ts'
import { refuse, said } from '../refusals.ts'
import { mustBeAddress } from './account-rules.ts'
import { makeLink, type MadeLink } from './links.ts'
import {
  changeRole,
  countOwners,
  listMembers,
  lockMembership,
  removeMember,
  type Member,
  type Membership,
} from './membership-store.ts'
import { isRole, mayManage, type Role } from './policy.ts'
import { isOfOrganization } from './workspace-access-store.ts'
import { withdrawLinks } from './link-store.ts'

/** How far somebody's say about members goes: a role in the organization, or in one workspace alone. */
interface Reach {
  readonly organizationId: string
  readonly role: Role
  /** Set: in this workspace alone. */
  readonly workspaceId: string | null
}

export function reachOf({ organizationId, workspaceId, member }: Principal): Reach {
  const wide = member?.organizationRole ?? ''
  if (isRole(wide) && mayManage(wide, 'viewer')) return { organizationId, role: wide, workspaceId: null }
  const role = member?.role ?? ''
  if (!isRole(role)) refuse('role-insufficient', role)
  return { organizationId, role, workspaceId }
}

export async function membersOf(db: Queryable, principal: Principal): Promise<Member[]> {
  const { organizationId, workspaceId } = reachOf(principal)
  return listMembers(db, organizationId, workspaceId)
}

export interface InvitationWish {
  readonly email: string
  readonly role: Role
  readonly workspaceId: string | null
}

/** A link that makes its holder a member. Refused: a role above one's own, a workspace beyond one's reach. */
export async function invite(
  db: Db,
  publicUrl: string,
  principal: Principal,
  { role, workspaceId, ...wish }: InvitationWish,
): Promise<MadeLink & { readonly email: string }> {
  const { organizationId, ...reach } = reachOf(principal)
  const email = mustBeAddress(wish.email)
  if (!mayManage(reach.role, role)) refuse('role-insufficient', reach.role)
  if (reach.workspaceId !== null && workspaceId !== reach.workspaceId) refuse('role-insufficient', reach.role)
  if (role === 'owner' && workspaceId !== null)
    refuse(
      'account-field',
      'workspaceId',
      'an owner owns all of the organization; leave it out',
      said('role-owner'),
    )
  if (workspaceId !== null && !(await isOfOrganization(db, organizationId, workspaceId)))
    refuse('workspace-foreign')
  const known = (await listMembers(db, organizationId, null)).find(
    (member) => member.email.toLowerCase() === email.toLowerCase() && member.workspaceId === workspaceId,
  )
  if (known) refuse('member-already', email)
  const wanted = { purpose: 'invitation', email, organizationId, workspaceId, role } as const
  return { ...(await makeLink(db, publicUrl, wanted)), email }
}

export async function changeMember(db: Db, principal: Principal, id: string, role: Role): Promise<void> {
  const reach = reachOf(principal)
  await db.transaction(async (tx) => {
    const membership = await lockMembership(tx, reach.organizationId, id)
    mustBeWithin(reach, membership)
    if (!mayManage(reach.role, role)) refuse('role-insufficient', reach.role)
    if (role === 'owner' && membership.workspaceId !== null)
      refuse(
        'account-field',
        'role',
        'an owner owns all of the organization; invite them to it first',
        said('role-owner'),
      )
    if (role !== 'owner') await mustLeaveAnOwner(tx, membership)
    await changeRole(tx, id, role)
  })
}

/** Their sessions stay, and open nothing here from the next request on. */
export async function dismissMember(db: Db, principal: Principal, id: string): Promise<void> {
  const reach = reachOf(principal)
  await db.transaction(async (tx) => {
    const membership = await lockMembership(tx, reach.organizationId, id)
    mustBeWithin(reach, membership)
    await mustLeaveAnOwner(tx, membership)
    await removeMember(tx, id)
    await withdrawLinks(tx, membership.accountId)
  })
}

function mustBeWithin(reach: Reach, { workspaceId, role, id }: Membership): void {
  if (reach.workspaceId !== null && workspaceId !== reach.workspaceId) refuse('membership-unknown', id)
  if (!mayManage(reach.role, role)) refuse('role-insufficient', reach.role)
}

async function mustLeaveAnOwner(
  tx: Queryable,
  { role, workspaceId, organizationId }: Membership,
): Promise<void> {
  if (role !== 'owner' || workspaceId !== null) return
  if ((await countOwners(tx, organizationId)) < 2) refuse('last-owner')
}
