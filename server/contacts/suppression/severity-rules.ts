/** What a refusal says of an address: whether it is dead, or full, or whether it is us who are not wanted. */
import type { ReportKind } from '../../messaging/bounces/schemas.ts'

/** What is known of a refusal: an enhanced status code (RFC 3463), and words in which there may be one. */
export interface Refused {
  readonly status?: string | undefined
  readonly words: string
}

const STATUS = /(?<![\w.])([245])\.(\d{1,3})\.(\d{1,3})(?!\.?\w)/
const REPLY = /(?<![\d.])([45])\d\d(?![\d.]|\d*[:/])/

/** Words for a mailbox that is not there, whatever the code: many servers know but one code. */
const NOBODY = new RegExp(
  [
    String.raw`\b(?:no such|unknown|invalid|nonexistent|non-existent|bad destination)\s+(?:local\s+)?(?:user|recipient|mailbox|address|account|person)`,
    String.raw`\b(?:user|recipient|mailbox|address|account|email account|alias)\b[^.;]{0,80}?\b(?:unknown|not found|not known|unavailable for delivery|does(?:n't| not) exist|not exist|no longer (?:exists|available|valid|in use)|is disabled|has been disabled|is inactive|deactivated|is not valid|invalid|rejected: (?:access denied|undeliverable))`,
    String.raw`\bno (?:mailbox|account|user) (?:here )?(?:by|with|of) that name`,
    String.raw`\b(?:doesn't|does not) have an? [^;]{0,60}?account`,
    String.raw`\b(?:host|domain)(?: name)?\b[^.;]{0,80}?\b(?:not found|does(?:n't| not) exist|unknown|nxdomain|no mx)`,
    String.raw`\bRecipNotFound\b|\bRESOLVER\.ADR\.RecipientNotFound\b`,
    String.raw`\bnull mx\b|\bdoes not accept (?:e-?mail|messages)\b`,
  ].join('|'),
  'i',
)
const FULL =
  /\b(?:mailbox|inbox|quota|storage|account)\b[^.;]{0,60}?\b(?:full|exceed|over|limit|out of)|\bover ?quota\b|\bquota exceeded|\bout of storage/i
const UNWANTED =
  /\bspam\b|\bblock(?:ed|list)|\bblacklist|\bblack list|\bdenylist|\breputation|\bpolicy\b|\bpolicies\b|\bDMARC\b|\bSPF\b|\bDKIM\b|\bRBL\b|\bDNSBL\b|\bunsolicited|\bcontent (?:rejected|filter)|\bvirus\b|\bmalware|\bnot authori[sz]ed|\bauthentication|\brate limit|\btoo many|\bgreylist|\bmessage (?:is )?too (?:big|large)|\bsize limit|\bexceeds (?:the )?(?:maximum )?(?:message )?size/i

/** `5.1.1` out of a field or of words; undefined when there is none. */
export function readStatus(text: string): string | undefined {
  return STATUS.exec(text)?.[0]
}

/** Does the text hold a code that refuses? */
export function isRefusal(text: string): boolean {
  const status = STATUS.exec(text)
  return (status ? status[1] !== '2' : REPLY.test(text)) || NOBODY.test(text) || FULL.test(text)
}

/**
 * A dead address only when the code or the words say so; what is undecided is soft, and becomes a bounce when it comes
 * again and again. A receiver that does not want us would else empty the list of everybody it has mailboxes for.
 */
export function severityOf({
  status,
  words,
}: Refused): Extract<ReportKind, 'bounced' | 'soft-bounced' | 'refused'> {
  const code = specific(status) ?? specific(readStatus(words)) ?? status ?? ''
  const [, kind, subject = '', detail = ''] = STATUS.exec(code) ?? []
  const isTransient = kind === '4' || (kind === undefined && REPLY.exec(words)?.[1] === '4')
  if (FULL.test(words) || code.endsWith('.2.2')) return 'soft-bounced'
  if (!isTransient && NOBODY.test(words)) return 'bounced'
  if (subject === '7' || subject === '6' || /\.(?:3\.4|2\.3)$/.test(code) || UNWANTED.test(words))
    return 'refused'
  if (isTransient) return 'soft-bounced'
  return isDead(subject, detail) ? 'bounced' : 'soft-bounced'
}

/** 5.0.0 says nothing; the words beside it may say more. */
function specific(status: string | undefined): string | undefined {
  return status && !/^\d\.0\.0$/.test(status) ? status : undefined
}

/** RFC 3463: bad, moved and ambiguous addresses (but not bad senders), disabled mailboxes, domains without a server. */
function isDead(subject: string, detail: string): boolean {
  if (subject === '1') return detail !== '7' && detail !== '8' && detail !== '9'
  if (subject === '2') return detail === '1'
  return subject === '4' && (detail === '1' || detail === '4' || detail === '310')
}
