/** What a contact's own wishes make of it: pure, for pages, replies and confirmations alike. */
import {
  addressKey,
  addressOn,
  CHANNELS,
  frequencyOn,
  isHeldBack,
  withWishes,
  type Addresses,
  type Channel,
  type Wishes,
} from '../channel.ts'
import type { Contact } from '../rules.ts'
import type { SuppressionReason } from '../suppression/schemas.ts'
import type { SourceMessage, NewConsentEvent, Proof } from './schemas.ts'

export const LEAVE_EVERYTHING: Wishes = { email: 'off', sms: 'off' }

/**
 * Whether a link opens anything: it is bound to the address that its message went to. `moved`: the contact has another one
 * since. `forgotten`: the ledger no longer knows the message, so nobody can tell.
 */
export type Binding = 'bound' | 'moved' | 'forgotten'

export function bindingOf(contact: Addresses, sourceMessage: SourceMessage | undefined): Binding {
  if (sourceMessage === undefined || sourceMessage.address === null) return 'forgotten'
  const own = addressOn(contact, sourceMessage.channel)
  const isOwn =
    own !== null &&
    addressKey(sourceMessage.channel, own) === addressKey(sourceMessage.channel, sourceMessage.address)
  return isOwn ? 'bound' : 'moved'
}

/** Opting out is believed of a link that nobody can place; anything else only of one that came to the contact's address. */
export function mayWish(binding: Binding, wishes: Wishes): boolean {
  if (binding !== 'forgotten') return binding === 'bound'
  return Object.values(wishes).every((frequency) => frequency === 'off')
}

/** The contact once it has said itself what it wants of each channel. */
export function withOwnWishes(contact: Contact, wishes: Wishes, at: string): Contact {
  return { ...withWishes(contact, wishes), lastActivity: at }
}

/** The contact once it has said yes on a channel: active, unless it is held back. */
export function withConfirmation(contact: Contact, wishes: Wishes, at: string): Contact {
  if (isHeldBack(contact)) return contact
  return { ...withOwnWishes(contact, wishes, at), state: 'active' }
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
export function removedByPerson(channel: Channel, address: string): LiftedAddress {
  return { channel, address, reasons: ['unsubscribed', 'stopped'] }
}

/** Enough of an address for its owner to know it, and for nobody else: whoever was forwarded a mail sees the page too. */
export function masked(address: string): string {
  const at = address.lastIndexOf('@')
  if (at < 0) return `${address.slice(0, 3)}…${address.slice(-2)}`
  return `${Array.from(address)[0] ?? ''}…${address.slice(at)}`
}
