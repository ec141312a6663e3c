/** Links that work once: made, shown for what they are, and used. */
import { isDatabaseAway, retried, type Db, type Queryable, type Tx } from '../platform/database.ts'
import { within } from '../platform/within.ts'
import { refuse } from '../refusals.ts'
import { createOrganization, createWorkspace } from '../workspaces/store.ts'
import { mustBeAddress, mustBeName, mustBePassword, type Language } from './account-rules.ts'
import {
  createLink,
  organizationName,
  readLink,
  spendLink,
  withdrawLinks,
  withdrawOwnerLinks,
  type Link,
  type LinkPurpose,
} from './link-store.ts'
import { addMember, ownerlessOrganizations } from './membership-store.ts'
import { hashPassword } from './password.ts'
import type { Role } from './policy.ts'
import { hashToken, newToken } from './secret-token.ts'
import { endSessions } from './session-store.ts'
import { checkPassword } from './sign-in.ts'
import { changeAccount, createAccount, findAccount, hasAccount, readAccount } from './store.ts'

/** How long each works, in minutes. */
export const LINK_MINUTES = {
  owner: 7 * 24 * 60,
  invitation: 7 * 24 * 60,
  magic: 30,
  reset: 60,
} as const satisfies Record<LinkPurpose, number>

/** Where a link of a purpose leads in the app. */
const PAGES = {
  owner: 'welcome',
  invitation: 'invitation',
  magic: 'sign-in',
  reset: 'reset',
} as const satisfies Record<LinkPurpose, string>

export interface MadeLink {
  readonly id: string
  readonly url: string
  readonly expires: string
}

type Wanted = Omit<Parameters<typeof createLink>[1], 'hash' | 'minutes'>

/** The link as it is given out, this once. */
export async function makeLink(db: Queryable, publicUrl: string, wanted: Wanted): Promise<MadeLink> {
  const { token, hash } = newToken()
  const made = await createLink(db, { ...wanted, hash, minutes: LINK_MINUTES[wanted.purpose] })
  return { ...made, url: `${publicUrl}/app/${PAGES[wanted.purpose]}?token=${token}` }
}

/** The link that makes the first owner, while nobody has an account; a database that is away stops nothing. */
export async function ownerLink(db: Queryable, publicUrl: string): Promise<string | undefined> {
  try {
    if (await hasAccount(db)) return undefined
    return (await makeLink(db, publicUrl, { purpose: 'owner' })).url
  } catch (error) {
    if (isDatabaseAway(error)) return undefined
    throw error
  }
}

export interface LinkAbout {
  readonly purpose: LinkPurpose
  readonly email?: string
  readonly organizationName?: string
  readonly role?: Role
}

/** What a link is for, for whoever holds it; using it is another matter, since scanners of mail look at links too. */
export async function describeLink(db: Queryable, token: string): Promise<LinkAbout> {
  const { purpose, accountId, organizationId, role, ...link } = await readLink(db, hashToken(token))
  const email = accountId ? (await readAccount(db, accountId)).email : link.email
  // The first owner gets what is there already (the demo, what the command line made), and makes nothing new.
  const [waiting] = purpose === 'owner' ? await ownerlessOrganizations(db) : []
  const organization = organizationId ?? waiting
  const name = organization ? await organizationName(db, organization) : undefined
  return {
    purpose,
    ...(email === null ? {} : { email }),
    ...(name === undefined ? {} : { organizationName: name }),
    ...(role === null ? {} : { role }),
  }
}

export interface LinkUse {
  readonly email?: string | undefined
  readonly name?: string | undefined
  readonly password?: string | undefined
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
    const { email, name } = await readAccount(db, link.accountId ?? refuse('link-unknown'))
    if (link.purpose === 'magic') return { email, name, language }
    const password = mustBePassword(use.password, [email, name])
    return { email, name, language, passwordHash: await hashPassword(password) }
  }
  const email = mustBeAddress(link.email ?? use.email)
  const account = await findAccount(db, email)
  if (account) {
    // An account is joined by whoever it belongs to alone: by its session, or by its password.
    if (account.id !== signedInAs) await checkPassword(db, email, use.password ?? '')
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
  }
  return accountId
}

async function firstPlace(tx: Tx, { name }: Ready, use: LinkUse): Promise<string> {
  const organization = use.organizationName?.trim() || use.workspaceName?.trim() || name
  const { id: organizationId } = await createOrganization(tx, mustBeName(organization, 'organizationName'))
  await createWorkspace(within(tx), {
    organizationId,
    name: mustBeName(use.workspaceName?.trim() || organization, 'workspaceName'),
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
  return accountId
}
