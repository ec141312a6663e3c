/** Signing in, by password so far, and what comes of it: a session and all that the app begins with. */
import { accentFor } from '../lib/accent-colour.ts'
import type { Db, Queryable } from '../platform/database.ts'
import { refuse } from '../refusals.ts'
import type { Account } from './store.ts'
import { membershipsOf } from './membership-store.ts'
import { placesOf } from './workspace-access-store.ts'
import { hashPassword, isOutdated, isPassword } from './password.ts'
import { permissionsOf, stronger, type Permission, type Role } from './policy.ts'
import { newToken } from './secret-token.ts'
import { checkSecondStep } from './second-step.ts'
import { openSession } from './session-store.ts'
import { changeAccount, findAccount, readAccount } from './store.ts'

export interface SignedIn {
  readonly account: Account
  readonly organizations: { id: string; name: string }[]
  readonly workspaces: Place[]
}

interface Place {
  readonly id: string
  readonly handle: string
  readonly name: string
  readonly color: string
  readonly imageUrl: string | null
  readonly timezone: string
  readonly country: string
  readonly outboxOnly: boolean
  readonly archived: string | null
  readonly eraseAfter: string | null
  readonly organizationId: string
  readonly role: Role
  readonly permissions: Permission[]
}

/** What the app begins with. */
export async function signedIn(db: Queryable, accountId: string): Promise<SignedIn> {
  const { id, email, name, language } = await readAccount(db, accountId)
  const memberships = await membershipsOf(db, accountId)
  const { organizations, workspaces } = await placesOf(db, accountId)
  const places = workspaces.map(({ accentColor, image, ...workspace }): Place => {
    const role = memberships
      .filter(({ organizationId }) => organizationId === workspace.organizationId)
      .filter(({ workspaceId }) => workspaceId === null || workspaceId === workspace.id)
      .map((membership) => membership.role)
      .reduce(stronger)
    const color = accentColor ?? accentFor(workspace.name).colour
    return {
      ...workspace,
      color,
      imageUrl: image,
      role,
      permissions: permissionsOf(role, workspace.archived !== null),
    }
  })
  return { account: { id, email, name, language }, organizations, workspaces: places }
}

/** The account of an address and its password; refused (401) in the same words and time whatever of them is wrong. */
export async function checkPassword(db: Db, email: string, password: string): Promise<string> {
  const account = await findAccount(db, email.trim())
  const isRight = await isPassword(password, account?.passwordHash)
  if (!account || !isRight) refuse('sign-in-wrong')
  if (account.passwordHash !== null && isOutdated(account.passwordHash)) {
    await changeAccount(db, account.id, { passwordHash: await hashPassword(password) })
  }
  return account.id
}

/** The same with the second step, where the account has one. */
export async function checkSignIn(
  db: Db,
  { email, password, code }: { email: string; password: string; code?: string | undefined },
): Promise<string> {
  const accountId = await checkPassword(db, email, password)
  await checkSecondStep(db, accountId, code)
  return accountId
}

/** A session of its own for every sign-in, whatever token the browser had before; answers the new one. */
export async function openSessionFor(
  db: Queryable,
  accountId: string,
  agent: string | undefined,
  seconds?: number,
): Promise<string> {
  const { token, hash } = newToken()
  await openSession(db, { accountId, hash, agent: agent ?? '', seconds })
  return token
}
