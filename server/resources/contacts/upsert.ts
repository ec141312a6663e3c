/** The one way a contact comes in, from API, webhook and import alike: found by email or phone, never doubled. */
import { emailKey } from '../../lib/email-address.ts'
import { openLanes, type Lanes } from '../../lib/lanes.ts'
import { newId, now } from '../../platform/clock.ts'
import { retried, type Db, type Tx } from '../../platform/database.ts'
import { Refusal, refuse } from '../../refusals.ts'
import {
  invitationChannel,
  newContact,
  revisedContact,
  type Admission,
  type Contact,
  type Details,
} from './rules.ts'
import { lockByIdentity, lockIdentities, writeContacts, writeInvitation, writeNotes } from './store.ts'

export interface Arrival {
  readonly details: Details
  readonly admission: Admission
  /** Kept as a note on the contact. */
  readonly note?: { readonly source: string; readonly text: string } | undefined
  /** Sent to the contact when it is new and `invited`. */
  readonly invitation?: { readonly useEmailByDefault?: boolean; readonly customMessage?: string }
}

export interface Arrived {
  readonly contact: Contact
  readonly isNew: boolean
}

export type ContactLanes = Lanes<Arrival, Arrived | Refusal>

const BATCH = 16
const LANES = 2

/** Arrivals of one workspace that wait are stored together, at most 16, two batches at a time. */
export function contactLanes(db: Db): ContactLanes {
  return openLanes({
    size: BATCH,
    lanes: LANES,
    store: (workspaceId, arrivals: readonly Arrival[]) =>
      retried(() => db.transaction((tx) => receive(tx, workspaceId, arrivals))),
  })
}

/** Stores one arrival through the lanes; its own refusal is thrown, as if it had come alone. */
export async function receiveContact(
  lanes: ContactLanes,
  workspaceId: string,
  arrival: Arrival,
): Promise<Arrived> {
  const outcome = await lanes.write(workspaceId, arrival)
  if (outcome instanceof Refusal) throw outcome
  return outcome
}

/**
 * Stores arrivals in their order within one transaction: each sees what the ones before it made, so that equal
 * identities of a batch become one contact. A refused arrival changes nothing and keeps its place in the answer.
 */
export async function receive(
  tx: Tx,
  workspaceId: string,
  arrivals: readonly Arrival[],
): Promise<(Arrived | Refusal)[]> {
  const gathering = await gather(tx, workspaceId, arrivals)
  const outcomes = arrivals.map((arrival) => attempt(() => gathering.take(arrival)))
  await writeContacts(tx, workspaceId, gathering.revisions())
  await writeNotes(tx, workspaceId, gathering.notes)
  await invite(tx, workspaceId, arrivals, outcomes)
  return outcomes
}

interface Gathering {
  take(arrival: Arrival): Arrived
  revisions(): { before: Contact | undefined; after: Contact }[]
  readonly notes: { contactId: string; source: string; text: string }[]
}

async function gather(tx: Tx, workspaceId: string, arrivals: readonly Arrival[]): Promise<Gathering> {
  const emails = arrivals.flatMap(({ details }) => details.email ?? [])
  const phones = arrivals.flatMap(({ details }) => details.phone ?? [])
  const identities = [
    ...emails.map((email) => `email ${emailKey(email)}`),
    ...phones.map((phone) => `phone ${phone}`),
  ]
  if (identities.length > 0) await lockIdentities(tx, workspaceId, identities)
  const found = identities.length > 0 ? await lockByIdentity(tx, workspaceId, { emails, phones }) : []
  return gathering(found)
}

function gathering(found: readonly Contact[]): Gathering {
  const before = new Map(found.map((contact) => [contact.id, contact]))
  const current = new Map<string, Contact>()
  const owners = new Map<string, string>()
  const notes: Gathering['notes'] = []
  const claim = (contact: Contact): void => {
    if (contact.email) owners.set(`email ${emailKey(contact.email)}`, contact.id)
    if (contact.phone) owners.set(`phone ${contact.phone}`, contact.id)
  }
  const latest = (id: string | undefined): Contact | undefined =>
    id === undefined ? undefined : (current.get(id) ?? before.get(id))
  found.forEach(claim)

  return {
    notes,
    revisions: () => [...current.values()].map((after) => ({ before: before.get(after.id), after })),
    take({ details, admission, note }) {
      const byEmail = details.email && latest(owners.get(`email ${emailKey(details.email)}`))
      const byPhone = details.phone && latest(owners.get(`phone ${details.phone}`))
      const settled = settle(details, admission, byEmail || undefined, byPhone || undefined)
      const known = byEmail || byPhone || undefined
      const at = now().toISOString()
      const contact = known
        ? revisedContact(known, settled.details, admission, at)
        : newContact(newId(), settled.details, admission, at)
      if (known?.email && known.email !== contact.email) owners.delete(`email ${emailKey(known.email)}`)
      if (known?.phone && known.phone !== contact.phone) owners.delete(`phone ${known.phone}`)
      current.set(contact.id, contact)
      claim(contact)
      for (const text of [note, settled.note]) if (text) notes.push({ contactId: contact.id, ...text })
      return { contact, isNew: !known }
    },
  }
}

/** Email of one contact and phone of another: refused, or the phone stays where it is and a note says so. */
function settle(
  details: Details,
  { whenClaimedTwice }: Admission,
  byEmail: Contact | undefined,
  byPhone: Contact | undefined,
): { details: Details; note?: { source: string; text: string } } {
  if (!byEmail || !byPhone || byEmail.id === byPhone.id) return { details }
  const { email = '', phone = '' } = details
  if (whenClaimedTwice === 'refuse') refuse('contact-claimed-twice', email, byEmail.id, phone, byPhone.id)
  const { phone: _, ...rest } = details
  const text = `The phone number ${phone} was sent too; it belongs to contact ${byPhone.id} and stays there.`
  return { details: rest, note: { source: 'tidings', text } }
}

async function invite(
  tx: Tx,
  workspaceId: string,
  arrivals: readonly Arrival[],
  outcomes: readonly (Arrived | Refusal)[],
): Promise<void> {
  for (const [index, outcome] of outcomes.entries()) {
    const wording = arrivals[index]?.invitation
    if (outcome instanceof Refusal || !outcome.isNew || outcome.contact.state !== 'invited' || !wording)
      continue
    const channel = invitationChannel(outcome.contact, wording.useEmailByDefault)
    if (!channel) continue
    await writeInvitation(tx, workspaceId, {
      contactId: outcome.contact.id,
      channel,
      customMessage: wording.customMessage,
    })
  }
}

function attempt(take: () => Arrived): Arrived | Refusal {
  try {
    return take()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}
