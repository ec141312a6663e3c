/** Whom a message is filled for, and why it cannot be made at all. */
import type { ContentFault } from './fault.ts'

/** What is known of a contact when its message is made; members as the API shows them. */
export interface RecipientContact {
  readonly id: string
  readonly name: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly country: string | null
  readonly [member: string]: unknown
}

/** Why nothing of a mailing can be sent, in a sentence for people that says what to do: it is paused with it. */
export class Unsendable extends Error {
  /** Set where it is a fault of its words. */
  readonly fault: ContentFault | undefined

  constructor(why: string | ContentFault, options?: ErrorOptions) {
    super(typeof why === 'string' ? why : why.message, options)
    this.fault = typeof why === 'string' ? undefined : why
  }
}
