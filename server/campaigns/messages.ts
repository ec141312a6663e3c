/** What a campaign sends: its own message, and for an email perhaps the SMS that announces it. Pure. */
import type { EmailContent, SmsContent } from '../content/message-content.ts'
import type { MailingKind } from '../messaging/mailings/schemas.ts'
import { titleOf } from '../posts/rules.ts'
import { emailSubject, type Draft } from './rules.ts'
import type { Channel } from '../contacts/channel.ts'

export interface Message {
  readonly kind: Extract<MailingKind, 'campaign' | 'teaser'>
  readonly channel: Channel
  readonly content: EmailContent | SmsContent
}

/** The messages of a campaign; `post` is its public post, of which there is none for an SMS. */
export function messagesOf(
  campaign: Draft,
  post?: { readonly text: string; readonly url: string },
): readonly Message[] {
  const { deliveryChannel, text, blocks, smsTeaser, notification } = campaign
  if (deliveryChannel === 'sms') return [{ kind: 'campaign', channel: 'sms', content: { text: text ?? '' } }]
  const subject = emailSubject(campaign) ?? titleOf({ title: '', text: post?.text ?? '' })
  const { emailDescription: preheader, smsText } = notification
  const link = post ? { postUrl: post.url } : {}
  const content: EmailContent = { subject, ...(preheader ? { preheader } : {}), blocks, ...link }
  const email: Message = { kind: 'campaign', channel: 'email', content }
  if (!smsTeaser) return [email]
  const teaser: SmsContent = { text: smsText ?? subject, ...(post ? { url: post.url } : {}) }
  return [email, { kind: 'teaser', channel: 'sms', content: teaser }]
}
