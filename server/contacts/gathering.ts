/** Arrivals of one batch gathered into contacts: each sees what the ones before it made. Touches no database. */
import type { Proof } from './consent/schemas.ts'
import { emailKey } from '../lib/email-address.ts'
import { newId, now } from '../platform/clock.ts'
import { refuse } from '../refusals.ts'
import type { Admission, Details } from './details.ts'
import { identitiesOf, type Revision } from './revisions.ts'
import { newContact, revisedContact, type Contact } from './rules.ts'

export interface Arrival {
  readonly details: Details
  readonly admission: Admission
  /** Kept as a note on the contact. */
  readonly note?: { readonly source: string; readonly text: string } | undefined
  /** Nobody is told of it: no welcome, no notification, no flow, no webhook. */
  readonly isQuiet?: boolean
  /** Posted to the contact webhook. */
  readonly isForm?: boolean
  /** How consent was given, kept when the arrival begins it. */
  readonly proof?: Proof
  /** Sent to the contact when it is new and `invited`. */
  readonly invitation?: { readonly useEmailByDefault?: boolean; readonly customMessage?: string }
}

export interface Arrived {
  readonly contact: Contact
  readonly isNew: boolean
  /** What is noted on the contact because of it. */
  readonly notes: readonly string[]
}

export interface Note {
  readonly contactId: string
  readonly source: string
  readonly text: string
}

export interface Gathering {
  /** The contact as it reads after this arrival. A refusal is thrown, and changes nothing. */
  take(arrival: Arrival): Arrived
  /** The contact as it reads now. */
  find(id: string): Contact | undefined
  revisions(): Revision[]
  readonly notes: readonly Note[]
}

/** `found` holds every contact that has an email or phone of the batch. */
export function gather(found: readonly Contact[]): Gathering {
  const before = new Map(found.map((contact) => [contact.id, contact]))
  const current = new Map<string, Contact>()
  const owners = new Map<string, string>()
  const notes: Note[] = []
  const find = (id = ''): Contact | undefined => current.get(id) ?? before.get(id)
  const ownerOf = (identity: Partial<Pick<Contact, 'email' | 'phone'>>): Contact | undefined =>
    find(owners.get(identitiesOf(identity)[0] ?? ''))
  const keep = (contact: Contact): void => {
    for (const identity of identitiesOf(find(contact.id) ?? {})) owners.delete(identity)
    for (const identity of identitiesOf(contact)) owners.set(identity, contact.id)
    current.set(contact.id, contact)
  }
  for (const { id, ...identity } of found) for (const held of identitiesOf(identity)) owners.set(held, id)

  return {
    notes,
    find,
    revisions: () => [...current.values()].map((after) => ({ before: before.get(after.id), after })),
    take({ details, admission, note }) {
      const byEmail = ownerOf({ email: details.email ?? null })
      const byPhone = ownerOf({ phone: details.phone ?? null })
      const settled = settle(details, admission, byEmail, byPhone)
      const known = byEmail ?? byPhone
      const contact = received(known, settled.details, admission)
      keep(contact)
      const replaced = admission.isOwnAct && known ? replacedNote(known, contact) : undefined
      const noted = [note, settled.note, replaced].filter((one) => one !== undefined)
      notes.push(...noted.map((one) => ({ contactId: contact.id, ...one })))
      return { contact, isNew: !known, notes: noted.map(({ text }) => text) }
    },
  }
}

function received(known: Contact | undefined, details: Details, admission: Admission): Contact {
  const at = now().toISOString()
  return known ? revisedContact(known, details, admission, at) : newContact(newId(), details, admission, at)
}

/** Anybody can fill in a form: an email or phone that one replaced is kept in a note, so that it can be put back. */
function replacedNote(before: Contact, after: Contact): { source: string; text: string } | undefined {
  const replaced = [
    ...(before.email && emailKey(before.email) !== emailKey(after.email ?? '')
      ? [`email address ${before.email}`]
      : []),
    ...(before.phone && before.phone !== after.phone ? [`phone number ${before.phone}`] : []),
  ]
  if (replaced.length === 0) return undefined
  return { source: 'tidings', text: `A form replaced the ${replaced.join(' and the ')}.` }
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
