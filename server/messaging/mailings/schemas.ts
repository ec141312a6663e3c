/** What is sent to many in the same words, and in which states it can be. */
import type { Block } from '../../content/blocks/blocks.ts'

export type Channel = 'email' | 'sms'

export type MailingKind =
  | 'campaign'
  | 'teaser'
  | 'post'
  | 'invitation'
  | 'welcome'
  | 'notification'
  | 'flow'
  | 'test'

export type MailingStatus = 'sending' | 'paused' | 'finished' | 'cancelled'

/**
 * The words of an email. Subject, preheader and the blocks' texts may hold Liquid (`{{ contact.name }}`), filled for each
 * recipient from its contact, the workspace and the delivery's variables.
 */
export interface EmailContent {
  readonly subject: string
  /** What inboxes show after the subject; the first words of the text when unset. */
  readonly preheader?: string
  readonly blocks: readonly Block[]
  /** Where the web version is. */
  readonly postUrl?: string
}

/** The words of an SMS, Liquid as in an email. */
export interface SmsContent {
  readonly text: string
  /** Added after the text, shortened when it is sent. */
  readonly url?: string
}

/** A mailing as its row holds it. */
export interface Mailing {
  readonly workspaceId: string
  readonly id: string
  readonly kind: MailingKind
  readonly channel: Channel
  readonly campaignId: string | null
  readonly postId: string | null
  readonly name: string | null
  readonly isStanding: boolean
  readonly status: MailingStatus
  readonly content: EmailContent | SmsContent
  readonly pauseReason: string | null
  readonly deadline: string | null
  /** Goes to those who turned the channel off too; never to those who unsubscribed. */
  readonly overridesChannel: boolean
  readonly created: string
}

/** Invitations, notifications and tests are asked for by somebody; everything else can be unsubscribed from. */
export function isMarketing({ kind }: Pick<Mailing, 'kind'>): boolean {
  return kind !== 'invitation' && kind !== 'notification' && kind !== 'test'
}
