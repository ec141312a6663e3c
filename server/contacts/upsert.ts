/** The one way a contact comes in, from API, webhook and import alike: found by email or phone, never doubled. */
import type { Db, Tx } from '../platform/database.ts'
import { openUpsertWriter, outcomeOf, type UpsertWriter } from '../platform/upsert-writer.ts'
import { Refusal } from '../refusals.ts'
import { liftedByPerson } from './consent/rules.ts'
import type { NewConsentEvent, Proof } from './consent/schemas.ts'
import type { Lifting } from './suppression/store.ts'
import type { NewEvent } from '../events/schemas.ts'
import { consentsBegun } from './consents.ts'
import { contactEvents } from './events.ts'
import { gather, type Arrival, type Arrived, type Gathering } from './gathering.ts'
import type { Invitation } from './letters.ts'
import { identitiesOf } from './revisions.ts'
import { invitationChannel, type Contact } from './rules.ts'
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
  arrivals: readonly Arrival[],
): Promise<(Arrived | Refusal)[]> {
  const gathering = gather(await lockOwners(tx, workspaceId, arrivals))
  const outcomes = arrivals.map((arrival) => outcomeOf(() => gathering.take(arrival)))
  const invitations = invitationsOf(arrivals, outcomes, gathering)
  const events = eventsOf(arrivals, outcomes, gathering)
  const consents = consentsOf(arrivals, outcomes, gathering)
  const liftings = liftingsOf(arrivals, outcomes)
  const companions = { notes: gathering.notes, invitations, events, consents, liftings }
  await writeContacts(tx, workspaceId, gathering.revisions(), companions)
  return outcomes
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

/** What happened to contacts of which not every arrival was quiet, and the forms that were posted. */
function eventsOf(
  arrivals: readonly Arrival[],
  outcomes: readonly (Arrived | Refusal)[],
  gathering: Gathering,
): NewEvent[] {
  const heard = arrivals.flatMap(({ isQuiet = false, isForm = false }, index) => {
    const outcome = outcomes[index]
    return isQuiet || !outcome || outcome instanceof Refusal ? [] : [{ id: outcome.contact.id, isForm }]
  })
  const ids = new Set(heard.map(({ id }) => id))
  const forms = heard.filter(({ isForm }) => isForm)
  return [
    ...contactEvents(gathering.revisions().filter(({ after }) => ids.has(after.id))),
    ...forms.map(({ id }): NewEvent => ({ type: 'contact.form_posted', subjectId: id })),
  ]
}

/** The last arrival of a contact that says how consent was given is its proof. */
function consentsOf(
  arrivals: readonly Arrival[],
  outcomes: readonly (Arrived | Refusal)[],
  gathering: Gathering,
): NewConsentEvent[] {
  const proofs = new Map<string, Proof>()
  outcomes.forEach((outcome, index) => {
    const proof = arrivals[index]?.proof
    if (proof && !(outcome instanceof Refusal)) proofs.set(outcome.contact.id, proof)
  })
  return proofs.size === 0 ? [] : consentsBegun(gathering.revisions(), proofs)
}

/**
 * Who asks for messages itself is written to again, whatever it said before; a bounce or a complaint stands, and so does a
 * STOP: anybody can type somebody's number into a form, only its owner can send START from it.
 */
function liftingsOf(arrivals: readonly Arrival[], outcomes: readonly (Arrived | Refusal)[]): Lifting[] {
  return arrivals.flatMap(({ admission, details: { email, phone } }, index) => {
    if (!admission.isOwnAct || admission.mustConfirm || outcomes[index] instanceof Refusal) return []
    return [
      ...(email ? [liftedByPerson('email', email)] : []),
      ...(phone ? [{ ...liftedByPerson('sms', phone), reasons: ['unsubscribed'] } as const] : []),
    ]
  })
}

/** One for each contact that is new or was gone and, after the whole batch, is invited and within reach. */
function invitationsOf(
  arrivals: readonly Arrival[],
  outcomes: readonly (Arrived | Refusal)[],
  gathering: Gathering,
): Invitation[] {
  const revisions = new Map(gathering.revisions().map((revision) => [revision.after.id, revision]))
  const isNewlyInvited = ({ contact, isNew }: Arrived): boolean =>
    isNew || revisions.get(contact.id)?.before?.state === 'unsubscribed'
  return outcomes.flatMap((outcome, index) => {
    const wording = arrivals[index]?.invitation
    if (outcome instanceof Refusal || !wording || !isNewlyInvited(outcome)) return []
    const contact = gathering.find(outcome.contact.id)
    const channel = contact?.state === 'invited' && invitationChannel(contact, wording.useEmailByDefault)
    if (!channel) return []
    return [{ contactId: outcome.contact.id, channel, customMessage: wording.customMessage }]
  })
}
