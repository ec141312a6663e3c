/** Reads bounces that follow no standard: text for people, written by a mail server. */
import { readEmail } from '../../lib/email-address.ts'
import { detailOf, REPORTS_MAXIMUM, type Report } from './schemas.ts'
import { isRefusal, severityOf } from '../../contacts/suppression/severity-rules.ts'

/** What is known of a message that is not a report by its parts. */
export interface Letter {
  readonly from: string
  readonly subject: string
  readonly text: string
  /** Header fields by name in lower case. */
  readonly headers: ReadonlyMap<string, string>
}

const TEXT_CHARACTERS = 65_536
const DAEMON =
  /^(?:mailer-?daemon|mail-?daemon|postmaster|mail-?delivery-?(?:system|subsystem)|mdaemon)(?:@|$)/i
const RETURNED =
  /undeliver|not (?:be )?delivered|delivery (?:status|failure|has failed|notification|error)|failure notice|returned (?:mail|to sender)|mail (?:delivery )?fail/i
const DELAYED =
  /\b(?:delay(?:ed)?|warning)\b.{0,200}\b(?:retr(?:y|ied)|try(?:ing)? again|keep trying|not (?:yet )?been delivered)|still being retried|no action is required|do not need to resend/is

/** Where the message that came back begins: what it says is not the server's word. */
const COPY =
  /^(?:-{2,}.{0,80}\b(?:below this line|copy of|original message|returned message|unsent message|undelivered message).*|(?:original message|message headers?) follows?.*)$/im

/** `<ann@example.com>:` or `ann@example.com` alone at the beginning of a line. */
const ADDRESS_LINE =
  /^[ \t]*(?:(?:to|recipient|address)\b[^:\n]{0,40}:[ \t]*)?<?([^\s<>"':;,]{1,64}@[^\s<>"':;,]{1,190}[^\s<>"':;,.])>?[ \t]*:?(?=[ \t\r]|$)/gim

/** A report for each recipient that is named, or one that names none; empty for what is not a bounce. */
export function readPlainBounce(letter: Letter): Omit<Report, 'messages'>[] {
  if (!isFromServer(letter)) return []
  const text = letter.text.slice(0, TEXT_CHARACTERS)
  const words = text.slice(0, COPY.exec(text)?.index)
  if (DELAYED.test(`${letter.subject}\n${words}`))
    return [{ kind: 'delayed', recipients: [], detail: detailOf(words) }]
  if (!isRefusal(words) && !RETURNED.test(letter.subject)) return []
  const kind = severityOf({ words })
  const detail = detailOf(reason(words))
  const recipients = recipientsOf(letter, words)
  if (recipients.length === 0) return [{ kind, recipients: [], detail }]
  return recipients.map((recipient) => ({ kind, recipients: [recipient], detail }))
}

/**
 * An out-of-office reply also comes from nobody (RFC 3834), and is not a bounce; yet one widespread server marks its
 * bounces as automatic replies too, and names the recipients in a field of its own.
 */
function isFromServer({ from, subject, headers }: Letter): boolean {
  if (headers.has('x-failed-recipients')) return true
  const isReply = /^auto-replied/i.test(headers.get('auto-submitted') ?? '') || headers.has('x-autoreply')
  if (isReply) return false
  if (DAEMON.test(from)) return true
  return headers.get('return-path')?.trim() === '<>' && RETURNED.test(subject)
}

function recipientsOf({ headers }: Letter, words: string): string[] {
  const failed = (headers.get('x-failed-recipients') ?? '').split(',')
  const named = failed.some((text) => text.trim())
    ? failed
    : [...words.matchAll(ADDRESS_LINE)].map(([, address = '']) => address)
  return [...new Set(named.flatMap((text) => readEmail(text) ?? []))].slice(0, REPORTS_MAXIMUM)
}

/** The lines around the code; everything when there is none. */
function reason(words: string): string {
  const lines = words.split(/\r?\n/).filter((line) => line.trim())
  const first = lines.findIndex((line) => isRefusal(line))
  return (first < 0 ? lines : lines.slice(first, first + 3)).join(' ')
}
