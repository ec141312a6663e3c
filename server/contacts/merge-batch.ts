/** Arrivals of one batch gathered into contacts: each sees what the ones before it made. Touches no database. */
import type { Channel } from './channel.ts'
import type { Proof } from './consent/schemas.ts'
import { newId, now } from '../platform/clock.ts'
import { refuse } from '../refusals.ts'
import type { ConsentDefaults, ContactFields } from './contact-input.ts'
import { remarksOn } from './form-remarks.ts'
import { changedByForm, madeByForm, type Form, type Formed, type SuppressedOn } from './form-rules.ts'
import { identitiesOf, type BeforeAfter } from './contact-diff.ts'
import { newContact, revisedContact, type Contact } from './rules.ts'

export interface ContactInput {
  readonly details: ContactFields
  readonly consentDefaults: ConsentDefaults
  /** Kept as a note on the contact. */
  readonly note?: { readonly source: string; readonly text: string } | undefined
  /** It came a moment ago too: what is noted of it was noted then. */
  readonly isRepeated?: boolean
  /** Nobody is notified of it: no welcome, no notification, no flow, no webhook. */
  readonly isQuiet?: boolean
  /** Other systems are notified of it by their webhooks, and nobody else: no welcome, no notification, no flow. */
  readonly isForSystemsOnly?: boolean
  /** Posted to the contact webhook. */
  readonly isForm?: boolean
  /** How consent was given, kept when the input begins it. */
  readonly proof?: Proof
  /** Sent to the contact when it is new and `invited`. */
  readonly invitation?: {
    readonly useEmailByDefault?: boolean
    readonly customMessage?: string
    /** The person asks for it itself, or somebody in its name: it comes even to an address that left. */
    readonly isOwnWish?: boolean
  }
}

export interface UpsertResult {
  readonly contact: Contact
  readonly isNew: boolean
  /** What is noted on the contact because of it. */
  readonly notes: readonly string[]
  /** On which its owner is to be asked whether it wants messages. */
  readonly asks: readonly Channel[]
  /** Which the word of who is trusted switched on, or off. */
  readonly begun: readonly Channel[]
  readonly ended: readonly Channel[]
}

export interface Note {
  readonly contactId: string
  readonly source: string
  readonly text: string
  /** Whoever is not trusted leaves only so many a day. */
  readonly isStrangers: boolean
}

export interface MergedBatch {
  /** The contact as it reads after this input. A refusal is thrown, and changes nothing. */
  take(input: ContactInput): UpsertResult
  /** The contact as it reads now. */
  find(id: string): Contact | undefined
  diffs(): BeforeAfter[]
  readonly notes: readonly Note[]
}

/** `found` holds every contact that has an email or phone of the batch, `suppressedOn` knows all of those. */
export function mergeBatch(found: readonly Contact[], suppressedOn: SuppressedOn): MergedBatch {
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
    diffs: () => [...current.values()].map((after) => ({ before: before.get(after.id), after })),
    take(input) {
      const { details, consentDefaults, note, isRepeated } = input
      const byEmail = ownerOf({ email: details.email ?? null })
      const byPhone = ownerOf({ phone: details.phone ?? null })
      const resolved = resolveIdentities(details, consentDefaults, byEmail, byPhone)
      const known = byEmail ?? byPhone
      const formed = received(known, resolved.details, consentDefaults, suppressedOn)
      const { contact, asks, begun, ended } = formed
      keep(contact)
      const isStrangers = consentDefaults.terms?.isTrusted === false
      const lines = [resolved.note, known && remarksOf(known, resolved.details, consentDefaults, formed)]
      const remark = lines.filter(Boolean).join('\n')
      const noted = [note, remark ? { source: 'tidings', text: remark } : undefined].filter(
        (one) => one !== undefined,
      )
      if (!isRepeated) notes.push(...noted.map((one) => ({ contactId: contact.id, isStrangers, ...one })))
      return { contact, isNew: !known, notes: noted.map(({ text }) => text), asks, begun, ended }
    },
  }
}

function received(
  known: Contact | undefined,
  details: ContactFields,
  consentDefaults: ConsentDefaults,
  suppressedOn: SuppressedOn,
): Formed {
  const at = now().toISOString()
  const { terms } = consentDefaults
  if (terms) {
    const form: Form = { details, consentDefaults, terms, suppressedOn, at }
    return known ? changedByForm(known, form) : madeByForm(newId(), form)
  }
  const contact = known
    ? revisedContact(known, details, consentDefaults, at)
    : newContact(newId(), details, consentDefaults, at)
  return { contact, asks: [], begun: [], ended: [], identities: undefined }
}

function remarksOf(
  before: Contact,
  details: ContactFields,
  { terms }: ConsentDefaults,
  { contact: after, identities }: Formed,
): string | undefined {
  if (!terms || !identities) return undefined
  return remarksOn({ before, after, details, identities, isTrusted: terms.isTrusted })
}

/** Email of one contact and phone of another: refused, or the phone stays where it is and a note says so. */
function resolveIdentities(
  details: ContactFields,
  { whenClaimedTwice }: ConsentDefaults,
  byEmail: Contact | undefined,
  byPhone: Contact | undefined,
): { details: ContactFields; note?: string } {
  if (!byEmail || !byPhone || byEmail.id === byPhone.id) return { details }
  const { email = '', phone = '' } = details
  if (whenClaimedTwice === 'refuse') refuse('contact-claimed-twice', email, byEmail.id, phone, byPhone.id)
  const { phone: _, ...rest } = details
  return {
    details: rest,
    note: `The phone number ${phone} was sent too; it belongs to contact ${byPhone.id} and stays there.`,
  }
}
