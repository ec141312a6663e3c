/** Amazon SES, by way of SNS or as it is: bounces, complaints and deliveries. */
import type { ReportKind } from '../schemas.ts'
import { severityOf } from '../../../contacts/suppression/severity-rules.ts'
import { reportsOf, type Callback, type ProviderReport } from './adapter.ts'
import { listAt, memberAt, textAt } from './json.ts'

const CONFIRMING_HOST = /^sns\.[a-z0-9-]+\.amazonaws\.com(\.cn)?$/
const OF_THE_MESSAGE = ['MessageTooLarge', 'ContentRejected', 'AttachmentRejected']

/** A subscription is not confirmed by us: nothing that is posted here makes us fetch an address. */
export function readSes(body: unknown): Callback {
  const type = textAt(body, 'Type')
  if (type === 'SubscriptionConfirmation') return { reports: [], ...noticeOf(textAt(body, 'SubscribeURL')) }
  if (type === 'UnsubscribeConfirmation') return { reports: [] }
  const message = type === 'Notification' ? parsed(textAt(body, 'Message')) : body
  return { reports: reportsOf(reportedBy(message)) }
}

function noticeOf(url: string): { notice?: string } {
  const { protocol, hostname, href } = URL.parse(url) ?? {}
  if (protocol !== 'https:' || !hostname || !CONFIRMING_HOST.test(hostname)) return {}
  return { notice: `Open this address once to let SNS post bounces and complaints here: ${href}` }
}

function reportedBy(message: unknown): ProviderReport[] {
  const headers = listAt(message, 'mail', 'headers')
    .filter((header) => textAt(header, 'name').toLowerCase() === 'message-id')
    .map((header) => textAt(header, 'value'))
  const references = [textAt(message, 'mail', 'commonHeaders', 'messageId'), ...headers]
  switch (textAt(message, 'notificationType') || textAt(message, 'eventType')) {
    case 'Bounce':
      return bounces(memberAt(message, 'bounce'), references)
    case 'Complaint':
      return complaints(memberAt(message, 'complaint'), references)
    case 'Delivery':
      return listAt(message, 'delivery', 'recipients').map((recipient) => ({
        kind: 'delivered',
        references,
        recipient: typeof recipient === 'string' ? recipient : '',
        detail: textAt(message, 'delivery', 'smtpResponse'),
        at: textAt(message, 'delivery', 'timestamp'),
      }))
    default:
      return []
  }
}

function bounces(bounce: unknown, references: readonly string[]): ProviderReport[] {
  const type = `${textAt(bounce, 'bounceType')}/${textAt(bounce, 'bounceSubType')}`
  return listAt(bounce, 'bouncedRecipients').map((recipient) => ({
    kind: kindOf(bounce, recipient),
    references,
    recipient: textAt(recipient, 'emailAddress'),
    detail: textAt(recipient, 'diagnosticCode').replace(/^smtp;\s*/i, '') || type,
    at: textAt(bounce, 'timestamp'),
  }))
}

/** A transient bounce without a status may be an out-of-office reply, of which nothing follows. */
function kindOf(bounce: unknown, recipient: unknown): ReportKind | undefined {
  const subType = textAt(bounce, 'bounceSubType')
  if (subType === 'MailboxFull') return 'soft-bounced'
  if (OF_THE_MESSAGE.includes(subType)) return 'refused'
  const status = textAt(recipient, 'status')
  const words = textAt(recipient, 'diagnosticCode')
  if (textAt(bounce, 'bounceType') === 'Permanent') return severityOf({ status, words, isDeadSaid: true })
  if (!status && !words) return undefined
  const kind = severityOf({ status, words })
  return kind === 'bounced' ? 'soft-bounced' : kind
}

function complaints(complaint: unknown, references: readonly string[]): ProviderReport[] {
  const type = textAt(complaint, 'complaintFeedbackType')
  if (type === 'not-spam') return []
  return listAt(complaint, 'complainedRecipients').map((recipient) => ({
    kind: 'complained',
    references,
    recipient: textAt(recipient, 'emailAddress'),
    detail: `${type || 'abuse'} reported`,
    at: textAt(complaint, 'timestamp'),
  }))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
