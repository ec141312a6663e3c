/** Postmark: one event a callback, named by its `RecordType`. */
import type { ReportKind } from '../schemas.ts'
import { severityOf } from '../../../contacts/suppression/severity-rules.ts'
import { reportsOf, type Callback } from './adapter.ts'
import { textAt } from './json.ts'

/** What its types of bounces mean to us; of the others (automatic replies, tests) nothing follows. */
const BOUNCES: Readonly<Record<string, ReportKind>> = {
  HardBounce: 'bounced',
  BadEmailAddress: 'bounced',
  SoftBounce: 'soft-bounced',
  DnsError: 'soft-bounced',
  Transient: 'delayed',
  Blocked: 'refused',
  SpamNotification: 'refused',
  VirusNotification: 'refused',
  DMARCPolicy: 'refused',
  SpamComplaint: 'complained',
  Unsubscribe: 'unsubscribed',
}

export function readPostmark(body: unknown): Callback {
  return {
    reports: reportsOf([
      {
        kind: kindOf(body),
        // Its own MessageID is none of ours; the message as it came back may be sent along.
        references: [
          textAt(body, 'Content'),
          textAt(body, 'Details'),
          textAt(body, 'Metadata', 'message-id'),
        ],
        recipient: textAt(body, 'Email') || textAt(body, 'Recipient'),
        detail: [
          textAt(body, 'Type') || textAt(body, 'RecordType'),
          textAt(body, 'Details') || textAt(body, 'Description'),
        ].join(' '),
        at: textAt(body, 'BouncedAt') || textAt(body, 'DeliveredAt') || textAt(body, 'ChangedAt'),
      },
    ]),
  }
}

function kindOf(body: unknown): ReportKind | undefined {
  const type = textAt(body, 'Type')
  switch (textAt(body, 'RecordType')) {
    case 'Bounce':
      return bounce(Object.hasOwn(BOUNCES, type) ? BOUNCES[type] : undefined, textAt(body, 'Details'))
    case 'SpamComplaint':
      return 'complained'
    case 'Delivery':
      return 'delivered'
    case 'SubscriptionChange':
      return textAt(body, 'SuppressionReason') === 'ManualSuppression' ? 'unsubscribed' : undefined
    default:
      return undefined
  }
}

/** What the receiver said, where it is sent along, may be about us. */
function bounce(kind: ReportKind | undefined, words: string): ReportKind | undefined {
  return kind === 'bounced' ? severityOf({ words, isDeadSaid: true }) : kind
}
