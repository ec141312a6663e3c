/** The words in which people are asked, and which are kept as proof of what they said. */
import type { Frequency } from '../schemas.ts'
import { addressOn, CHANNELS, type Channel, type Person, type Wishes } from '../channel.ts'
import { masked } from './rules.ts'

export const CHANNEL_NAMES: Readonly<Record<Channel, string>> = { email: 'Email', sms: 'SMS' }

export const FREQUENCY_NAMES: Readonly<Record<Frequency, string>> = {
  always: 'All messages',
  only_new: 'Only new posts',
  off: 'Nothing',
}

/** `Email from Blå Café to a…@example.com`: what a choice is about. */
export function channelWords(person: Person, channel: Channel, sender: string): string {
  const address = addressOn(person, channel)
  return `${CHANNEL_NAMES[channel]} from ${sender}${address ? ` to ${masked(address)}` : ''}`
}

/** What leaving a channel means. */
export function stopWords(person: Person, channel: Channel, sender: string): string {
  const address = addressOn(person, channel)
  return `You will get no more messages from ${sender} by ${spoken(channel)}${address ? ` at ${masked(address)}` : ''}.`
}

/** Every choice as it was made, a line each. */
export function choiceWords(person: Person, wishes: Wishes, sender: string): string {
  return CHANNELS.flatMap((channel) => {
    const frequency = wishes[channel]
    return frequency ? [`${channelWords(person, channel, sender)}: ${FREQUENCY_NAMES[frequency]}`] : []
  }).join('\n')
}

/** What an invited contact says yes to. */
export function confirmWords(person: Person, channel: Channel, sender: string): string {
  const address = addressOn(person, channel)
  const at = address ? ` at ${masked(address)}` : ''
  return `I want to get messages from ${sender} by ${spoken(channel)}${at}.`
}

/** What it may say yes to as well. */
export function alsoWords(person: Person, channel: Channel): string {
  const address = addressOn(person, channel)
  return `Also by ${spoken(channel)}${address ? ` at ${masked(address)}` : ''}.`
}

export function spoken(channel: Channel): string {
  return channel === 'email' ? 'email' : 'SMS'
}
