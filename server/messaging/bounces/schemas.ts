/** What mail servers, mailbox providers and senders tell us of messages after they were accepted. */

import type { Severity } from '../../contacts/suppression/severity-rules.ts'

/** A severity says that it did not arrive; `delayed`: it is still tried. */
export type ReportKind = Severity | 'delivered' | 'delayed' | 'complained' | 'unsubscribed'

/** A message of ours, by what only its sender and its reader know. */
export interface MessageReference {
  readonly workspaceId: string
  readonly deliveryId: string
}

/** One thing said of one message to one recipient. */
export interface Report {
  readonly kind: ReportKind
  /** Messages of ours that it names, the likeliest first; empty when it names none. */
  readonly messages: readonly MessageReference[]
  /** The addresses it names for the recipient, the one that we wrote to among them if it was passed on. */
  readonly recipients: readonly string[]
  /** The words of the outside, at most DETAIL_LENGTH characters. */
  readonly detail: string
  /** When it happened, in ISO 8601; when it came in if unset. */
  readonly at?: string
}

export const DETAIL_LENGTH = 500

/** A report of one kind about one recipient; others are left out, for they only cost. */
export const REPORTS_MAXIMUM = 100

/** Text that a database keeps, in one line. */
export function detailOf(text: string): string {
  return text
    .slice(0, 4 * DETAIL_LENGTH)
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, DETAIL_LENGTH)
    .toWellFormed()
}
