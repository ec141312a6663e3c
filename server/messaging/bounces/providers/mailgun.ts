/** Mailgun: one event a callback, within `event-data`. */
import type { ReportKind } from '../schemas.ts'
import { severityOf } from '../../../contacts/suppression/severity-rules.ts'
import { reportsOf, type Callback } from './adapter.ts'
import { memberAt, textAt } from './json.ts'

/** Why it did not even try: what it knew of the address before. */
const SUPPRESSED: Readonly<Record<string, ReportKind>> = {
  'suppress-bounce': 'bounced',
  'suppress-complaint': 'complained',
  'suppress-unsubscribe': 'unsubscribed',
}

export function readMailgun(body: unknown): Callback {
  const event = memberAt(body, 'event-data')
  const status = memberAt(event, 'delivery-status')
  const words = [textAt(status, 'code'), textAt(status, 'message'), textAt(status, 'description')]
  return {
    reports: reportsOf([
      {
        kind: kindOf(event, textAt(status, 'enhanced-code'), words.join(' ')),
        references: [textAt(event, 'message', 'headers', 'message-id')],
        recipient: textAt(event, 'recipient'),
        detail: words.join(' ').trim() || textAt(event, 'event'),
        at: textAt(event, 'timestamp'),
      },
    ]),
  }
}

function kindOf(event: unknown, status: string, words: string): ReportKind | undefined {
  switch (textAt(event, 'event')) {
    case 'delivered':
      return 'delivered'
    case 'complained':
      return 'complained'
    case 'unsubscribed':
      return 'unsubscribed'
    case 'failed': {
      if (textAt(event, 'severity') === 'temporary') return 'delayed'
      const reason = textAt(event, 'reason')
      return Object.hasOwn(SUPPRESSED, reason) ? SUPPRESSED[reason] : severityOf({ status, words })
    }
    default:
      return undefined
  }
}
