/** Reads a message that came back: a delivery status, a complaint, or a mail server's own words. */
import PostalMime, { type Attachment, type Email } from 'postal-mime'
import { readDeliveryStatus } from './delivery-status.ts'
import { readFeedbackReport } from './feedback-report.ts'
import { headerBlock, readHeaderLines } from './header-lines.ts'
import { findReferences } from './message-references.ts'
import { readPlainBounce } from './plain-bounce.ts'
import type { MessageReference, Report } from './schemas.ts'

/** The message that a token in one of its links was made for; undefined for a token that is not ours. */
export type ReadLink = (token: string) => MessageReference | undefined

const STATUS_TYPES = ['message/delivery-status', 'message/global-delivery-status']
const RETURNED_TYPES = [
  'message/rfc822',
  'message/global',
  'message/global-headers',
  'message/rfc822-headers',
  'text/rfc822-headers',
]

/** Deeper or longer than any report: such a message is none. */
const LIMITS = { maxNestingDepth: 50, maxHeadersSize: 262_144, forceRfc822Attachments: true } as const
const LINK = /\/(?:unsubscribe|preferences)\/([\w-]{87})(?![\w-])/g
const LINKS_TRIED = 10
const PART_CHARACTERS = 262_144

/** What the message reports; empty when it is no report: a reply, an advertisement, an out-of-office. Never throws. */
export async function readMessage(bytes: Uint8Array, readLink: ReadLink): Promise<Report[]> {
  const email = await parse(bytes)
  if (!email) return []
  const reports = reportsOf(email)
  if (reports.length === 0) return []
  const messages = referencesOf(email, readLink)
  return reports.map((report) => ({ ...report, messages }))
}

async function parse(bytes: Uint8Array): Promise<Email | undefined> {
  try {
    return await PostalMime.parse(bytes, LIMITS)
  } catch {
    // Nested without end, or all headers: the library refuses it.
    return undefined
  }
}

function reportsOf(email: Email): Omit<Report, 'messages'>[] {
  const statuses = partsOf(email, STATUS_TYPES)
  if (statuses.length > 0) return statuses.flatMap(readDeliveryStatus)
  const feedback = partsOf(email, ['message/feedback-report'])
  if (feedback.length > 0) return feedback.flatMap((text) => readFeedbackReport(text) ?? [])
  return readPlainBounce({
    from: email.from?.address ?? '',
    subject: email.subject ?? '',
    text: wordsOf(email),
    headers: new Map(email.headers.map(({ key, value }) => [key, value])),
  })
}

/**
 * Out of the message that came back; a relay that gives it a Message-ID of its own leaves the signed links in its
 * List-Unsubscribe. Only then out of what the report answers to, and out of its words.
 */
function referencesOf(email: Email, readLink: ReadLink): MessageReference[] {
  const headers = partsOf(email, RETURNED_TYPES).map(headerBlock)
  const ids = headers.map((block) => readHeaderLines(block).get('message-id') ?? '')
  const places = [
    () => findReferences(ids.join(' ')),
    () => headers.flatMap((block) => findLinked(block, readLink)),
    () => findReferences(`${email.inReplyTo ?? ''} ${email.references ?? ''}`),
    () => findReferences(wordsOf(email)),
  ]
  for (const place of places) {
    const found = place()
    if (found.length > 0) return found
  }
  return []
}

function findLinked(block: string, readLink: ReadLink): MessageReference[] {
  const tokens = [...block.replaceAll(/\r?\n[ \t]+/g, '').matchAll(LINK)].slice(0, LINKS_TRIED)
  return tokens.flatMap(([, token = '']) => readLink(token) ?? [])
}

/** The text for people; of a page its text without the tags. */
function wordsOf({ text, html = '' }: Email): string {
  return text ?? html.slice(0, PART_CHARACTERS).replaceAll(/<[^<>]*>/g, ' ')
}

function partsOf({ attachments }: Email, types: readonly string[]): string[] {
  return attachments.filter(({ mimeType }) => types.includes(mimeType.toLowerCase())).map(textOf)
}

function textOf({ content }: Attachment): string {
  if (typeof content === 'string') return content.slice(0, PART_CHARACTERS)
  return new TextDecoder().decode(content).slice(0, PART_CHARACTERS)
}
