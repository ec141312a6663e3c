/** SendGrid: lists of events, a few seconds of them at a time. */
import type { ReportKind } from '../schemas.ts'
import { severityOf } from '../../../contacts/suppression/severity-rules.ts'
import { reportsOf, type Callback } from './adapter.ts'
import { textAt } from './json.ts'

export function readSendgrid(body: unknown): Callback {
  const events: readonly unknown[] = Array.isArray(body) ? body : [body]
  return {
    reports: reportsOf(
      events.map((event) => ({
        kind: kindOf(event),
        references: [textAt(event, 'smtp-id')],
        recipient: textAt(event, 'email'),
        detail: textAt(event, 'reason') || textAt(event, 'response') || textAt(event, 'event'),
        at: textAt(event, 'timestamp'),
      })),
    ),
  }
}

function kindOf(event: unknown): ReportKind | undefined {
  switch (textAt(event, 'event')) {
    case 'delivered':
      return 'delivered'
    case 'deferred':
      return 'delayed'
    case 'bounce':
      return bounce(event)
    case 'dropped':
      return dropped(textAt(event, 'reason'))
    case 'spamreport':
      return 'complained'
    case 'unsubscribe':
    case 'group_unsubscribe':
      return 'unsubscribed'
    default:
      return undefined
  }
}

/** `blocked` is a refusal for now, whatever its code. */
function bounce(event: unknown): ReportKind {
  const kind = severityOf({ status: textAt(event, 'status'), words: textAt(event, 'reason') })
  return textAt(event, 'type') === 'blocked' && kind === 'bounced' ? 'refused' : kind
}

/** Not even tried, for what it knew of the address before. */
function dropped(reason: string): ReportKind {
  if (/bounced|invalid/i.test(reason)) return 'bounced'
  if (/spam report/i.test(reason)) return 'complained'
  return /unsubscribed/i.test(reason) ? 'unsubscribed' : 'refused'
}
