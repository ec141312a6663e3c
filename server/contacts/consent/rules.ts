/** What a contact's own wishes make of it: pure, for pages, replies and confirmations alike. */
import type { Contact } from '../rules.ts'
import type { Frequency } from '../schemas.ts'
import { addressKey } from '../suppression/rules.ts'
import type { SuppressionReason } from '../suppression/schemas.ts'
import type { Channel } from '../channel.ts'
import type { SourceMessage, NewConsentEvent, Proof } from './schemas.ts'

export const CHANNELS = ['email', 'sms'] as const

/** What is wished of each channel; one that is not named stays as it is. */
export type Wishes = Partial<Readonly<Record<Channel, Frequency>>>

export const LEAVE_EVERYTHING: Wishes = { email: 'off', sms: 'off' }

/** Who is in one of these left, was thrown out or cannot be reached: no page of ours brings it back. */
const HELD_BACK = ['bounced', 'complained', 'blocked']

/** As much of a contact as says what it gets. */
export type Person = Pick<Contact, 'state' | 'email' | 'phone' | 'followsEmail' | 'followsSms'>

export function isHeldBack({ state }: Pick<Contact, 'state'>): boolean {
  return HELD_BACK.includes(state)
}

export function addressOn({ email, phone }: Pick<Contact, 'email' | 'phone'>, channel: Channel) {
  return channel === 'email' ? email : phone
}

/**
 * Whether a link opens anything: it is bound to the address that its message went to. `moved`: the contact has another one
 * since. `forgotten`: the ledger no longer knows the message, so nobody can tell.
 */
export type Binding = 'bound' | 'moved' | 'forgotten'

export function bindingOf(
  contact: Pick<Contact, 'email' | 'phone'>,
  sourceMessage: SourceMessage | undefined,
): Binding {
  if (sourceMessage === undefined || sourceMessage.address === null) return 'forgotten'
  const own = addressOn(contact, sourceMessage.channel)
  const isOwn =
    own !== null &&
    addressKey(sourceMessage.channel, own) === addressKey(sourceMessage.channel, sourceMessage.address)
  return isOwn ? 'bound' : 'moved'
}

/** Ending is believed of a link that nobody can place; anything else only of one that came to the contact's address. */
export function mayWish(binding: Binding, wishes: Wishes): boolean {
  if (binding !== 'forgotten') return binding === 'bound'
  return Object.values(wishes).every((frequency) => frequency === 'off')
}

/** What the contact gets on a channel: nothing without an address, or once it has left. */
export function frequencyOn(contact: Person, channel: Channel): Frequency {
  if (contact.state === 'unsubscribed' || !addressOn(contact, channel)) return 'off'
  return channel === 'email' ? contact.followsEmail : contact.followsSms
}

/**
 * The contact as it wishes to be: unsubscribed when no channel with an address is left, active again when there is one.
 * A bounce, a complaint and a block stay; who has not confirmed has still to.
 */
export function withWishes(contact: Contact, { email, sms }: Wishes, at: string): Contact {
  const wished = {
    ...contact,
    followsEmail: email ?? frequencyLeft(contact, 'email'),
    followsSms: sms ?? frequencyLeft(contact, 'sms'),
    lastActivity: at,
  }
  if (isHeldBack(contact)) return wished
  return { ...wished, state: isReached(wished) ? stateReached(contact) : 'unsubscribed' }
}

/** The contact once it has said yes on a channel: active, unless it is held back. */
export function withConfirmation(contact: Contact, wishes: Wishes, at: string): Contact {
  if (isHeldBack(contact)) return contact
  return { ...withWishes(contact, wishes, at), state: 'active' }
}

/** What is kept of a contact's yes or no on a channel. */
export function consentEvent(
  contact: Contact,
  channel: Channel,
  act: NewConsentEvent['act'],
  proof: Proof,
): NewConsentEvent {
  return { ...proof, contactId: contact.id, channel, act, address: addressOn(contact, channel) }
}

/** The channels on which what the contact gets began or ended. */
export function consentChanges(
  before: Contact,
  after: Contact,
): { readonly channel: Channel; readonly act: 'granted' | 'withdrawn' }[] {
  return CHANNELS.flatMap((channel) => {
    const frequency = frequencyOn(after, channel)
    if (frequency === frequencyOn(before, channel)) return []
    return [{ channel, act: frequency === 'off' ? ('withdrawn' as const) : ('granted' as const) }]
  })
}

interface LiftedAddress {
  readonly channel: Channel
  readonly address: string
  readonly reasons: readonly SuppressionReason[]
}

/** What a person's own word takes off the suppression list: its own earlier word, and nothing that others said. */
export function liftedByPerson(channel: Channel, address: string): LiftedAddress {
  return { channel, address, reasons: ['unsubscribed', 'stopped'] }
}

/** Enough of an address for its owner to know it, and for nobody else: whoever was forwarded a mail sees the page too. */
export function masked(address: string): string {
  const at = address.lastIndexOf('@')
  if (at < 0) return `${address.slice(0, 3)}…${address.slice(-2)}`
  return `${Array.from(address)[0] ?? ''}…${address.slice(at)}`
}

/** Who left everything left every channel: what it once followed does not come back with one of them. */
function frequencyLeft(contact: Contact, channel: Channel): Frequency {
  if (contact.state === 'unsubscribed' && addressOn(contact, channel)) return 'off'
  return channel === 'email' ? contact.followsEmail : contact.followsSms
}

function isReached(contact: Contact): boolean {
  return CHANNELS.some((channel) => frequencyOn({ ...contact, state: 'active' }, channel) !== 'off')
}

function stateReached({ state }: Contact): Contact['state'] {
  return state === 'unsubscribed' ? 'active' : state
}
