/** The act of subscribing by a public form: nobody is written to who has not confirmed. */
import { now } from '../../platform/clock.ts'
import { retried, type Db, type Tx } from '../../platform/database.ts'
import { recordConsent } from '../consent/store.ts'
import { versionOfPage } from '../consent/text-store.ts'
import { Refusal } from '../../refusals.ts'
import { identitiesOf } from '../contact-diff.ts'
import { lockByIdentity, lockIdentities } from '../store.ts'
import { receive } from '../upsert.ts'
import { mayBeAsked, SOURCE, SUBSCRIBER } from './rules.ts'
import { inviteAgain, readLastAsked } from './store.ts'

export interface Subscription {
  /** As `readEmail` gives it. */
  readonly email: string
  /** What the form said. */
  readonly words: string
  readonly ip: string
  readonly userAgent: string | undefined
}

/**
 * Makes an `invited` contact with an invitation, or invites one that is there again when it may be. What is known of a
 * contact is never changed, and nothing is answered: who asked must not learn whether the address is known.
 */
export async function subscribe(db: Db, workspaceId: string, subscription: Subscription): Promise<void> {
  const textVersion = await retried(() => versionOfPage(db, workspaceId, subscription.words))
  await retried(() => db.transaction((tx) => ask(tx, workspaceId, { ...subscription, textVersion })))
}

async function ask(
  tx: Tx,
  workspaceId: string,
  { email, words, textVersion, ip, userAgent }: Subscription & { readonly textVersion: number },
): Promise<void> {
  const contactId = await invite(tx, workspaceId, email)
  if (contactId === undefined) return
  const request = { contactId, channel: 'email', act: 'invited', address: email } as const
  await recordConsent(tx, workspaceId, [{ ...request, source: SOURCE, words, textVersion, ip, userAgent }])
}

/** The contact that is to be asked; undefined when none is. The identity is held, so that twins take turns. */
async function invite(tx: Tx, workspaceId: string, email: string): Promise<string | undefined> {
  await lockIdentities(tx, workspaceId, identitiesOf({ email }))
  const [known] = await lockByIdentity(tx, workspaceId, { emails: [email], phones: [] })
  if (known) {
    const lastAsked = await readLastAsked(tx, workspaceId, known.id)
    if (!mayBeAsked(known, lastAsked, now())) return undefined
    await inviteAgain(tx, workspaceId, known.id)
    return known.id
  }
  const [outcome] = await receive(tx, workspaceId, [
    {
      details: { email, source: SOURCE },
      consentDefaults: SUBSCRIBER,
      invitation: { useEmailByDefault: true, isOwnWish: true },
    },
  ])
  if (outcome === undefined || outcome instanceof Refusal) throw outcome ?? new Error('Nobody was received')
  return outcome.contact.id
}
