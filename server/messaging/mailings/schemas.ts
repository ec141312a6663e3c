/** What is sent to many in the same words, and in which states it can be. */
import type { Channel } from '../../contacts/channel.ts'
import type { EmailContent, SmsContent } from '../../content/message-content.ts'

export type MailingKind =
  | 'campaign'
  | 'teaser'
  | 'post'
  | 'invitation'
  | 'welcome'
  | 'notification'
  | 'flow'
  | 'test'

export type MailingStatus = 'sending' | 'paused' | 'held' | 'finished' | 'cancelled'

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
