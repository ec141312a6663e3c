/** A campaign, or a mail of a flow, as it would arrive, in the form the app asks for. */
import { previewStep, type StepMail } from '../automation/flows/mail.ts'
import { previewEmail, previewSms } from '../campaigns/preview.ts'
import { readCampaign } from '../campaigns/store.ts'
import { emailSubject } from '../campaigns/rules.ts'
import { readFeed } from '../content/feeds.ts'
import { sayable } from '../content/fault.ts'
import { resolveProducts } from '../content/products/resolve.ts'
import type { ContentWarning } from '../content/rendering/warning.ts'
import { renderForWeb } from '../content/rendering/web.ts'
import { Unsendable } from '../content/unsendable.ts'
import type { Preview as MailPreview, PreviewOptions } from '../messaging/preview.ts'
import type { Db } from '../platform/database.ts'
import { refuse } from '../refusals.ts'
import type { Preview, PREVIEW_FORMATS } from './preview-schemas.ts'

/** What people wrote, shown in a frame of our own pages: nothing in it runs, or is one of them. */
export const FRAME_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; img-src https: http: data:; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'no-referrer',
} as const

type Format = (typeof PREVIEW_FORMATS)[number]

/** What cannot be made as it is (409) says why. */
export async function answerPreview(
  db: Db,
  workspaceId: string,
  id: string,
  format: Format,
  options: PreviewOptions,
): Promise<Preview> {
  return sayingWhy('campaign-template-broken', async () => {
    if (format === 'sms') return textMessage(db, workspaceId, id, options)
    if (format === 'web') return page(db, workspaceId, id, options)
    return shownMail(await previewEmail(db, workspaceId, id, options), format)
  })
}

/** The mail of one step of a flow; what cannot be made as it is (409) says why. */
export async function answerStepPreview(
  db: Db,
  workspaceId: string,
  step: StepMail,
  format: 'html' | 'text',
  options: PreviewOptions,
): Promise<Preview> {
  return sayingWhy('step-template-broken', async () =>
    shownMail(await previewStep(db, workspaceId, step, options), format),
  )
}

async function sayingWhy(
  name: 'campaign-template-broken' | 'step-template-broken',
  made: () => Promise<Preview>,
): Promise<Preview> {
  try {
    return await made()
  } catch (error) {
    if (error instanceof Unsendable) refuse(name, error.message, error.fault && sayable(error.fault))
    throw error
  }
}

function shownMail(
  { subject, html, text, sizeBytes, warnings }: MailPreview,
  format: 'html' | 'text',
): Preview {
  return {
    format,
    subject,
    content: format === 'html' ? html : text,
    sizeBytes,
    warnings: shownWarnings(warnings),
  }
}

async function page(
  db: Db,
  workspaceId: string,
  id: string,
  { embeddings }: PreviewOptions,
): Promise<Preview> {
  const campaign = await readCampaign(db, workspaceId, id)
  if (campaign.deliveryChannel !== 'email') refuse('campaign-not-email', 'preview')
  const { blocks, warnings } = await resolveProducts(db, workspaceId, campaign.blocks, embeddings)
  const { html } = renderForWeb(blocks, await readFeed(db, workspaceId))
  const subject = emailSubject(campaign) ?? null
  return {
    format: 'web',
    subject,
    content: html,
    sizeBytes: Buffer.byteLength(html),
    warnings: shownWarnings(warnings),
  }
}

async function textMessage(
  db: Db,
  workspaceId: string,
  id: string,
  options: PreviewOptions,
): Promise<Preview> {
  const { text, cost } = await previewSms(db, workspaceId, id, options)
  const sizeBytes = Buffer.byteLength(text)
  return {
    format: 'sms',
    subject: null,
    content: text,
    sizeBytes,
    warnings: [],
    cost: { ...cost, dear: [...cost.dear] },
  }
}

function shownWarnings(warnings: readonly ContentWarning[]): Preview['warnings'] {
  return warnings.map(({ key, values, message }) => ({ key, values: [...values], message }))
}
