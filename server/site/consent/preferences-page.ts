/** The page on which a person says what it gets, channel by channel. */
import type { ConsentChange } from '../../contacts/consent/change-consent.ts'
import { addressOn, CHANNELS, frequencyOn, type Channel } from '../../contacts/channel.ts'
import { channelWords, frequencyWords } from '../../contacts/consent/words.ts'
import { html, type Html } from '../../lib/html.ts'
import { FREQUENCIES } from '../../contacts/schemas.ts'
import { wordsOf } from '../parts.ts'
import { consentPage, heldBackWords, told, undoForm, type Reader } from './parts.ts'

/** `saved`: what was done just now, and how it was before, so that it can be undone. */
export function preferencesPage(reader: Reader, saved?: string, said?: ConsentChange): string {
  const { person, feed, token } = reader
  const { say } = wordsOf(feed)
  const heldBack = heldBackWords(person.state, feed)
  const channels = CHANNELS.filter((channel) => addressOn(person, channel))
  const getsAny = channels.some((channel) => frequencyOn(person, channel) !== 'off')
  return consentPage(
    feed,
    say('preferencesTitle'),
    html`${saved && told(saved)}
${said && said.before !== said.after && hasLost(said) && undoForm({ person: said.before, token }, say('undo'))}
${heldBack && html`<p class="note">${heldBack}</p>`}
${person.state === 'invited' && html`<p class="note">${say('notConfirmed')}</p>`}
<form method="post" action="/preferences/${token}">
${channels.map((channel) => choices(reader, channel))}
<button type="submit">${say('save')}</button>
</form>
${
  getsAny &&
  html`<form method="post" action="/preferences/${token}">
<input type="hidden" name="act" value="leave">
<button type="submit" class="plain">${say('leaveAll')}</button>
</form>`
}
${aboutData(reader)}`,
  )
}

function hasLost({ before, after }: ConsentChange): boolean {
  return CHANNELS.some(
    (channel) => frequencyOn(before, channel) !== 'off' && frequencyOn(after, channel) === 'off',
  )
}

function choices({ person, feed }: Reader, channel: Channel): Html {
  const words = wordsOf(feed)
  const chosen = frequencyOn(person, channel)
  return html`<fieldset>
<legend dir="auto">${channelWords(words, person, channel, feed.name)}</legend>
${FREQUENCIES.map(
  (
    frequency,
  ) => html`<label><input type="radio" name="${channel}" value="${frequency}"${frequency === chosen && html` checked`}> ${frequencyWords(words, frequency)}</label>
`,
)}</fieldset>`
}

function aboutData({ feed, token }: Reader): Html {
  const { say } = wordsOf(feed)
  return html`<section class="data" aria-labelledby="data">
<h2 id="data">${say('dataTitle')}</h2>
<p>${say('dataHelp', feed)}</p>
<form method="post" action="/preferences/${token}/data">
<button type="submit" class="plain">${say('sendLink')}</button>
</form>
</section>`
}
