/** Why an address is not written to, and what ends the way to a contact. */
import type { Channel } from '../channel.ts'

export type SuppressionReason = 'bounced' | 'complained' | 'unsubscribed' | 'stopped' | 'blocked'

/** An address that is not to be written to again, whatever contact holds it. */
export interface NewSuppression {
  readonly channel: Channel
  /** Email or phone in E.164, as it was written to. */
  readonly address: string
  readonly reason: SuppressionReason
  /** In the words of whoever said so. */
  readonly detail?: string | null
  readonly deliveryId?: string | null
}

export interface Suppressed {
  readonly channel: Channel
  /** The email's key (lower case) or the phone. */
  readonly address: string
  readonly reason: SuppressionReason
  readonly detail: string | null
  readonly deliveryId: string | null
  readonly created: string
}

/** An address that may be written to again, unless it is listed for another reason than these. */
export interface SuppressionRemoval {
  readonly channel: Channel
  readonly address: string
  readonly reasons: readonly SuppressionReason[]
}

/** Something reported of a message or a person, after which the address is not written to any more. */
export interface OptOut extends NewSuppression {
  readonly reason: SuppressionReason
  /** Whom the message went to; null when that was no contact, or is not known. */
  readonly contactId: string | null
  /** Where it came from, kept with the consent it ends: 'smtp', 'report', 'provider', 'operator'. */
  readonly source: string
}
