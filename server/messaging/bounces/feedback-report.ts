/** Reads abuse feedback reports (RFC 5965): who pressed the button that says spam. */
import { readEmail } from '../../lib/email-address.ts'
import { readHeaderLines } from './header-lines.ts'
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
