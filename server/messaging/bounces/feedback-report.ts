/** Reads abuse feedback reports (RFC 5965): who pressed the button that says spam. */
import { readEmail } from '../../lib/email-address.ts'
import { readHeaderLines, type HeaderLines } from './header-lines.ts'
import { detailOf, type Report, type ReportKind } from './schemas.ts'

/** What the types of feedback mean to us. Of the others (`not-spam`, `auth-failure`, `virus`) nothing follows. */
const KINDS: Readonly<Record<string, ReportKind>> = {
  abuse: 'complained',
  fraud: 'complained',
  'opt-out': 'unsubscribed',
}

/** Undefined for feedback of which nothing follows. Never throws. */
export function readFeedbackReport(text: string): Omit<Report, 'messages'> | undefined {
  const fields = readHeaderLines(text)
  const type = fields.get('feedback-type')?.toLowerCase() ?? ''
  const kind = Object.hasOwn(KINDS, type) ? KINDS[type] : undefined
  if (!kind) return undefined
  const recipient = readEmail((fields.get('original-rcpt-to') ?? '').replace(/^<(.*)>$/, '$1'))
  const agent = fields.get('user-agent')
  return {
    kind,
    recipients: recipient ? [recipient] : [],
    detail: detailOf(agent ? `${type} reported by ${agent}` : `${type} reported`),
  }
}

const JUNK_REPORTER = /@(?:hotmail|outlook|live|microsoft)\.com$/i
const JUNK_REPORT = /^complaint about message from\b/i

/** Microsoft's Junk Mail Reporting Program attaches the message as it was, and says nothing in a part for machines. */
export function isJunkReport(from: string, subject: string): boolean {
  return JUNK_REPORTER.test(from) && JUNK_REPORT.test(subject)
}

/** The complaint that is made by a junk report, out of the header of the message it attaches. */
export function readJunkReport(original: HeaderLines): Omit<Report, 'messages'> {
  const recipient = readEmail(original.get('x-hmxmroriginalrecipient') ?? '')
  return {
    kind: 'complained',
    recipients: recipient ? [recipient] : [],
    detail: 'junk reported by Outlook.com',
  }
}
