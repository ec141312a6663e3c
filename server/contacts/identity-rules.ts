/** Which addresses of a delivery become a contact's own: pure. */
import { addressKey, addressOn, CHANNELS, type Channel } from './channel.ts'
import type { ContactFields } from './contact-input.ts'
import type { Contact } from './rules.ts'

export interface Identities {
  /** Without the addresses that are not taken. */
  readonly details: ContactFields
  /** Channels of which the delivery brought the address that the contact has now. */
  readonly sent: readonly Channel[]
  /** Of those, where it had none before, and where it had another. */
  readonly filled: readonly Channel[]
  readonly replaced: readonly Channel[]
  /** Where the contact has another, and keeps it. */
  readonly kept: readonly Channel[]
}

/** Without trust an address that is set is never replaced: who knows one of somebody's could put its own beside it. */
export function takeIdentities(known: Contact, details: ContactFields, isTrusted: boolean): Identities {
  const brought = CHANNELS.filter((channel) => broughtOn(details, channel))
  const filled = brought.filter((channel) => !addressOn(known, channel))
  const others = brought.filter((channel) => !filled.includes(channel) && !isSame(known, details, channel))
  const kept = isTrusted ? [] : others
  const { email, phone, ...rest } = details
  // A stranger's spelling of an address is no better than the one that is there.
  const takes = (channel: Channel): boolean =>
    isTrusted ? brought.includes(channel) : filled.includes(channel)
  return {
    details: { ...rest, ...(takes('email') && { email }), ...(takes('sms') && { phone }) },
    sent: brought.filter((channel) => !kept.includes(channel)),
    filled,
    replaced: isTrusted ? others : [],
    kept,
  }
}

export function broughtOn({ email, phone }: ContactFields, channel: Channel): string | undefined {
  return addressOn({ email, phone }, channel)
}

function isSame(known: Contact, details: ContactFields, channel: Channel): boolean {
  const [own, sent] = [addressOn(known, channel) ?? '', broughtOn(details, channel) ?? '']
  return addressKey(channel, own) === addressKey(channel, sent)
}
