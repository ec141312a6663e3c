/** The header fields of a mailing's letters: what they share is written once. */
import { domainToASCII } from 'node:url'
import { encodeBase62 } from '../../lib/base62.ts'
import { uuidBytes } from '../../lib/uuid.ts'
import { now } from '../../platform/clock.ts'
import { messageIdOf } from '../bounces/message-references.ts'
import type { Leased } from '../transport.ts'
import { encodeAddress, encodeDate, encodeText } from './headers.ts'
import { domainOf, type Letterhead } from './letterhead.ts'
import { bodyFields, headerField, type HeaderField } from './mime.ts'

interface Own {
  readonly leased: Leased
  /** In ASCII. */
  readonly to: string
  readonly subject: string
  readonly token: string | undefined
}

const ID_LENGTH = 22
const HANDLE_CHARACTERS = 40
const ASCII_HANDLE = /^[a-z0-9-]+$/

export function openFields(head: Letterhead, boundary: string): (own: Own) => readonly HeaderField[] {
  const { senderEmail, senderName, replyTo, workspaceId, mail } = head
  const domain = domainOf(senderEmail)
  const from = headerField('From', encodeAddress(senderEmail, senderName))
  const reply = replyTo === null ? [] : [headerField('Reply-To', replyTo)]
  const oneSubject = mail.pieces.subject === undefined ? undefined : subjectOf(mail.pieces.subject)
  const feedback = headerField('Feedback-ID', feedbackId(head))
  const list = headerField('List-Id', listId(head))
  const last = bodyFields(boundary)
  return ({ leased, to, subject, token }) => [
    from,
    headerField('To', encodeAddress(to, leased.contact?.name)),
    ...reply,
    oneSubject ?? subjectOf(subject),
    headerField('Date', encodeDate(now())),
    headerField('Message-ID', messageIdOf({ workspaceId, deliveryId: leased.id }, domain)),
    feedback,
    ...(head.isMarketing ? [list, ...unsubscribeFields(head, token)] : []),
    ...last,
  ]
}

function subjectOf(subject: string): HeaderField {
  return headerField('Subject', encodeText(subject))
}

/**
 * What receivers count complaints by: the mailing, the workspace and the kind, and after them the sender, in 12
 * characters that stay.
 */
function feedbackId({ handle, kind, workspaceId, mailingId }: Letterhead): string {
  return `${base62(mailingId)}:${inAscii(handle, workspaceId).slice(0, HANDLE_CHARACTERS)}:${kind}:${base62(workspaceId).slice(-12)}`
}

/** RFC 2919 */
function listId({ handle, workspaceId, publicUrl }: Letterhead): string {
  return `<${inAscii(handle, workspaceId)}.${new URL(publicUrl).hostname}>`
}

const ONE_CLICK = headerField('List-Unsubscribe-Post', 'List-Unsubscribe=One-Click')

/**
 * RFC 2369 and RFC 8058: one click, without a page, from the mail program itself; or a message, whose subject proves who
 * may leave.
 */
function unsubscribeFields(
  { publicUrl, mailbox }: Letterhead,
  token: string | undefined,
): readonly HeaderField[] {
  if (token === undefined) return []
  const byMail = mailbox === null ? '' : `,\r\n <mailto:${mailbox}?subject=unsubscribe%20${token}>`
  return [headerField('List-Unsubscribe', `<${publicUrl}/unsubscribe/${token}>${byMail}`), ONE_CLICK]
}

/** Handles keep the letters of every script; header fields do not. The same each time, as filters of recipients need. */
function inAscii(handle: string, workspaceId: string): string {
  if (ASCII_HANDLE.test(handle)) return handle
  const label = domainToASCII(handle)
  return ASCII_HANDLE.test(label) ? label : `list-${base62(workspaceId)}`
}

function base62(uuid: string): string {
  return encodeBase62(uuidBytes(uuid), ID_LENGTH)
}
