/** What a contact becomes when its address bounces, or when it has had enough: pure. */
import type { Contact } from '../rules.ts'
import { addressKey, addressOn, CHANNELS, followsOn, withChannelsOff } from '../channel.ts'
import type { NotificationSettings } from '../schemas.ts'
import type { OptOut, SuppressionRemoval, SuppressionReason } from './schemas.ts'

/** Which of two reasons is kept: the one that is harder to lift. */
export const STRENGTH: Readonly<Record<SuppressionReason, number>> = {
  unsubscribed: 1,
  stopped: 1,
  bounced: 2,
  complained: 3,
  blocked: 4,
}

/** Lifted by nobody but whoever answers for the sender's reputation, and says so twice. */
export const GRAVE: readonly SuppressionReason[] = ['complained', 'blocked']

/** What a person's own word for leaving a channel is called on the list. */
export const OWN_WORD = { email: 'unsubscribed', sms: 'stopped' } as const

const HEARD: readonly SuppressionReason[] = ['unsubscribed', 'bounced']

/** The contact after what was reported; the same one when that changes nothing for it. */
export function afterOptOut(contact: Contact, optOut: OptOut): Contact {
  const { reason, channel } = optOut
  if (contact.state === 'blocked') return contact
  if (reason === 'bounced') return isOutOfReach(contact, optOut) ? moved(contact, reason) : contact
  if (!concerns(contact, optOut)) return contact
  if (reason === 'complained' || reason === 'blocked') return moved(contact, reason)
  return withChannelsOff(contact, [channel])
}

/** Does this contact hold the address now, in whatever spelling? */
export function holds(contact: Contact, { channel, address }: Pick<OptOut, 'channel' | 'address'>): boolean {
  const held = addressOn(contact, channel)
  return held !== null && addressKey(channel, held) === addressKey(channel, address)
}

/** Whoever the message went to, even if its address is another by now, and whoever holds the address. */
function concerns(contact: Contact, optOut: OptOut): boolean {
  return contact.id === optOut.contactId || holds(contact, optOut)
}

/** `bounced` is a contact whose mail is refused for good, and who has no phone. */
function isOutOfReach(contact: Contact, optOut: OptOut): boolean {
  const isReached = contact.state === 'active' || contact.state === 'invited'
  return isReached && optOut.channel === 'email' && contact.phone === null && holds(contact, optOut)
}

/**
 * What an activation through the API takes off the list: what the person said and what machines said, on a channel that
 * is switched on by name, or that is on when none is named; a STOP only by name. Never a complaint or a block: those
 * addresses are taken off by an operator (docs/decisions/suppression.md).
 */
export function removedByActivation(contact: Contact, settings: NotificationSettings): SuppressionRemoval[] {
  const namesNone = settings.email === undefined && settings.sms === undefined
  return CHANNELS.flatMap((channel): SuppressionRemoval[] => {
    const address = addressOn(contact, channel)
    const isNamed = settings[channel] === true
    if (address === null || followsOn(contact, channel) === 'off' || !(isNamed || namesNone)) return []
    return [{ channel, address, reasons: isNamed ? [...HEARD, 'stopped'] : HEARD }]
  })
}

function moved(contact: Contact, state: Contact['state']): Contact {
  return contact.state === state ? contact : { ...contact, state }
}
