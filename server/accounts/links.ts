/** Links that work once: made, and shown for what they are. */
import { isDatabaseAway, type Queryable } from '../platform/database.ts'
import { createLink, organizationName, readLink, type LinkPurpose } from './link-store.ts'
import { ownerlessOrganizations } from './membership-store.ts'
import type { Role } from './policy.ts'
import { hashToken, newToken } from './secret-token.ts'
import { findAccount, hasAccount, readAccount } from './store.ts'

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
  /** Of an invitation: it is accepted with the password that is there, and makes no account. */
  readonly hasAccount?: boolean
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
    ...(purpose === 'invitation' && email !== null
      ? { hasAccount: (await findAccount(db, email)) !== undefined }
      : {}),
  }
}
