/** The one way a contact comes in, from API, webhook and import alike: found by email or phone, never doubled. */
import type { Db, Tx } from '../platform/database.ts'
import { openUpsertWriter, outcomeOf, type UpsertWriter } from '../platform/upsert-writer.ts'
import { Refusal } from '../refusals.ts'
import { asksOf, withinDay, withRoomForTags } from './asking.ts'
import { consentsOf, eventsOf, invitationsOf, liftingsOf } from './companions.ts'
import { readSuppressed } from './form-store.ts'
import { gather, type Arrival, type Arrived } from './gathering.ts'
import { identitiesOf } from './revisions.ts'
import type { Contact } from './rules.ts'
import { lockByIdentity, lockIdentities, writeContacts } from './store.ts'

export type { Arrival, Arrived } from './gathering.ts'

export type ContactWriter = UpsertWriter<Arrival, Arrived>

export function contactWriter(db: Db): ContactWriter {
  return openUpsertWriter(db, receive)
}

/**
 * Stores arrivals in their order: each sees what the ones before it made, so that equal identities of a batch become
 * one contact. A refused arrival changes nothing and keeps its place in the answer. Once a transaction, and wrapped in
 * `retried`: a second batch would take its locks while holding the first one's, which can deadlock with another's.
 */
export async function receive(
  tx: Tx,
  workspaceId: string,
  sent: readonly Arrival[],
): Promise<(Arrived | Refusal)[]> {
  const arrivals = await withRoomForTags(tx, workspaceId, sent)
  const owners = await lockOwners(tx, workspaceId, arrivals)
  const gathering = gather(owners, await suppressedFor(tx, workspaceId, arrivals))
  const outcomes = arrivals.map((arrival) => outcomeOf(() => gathering.take(arrival)))
  const batch = { arrivals, outcomes, gathering }
  const asks = await asksOf(tx, workspaceId, batch)
  await writeContacts(tx, workspaceId, gathering.revisions(), {
    notes: await withinDay(tx, workspaceId, gathering.notes),
    invitations: [...invitationsOf(batch), ...asks.map(({ invitation }) => invitation)],
    events: eventsOf(batch),
    consents: [...consentsOf(batch), ...asks.map(({ event }) => event)],
    liftings: liftingsOf(batch),
  })
  return outcomes
}

/** Only forms are taken otherwise for it. */
async function suppressedFor(tx: Tx, workspaceId: string, arrivals: readonly Arrival[]) {
  const forms = arrivals.filter(({ admission }) => admission.terms)
  return readSuppressed(tx, workspaceId, {
    emails: forms.flatMap(({ details }) => details.email ?? []),
    phones: forms.flatMap(({ details }) => details.phone ?? []),
  })
}

async function lockOwners(
  tx: Tx,
  workspaceId: string,
  arrivals: readonly Arrival[],
): Promise<readonly Contact[]> {
  const identities = arrivals.flatMap(({ details: { email = null, phone = null } }) =>
    identitiesOf({ email, phone }),
  )
  if (identities.length === 0) return []
  await lockIdentities(tx, workspaceId, identities)
  return lockByIdentity(tx, workspaceId, {
    emails: arrivals.flatMap(({ details }) => details.email ?? []),
    phones: arrivals.flatMap(({ details }) => details.phone ?? []),
  })
}
