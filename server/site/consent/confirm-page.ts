/** The page behind an invitation: the words one says yes to, and what came of it. */
import {
  addressOn,
  followsOn,
  frequencyOn,
  isHeldBack,
  otherThan,
  type Channel,
} from '../../contacts/channel.ts'
import { alsoWords, confirmWords } from '../../contacts/consent/words.ts'
import { html, type Html } from '../../lib/html.ts'
import { pathOf, wordsOf } from '../parts.ts'
import { consentPage, heldBackWords, type Reader } from './parts.ts'

/** Asks; opening it confirms nothing. */
export function confirmPage(reader: Reader, channel: Channel): string {
  const { person, feed, token } = reader
  const words = wordsOf(feed)
  const { say } = words
  if (isHeldBack(person)) return heldBackPage(reader)
  if (person.state === 'active' && frequencyOn(person, channel) !== 'off') return confirmedPage(reader)
  return consentPage(
    feed,
    say('confirmTitle'),
    html`<form method="post" action="/confirm/${token}">
<p dir="auto">${confirmWords(words, person, channel, feed.name)}</p>
${also(reader, channel)}
<button type="submit">${say('confirm')}</button>
</form>
<p class="small">${say('confirmHelp')}</p>`,
  )
}

export function confirmedPage({ person, feed }: Reader): string {
  if (isHeldBack(person)) return heldBackPage({ person, feed })
  const { say } = wordsOf(feed)
  return consentPage(
    feed,
    say('subscribedTitle'),
    html`<p role="status">${say('subscribedText', feed)}</p>
<p><a class="button" href="${pathOf(feed)}">${say('latestPosts')}</a></p>`,
  )
}

/** Whether the other channel can be said yes to as well: only where it was meant to be followed. */
export function otherChannel(person: Reader['person'], channel: Channel): Channel | undefined {
  const other = otherThan(channel)
  return addressOn(person, other) && followsOn(person, other) !== 'off' && person.state === 'invited'
    ? other
    : undefined
}

/** Not ticked: what nobody ticked nobody agreed to. */
function also({ person, feed }: Reader, channel: Channel): Html | undefined {
  const other = otherChannel(person, channel)
  return (
    other &&
    html`<p><label><input type="checkbox" name="also" value="${other}"> ${alsoWords(wordsOf(feed), person, other)}</label></p>`
  )
}

function heldBackPage({ person, feed }: Pick<Reader, 'person' | 'feed'>): string {
  return consentPage(
    feed,
    wordsOf(feed).say('heldBackTitle'),
    html`<p>${heldBackWords(person.state, feed)}</p>`,
  )
}
