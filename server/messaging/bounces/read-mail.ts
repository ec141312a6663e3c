/** Reads a message that came back: a delivery status, a complaint, or a mail server's own words. */
import { findReturnPaths } from '../email/return-path.ts'
import { readDeliveryStatus } from './delivery-status.ts'
import { isJunkReport, readFeedbackReport, readJunkReport } from './feedback-report.ts'
import { headerBlock, readHeaderLines } from './header-lines.ts'
import { findReferences } from './message-references.ts'
import { decodeWords, readMime, type MimeMessage } from './mime-parts.ts'
import { readPlainBounce } from './plain-bounce.ts'
import { REPORTS_MAXIMUM, type MessageReference, type Report } from './schemas.ts'

/** What one message says, and of which messages of ours it may say it. */
export interface ReadMail {
  readonly reports: readonly Omit<Report, 'messages'>[]
  /** By the Message-ID of the message that came back. */
  readonly returned: readonly MessageReference[]
  /** The tokens of links in its header, for who can read them. */
  readonly tokens: readonly string[]
  /** The codes of return paths it came to, for who can read them. */
  readonly returnPaths: readonly string[]
  /** Tokens with which it asks that a recipient may leave. */
  readonly leaving: readonly string[]
  /** By what the report answers to, or quotes. */
  readonly quoted: readonly MessageReference[]
}

/** The message that a link's token or a return path's code was made for; undefined for what is not ours. */
export type ReadLink = (token: string) => MessageReference | undefined

const STATUS_TYPES = ['message/delivery-status', 'message/global-delivery-status']
const RETURNED_TYPES = [
  'message/rfc822',
  'message/global',
  'message/global-headers',
  'message/rfc822-headers',
  'text/rfc822-headers',
]

const LINK = /\/(?:unsubscribe|preferences)\/([\w-]{87})(?![\w-])/g
const LINKS_TRIED = 10
const PART_CHARACTERS = 262_144

/** The whole subject of the message that our List-Unsubscribe asks for: its token is the proof, its sender is not one. */
const LEAVING = /^\s*unsubscribe[ -]([\w-]{87})\s*$/i

const LEFT = { kind: 'unsubscribed', recipients: [], detail: 'asked to leave by a message' } as const
const NOTHING: ReadMail = { reports: [], returned: [], tokens: [], returnPaths: [], leaving: [], quoted: [] }

/** What the message reports; nothing when it is not a report: a reply, an advertisement, an out-of-office. Never throws. */
export async function readMail(message: Uint8Array): Promise<ReadMail> {
  const mail = readMime(Buffer.from(message.buffer, message.byteOffset, message.byteLength))
  const [, leaving] = LEAVING.exec(decodeWords(mail.headers.get('subject') ?? '')) ?? []
  if (leaving !== undefined) return { ...NOTHING, leaving: [leaving] }
  const reports = reportsOf(mail)
  return reports.length === 0 ? NOTHING : { reports, leaving: [], ...referencesOf(mail) }
}

/**
 * By the return path it came to. Else out of the message that came back; a relay that gives it a Message-ID of its own leaves the signed links in its
 * List-Unsubscribe. Only then out of what the report answers to, and out of its words.
 */
export function reportsIn(mail: ReadMail, readLink: ReadLink): Report[] {
  const read = (codes: readonly string[]) => codes.flatMap((code) => readLink(code) ?? [])
  const leaving = read(mail.leaving).map((message): Report => ({ ...LEFT, messages: [message] }))
  const found = [read(mail.returnPaths), mail.returned, read(mail.tokens), mail.quoted]
  const messages = found.find((place) => place.length > 0) ?? []
  return [...leaving, ...mail.reports.map((report) => ({ ...report, messages }))]
}

function reportsOf(mail: MimeMessage): Omit<Report, 'messages'>[] {
  const statuses = textsOf(mail, STATUS_TYPES)
  if (statuses.length > 0) return statuses.flatMap(readDeliveryStatus).slice(0, REPORTS_MAXIMUM)
  const feedback = textsOf(mail, ['message/feedback-report'])
  if (feedback.length > 0) return feedback.flatMap((text) => readFeedbackReport(text) ?? [])
  const { headers } = mail
  const sender = addressIn(headers.get('from') ?? '')
  const [original] = isJunkReport(sender, decodeWords(headers.get('subject') ?? ''))
    ? textsOf(mail, RETURNED_TYPES)
    : []
  if (original !== undefined) return [readJunkReport(readHeaderLines(headerBlock(original)))]
  return readPlainBounce({
    from: sender,
    subject: decodeWords(headers.get('subject') ?? ''),
    text: wordsOf(mail),
    headers,
  })
}

/** `ann@example.com` of `Ann <ann@example.com>`; as it is where nothing is in brackets. */
function addressIn(from: string): string {
  const bracket = from.lastIndexOf('<')
  return bracket < 0 ? from : (from.slice(bracket + 1).split('>', 1)[0] ?? '')
}

function referencesOf(mail: MimeMessage): Omit<ReadMail, 'reports' | 'leaving'> {
  const { headers } = mail
  const blocks = textsOf(mail, RETURNED_TYPES).map(headerBlock)
  const ids = blocks.map((block) => readHeaderLines(block).get('message-id') ?? '')
  const answered = findReferences(`${headers.get('in-reply-to') ?? ''} ${headers.get('references') ?? ''}`)
  const to = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'to'].map((name) =>
    headers.get(name),
  )
  return {
    returnPaths: findReturnPaths(to.join(' ')),
    returned: findReferences(ids.join(' ')),
    tokens: blocks.flatMap(tokensIn).slice(0, LINKS_TRIED),
    quoted: answered.length > 0 ? answered : findReferences(wordsOf(mail)),
  }
}

function tokensIn(block: string): string[] {
  return [...block.replaceAll(/\r?\n[ \t]+/g, '').matchAll(LINK)].map(([, token = '']) => token)
}

/** The text for people; of a page its text without the tags. */
function wordsOf({ parts }: MimeMessage): string {
  const shown = parts.filter(({ isAttachment }) => !isAttachment)
  const of = (type: string) => shown.filter((part) => part.type === type).map(({ text }) => text)
  const plain = of('text/plain')
  const words = plain.length > 0 ? plain : of('text/html').map((html) => html.replaceAll(/<[^<>]*>/g, ' '))
  return words.join('\n').slice(0, PART_CHARACTERS)
}

/** Of a hundred parts at most, each of which is read to its end. */
function textsOf({ parts }: MimeMessage, types: readonly string[]): string[] {
  const wanted = parts.filter(({ type }) => types.includes(type)).slice(0, REPORTS_MAXIMUM)
  return wanted.map(({ text }) => text.slice(0, PART_CHARACTERS))
}
