/** What becomes of a message after what is reported of it: pure. */
import { emailKey } from '../../lib/email-address.ts'
import type { Report } from './schemas.ts'

export type Outcome = 'delivered' | 'bounced' | 'complained'

/** What is to be written on a message. */
export interface Verdict {
  readonly id: string
  /** Null leaves what is known: the report says no more, or only that it was accepted. */
  readonly outcome: Outcome | null
  readonly detail: string
  readonly at: string | null
}

/** The worst is kept, in whatever order reports come. */
const RANK: Readonly<Record<Outcome, number>> = { delivered: 1, bounced: 2, complained: 3 }

const OUTCOMES: Readonly<Record<Report['kind'], Outcome | null>> = {
  delivered: 'delivered',
  delayed: null,
  bounced: 'bounced',
  'soft-bounced': 'bounced',
  refused: 'bounced',
  complained: 'complained',
  unsubscribed: null,
}

/** The verdict on a message of which `outcome` is known. */
export function verdictOf(id: string, outcome: Outcome | null, { kind, detail, at }: Report): Verdict {
  const reported = OUTCOMES[kind]
  const isWorse = reported !== null && RANK[reported] > (outcome === null ? 0 : RANK[outcome])
  return { id, outcome: isWorse ? reported : null, detail, at: at ?? null }
}

/**
 * A message that was passed on bounced where we never sent it: the address that we know may be a list or an alias, and
 * is dead only when that comes again and again.
 */
export function asReportedFor(report: Report, address: string): Report {
  if (report.kind !== 'bounced' || report.recipients.length === 0) return report
  const isOurs = report.recipients.some((recipient) => emailKey(recipient) === emailKey(address))
  return isOurs ? report : { ...report, kind: 'soft-bounced' }
}
