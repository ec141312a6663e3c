/** All that is looked at before a campaign goes out, line by line: passes, warns or blocks, and where it is mended. */
import { countReachable } from '../messaging/audience/store.ts'
import { readAudienceFilter } from '../messaging/audience/segments.ts'
import { alignedDomains } from '../messaging/domains/rules.ts'
import { findDomainKey } from '../messaging/domains/store.ts'
import { findSender, type Sender } from '../messaging/settings-store.ts'
import type { Db } from '../platform/database.ts'
import { Refusal, refusalOf, refuse } from '../refusals.ts'
import { unsendablesOf, mustBeSendable } from './preflight.ts'
import { contentLines, line, sentenceOf, type More, type PreflightOptions } from './preflight-content.ts'
import { mustAllowTeaser, type Campaign } from './rules.ts'
import type { PreflightLine } from './schemas.ts'
import { readSendingSettings } from './settings-store.ts'
import { readCampaign } from './store.ts'

const OUTBOX_ONLY = 'Nothing is sent: this workspace keeps all its messages in the outbox'

export interface Preflight {
  /** Nothing blocks: it can be published. */
  readonly isReady: boolean
  /** Who would be written to at this moment. */
  readonly recipients: number
  readonly lines: readonly PreflightLine[]
}

/** Refused with 404 when the workspace has no such campaign; what is wrong with the campaign is a line. */
export async function preflight(
  db: Db,
  workspaceId: string,
  id: string,
  options: PreflightOptions,
): Promise<Preflight> {
  const campaign = await readCampaign(db, workspaceId, id)
  const sender = (await findSender(db, workspaceId)) ?? refuse('workspace-unknown', workspaceId)
  const { lines: audience, recipients } = await audienceLines(db, workspaceId, campaign)
  const lines = [
    ...(await contentLines(db, workspaceId, campaign, options)),
    ...audience,
    ...(await senderLines(db, workspaceId, campaign, { sender, recipients, ...options })),
  ]
  // Publishing has the last word: what it would refuse and no line says blocks too.
  const refused = await sentenceOf(() => mustBeSendable(db, workspaceId, campaign, options))
  if (refused !== undefined && lines.every(({ result }) => result !== 'blocks'))
    lines.push(line('content', 'blocks', refused, 'composer'))
  return { isReady: lines.every(({ result }) => result !== 'blocks'), recipients, lines }
}

async function audienceLines(
  db: Db,
  workspaceId: string,
  { segmentIds, deliveryChannel: channel, smsTeaser }: Campaign,
): Promise<{ lines: PreflightLine[]; recipients: number }> {
  if (segmentIds.length === 0) {
    return channel === 'sms'
      ? audienceLine('warns', 'Nobody is chosen; pick segments', { key: 'nobody-sms' })
      : audienceLine('warns', 'Nobody is chosen; only its page will be published', { key: 'nobody-email' })
  }
  try {
    const filter = await readAudienceFilter(db, workspaceId, segmentIds)
    const count = filter ? await countReachable(db, workspaceId, { channel, filter }) : 0
    const teased = filter && smsTeaser ? await countReachable(db, workspaceId, { channel: 'sms', filter }) : 0
    if (count + teased === 0)
      return audienceLine('warns', 'Nobody of its segments can be reached at this moment', {
        key: 'unreached',
      })
    const by = channel === 'email' ? 'by email' : 'by SMS'
    const and = smsTeaser ? `, and ${teased.toLocaleString('en')} get an SMS` : ''
    const said = `${count.toLocaleString('en')} people are reached ${by}${and}`
    const key = smsTeaser ? 'reached-teased' : `reached-${channel}`
    return audienceLine('passes', said, { key, values: [String(count), String(teased)] }, count)
  } catch (error) {
    if (error instanceof Refusal) return audienceLine('blocks', error.message, {})
    throw error
  }
}

function audienceLine(
  result: PreflightLine['result'],
  message: string,
  more: More,
  recipients = 0,
): { lines: PreflightLine[]; recipients: number } {
  return {
    lines: [line('recipients', result, message, result === 'passes' ? null : 'composer#recipients', more)],
    recipients,
  }
}

/** Where what stands in the way of a sender is mended. */
const MENDED = {
  'sender-missing': 'settings/sending#senderEmail',
  'sms-disabled': 'settings/sms#smsEnabled',
  'sms-sender-missing': 'settings/sms#smsSender',
} as const satisfies Record<ReturnType<typeof unsendablesOf>[number], PreflightLine['where']>

interface Sending extends PreflightOptions {
  readonly sender: Sender
  readonly recipients: number
}

async function senderLines(
  db: Db,
  workspaceId: string,
  campaign: Campaign,
  { sender, recipients, smsUrl, smtpUrl }: Sending,
): Promise<PreflightLine[]> {
  const settings = await readSendingSettings(db, workspaceId)
  const teaser = await sentenceOf(async () => (campaign.smsTeaser ? mustAllowTeaser(settings) : undefined))
  const unsendables = unsendablesOf(campaign, settings, smsUrl).map((name) => {
    // For nobody it may go without a sender, as it is published for its page alone.
    const result = recipients > 0 ? 'blocks' : 'warns'
    return line('sender', result, refusalOf(name, workspaceId).message, MENDED[name], {
      key: `${name}-${result}`,
    })
  })
  return [
    ...(teaser === undefined
      ? []
      : [line('teaser', 'blocks', teaser, 'settings/sms#smsPreviewInPosts', { key: 'teaser' })]),
    ...(unsendables.length > 0
      ? unsendables
      : [line('sender', 'passes', 'There is a sender', null, { key: 'sender' })]),
    ...(campaign.deliveryChannel === 'email' ? await mailLines(db, workspaceId, sender, smtpUrl) : []),
    ...(sender.outboxOnly
      ? [line('outbox', 'warns', OUTBOX_ONLY, 'settings/sending#outboxOnly', { key: 'outbox' })]
      : []),
  ]
}

async function mailLines(
  db: Db,
  workspaceId: string,
  { senderEmail, smtpUrl: own, outboxOnly }: Sender,
  smtpUrl: string | undefined,
): Promise<PreflightLine[]> {
  const domain = senderEmail?.split('@')[1]
  const isSigned = domain && (await findDomainKey(db, workspaceId, alignedDomains(domain)))
  return [
    ...(domain === undefined || isSigned
      ? []
      : [
          line(
            'domain',
            'warns',
            `Mail from ${domain} is not signed, and may land in spam; add the domain`,
            'settings/domains#domain',
            { key: 'unsigned', values: [domain] },
          ),
        ]),
    ...(outboxOnly || (own ?? smtpUrl)
      ? []
      : [
          line(
            'server',
            'warns',
            'No mail server is set: mail stays in the outbox of this machine',
            'settings/sending#smtpUrl',
            { key: 'no-server' },
          ),
        ]),
  ]
}
