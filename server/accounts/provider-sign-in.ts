/** Entering by what an OpenID provider says: into an account that is there, or that somebody was invited to make. */
import { retried, type Db, type Tx } from '../platform/database.ts'
import type { ProviderPerson } from '../platform/provider.ts'
import type { ProviderSettings } from '../platform/config-provider.ts'
import { refuse } from '../refusals.ts'
import { writeAudit } from './audit-store.ts'
import { spendInvitations } from './link-store.ts'
import { addMember, membershipsOf, type NewMembership } from './membership-store.ts'
import { addressOfPerson } from './provider-rules.ts'
import { keepIdentity, useIdentity } from './provider-store.ts'
import { createAccount, findAccount } from './store.ts'
import { soleOrganization } from './workspace-access-store.ts'

/**
 * Whose session is to be opened. Refused (403) without an address that the provider has verified, and for whoever
 * nobody has invited. After the first time the provider's own subject counts: an address may be given to another person.
 */
export async function enterByProvider(
  db: Db,
  { domains, role }: Pick<ProviderSettings, 'domains' | 'role'>,
  person: ProviderPerson,
): Promise<string> {
  const email = addressOfPerson(person, domains) ?? refuse('provider-address')
  const known = await useIdentity(db, person)
  if (known !== undefined) return known
  // Of two who come at once the second finds what the first made.
  return retried(() => db.transaction((tx) => arrive(tx, person, email, role)))
}

async function arrive(
  tx: Tx,
  person: ProviderPerson,
  email: string,
  role: ProviderSettings['role'],
): Promise<string> {
  const invited = await spendInvitations(tx, email)
  // Behind it: of two who come at once the second has waited for the first there, and finds its account.
  const account = await findAccount(tx, email)
  const places = invited.length > 0 || account !== undefined ? invited : await openTo(tx, role)
  if (account === undefined && places.length === 0) refuse('provider-stranger', email)
  const name = person.name?.trim().slice(0, 100) || email
  const accountId = account?.id ?? (await createAccount(tx, { email, name, passwordHash: null })).id
  const kept = (await keepIdentity(tx, person, accountId)) || (await useIdentity(tx, person)) === accountId
  if (!kept) refuse('provider-address')
  await writeAudit(tx, linked(email, accountId))
  const there = await membershipsOf(tx, accountId)
  for (const place of places) {
    const isThere = there.some(
      ({ organizationId, workspaceId }) =>
        organizationId === place.organizationId && workspaceId === place.workspaceId,
    )
    if (isThere) continue
    await addMember(tx, { ...place, accountId }, email)
    const { role: given, ...where } = place
    await writeAudit(tx, {
      ...linked(email, accountId),
      ...where,
      action: 'member.joined',
      details: { role: given },
    })
  }
  return accountId
}

type Place = Omit<NewMembership, 'accountId'>

/** Where the operator lets all of their domain in. */
async function openTo(tx: Tx, role: ProviderSettings['role']): Promise<Place[]> {
  const organizationId = role === undefined ? undefined : await soleOrganization(tx)
  if (role === undefined || organizationId === undefined) return []
  return [{ organizationId, workspaceId: null, role }]
}

function linked(email: string, accountId: string) {
  return {
    organizationId: null,
    workspaceId: null,
    accountId,
    actor: email,
    action: 'account.provider-linked',
    subject: accountId,
  } as const
}
