/** Who is asked, on which channel and in which words. Pure. */
import {
  addressOn,
  frequencyOn,
  isHeldBack,
  otherThan,
  type Channel,
  type Person,
} from '../../contacts/channel.ts'
import { spoken } from '../../contacts/consent/words.ts'
import type { EmailContent, SmsContent } from '../../content/message-content.ts'

export const INVITATION_EMAIL: EmailContent = {
  subject: 'Please confirm: messages from {{ workspace.name }}',
  preheader: 'You get no messages before you say yes',
  blocks: [
    { type: 'h1', text: 'Do you want to hear from {{ workspace.name }}?' },
    { type: 'text', text: '{{ words }}' },
    { type: 'button', text: 'Yes, I confirm', url: '{{ confirmUrl }}' },
    {
      type: 'text',
      text: 'If you did not expect this, do nothing and you will get no more messages. You can unsubscribe at any time.',
    },
  ],
}

/** To somebody whose address was typed into a form: its owner, most likely, who asked for messages and was not invited. */
export const CONFIRMATION_EMAIL: EmailContent = {
  subject: 'Confirm your subscription to {{ workspace.name }}',
  preheader: 'One click, and you are subscribed',
  blocks: [
    { type: 'h1', text: 'Confirm your subscription' },
    { type: 'text', text: '{{ words }}' },
    { type: 'button', text: 'Confirm', url: '{{ confirmUrl }}' },
    {
      type: 'text',
      text: 'If it was not you, do nothing and you will get no messages. You can unsubscribe at any time.',
    },
  ],
}

export const INVITATION_SMS: SmsContent = { text: '{{ words }} Confirm: {{ confirmUrl }}' }

/** What stands in the message before the button, and is kept as what was asked. */
export function invitationWords(
  { customMessage, isOwnWish }: { readonly customMessage: string | null; readonly isOwnWish: boolean },
  channel: Channel,
  sender: string,
): string {
  const asked = channel === 'email' ? 'This address was' : 'This number was'
  return (
    customMessage?.trim() ||
    (isOwnWish
      ? `${asked} entered in a form to get messages from ${sender} by ${spoken(channel)}. Please confirm that it was you.`
      : `${sender} would like to send you messages by ${spoken(channel)}.`)
  )
}

/** On the channel that was meant, or the other one when the address is gone; undefined when there is nothing to ask. */
export function placeToAsk(
  person: Person,
  channel: Channel,
): { readonly channel: Channel; readonly address: string } | undefined {
  if (isHeldBack(person)) return undefined
  for (const way of [channel, otherThan(channel)]) {
    const address = addressOn(person, way)
    if (address) return isSettled(person, way) ? undefined : { channel: way, address }
  }
  return undefined
}

/** It gets messages already: nothing is left to confirm. */
function isSettled(person: Person, channel: Channel): boolean {
  return person.state === 'active' && frequencyOn(person, channel) !== 'off'
}
