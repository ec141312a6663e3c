/** Who may be written to: the one place that decides, just before a message goes. Pure. */
import { addressKey, channelOf } from '../../contacts/channel.ts'
import type { MailingKind } from '../mailings/schemas.ts'
import type { Reason } from './reasons.ts'

/** What must be known of a recipient just before writing to it. */
export interface Recipient {
  readonly contactId: string | null
  readonly address: string | null
  /** The contact's own on the channel as it is now; null when it has none, or is no longer there. */
  readonly ownAddress: string | null
  /** null: the contact is no longer there. */
  readonly contactState: string | null
  readonly follows: string | null
  /** For what it asked for itself, its own word that it wants nothing does not count. */
  readonly isSuppressed: boolean
}

/**
 * Why nothing may be sent to a recipient any more, or undefined. Whoever left or was put out gets nothing of any kind;
 * who has not confirmed yet gets the invitation alone, for which no channel needs to be on. A notification to a contact
 * is what it asked for itself a moment ago, the link to its data or to subscribing again, and comes even to who left.
 * Consent, and the links in a message, are those of one address: whose address is another since gets nothing.
 */
export function reasonToSkip(
  kind: MailingKind,
  recipient: Recipient,
  overridesChannel = false,
): Reason | undefined {
  const { contactId, address, contactState: state, follows, isSuppressed, ownAddress } = recipient
  if (contactId !== null) {
    if (state === null) return 'erased'
    const isAsked = kind === 'notification'
    if (state === 'invited' && kind !== 'invitation' && !isAsked) return 'invited'
    const isOut = state !== 'invited' && state !== 'active'
    if (isOut && !(isAsked && state === 'unsubscribed')) return state as Reason
    if (follows === 'off' && kind !== 'invitation' && !isAsked && !overridesChannel) return 'channel-off'
  }
  if (address === null) return contactId === null ? 'erased' : 'no-address'
  if (contactId !== null && ownAddress === null) return 'no-address'
  if (contactId !== null && !isSameAddress(address, ownAddress)) return 'address-changed'
  return isSuppressed ? 'suppressed' : undefined
}

function isSameAddress(frozen: string, own: string | null): boolean {
  const channel = channelOf(frozen)
  return own !== null && addressKey(channel, own) === addressKey(channel, frozen)
}
