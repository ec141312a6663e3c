/** What a campaign may become: pure, each function after a rule of POST or PATCH /campaigns. */
import { CAMPAIGN_TITLE_MAXIMUM, SMS_LENGTH } from '../http/limits.ts'
import { isMatched } from '../http/preconditions.ts'
import { refuse } from '../refusals.ts'
import { mustBeShowable } from '../content/blocks/block-rules.ts'
import type { Block } from '../content/blocks/blocks.ts'
import type { Channel } from '../contacts/channel.ts'
import type { CampaignChanges, CampaignCreation, CampaignRecord, CampaignStatus } from './schemas.ts'

export interface Notification {
  readonly smsText?: string
  readonly emailTitle?: string
  readonly emailDescription?: string
}

/** What people write; all of it that PATCH can change but the channel. */
export interface Draft {
  readonly deliveryChannel: Channel
  readonly title: string | null
  readonly smsTeaser: boolean
  /** The SMS text; null in an email, whose words are in its blocks. */
  readonly text: string | null
  readonly blocks: readonly Block[]
  readonly segmentIds: readonly string[]
  readonly notification: Notification
}

/** A campaign as its row holds it. */
export interface Campaign extends Draft {
  readonly id: string
  readonly status: CampaignStatus
  readonly publishDate: string | null
  readonly failure: string | null
  readonly hash: string
  readonly created: string
  readonly updated: string
}

const BLANK = {
  title: null,
  smsTeaser: false,
  text: null,
  blocks: [],
  segmentIds: [],
  notification: {},
} as const

/** POST /campaigns rules 1, 3–5: a creation is a change of a blank draft of its channel. */
export function draftOf({ deliveryChannel, ...content }: CampaignCreation): Draft {
  return revise({ ...BLANK, deliveryChannel }, content)
}

/** PATCH /campaigns/{id} rules 2–8: the draft as it reads once `changes` are made. Refuses what cannot be (400). */
export function revise(draft: Draft, changes: CampaignChanges): Draft {
  const { title, smsTeaser, recipients, notification = {} } = changes
  mustSuitChannel(draft.deliveryChannel, changes)
  const revised = worded(
    {
      ...draft,
      title: title === undefined ? draft.title : set(title),
      smsTeaser: smsTeaser ?? draft.smsTeaser,
      segmentIds: recipients ? distinct(recipients.segmentIds) : draft.segmentIds,
      notification: notified(draft.notification, notification),
    },
    changes,
  )
  mustBeComplete(revised)
  return revised
}

/** PATCH /campaigns/{id} rule 1. */
export function mustBeDraft({ status }: Campaign): void {
  if (status !== 'draft') refuse('campaign-not-draft', status)
}

/** PATCH /campaigns/{id} rule 9. Without If-Match the last writer wins. */
export function mustBeCurrent({ hash }: Campaign, ifMatch: string | undefined): void {
  if (ifMatch !== undefined && !isMatched(ifMatch, hash)) refuse('campaign-outdated')
}

/** POST /campaigns rule 6: the teaser needs both settings; the missing ones are named. */
export function mustAllowTeaser(settings: {
  readonly smsEnabled: boolean
  readonly smsPreviewInPosts: boolean
}): void {
  const missing = [
    ...(settings.smsEnabled ? [] : ['SMS enabled (sms_enabled)']),
    ...(settings.smsPreviewInPosts ? [] : ['the SMS preview in posts (sms_preview_in_posts)']),
  ]
  if (missing.length > 0) refuse('sms-teaser-unavailable', missing)
}

/** PATCH /campaigns/{id} rule 8. The subject is never stored, so a new title cannot leave it behind. */
export function emailSubject({
  title,
  notification,
}: Pick<Draft, 'title' | 'notification'>): string | undefined {
  return notification.emailTitle ?? title ?? undefined
}

/** Campaign (full) as it is answered; unset members are left out (docs/decisions/campaigns.md). */
export function presentCampaign(campaign: Campaign, publicUrl: string): CampaignRecord {
  const { id, title, status, deliveryChannel, smsTeaser, publishDate, created, updated } = campaign
  const text = textOf(campaign)
  return {
    id,
    ...(title === null ? {} : { title }),
    status,
    deliveryChannel,
    smsTeaser,
    ...(publishDate === null ? {} : { publishDate }),
    created,
    updated,
    editorUrl: `${publicUrl}/app/campaigns/${id}`,
    hash: campaign.hash,
    recipients: { segmentIds: [...campaign.segmentIds] },
    notification: campaign.notification,
    ...(deliveryChannel === 'email' ? { blocks: [...campaign.blocks] } : {}),
    ...(text === undefined ? {} : { text }),
  }
}

/** Of an email, the text that would make just these blocks: sending it back changes nothing. */
function textOf({ text, blocks: [first, ...others] }: Draft): string | undefined {
  if (text !== null) return text
  if (first?.type !== 'text' || others.length > 0 || Object.keys(first).length > 2) return undefined
  return first.text
}

function mustSuitChannel(
  channel: Channel,
  { blocks, smsTeaser, text, title, notification }: CampaignChanges,
): void {
  // `[]` and `false` are what an SMS campaign has, and what a client sends that sends every member.
  if (channel === 'sms') {
    if (blocks?.length) refuse('campaign-not-email', 'blocks')
    if (smsTeaser) refuse('campaign-not-email', 'smsTeaser')
  } else if (text !== undefined && blocks !== undefined) refuse('campaign-text-and-blocks')
  if (channel === 'email' && Array.from(title?.trim() ?? '').length > CAMPAIGN_TITLE_MAXIMUM) {
    refuse('campaign-title-long', CAMPAIGN_TITLE_MAXIMUM)
  }
  mustBeOneLine('title', title?.trim())
  mustBeOneLine('notification.emailTitle', notification?.emailTitle)
  if (blocks) mustBeShowable(blocks)
}

/** A subject is a mail header: nothing in it may begin another one. */
function mustBeOneLine(path: string, text: string | null | undefined): void {
  if (text && /[\p{Cc}\u2028\u2029]/u.test(text)) refuse('campaign-title-broken', path)
}

/** PATCH /campaigns/{id} rules 6 and 7. `notification.smsText` of an SMS campaign is its text by another name. */
function worded(draft: Draft, { text, blocks, notification }: CampaignChanges): Draft {
  if (draft.deliveryChannel === 'email') {
    if (text !== undefined) return { ...draft, blocks: text.trim() ? [{ type: 'text', text }] : [] }
    return blocks ? { ...draft, blocks } : draft
  }
  const named = notification?.smsText
  if (text !== undefined && named !== undefined && text !== named) refuse('campaign-text-twice')
  const sent = text ?? named
  if (sent === undefined) return draft
  const { smsText, ...rest } = draft.notification
  return {
    ...draft,
    text: sent,
    notification: smsText === undefined ? rest : { ...rest, smsText: sent ?? '' },
  }
}

/** POST /campaigns rules 3 and 4, which hold after every change too. */
function mustBeComplete({ deliveryChannel, title, text, blocks, notification }: Draft): void {
  const sms = deliveryChannel === 'sms' ? (text ?? '') : (notification.smsText ?? '')
  if (Array.from(sms).length > SMS_LENGTH)
    refuse('sms-long', deliveryChannel === 'sms' ? 'text' : 'notification.smsText', SMS_LENGTH)
  if (deliveryChannel === 'sms') {
    if (!sms.trim()) refuse('campaign-text-missing')
  } else if (title === null && notification.emailTitle === undefined && blocks.length === 0) {
    refuse('campaign-title-missing')
  }
}

/** PATCH /campaigns/{id} rule 4: what is sent is replaced, null and blank clear, the rest is kept. */
function notified(
  notification: Notification,
  changes: NonNullable<CampaignChanges['notification']>,
): Notification {
  const merged = Object.entries({ ...notification, ...changes })
  return Object.fromEntries(merged.filter(([, value]) => value?.trim()))
}

function set(text: string | null): string | null {
  return text?.trim() || null
}

function distinct(ids: readonly string[]): string[] {
  return [...new Set(ids.map((id) => id.toLowerCase()))]
}
