/** A campaign's message as it would arrive, without sending anything. */
import type { Db } from '../platform/database.ts'
import { refuse } from '../refusals.ts'
import { emailSubject } from './rules.ts'
import { readCampaign } from './store.ts'
import { feedAddress } from '../content/addresses.ts'
import { previewMail, type Preview, type PreviewOptions } from '../messaging/preview.ts'
import { readReader } from '../messaging/preview-store.ts'
import { findSender, findTexting } from '../messaging/settings-store.ts'
import { smsCost, type SmsCost } from '../messaging/sms/segments.ts'
import { readWords, scopeOf } from '../content/rendering/personal.ts'
import { messagesOf } from './messages.ts'

/**
 * In any state of the campaign; links of the footer lead nowhere. Refused with 404 when workspace, campaign or reader
 * are not there, with 400 when the campaign is not an email. Throws a `Unsendable` when it cannot be sent as it is.
 */
export async function previewEmail(
  db: Db,
  workspaceId: string,
  campaignId: string,
  options: PreviewOptions,
): Promise<Preview> {
  const campaign = await readCampaign(db, workspaceId, campaignId)
  if (campaign.deliveryChannel !== 'email') refuse('campaign-not-email', 'preview')
  const workspace = (await findSender(db, workspaceId)) ?? refuse('workspace-unknown', workspaceId)
  const { emailDescription: preheader } = campaign.notification
  const content = {
    subject: emailSubject(campaign) ?? '',
    ...(preheader ? { preheader } : {}),
    blocks: campaign.blocks,
    postUrl: feedAddress(options.publicUrl, workspace.handle),
  }
  return previewMail(db, workspace, { kind: 'campaign', content }, options)
}

export interface TextPreview {
  readonly text: string
  readonly cost: SmsCost
}

/** An SMS campaign, or the teaser of an email, without how to leave it; refused as `previewEmail` does. */
export async function previewSms(
  db: Db,
  workspaceId: string,
  campaignId: string,
  { reader }: Pick<PreviewOptions, 'reader'>,
): Promise<TextPreview> {
  const campaign = await readCampaign(db, workspaceId, campaignId)
  const message = messagesOf(campaign).find(({ channel }) => channel === 'sms')
  if (!message || !('text' in message.content)) refuse('campaign-channel-other', campaign.deliveryChannel)
  const sender = (await findTexting(db, workspaceId)) ?? refuse('workspace-unknown', workspaceId)
  const contact = reader ? await readReader(db, workspaceId, reader, campaign) : null
  const words = readWords(message.content.text)
  const text = words(scopeOf(sender, { contact, variables: null })).trim()
  return { text, cost: smsCost(text) }
}
