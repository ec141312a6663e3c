/** What the operator does with accounts from the command line: the way back for whoever is locked out. */
import type { Db } from '../platform/database.ts'
import { refuse } from '../refusals.ts'
import { mustBeAddress, mustBeName, mustBePassword } from './account-rules.ts'
import { recorded, writeAudit, type AuditAction, type AuditEntry } from './audit-store.ts'
import { withdrawLinks } from './link-store.ts'
import { makeLink, type MadeLink } from './links.ts'
import {
  addMember,
  changeRole,
  countOwners,
  lockOrganization,
  membershipsOf,
  type Membership,
} from './membership-store.ts'
import { hashPassword } from './password.ts'
import { organizationOf, soleOrganization } from './workspace-access-store.ts'
import type { Role } from './policy.ts'
import { removePasskeys } from './passkey-store.ts'
import { dropSecondStep } from './second-step.ts'
import { endSessions } from './session-store.ts'
import { createAccount, deleteAccount, findAccount, changeAccount, type StoredAccount } from './store.ts'

function entry(action: AuditAction, accountId: string | null, more: Partial<AuditEntry> = {}): AuditEntry {
  const subject = accountId ?? undefined
  return {
    organizationId: null,
    workspaceId: null,
    accountId: null,
    actor: 'operator',
    action,
    subject,
    ...more,
  }
}

export async function accountBy(db: Db, email: string): Promise<StoredAccount> {
  return (await findAccount(db, email)) ?? refuse('account-unknown', email)
}

export interface NewUser {
  readonly email: string
  readonly name: string
  readonly role: Role
  /** Where: one of the two; where the installation has one organization alone, none. */
  readonly organization?: string | undefined
  readonly workspace?: string | undefined
}

/** An account without a password, a member at once, and the link by which its owner sets one. */
export async function createUser(db: Db, publicUrl: string, user: NewUser): Promise<MadeLink> {
  const email = mustBeAddress(user.email)
  const name = mustBeName(user.name)
  const { organizationId, workspaceId } = await placeOf(db, user)
  if (user.role === 'owner' && workspaceId !== null) {
    refuse('account-field', 'role', 'an owner owns all of the organization; leave out --workspace')
  }
  return db.transaction(async (tx) => {
    const { id: accountId } = await createAccount(tx, { email, name, passwordHash: null })
    await addMember(tx, { accountId, organizationId, workspaceId, role: user.role }, email)
    await writeAudit(tx, entry('account.made', accountId, { organizationId, workspaceId }))
    return makeLink(tx, publicUrl, { purpose: 'reset', accountId })
  })
}

/** A link by which a new password is set; the old one works until then. */
export async function linkFor(db: Db, publicUrl: string, email: string): Promise<MadeLink> {
  const { id: accountId } = await accountBy(db, email)
  return recorded(db, entry('account.link', accountId)).transaction((tx) =>
    makeLink(tx, publicUrl, { purpose: 'reset', accountId }),
  )
}

/** Ends every session, and takes back what links were sent. */
export async function setPassword(db: Db, email: string, password: string): Promise<void> {
  const { id, name, email: own } = await accountBy(db, email)
  const passwordHash = await hashPassword(mustBePassword(password, [own, name]))
  await recorded(db, entry('account.password', id)).transaction(async (tx) => {
    await changeAccount(tx, id, { passwordHash })
    await endSessions(tx, id)
    await withdrawLinks(tx, id)
  })
}

/** The role where the account is a member, or a membership there. An organization keeps an owner. */
export async function setRole(
  db: Db,
  email: string,
  { role, ...where }: Pick<NewUser, 'role' | 'organization' | 'workspace'>,
): Promise<void> {
  const { id: accountId } = await accountBy(db, email)
  const { organizationId, workspaceId } = await placeOf(db, where)
  if (role === 'owner' && workspaceId !== null) {
    refuse('account-field', 'role', 'an owner owns all of the organization; leave out --workspace')
  }
  const act = entry('member.changed', accountId, { organizationId, workspaceId, details: { role } })
  await recorded(db, act).transaction(async (tx) => {
    await lockOrganization(tx, organizationId)
    const known = (await membershipsOf(tx, accountId)).find(
      (one) => one.organizationId === organizationId && one.workspaceId === workspaceId,
    )
    if (!known) {
      await addMember(tx, { accountId, organizationId, workspaceId, role }, email)
      return
    }
    if (isOwner(known) && role !== 'owner' && (await countOwners(tx, organizationId)) < 2)
      refuse('last-owner')
    await changeRole(tx, known.id, role)
  })
}

/** The account with its sessions, links and memberships; refused (409) while an organization would be left to nobody. */
export async function removeUser(db: Db, email: string): Promise<void> {
  const { id } = await accountBy(db, email)
  await recorded(db, entry('account.removed', id)).transaction(async (tx) => {
    for (const membership of await membershipsOf(tx, id)) {
      await lockOrganization(tx, membership.organizationId)
      if (isOwner(membership) && (await countOwners(tx, membership.organizationId)) < 2) refuse('last-owner')
    }
    await deleteAccount(tx, id)
  })
}

/** For whoever lost the telephone and the codes on paper; false when there was none. */
export async function disableTotp(db: Db, email: string): Promise<boolean> {
  const { id } = await accountBy(db, email)
  return recorded(db, entry('account.second-step-off', id)).transaction((tx) => dropSecondStep(tx, id))
}

/** For whoever lost the devices, or lost one to somebody; how many there were. */
export async function dropPasskeys(db: Db, email: string): Promise<number> {
  const { id } = await accountBy(db, email)
  return recorded(db, entry('account.passkey-removed', id)).transaction((tx) => removePasskeys(tx, id))
}

function isOwner({ role, workspaceId }: Membership): boolean {
  return role === 'owner' && workspaceId === null
}

async function placeOf(
  db: Db,
  { organization, workspace }: Pick<NewUser, 'organization' | 'workspace'>,
): Promise<{ organizationId: string; workspaceId: string | null }> {
  if (workspace !== undefined) {
    return { organizationId: await organizationOf(db, workspace), workspaceId: workspace }
  }
  const organizationId = organization ?? (await soleOrganization(db))
  if (organizationId === undefined) {
    refuse(
      'account-field',
      'organization',
      'there are several organizations, or none; say --organization or --workspace',
    )
  }
  return { organizationId, workspaceId: null }
}
