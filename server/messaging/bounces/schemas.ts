/** What mail servers, mailbox providers and senders tell us of messages after they were accepted. */

/**
 * `bounced`: the address is no good. `soft-bounced`: it could not be delivered, another time it may be. `refused`: the
 * receiver wants no mail of ours or not this message, which says nothing of the address. `delayed`: it is still tried.
 */
export type ReportKind =
  | 'delivered'
  | 'delayed'
  | 'bounced'
  | 'soft-bounced'
  | 'refused'
  | 'complained'
  | 'unsubscribed'

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
  /** When it happened, in ISO 8601; when it was heard if unset. */
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
