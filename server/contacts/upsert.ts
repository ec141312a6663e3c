/** The one way a contact comes in, from API, webhook and import alike: found by email or phone, never doubled. */
import type { Db, Tx } from '../platform/database.ts'
import { openUpsertWriter, outcomeOf, type UpsertWriter } from '../platform/upsert-writer.ts'
import { Refusal } from '../refusals.ts'
import { asksOf, withinDay, withRoomForTags } from './form-limits.ts'
import { consentsOf, eventsOf, invitationsOf, removalsOf, type Batch } from './batch-effects.ts'
import { readSuppressed } from './form-store.ts'
import { mergeBatch, type ContactInput, type UpsertResult } from './merge-batch.ts'
import { identitiesOf, type BeforeAfter } from './contact-diff.ts'
import type { Contact } from './rules.ts'
import { lockByIdentity, lockIdentities, writeContacts } from './store.ts'

export type { ContactInput, UpsertResult } from './merge-batch.ts'

export type ContactWriter = UpsertWriter<ContactInput, UpsertResult>

export function contactWriter(db: Db): ContactWriter {
  return openUpsertWriter(db, receive)
}

/**
 * Stores inputs in their order: each sees what the ones before it made, so that equal identities of a batch become
 * one contact. A refused input changes nothing and keeps its place in the answer. Once a transaction, and wrapped in
 * `retried`: a second batch would take its locks while holding the first one's, which can deadlock with another's.
 */
export async function receive(
  tx: Tx,
  workspaceId: string,
  sent: readonly ContactInput[],
): Promise<readonly (UpsertResult | Refusal)[]> {
  return (await receiveBatch(tx, workspaceId, sent)).outcomes
}

export interface Received {
  readonly outcomes: readonly (UpsertResult | Refusal)[]
  /** Every contact of the batch as it was, and as it is now. */
  readonly diffs: readonly BeforeAfter[]
}

/** `receive`, with what became of each contact. */
export async function receiveBatch(
  tx: Tx,
  workspaceId: string,
  sent: readonly ContactInput[],
): Promise<Received> {
  const batch = await gathered(tx, workspaceId, sent)
  const { outcomes, merged } = batch
  const asks = await asksOf(tx, workspaceId, batch)
  await writeContacts(tx, workspaceId, merged.diffs(), {
    notes: await withinDay(tx, workspaceId, merged.notes),
    invitations: [...invitationsOf(batch), ...asks.map(({ invitation }) => invitation)],
    events: eventsOf(batch),
    consents: [...consentsOf(batch), ...asks.map(({ event }) => event)],
    removals: removalsOf(batch),
  })
  return { outcomes, diffs: merged.diffs() }
}

/** What `receiveBatch` would answer; nothing is written. In a transaction of its own, since it holds what it looks at. */
export async function rehearseBatch(
  tx: Tx,
  workspaceId: string,
  sent: readonly ContactInput[],
): Promise<Received> {
  const { outcomes, merged } = await gathered(tx, workspaceId, sent)
  return { outcomes, diffs: merged.diffs() }
}

async function gathered(tx: Tx, workspaceId: string, sent: readonly ContactInput[]): Promise<Batch> {
  const inputs = await withRoomForTags(tx, workspaceId, sent)
  const owners = await lockOwners(tx, workspaceId, inputs)
  const merged = mergeBatch(owners, await suppressedFor(tx, workspaceId, inputs))
  return { inputs, outcomes: inputs.map((input) => outcomeOf(() => merged.take(input))), merged }
}

/** Only forms are taken otherwise for it. */
async function suppressedFor(tx: Tx, workspaceId: string, inputs: readonly ContactInput[]) {
  const forms = inputs.filter(({ consentDefaults }) => consentDefaults.terms)
  return readSuppressed(tx, workspaceId, {
    emails: forms.flatMap(({ details }) => details.email ?? []),
    phones: forms.flatMap(({ details }) => details.phone ?? []),
  })
}

async function lockOwners(
  tx: Tx,
  workspaceId: string,
  inputs: readonly ContactInput[],
): Promise<readonly Contact[]> {
  const identities = inputs.flatMap(({ details: { email = null, phone = null } }) =>
    identitiesOf({ email, phone }),
  )
  if (identities.length === 0) return []
  await lockIdentities(tx, workspaceId, identities)
  return lockByIdentity(tx, workspaceId, {
    emails: inputs.flatMap(({ details }) => details.email ?? []),
    phones: inputs.flatMap(({ details }) => details.phone ?? []),
  })
}
