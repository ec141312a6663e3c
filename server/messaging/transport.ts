/** The one seam between the ledger and the outside: what a channel is given, and what it must say of each message. */
import type { RecipientContact } from '../content/unsendable.ts'
import type { Mailing } from './mailings/schemas.ts'

/** One message leased from the ledger. */
export interface Leased {
  readonly workspaceId: string
  readonly id: string
  readonly mailingId: string
  readonly contactId: string | null
  /** Email or phone in E.164. */
  readonly address: string
  readonly contact: RecipientContact | null
  readonly variables: Readonly<Record<string, unknown>> | null
  /** Attempts before this one. */
  readonly attempts: number
}

/** What became of one attempt. */
export type Outcome =
  | { readonly state: 'sent'; readonly route: string; readonly detail: string; readonly providerId?: string }
  /** Refused for now; it is tried again with growing pauses until its deadline. */
  | {
      readonly state: 'deferred'
      readonly detail: string
      readonly retryAfterSeconds?: number
      readonly isAboutUs?: true
      /** Said before the message was handed over. */
      readonly isEarly?: true
    }
  /** Too fast: for the route, or for mail to `domain` alone. Costs no attempt. */
  | {
      readonly state: 'throttled'
      readonly detail: string
      readonly domain?: string
      readonly retryAfterSeconds?: number
    }
  /**
   * Refused for good. `bounced` says that the address itself is at fault, `isAboutUs` that our account, sender or
   * reputation is, whoever the recipient.
   */
  | {
      readonly state: 'failed'
      readonly reason: 'bounced' | 'refused' | 'unrenderable'
      readonly detail: string
      readonly isAboutUs?: true
      readonly isEarly?: true
    }
  /** The conversation broke after the message was handed over: perhaps accepted, perhaps not. */
  | { readonly state: 'unknown'; readonly detail: string }
  /** The conversation broke before the message was handed over: nobody's fault, and no attempt of its own. */
  | { readonly state: 'lost'; readonly detail: string }
  /** Not begun, because the mailing is being stopped. */
  | { readonly state: 'withdrawn'; readonly detail: string }
  /** Not sent, and nothing said of the message: no route could be reached, or all refuse us. Costs no attempt. */
  | { readonly state: 'unreachable'; readonly detail: string }

export type Report = (id: string, outcome: Outcome) => void

/** A mailing that is ready to be sent: compiled once, then filled for each recipient. */
export interface Prepared {
  /**
   * Sends a batch, several at a time, and reports each message exactly once, as soon as its fate is known. Never throws
   * for what the outside does; what throws is a fault of the program, and leaves the unreported unconfirmed. Once `stop` is
   * aborted nothing more is handed over.
   */
  send(batch: readonly Leased[], report: Report, stop?: AbortSignal): Promise<void>
}

/** A channel. Kept open for the life of the worker. */
export interface Transport {
  /** Throws a `Unsendable` when the mailing cannot be sent as it is: a broken template, no sender. */
  prepare(mailing: Mailing): Promise<Prepared>
  close(): Promise<void>
}
