/** What all messages of a mailing share. */
import type { KeyObject } from 'node:crypto'
import type { CompiledEmail } from '../../content/rendering/email/compile.ts'
import type { MailingKind } from '../mailings/schemas.ts'
import type { DkimKey } from './dkim.ts'

/** Whether opens and clicks are counted: not at all, how often, or whose. */
export type Tracking = 'off' | 'anonymous' | 'person'

export interface Letterhead {
  readonly workspaceId: string
  readonly mailingId: string
  readonly handle: string
  /** In ASCII. */
  readonly senderEmail: string
  readonly senderName: string
  readonly replyTo: string | null
  readonly publicUrl: string
  /** Signs the links of the footer. */
  readonly secret: KeyObject
  readonly isMarketing: boolean
  readonly kind: MailingKind
  /** Where messages that ask to leave are read; null: nowhere. */
  readonly mailbox: string | null
  /** Of return paths that name their message; null: they are the sender's address. */
  readonly bounceDomain: string | null
  /** Each signs every letter; none: they go unsigned. */
  readonly keys: readonly DkimKey[]
  readonly mail: CompiledEmail
  readonly tracking: Tracking
}

/** The domain of an address in ASCII. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase()
}
