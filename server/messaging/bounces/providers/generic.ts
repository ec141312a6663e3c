/** Our own form, for senders without an adapter: `{events: [{event, messageId, recipient, detail, at}]}`. */
import type { ReportKind } from '../schemas.ts'
import { reportsOf, type Callback } from './adapter.ts'
import { listAt, textAt } from './json.ts'

const EVENTS: readonly string[] = [
  'delivered',
  'delayed',
  'bounced',
  'soft-bounced',
  'refused',
  'complained',
  'unsubscribed',
] satisfies ReportKind[]

/** Also a list of events, and one event alone. */
export function readGeneric(body: unknown): Callback {
  const events = Array.isArray(body) ? body : listAt(body, 'events')
  return { reports: reportsOf((events.length > 0 ? events : [body]).map(reportedBy)) }
}

function reportedBy(event: unknown) {
  const kind = textAt(event, 'event')
  return {
    // Only words of the list above.
    kind: EVENTS.includes(kind) ? (kind as ReportKind) : undefined,
    references: [textAt(event, 'messageId')],
    recipient: textAt(event, 'recipient'),
    detail: textAt(event, 'detail') || kind,
    at: textAt(event, 'at'),
  }
}
