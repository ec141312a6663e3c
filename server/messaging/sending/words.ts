/** What the team reads when a mailing was stopped, and what to do. */
import type { Channel } from '../../contacts/channel.ts'
import type { Outage } from '../ledger/outage-store.ts'
import type { Mailing } from '../mailings/schemas.ts'
import { LONGEST_OUTAGE_MILLISECONDS } from './outage-rules.ts'

const SERVER: Readonly<Record<Channel, string>> = { email: 'mail server', sms: 'SMS gateway' }

export function unreachableSentence(mailing: Mailing, words: string): string {
  return (
    `The ${SERVER[mailing.channel]} could not be reached for a day: “${words}”. Nobody is lost. ` +
    `Check its address and that it runs, then ${resume(mailing)}`
  )
}

export function refusedSentence(mailing: Mailing, words: string): string {
  return (
    `The ${SERVER[mailing.channel]} refuses every recipient: “${words}”. Those it refused wait in the queue again. ` +
    `Put right what it says, then ${resume(mailing)}`
  )
}

export function unansweredSentence(mailing: Mailing, words: string): string {
  return (
    `The ${SERVER[mailing.channel]} takes messages and does not say that it has them: “${words}”. Nobody knows whether ` +
    `these arrived, and sent again they may arrive again. See to it, then ${resume(mailing)}`
  )
}

export function awayTitle(channel: Channel): string {
  return `The ${SERVER[channel]} cannot be reached`
}

/** What the team reads of a provider that is away, while it is tried by itself. */
export function awaySentence({ channel, since, nextTry, words }: Outage): string {
  const until = new Date(new Date(since).getTime() + LONGEST_OUTAGE_MILLISECONDS)
  return (
    `The ${SERVER[channel]} has not been reached since ${timeOf(since)}: “${words}”. Nobody is lost: it is tried again by ` +
    `itself, next at ${timeOf(nextTry)}; sending is paused if that has not helped by ${timeOf(until)}`
  )
}

/** What the team reads of a server that asked for less. */
export function slowSentence(channel: Channel, words: string, interval: number): string {
  const perMinute = Math.max(1, Math.round(60_000 / interval)).toLocaleString('en')
  return (
    `The ${SERVER[channel]} asks for less: “${words}”. Nobody is lost: about ${perMinute} messages a minute go now, ` +
    'and more as it allows'
  )
}

function timeOf(time: string | Date): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

function resume({ campaignId }: Mailing): string {
  // Whose mailing no campaign holds is taken up again by itself.
  return campaignId === null
    ? 'wait ten minutes: it is tried again.'
    : `run: tidings campaign resume ${campaignId}`
}
