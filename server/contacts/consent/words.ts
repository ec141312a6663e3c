/** The words in which people are asked, and which are kept as proof of what they said. */
import type { Frequency } from '../schemas.ts'
import type { Key, Words } from '../../words/words.ts'
import { addressOn, CHANNELS, type Channel, type Person, type Wishes } from '../channel.ts'
import { masked } from './rules.ts'

const FREQUENCY_NAMES = {
  always: 'everyMessage',
  only_new: 'onlyNew',
  off: 'nothing',
} as const satisfies Record<Frequency, Key>

/** A channel within a sentence. */
export function spoken({ say }: Words, channel: Channel): string {
  return say(channel === 'email' ? 'byEmail' : 'bySms')
}

export function frequencyWords({ say }: Words, frequency: Frequency): string {
  return say(FREQUENCY_NAMES[frequency])
}

/** `Email from Blå Café to a…@example.com`: what a choice is about. */
export function channelWords(words: Words, person: Person, channel: Channel, name: string): string {
  const address = addressOn(person, channel)
  const values = { channel: capital(words, spoken(words, channel)), name }
  return address
    ? words.say('channelFromTo', { ...values, address: masked(address) })
    : words.say('channelFrom', values)
}

/** What leaving a channel means. */
export function stopWords(words: Words, person: Person, channel: Channel, name: string): string {
  return addressed(words, ['stop', 'stopAt'], person, channel, name)
}

/** Every choice as it was made, a line each. */
export function choiceWords(words: Words, person: Person, wishes: Wishes, name: string): string {
  return CHANNELS.flatMap((channel) => {
    const frequency = wishes[channel]
    return frequency
      ? [`${channelWords(words, person, channel, name)}: ${frequencyWords(words, frequency)}`]
      : []
  }).join('\n')
}

/** What an invited contact says yes to. */
export function confirmWords(words: Words, person: Person, channel: Channel, name: string): string {
  return addressed(words, ['iWant', 'iWantAt'], person, channel, name)
}

/** What it may say yes to as well. */
export function alsoWords(words: Words, person: Person, channel: Channel): string {
  return addressed(words, ['also', 'alsoAt'], person, channel, '')
}

function addressed(
  words: Words,
  [without, withAddress]: readonly [Key, Key],
  person: Person,
  channel: Channel,
  name: string,
): string {
  const address = addressOn(person, channel)
  const values = { channel: spoken(words, channel), name }
  return address
    ? words.say(withAddress, { ...values, address: masked(address) })
    : words.say(without, values)
}

/** At the beginning of a line. */
function capital({ locale }: Words, text: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
}
