/** One message of a mailing, whole: who it is from and to, its list's fields, its words, its signature. */
import { domainToASCII } from 'node:url'
import { encodeBase62 } from '../../lib/base62.ts'
import { now } from '../../platform/clock.ts'
import { writeToken } from '../../contacts/consent/tokens.ts'
import type { CompiledEmail, FilledEmail } from '../../content/rendering/email/compile.ts'
import { messageIdOf } from '../bounces/message-references.ts'
import type { MailingKind } from '../mailings/schemas.ts'
import type { Leased } from '../transport.ts'
import { signMail, type DkimKey } from './dkim.ts'
import { encodeAddress, encodeDate, encodeText } from './headers.ts'
import { returnPath } from './return-path.ts'
import { composeMail, writeMail, type HeaderField } from './mime.ts'

/** Whether opens and clicks are counted: not at all, how often, or whose. */
export type Tracking = 'off' | 'anonymous' | 'person'

/** What all messages of a mailing share. */
export interface Letterhead {
  readonly workspaceId: string
  readonly handle: string
  /** In ASCII. */
  readonly senderEmail: string
  readonly senderName: string
  readonly replyTo: string | null
  readonly publicUrl: string
  /** Signs the links of the footer. */
  readonly secret: Buffer
  readonly isMarketing: boolean
  readonly kind: MailingKind
  /** Where messages that ask to leave are read; null: nowhere. */
  readonly mailbox: string | null
  /** Of return paths that name their message; null: they are the sender's address. */
  readonly bounceDomain: string | null
  readonly key: DkimKey | undefined
  readonly mail: CompiledEmail
  readonly tracking: Tracking
}

export interface Letter {
  readonly subject: string
  readonly content: Buffer
}

const ID_LENGTH = 22
const HANDLE_CHARACTERS = 40
const ASCII_HANDLE = /^[a-z0-9-]+$/

/** The words for this recipient. Throws what `CompiledEmail.fill` throws when they cannot be made. */
export function fillLetter(head: Letterhead, leased: Leased): FilledEmail {
  const { fill } = head.mail
  return fill({
    contact: leased.contact,
    variables: leased.variables,
    ...linksOf(head, leased),
    ...countersOf(head, leased),
  })
}

/** The message as it is sent; `to` is in ASCII. */
export async function writeLetter(
  head: Letterhead,
  leased: Leased,
  to: string,
  { subject, html, text }: FilledEmail,
): Promise<Letter> {
  const id = base62(leased.id)
  const fields: HeaderField[] = [
    ['From', encodeAddress(head.senderEmail, head.senderName)],
    ['To', encodeAddress(to, leased.contact?.name)],
    ...(head.replyTo === null ? [] : [['Reply-To', head.replyTo] as const]),
    ['Subject', encodeText(subject)],
    ['Date', encodeDate(now())],
    [
      'Message-ID',
      messageIdOf({ workspaceId: head.workspaceId, deliveryId: leased.id }, domainOf(head.senderEmail)),
    ],
    ['Feedback-ID', feedbackId(head, leased)],
    ...(head.isMarketing ? listFields(head, leased) : []),
  ]
  const composed = composeMail(fields, { id, html, text })
  const mail = head.key ? await signMail(composed, head.key) : composed
  return { subject, content: writeMail(mail) }
}

/** Whom a server tells that the message came back. */
export function returnPathOf(
  { bounceDomain, secret, senderEmail }: Letterhead,
  { workspaceId, id: deliveryId }: Leased,
): string {
  return bounceDomain === null ? senderEmail : returnPath(secret, { workspaceId, deliveryId }, bounceDomain)
}

/** The domain of an address in ASCII. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase()
}

/**
 * What receivers count complaints by: the mailing, the workspace and the kind, and after them the sender, in 12
 * characters that stay.
 */
function feedbackId({ handle, kind, workspaceId }: Letterhead, { mailingId }: Leased): string {
  return `${base62(mailingId)}:${inAscii(handle, workspaceId).slice(0, HANDLE_CHARACTERS)}:${kind}:${base62(workspaceId).slice(-12)}`
}

/** For contacts: nobody else has preferences. */
function linksOf(
  { workspaceId, publicUrl, secret }: Letterhead,
  { id: deliveryId, contactId }: Leased,
): { readonly token?: string; readonly unsubscribeUrl?: string; readonly preferencesUrl?: string } {
  if (contactId === null) return {}
  const token = writeToken(secret, { kind: 'preferences', workspaceId, deliveryId, contactId })
  return {
    token,
    unsubscribeUrl: `${publicUrl}/unsubscribe/${token}`,
    preferencesUrl: `${publicUrl}/preferences/${token}`,
  }
}

/** Anonymous ones name the mailing, and nobody. */
function countersOf(
  { workspaceId, publicUrl, secret, tracking }: Letterhead,
  { id, mailingId, contactId }: Leased,
): { readonly clickUrl?: string; readonly openUrl?: string } {
  if (tracking === 'off') return {}
  const isAnonymous = tracking === 'anonymous' || contactId === null
  const named = isAnonymous ? { deliveryId: mailingId, contactId: null } : { deliveryId: id, contactId }
  return {
    clickUrl: `${publicUrl}/c/${writeToken(secret, { kind: 'click', workspaceId, ...named })}`,
    openUrl: `${publicUrl}/o/${writeToken(secret, { kind: 'open', workspaceId, ...named })}.gif`,
  }
}

/**
 * RFC 2919; RFC 2369 and RFC 8058: one click, without a page, from the mail program itself; or a message, whose subject
 * proves who may leave.
 */
function listFields(head: Letterhead, leased: Leased): HeaderField[] {
  const { publicUrl, handle, mailbox, workspaceId } = head
  const list: HeaderField = ['List-Id', `<${inAscii(handle, workspaceId)}.${new URL(publicUrl).hostname}>`]
  const { token, unsubscribeUrl } = linksOf(head, leased)
  if (token === undefined) return [list]
  const byMail = mailbox === null ? '' : `,\r\n <mailto:${mailbox}?subject=unsubscribe%20${token}>`
  return [
    list,
    ['List-Unsubscribe', `<${unsubscribeUrl}>${byMail}`],
    ['List-Unsubscribe-Post', 'List-Unsubscribe=One-Click'],
  ]
}

/** Handles keep the letters of every script; header fields do not. The same each time, as filters of recipients need. */
function inAscii(handle: string, workspaceId: string): string {
  if (ASCII_HANDLE.test(handle)) return handle
  const label = domainToASCII(handle)
  return ASCII_HANDLE.test(label) ? label : `list-${base62(workspaceId)}`
}

function base62(uuid: string): string {
  return encodeBase62(Buffer.from(uuid.replaceAll('-', ''), 'hex'), ID_LENGTH)
}
