/**
 * What a form or another system may make of a contact by the contact webhook: pure. Whoever is not trusted may be anybody:
 * it replaces no address, brings nobody back and shortens no name; it asks (docs/decisions/contact-webhook.md).
 */
import {
  addressOn,
  CHANNELS,
  followsOn,
  frequencyOn,
  isHeldBack,
  withChannelsOff,
  withFollows,
  withWishes,
  type Channel,
} from './channel.ts'
import type { ConsentDefaults, ContactFields, FormTerms } from './contact-input.ts'
import { takeIdentities, type Identities } from './identity-rules.ts'
import { withoutPlacesThatAreSet } from './place-rules.ts'
import { newContact, revisedContact, tagsThatFit, type Contact } from './rules.ts'
import type { SuppressionReason } from './suppression/schemas.ts'

/** Why an address of the delivery is not written to; undefined for one that is. */
export type SuppressedOn = (channel: Channel, address: string) => SuppressionReason | undefined

export interface Form {
  readonly details: ContactFields
  readonly consentDefaults: ConsentDefaults
  readonly terms: FormTerms
  readonly suppressedOn: SuppressedOn
  readonly at: string
}

/** What came of a form for one contact. */
export interface Formed {
  readonly contact: Contact
  /** On which its owner is asked whether it wants messages; nothing comes before it says yes. */
  readonly asks: readonly Channel[]
  /** Which were switched on, or off, by the word of who is trusted. */
  readonly begun: readonly Channel[]
  readonly ended: readonly Channel[]
  /** What was sent and not taken. */
  readonly identities: Identities | undefined
}

/** A new contact is subscribed to what it did not refuse; who left this address is asked first, but not by an import. */
export function madeByForm(id: string, form: Form): Formed {
  const { details, consentDefaults, terms, at } = form
  const made = newContact(id, details, consentDefaults, at)
  const wanted = CHANNELS.filter((channel) => addressOn(made, channel) && terms.consent[channel] !== false)
  const held = wanted.filter((channel) => !terms.isTrusted && hasLeft(form, made, channel))
  const mustConfirm = confirmsFirst(terms)
  const askable = terms.isImport ? wanted.filter((channel) => !held.includes(channel)) : wanted
  const [ask] = askable.filter(
    (channel) => (mustConfirm || held.includes(channel)) && mayAsk(form, made, channel),
  )
  const isOn = !mustConfirm && wanted.length > held.length
  const off = [...held, ...CHANNELS.filter((channel) => terms.consent[channel] === false)]
  const state = isOn ? 'active' : ask ? 'invited' : 'unsubscribed'
  const contact = { ...withFollows(made, off, 'off'), state } as const
  const begun = terms.isTrusted && !terms.isImport && isOn ? wanted : []
  return { contact, asks: ask ? [ask] : [], begun, ended: [], identities: undefined }
}

/** A contact that is there. An import leaves its consent as it is, and gives no new address the consent of the old. */
export function changedByForm(known: Contact, form: Form): Formed {
  const { consentDefaults, terms, at } = form
  const identities = takeIdentities(known, form.details, terms.isTrusted)
  const { tags } = identities.details
  const sent = terms.isTrusted ? identities.details : withoutPlacesThatAreSet(known, identities.details)
  const details = { ...sent, tags: tags && tagsThatFit(known, tags) }
  const revised = revisedContact(known, details, consentDefaults, at, terms.isTrusted)
  const { filled, replaced } = identities
  const unproven = terms.isTrusted ? replaced : [...filled, ...replaced]
  const quiet = withFollows(revised, unproven, 'off')
  if (terms.isImport || isHeldBack(known)) {
    return { contact: quiet, asks: [], begun: [], ended: [], identities }
  }
  const spoken = terms.isTrusted
    ? vouched(known, quiet, form, identities)
    : asked(known, quiet, form, identities)
  return { ...spoken, identities }
}

type Spoken = Omit<Formed, 'identities'>

/** Consent as it was sent: what was not refused begins at once, except that no address inherits the consent of another. */
function vouched(known: Contact, quiet: Contact, form: Form, { sent, filled, replaced }: Identities): Spoken {
  const { consent, doubleOptIn } = form.terms
  const said = (channel: Channel): boolean | undefined => consent[channel]
  const ended = sent.filter((channel) => said(channel) === false)
  const wanted = sent.filter((channel) => said(channel) !== false)
  const waits = wanted.filter(
    (channel) =>
      !said(channel) && (replaced.includes(channel) || (doubleOptIn && !isReached(known, channel, form))),
  )
  const begun = wanted.filter((channel) => !waits.includes(channel))
  const unproven = waits.filter((channel) => filled.includes(channel))
  const left = withFollows(quiet, [...ended, ...unproven], 'off')
  const contact = begun.length > 0 ? broughtBack(left, begun) : withChannelsOff(left, ended)
  const asks = waits.filter((channel) => mayAsk(form, contact, channel)).slice(0, 1)
  return { contact, asks, begun, ended: ended.filter((channel) => frequencyOn(known, channel) !== 'off') }
}

/** Nothing begins and nothing ends by the word of a stranger: a new address is asked, and so is who left, once. */
function asked(known: Contact, quiet: Contact, form: Form, { sent, filled }: Identities): Spoken {
  const wanted = sent.filter((channel) => form.terms.consent[channel] !== false)
  const left = wanted.filter((channel) => !filled.includes(channel) && !isReached(known, channel, form))
  // What is on the suppression list gets nothing anyway; the record says so, and the page of the link can ask.
  const silent = left.filter((channel) => hasLeft(form, known, channel))
  const contact = withFollows(quiet, silent, 'off')
  const [again] = left.filter((channel) => mayAsk(form, contact, channel))
  const fresh = wanted.filter((channel) => filled.includes(channel) && mayAsk(form, contact, channel))
  return { contact, asks: [...(again ? [again] : []), ...fresh], begun: [], ended: [] }
}

function isReached(contact: Contact, channel: Channel, form: Form): boolean {
  return gets(contact, channel) && !hasLeft(form, contact, channel)
}

function gets(contact: Contact, channel: Channel): boolean {
  return contact.state === 'active' && frequencyOn(contact, channel) !== 'off'
}

/** Who imports with trust vouches for consent, and so does who says that it was given. */
function confirmsFirst({ doubleOptIn, isTrusted, isImport, consent }: FormTerms): boolean {
  const isVouched = isTrusted && (isImport || Object.values(consent).includes(true))
  return doubleOptIn && !isVouched
}

/** The address is suppressed by its owner's own word. */
function hasLeft(form: Form, contact: Contact, channel: Channel): boolean {
  return ['unsubscribed', 'stopped'].includes(reasonFor(form, contact, channel) ?? '')
}

/** Nobody who bounced, complained or was blocked is asked, nor a number that sent STOP: only it can send START. */
function mayAsk(form: Form, contact: Contact, channel: Channel): boolean {
  return ['unsubscribed', undefined].includes(reasonFor(form, contact, channel))
}

function reasonFor(
  { suppressedOn }: Form,
  contact: Contact,
  channel: Channel,
): SuppressionReason | undefined {
  const address = addressOn(contact, channel)
  return address ? suppressedOn(channel, address) : undefined
}

/** Active on `channels`, as often as they were followed. */
function broughtBack(contact: Contact, channels: readonly Channel[]): Contact {
  const wishes = channels.map((channel) => {
    const follows = followsOn(contact, channel)
    return [channel, follows === 'off' ? 'always' : follows]
  })
  return { ...withWishes(contact, Object.fromEntries(wishes)), state: 'active' }
}
