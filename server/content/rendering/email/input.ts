/** What an email is compiled from. */
import type { EmailContent } from '../../message-content.ts'
import type { ShownBlock } from '../offers.ts'

export interface EmailWorkspace {
  readonly id: string
  readonly name: string
  readonly handle: string
  /** Address of a picture. */
  readonly image: string | null
  /** `#rrggbb`; null: the one its id gives. */
  readonly accentColor: string | null
  readonly postalAddress: string | null
  /** IANA; dates are written in it. */
  readonly timezone: string
  readonly senderName: string | null
  /** In which it speaks to its readers (BCP 47). */
  readonly language: string
}

export interface EmailInput {
  /** Blocks that show products have been looked up (`products/resolve.ts`), or show what they say. */
  readonly content: Omit<EmailContent, 'blocks'> & { readonly blocks: readonly ShownBlock[] }
  readonly workspace: EmailWorkspace
  /** Where the installation is on the web, without a slash at its end. */
  readonly publicUrl: string
  /** It can be unsubscribed from, and says how. */
  readonly isMarketing: boolean
  /** Opens and clicks are counted; where links led when they were numbered before. */
  readonly tracking?: { readonly known: readonly string[] } | undefined
}
