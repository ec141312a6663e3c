/** The page behind "unsubscribe": it asks when it is looked at, and says what was done when its button is pressed. */
import { CHANNELS, frequencyOn, withFollows, type Channel } from '../../contacts/channel.ts'
import { channelWords, spoken, stopWords } from '../../contacts/consent/words.ts'
import { html, type Html } from '../../lib/html.ts'
import { wordsOf } from '../parts.ts'
import { consentPage, undoForm, type Reader } from './parts.ts'

/** The words of the button with what it is about: kept as proof when it is pressed. */
export function leaveWords({ person, feed }: Reader, channel: Channel): string {
  const words = wordsOf(feed)
  return `${words.say('unsubscribe')}: ${channelWords(words, person, channel, feed.name)}`
}

/** Asks; opening it changes nothing, since scanners open every link of a mail. */
export function leavePage(reader: Reader, channel: Channel): string {
  const { person, feed, token } = reader
  if (frequencyOn(person, channel) === 'off')
    return leftPage({ ...reader, before: resumed(reader, channel) }, channel)
  const words = wordsOf(feed)
  const { say } = words
  return consentPage(
    feed,
    say('unsubscribeAsk'),
    html`<p>${stopWords(words, person, channel, feed.name)}</p>
<form method="post" action="/unsubscribe/${token}"><button type="submit">${say('unsubscribe')}</button></form>
<p><a href="/preferences/${token}">${say('chooseInstead')}</a></p>`,
  )
}

/** Says what was done, and how to undo it. */
export function leftPage(reader: Reader & { readonly before: Reader['person'] }, channel: Channel): string {
  const { person, feed, token, before } = reader
  const words = wordsOf(feed)
  const { say } = words
  return consentPage(
    feed,
    say('leftTitle'),
    html`<p role="status">${stopWords(words, person, channel, feed.name)}</p>
${othersThatStay(reader, channel)}
<p>${say('mistake')}</p>
${undoForm({ person: before, token }, say('again'))}
<p><a href="/preferences/${token}">${say('choose')}</a></p>`,
  )
}

function othersThatStay({ person, feed, token }: Reader, left: Channel): Html[] {
  const words = wordsOf(feed)
  const linkTo = (channel: Channel) =>
    html`<a href="/preferences/${token}">${words.say('leaveToo', { channel: spoken(words, channel) })}</a>`
  return CHANNELS.filter((channel) => channel !== left && frequencyOn(person, channel) !== 'off').map(
    (channel) =>
      html`<p>${words.show('stillGet', { what: channelWords(words, person, channel, feed.name), link: linkTo(channel) })}</p>`,
  )
}

/** What undoing means when it is not known what there was: this channel with all messages, the others as they are. */
function resumed({ person }: Reader, channel: Channel): Reader['person'] {
  const now = {
    ...person,
    followsEmail: frequencyOn(person, 'email'),
    followsSms: frequencyOn(person, 'sms'),
    state: 'active' as const,
  }
  return withFollows(now, [channel], 'always')
}
