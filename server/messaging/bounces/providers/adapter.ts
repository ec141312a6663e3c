/** What every sender's callbacks are read into; one file a sender beside this one. */
import { readEmail } from '../../../lib/email-address.ts'
import { findReferences } from '../message-references.ts'
import { detailOf, type Report, type ReportKind } from '../schemas.ts'
import { timeOf } from './json.ts'

export interface Callback {
  readonly reports: readonly Report[]
  /** Something an operator has to do, for the log. */
  readonly notice?: string
}

/** Reads a body that was JSON. Of what it does not know nothing follows. Never throws. */
export type Adapter = (body: unknown) => Callback

/** One thing that happened, in the words of the sender. */
export interface ProviderReport {
  readonly kind: ReportKind | undefined
  /** Where our Message-ID may be. */
  readonly references: readonly string[]
  readonly recipient: string
  readonly detail: string
  readonly at: string
}

/** Those reports of which something follows. */
export function reportsOf(reports: readonly ProviderReport[]): Report[] {
  return reports.flatMap(({ kind, references, recipient, detail, at }) => {
    if (!kind) return []
    const email = readEmail(recipient)
    const time = timeOf(at)
    return [
      {
        kind,
        messages: findReferences(references.join(' ')),
        recipients: email ? [email] : [],
        detail: detailOf(detail),
        ...(time ? { at: time } : {}),
      },
    ]
  })
}
