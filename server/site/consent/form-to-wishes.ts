/** What the forms say: read from their fields, with the words that were shown beside them. Pure. */
import { addressOn, CHANNELS, followsOn, type Channel, type Wishes } from '../../contacts/channel.ts'
import { LEAVE_EVERYTHING } from '../../contacts/consent/rules.ts'
import type { Proof } from '../../contacts/consent/schemas.ts'
import { alsoWords, choiceWords, confirmWords } from '../../contacts/consent/words.ts'
import { FREQUENCIES, type Frequency } from '../../contacts/schemas.ts'
import { otherChannel } from './confirm-page.ts'
import type { Stray, LinkRequest } from './link-auth.ts'
import { wordsOf } from '../parts.ts'
import { formOf } from './forms.ts'
import { leaveWords } from './unsubscribe-page.ts'

/** RFC 8058, 3.1: the whole body of a one-click unsubscription. */
const ONE_CLICK = 'List-Unsubscribe=One-Click'

/** By the button of the page, or by one click in a mail program, which shows no words of ours. */
export function leavingOf({ request, reader, subject, channel }: LinkRequest): Proof {
  const isOneClick = isByOneClick(request)
  const source = isOneClick ? 'one-click' : 'unsubscribe page'
  return proofOf({ request, subject }, source, isOneClick ? ONE_CLICK : leaveWords(reader, channel))
}

/** By a link that no longer opens anything: its page names no address. */
export function leavingStrayOf({ request, subject, feed }: Stray): Proof {
  const isOneClick = isByOneClick(request)
  const source = isOneClick ? 'one-click' : 'unsubscribe page'
  return proofOf({ request, subject }, source, isOneClick ? ONE_CLICK : wordsOf(feed).say('neverAgain'))
}

export interface Choice {
  readonly wishes: Wishes
  readonly proof: Proof
  /** Shown to whoever made it. */
  readonly saved: string
}

/** Undefined when the form says nothing that can be done. */
export function choiceOf({ request, reader, subject }: LinkRequest): Choice | undefined {
  const { person, feed } = reader
  const form = formOf(request)
  const act = form.get('act')
  const wishes = act === 'leave' ? LEAVE_EVERYTHING : wishesIn(form, reader.person)
  if (Object.keys(wishes).length === 0) return undefined
  const words = wordsOf(feed)
  const { say } = words
  const choices = choiceWords(words, person, wishes, feed.name)
  const button = say(act === 'leave' ? 'leaveAll' : act === 'again' ? 'again' : 'save')
  return {
    wishes,
    proof: proofOf({ request, subject }, 'preferences page', `${button}\n${choices}`),
    saved: act === 'leave' ? say('leftAll', feed) : `${say('saved')}\n${choices}`,
  }
}

/** The invitation's channel; the other one only if it was offered, and its box ticked. */
export function confirmationOf({ request, reader, subject, channel }: LinkRequest): {
  wishes: Wishes
  proof: Proof
} {
  const { person, feed } = reader
  const other = otherChannel(person, channel)
  const isTicked = other !== undefined && formOf(request).get('also') === other
  const ours = wordsOf(feed)
  const words = [
    confirmWords(ours, person, channel, feed.name),
    ...(isTicked ? [alsoWords(ours, person, other)] : []),
  ].join('\n')
  return {
    wishes: {
      [channel]: followed(person, channel),
      ...(other ? { [other]: isTicked ? followed(person, other) : 'off' } : {}),
    },
    proof: proofOf({ request, subject }, 'confirm page', words),
  }
}

/** As often as was meant for the contact; all messages when that was none. */
function followed(person: LinkRequest['reader']['person'], channel: Channel): Frequency {
  const frequency = followsOn(person, channel)
  return frequency === 'off' ? 'always' : frequency
}

function wishesIn(form: URLSearchParams, person: LinkRequest['reader']['person']): Wishes {
  return Object.fromEntries(
    CHANNELS.flatMap((channel) => {
      const frequency = FREQUENCIES.find((one) => one === form.get(channel))
      return frequency && addressOn(person, channel) ? [[channel, frequency]] : []
    }),
  )
}

function isByOneClick(request: LinkRequest['request']): boolean {
  return formOf(request).get('List-Unsubscribe') === 'One-Click'
}

function proofOf(
  { request, subject }: Pick<LinkRequest, 'request' | 'subject'>,
  source: string,
  words: string,
): Proof {
  const { ip, headers } = request
  return { source, words, ip, userAgent: headers['user-agent'], deliveryId: subject.deliveryId }
}
