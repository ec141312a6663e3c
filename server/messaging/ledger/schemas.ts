/** What the ledger's workers go by. */

/** What becomes of unconfirmed messages: sent again with the same Message-ID, or left to an operator. */
export type UnknownRule = 'send_again' | 'leave'

/** How a workspace wants its messages sent. */
export interface SendingSettings {
  readonly timezone: string
  readonly sendWindow: string | null
  readonly emailsPerMinute: number | null
  readonly emailsPerDomain: number | null
  readonly smsPerMinute: number | null
  /** YYYY-MM-DD */
  readonly warmUpFrom: string | null
  readonly unknownRule: UnknownRule
}
