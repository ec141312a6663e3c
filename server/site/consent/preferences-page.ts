/** The page on which a person says what it gets, channel by channel. */
import type { ConsentChange } from '../../contacts/consent/change-consent.ts'
import { addressOn, CHANNELS, frequencyOn, type Channel } from '../../contacts/channel.ts'
import { channelWords, FREQUENCY_NAMES } from '../../contacts/consent/words.ts'
import { html, type Html } from '../../lib/html.ts'
import { FREQUENCIES } from '../../contacts/schemas.ts'
import { consentPage, heldBackWords, told, undoForm, type Reader } from './parts.ts'

/** `saved`: what was done just now, and how it was before, so that it can be undone. */
export function preferencesPage(reader: Reader, saved?: string, said?: ConsentChange): string {
  const { person, feed, token } = reader
  const heldBack = heldBackWords(person.state, feed.name)
  const channels = CHANNELS.filter((channel) => addressOn(person, channel))
  const getsAny = channels.some((channel) => frequencyOn(person, channel) !== 'off')
  return consentPage(
    feed,
    'Your preferences',
    html`${saved && told(saved)}
${said && said.before !== said.after && hasLost(said) && undoForm({ person: said.before, token }, 'Undo')}
${heldBack && html`<p class="note">${heldBack}</p>`}
${person.state === 'invited' && html`<p class="note">You have not confirmed yet: follow the link in the message that asked you to.</p>`}
<form method="post" action="/preferences/${token}">
${channels.map((channel) => choices(reader, channel))}
<button type="submit">Save</button>
</form>
${
  getsAny &&
  html`<form method="post" action="/preferences/${token}">
<input type="hidden" name="act" value="leave">
<button type="submit" class="plain">Unsubscribe from everything</button>
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
  const chosen = frequencyOn(person, channel)
  return html`<fieldset>
<legend dir="auto">${channelWords(person, channel, feed.name)}</legend>
${FREQUENCIES.map(
  (
    frequency,
  ) => html`<label><input type="radio" name="${channel}" value="${frequency}"${frequency === chosen && html` checked`}> ${FREQUENCY_NAMES[frequency]}</label>
`,
)}</fieldset>`
}

function aboutData({ feed, token }: Reader): Html {
  return html`<section class="data" aria-labelledby="data">
<h2 id="data">Your data</h2>
<p>See what ${feed.name} keeps about you, or have it erased. We send you a link for this, so that nobody a message was forwarded to can do it.</p>
<form method="post" action="/preferences/${token}/data">
<button type="submit" class="plain">Send me the link</button>
</form>
</section>`
}
