/** Links that work once, used: an account made, joined or entered, a new password set. */
import { retried, type Db, type Tx } from '../platform/database.ts'
import { asDb } from '../platform/transaction-as-db.ts'
import { refuse } from '../refusals.ts'
import { createOrganization, createWorkspace } from '../workspaces/store.ts'
import { mustBeAddress, mustBeName, mustBePassword, type Language } from './account-rules.ts'
import { writeAudit } from './audit-store.ts'
import { readLink, spendLink, withdrawLinks, withdrawOwnerLinks, type Link } from './link-store.ts'
import { addMember, ownerlessOrganizations, type NewMembership } from './membership-store.ts'
import { hashPassword } from './password.ts'
import { hashToken } from './secret-token.ts'
import { checkSecondStep } from './second-step.ts'
import { endSessions } from './session-store.ts'
import { checkSignIn } from './sign-in.ts'
import { changeAccount, createAccount, findAccount, readAccount } from './store.ts'

export interface LinkUse {
  readonly email?: string | undefined
  readonly name?: string | undefined
  readonly password?: string | undefined
  /** Of the second step, where the account has one. */
  readonly code?: string | undefined
  readonly language?: Language | undefined
  readonly organizationName?: string | undefined
  readonly workspaceName?: string | undefined
  readonly country?: string | undefined
  readonly timezone?: string | undefined
}

/**
 * Uses a link, and answers whose session is to be opened. `signedInAs`: whoever is signed in already. What is wrong with
 * the words leaves the link as it was.
 */
export async function followLink(
  db: Db,
  token: string,
  use: LinkUse,
  signedInAs: string | undefined,
): Promise<string> {
  const hash = hashToken(token)
  const link = await readLink(db, hash)
  const ready = await prepare(db, link, use, signedInAs)
  const work = async (tx: Tx): Promise<string> => {
    await spendLink(tx, hash)
    if (link.purpose === 'owner') return makeOwner(tx, ready, use)
    if (link.purpose === 'invitation') return join(tx, link, ready)
    const accountId = link.accountId ?? refuse('link-unknown')
    if (ready.passwordHash !== undefined) {
      await changeAccount(tx, accountId, { passwordHash: ready.passwordHash })
      await endSessions(tx, accountId)
      await withdrawLinks(tx, accountId)
    }
    return accountId
  }
  // Of two who use a link, or two links of the first owner, at once one may be in the other's way.
  return retried(() => db.transaction(work))
}

interface Ready {
  /** Set: an account that is there already. */
  readonly accountId?: string
  readonly email: string
  readonly name: string
  readonly language: Language | undefined
  readonly passwordHash?: string
}

/** All that can be refused, and what takes time, before the transaction. */
async function prepare(db: Db, link: Link, use: LinkUse, signedInAs: string | undefined): Promise<Ready> {
  const { language } = use
  if (link.purpose === 'magic' || link.purpose === 'reset') {
    const { id, email, name } = await readAccount(db, link.accountId ?? refuse('link-unknown'))
    const isReset = link.purpose === 'reset'
    const password = isReset ? mustBePassword(use.password, [email, name]) : ''
    // A link is one step, as a password is: whoever reads somebody's mail has not their telephone.
    await checkSecondStep(db, id, use.code)
    if (!isReset) return { email, name, language }
    return { email, name, language, passwordHash: await hashPassword(password) }
  }
  const email = mustBeAddress(link.email ?? use.email)
  const account = await findAccount(db, email)
  if (account) {
    // An account is joined by whoever it belongs to alone: by its session, or by its password.
    if (account.id !== signedInAs)
      await checkSignIn(db, { email, password: use.password ?? '', code: use.code })
    return { accountId: account.id, email, name: account.name, language }
  }
  const name = mustBeName(use.name)
  const password = mustBePassword(use.password, [email, name])
  return { email, name, language, passwordHash: await hashPassword(password) }
}

/** The account a link makes, or the one that is there. */
async function accountFor(tx: Tx, ready: Ready): Promise<string> {
  const { accountId, email, name, language, passwordHash = null } = ready
  return accountId ?? (await createAccount(tx, { email, name, language, passwordHash })).id
}

async function makeOwner(tx: Tx, ready: Ready, use: LinkUse): Promise<string> {
  const accountId = await accountFor(tx, ready)
  // Each start prints one until there is an account; the first that is used is the last.
  await withdrawOwnerLinks(tx)
  const found = await ownerlessOrganizations(tx)
  const organizations = found.length > 0 ? found : [await firstPlace(tx, ready, use)]
  for (const organizationId of organizations) {
    await addMember(tx, { accountId, organizationId, workspaceId: null, role: 'owner' }, ready.email)
    await noteJoining(tx, { accountId, organizationId, workspaceId: null, role: 'owner' }, ready.email)
  }
  return accountId
}

async function firstPlace(tx: Tx, { name }: Ready, use: LinkUse): Promise<string> {
  const organization = use.organizationName?.trim() || use.workspaceName?.trim() || name
  const { id: organizationId } = await createOrganization(tx, mustBeName(organization, 'organizationName'))
  await createWorkspace(asDb(tx), {
    organizationId,
    name: mustBeName(use.workspaceName?.trim() || organization, 'workspaceName'),
    // Whoever reads the app in a language most likely writes in it.
    ...(use.language === undefined ? {} : { language: use.language }),
    country: use.country ?? 'SE',
    timezone: use.timezone ?? 'Europe/Stockholm',
  })
  return organizationId
}

async function join(tx: Tx, link: Link, ready: Ready): Promise<string> {
  const { organizationId, workspaceId, role } = link
  if (organizationId === null || role === null) refuse('link-unknown')
  const accountId = await accountFor(tx, ready)
  await addMember(tx, { accountId, organizationId, workspaceId, role }, ready.email)
  await noteJoining(tx, { accountId, organizationId, workspaceId, role }, ready.email)
  return accountId
}

async function noteJoining(tx: Tx, { role, ...who }: NewMembership, actor: string): Promise<void> {
  await writeAudit(tx, { ...who, actor, action: 'member.joined', subject: who.accountId, details: { role } })
}
