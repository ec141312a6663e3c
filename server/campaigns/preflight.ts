/** What must be right before a campaign goes out; looked at when it is published or scheduled, and when it is due. */
import type { Filter } from '../query/filter/tree.ts'
import { findSegments } from '../contacts/segments/store.ts'
import { segmentsIn } from '../messaging/audience/membership-store.ts'
import { gatewayOf } from '../messaging/outbox/rules.ts'
import { readAudienceFilter } from '../messaging/audience/segments.ts'
import { countReachable } from '../messaging/audience/store.ts'
import { sayable, type ContentFault } from '../content/fault.ts'
import { checkContent } from '../content/rendering/personal.ts'
import type { Queryable } from '../platform/database.ts'
import { smsSenderOf } from '../lib/sms-sender.ts'
import { refuse } from '../refusals.ts'
import { messagesOf } from './messages.ts'
import { mustAllowTeaser, type Campaign } from './rules.ts'
import { readVersions } from './split-test/start.ts'
import { readSendingSettings, type SendingSettings } from './settings-store.ts'

/**
 * The contacts that the campaign is for, undefined when it names no segments. Refused in a sentence that says what to
 * do: a segment that is gone or cannot be read, words that cannot be filled in, no sender for whom it would reach, SMS
 * that are switched off. A campaign that reaches nobody needs no sender: it may be published for its post alone.
 */
export async function mustBeSendable(
  db: Queryable,
  workspaceId: string,
  campaign: Campaign,
  { smsUrl }: Gateway,
): Promise<Filter | undefined> {
  mustReadWell(campaign)
  const settings = await readSendingSettings(db, workspaceId)
  if (campaign.smsTeaser) mustAllowTeaser(settings)
  await mustKnowSegments(db, workspaceId, segmentsIn(campaign))
  await readVersions(db, workspaceId, campaign)
  const filter = await readAudienceFilter(db, workspaceId, campaign.segmentIds)
  const [unsendable] = unsendablesOf(campaign, settings, smsUrl)
  if (!filter || unsendable === undefined) return filter
  const via = unsendable === 'sms-sender-missing' ? 'sms' : campaign.deliveryChannel
  if ((await countReachable(db, workspaceId, { channel: via, filter })) === 0) return filter
  return refuse(unsendable, workspaceId)
}

/** Those that its blocks are shown to: refused (409) where one is gone. */
async function mustKnowSegments(db: Queryable, workspaceId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const known = await findSegments(db, workspaceId, ids)
  const gone = ids.filter((id) => !known.some((segment) => segment.id === id))
  if (gone.length > 0) refuse('condition-segments-gone', gone)
}

/** What of the workspace's settings stands in the way of whoever it would reach. */
export function unsendablesOf(
  { deliveryChannel: channel, smsTeaser }: Campaign,
  settings: SendingSettings,
  smsUrl: string | undefined,
) {
  // Nothing leaves the outbox, so there nobody needs to be the sender.
  const hasSmsSender = gatewayOf(settings, smsUrl) === undefined || smsSenderOf(settings) !== undefined
  return [
    ...(channel === 'email' && settings.senderEmail === null ? (['sender-missing'] as const) : []),
    ...(channel === 'sms' && !settings.smsEnabled ? (['sms-disabled'] as const) : []),
    ...((channel === 'sms' || smsTeaser) && !hasSmsSender ? (['sms-sender-missing'] as const) : []),
  ]
}

/** What carries SMS, as SMS_URL names it; unset: they stay in the outbox. */
export interface Gateway {
  readonly smsUrl?: string | undefined
}

/** Its Liquid can be read, and asks for nothing that is not there; refused with its place otherwise. */
export function mustReadWell(campaign: Campaign): void {
  const fault = faultOf(campaign)
  if (fault) refuse('campaign-template-broken', fault.message, sayable(fault))
}

/** The first fault of its Liquid. */
export function faultOf(campaign: Campaign): ContentFault | undefined {
  for (const { content } of messagesOf(campaign)) {
    const fault = checkContent(content)
    if (fault) return fault
  }
  return undefined
}
