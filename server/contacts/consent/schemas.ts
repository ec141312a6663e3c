/** What is kept as proof of consent and of its end. */
import type { Channel } from '../channel.ts'

/** `invited`: was asked; `confirmed`: said yes to that; `granted`: began otherwise; `withdrawn`: ended. */
export type ConsentAct = 'invited' | 'confirmed' | 'granted' | 'withdrawn' | 'erased'

/** The message that carried a link: which channel it came by, and to which address. */
export interface SourceMessage {
  readonly channel: Channel
  /** Null when it was erased. */
  readonly address: string | null
}

/** How somebody said it. */
export interface Proof {
  /** Where: 'one-click', 'unsubscribe page', 'preferences page', 'confirm page', 'form', 'api', 'sms'. */
  readonly source: string
  /** The exact words that were shown, or sent. */
  readonly words?: string | undefined
  /** Of the workspace's consent text, where the words are of it. */
  readonly textVersion?: number | undefined
  readonly ip?: string | undefined
  readonly userAgent?: string | undefined
  /** The message whose link was followed. */
  readonly deliveryId?: string | undefined
}

export interface NewConsentEvent extends Proof {
  readonly contactId: string
  readonly channel: Channel | null
  readonly act: ConsentAct
  readonly address: string | null
}

/** A row as operators and the person see it; times in ISO 8601. */
export interface ConsentEvent {
  readonly created: string
  readonly act: ConsentAct
  readonly channel: Channel | null
  readonly source: string
  readonly words: string | null
  readonly textVersion: number | null
  readonly address: string | null
  readonly ip: string | null
  readonly userAgent: string | null
  readonly deliveryId: string | null
}

/** As much of a user agent as is kept, in characters. */
export const USER_AGENT_LENGTH = 300
