/** The words of a message, before they are filled for anybody. */
import type { Block } from './blocks/blocks.ts'

/**
 * The words of an email. Subject, preheader and the blocks' texts may hold Liquid (`{{ contact.name }}`), filled for each
 * recipient from its contact, the workspace and the delivery's variables.
 */
export interface EmailContent {
  readonly subject: string
  /** What inboxes show after the subject; the first words of the text when unset. */
  readonly preheader?: string
  readonly blocks: readonly Block[]
  /** Where the web version is. */
  readonly postUrl?: string
}

/** The words of an SMS, Liquid as in an email. */
export interface SmsContent {
  readonly text: string
  /** Added after the text, shortened when it is sent. */
  readonly url?: string
}
