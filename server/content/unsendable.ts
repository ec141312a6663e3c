/** Whom a message is filled for, and why it cannot be made at all. */

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
export class Unsendable extends Error {}
