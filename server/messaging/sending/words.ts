/** What people are told when a mailing was stopped, and what to do. */
import type { Channel } from '../../contacts/channel.ts'
import type { Mailing } from '../mailings/schemas.ts'

const SERVER: Readonly<Record<Channel, string>> = { email: 'mail server', sms: 'SMS gateway' }

export function unreachableSentence(mailing: Mailing, words: string): string {
  return (
    `The ${SERVER[mailing.channel]} could not be reached for several minutes: “${words}”. Nobody is lost. ` +
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

function resume({ campaignId }: Mailing): string {
  // Whose mailing no campaign holds is taken up again by itself.
  return campaignId === null
    ? 'wait ten minutes: it is tried again.'
    : `run: tidings campaign resume ${campaignId}`
}
