/** Who asks to be written to, and what may come of it. Pure. */
import type { Contact } from '../rules.ts'
import type { ConsentDefaults } from '../contact-input.ts'

/** One invitation a day: anybody can type anybody's address into a form. */
const INVITATION_MILLISECONDS = 24 * 60 * 60 * 1000

/** New contacts wait for their confirmation; email is all they asked for. */
export const SUBSCRIBER: ConsentDefaults = {
  state: 'invited',
  followsEmail: 'always',
  followsSms: 'off',
  systemSource: 'subscribe_form',
  isOwnAct: false,
  whenClaimedTwice: 'email-wins',
}

export const SOURCE = 'subscribe form'

/**
 * May somebody who is known be asked to confirm again? Not who gets everything already, not who was blocked, complained
 * or cannot be reached, and nobody twice a day.
 */
export function mayBeAsked(
  { state, followsEmail }: Pick<Contact, 'state' | 'followsEmail'>,
  lastAsked: string | null,
  at: Date,
): boolean {
  const wants =
    state === 'invited' || state === 'unsubscribed' || (state === 'active' && followsEmail === 'off')
  return wants && (lastAsked === null || at.getTime() - Date.parse(lastAsked) >= INVITATION_MILLISECONDS)
}
