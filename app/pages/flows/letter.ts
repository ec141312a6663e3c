/** A mail of a flow as the server makes it, while it is still being written. */
import { isWhole } from '../campaigns/draft/content.ts'
import type { EmailStep, Trigger } from './definition.ts'

export interface Letter {
  readonly step: EmailStep
  readonly blocks: NonNullable<EmailStep['blocks']>
  readonly trigger: Trigger
}

/** What a block lacks is still to be written: it is left out until then. */
export function letterSent({ step: { subject, preheader }, blocks, trigger: { type, tag } }: Letter) {
  return {
    mail: {
      type: 'email',
      subject,
      ...(preheader?.trim() ? { preheader } : {}),
      blocks: blocks.filter(isWhole),
    },
    trigger: { type, ...(type === 'tag_added' && tag ? { tag } : {}) },
  }
}
