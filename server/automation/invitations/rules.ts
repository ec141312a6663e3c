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
import type { Words } from '../../words/words.ts'
import type { EmailContent, SmsContent } from '../../content/message-content.ts'

/** Filled in by Liquid when it is sent. */
const SENDER = { name: '{{ workspace.name }}' } as const

export function invitationEmail({ say }: Words): EmailContent {
  return {
    subject: say('inviteSubject', SENDER),
    preheader: say('invitePreheader'),
    blocks: [
      { type: 'h1', text: say('inviteHeading', SENDER) },
      { type: 'text', text: '{{ words }}' },
      { type: 'button', text: say('inviteYes'), url: '{{ confirmUrl }}' },
      { type: 'text', text: say('inviteHelp') },
    ],
  }
}

/** To somebody whose address was typed into a form: its owner, most likely, who asked for messages and was not invited. */
export function confirmationEmail({ say }: Words): EmailContent {
  return {
    subject: say('confirmSubject', SENDER),
    preheader: say('confirmPreheader'),
    blocks: [
      { type: 'h1', text: say('confirmTitle') },
      { type: 'text', text: '{{ words }}' },
      { type: 'button', text: say('confirm'), url: '{{ confirmUrl }}' },
      { type: 'text', text: say('confirmMailHelp') },
    ],
  }
}

export function invitationSms({ say }: Words): SmsContent {
  return { text: say('confirmSms', { words: '{{ words }}', url: '{{ confirmUrl }}' }) }
}

/** What stands in the message before the button, and is kept as what was asked. */
export function invitationWords(
  { customMessage, isOwnWish }: { readonly customMessage: string | null; readonly isOwnWish: boolean },
  channel: Channel,
  { words, name }: { readonly words: Words; readonly name: string },
): string {
  const values = { name, channel: spoken(words, channel) }
  const asked = channel === 'email' ? 'formEmail' : 'formPhone'
  return customMessage?.trim() || words.say(isOwnWish ? asked : 'wouldLike', values)
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
