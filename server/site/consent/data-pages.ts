/** The pages on which people see what is kept about them, and have it erased. */
import type { LinkHeldBack, LinkSent } from '../../automation/data-link.ts'
import { LINK_HOURS } from '../../automation/data-link.ts'
import { masked } from '../../contacts/consent/rules.ts'
import { spoken } from '../../contacts/consent/words.ts'
import { html } from '../../lib/html.ts'
import type { Feed } from '../../content/feeds.ts'
import { consentPage, type Reader } from './parts.ts'

export function linkSentPage(feed: Feed, { channel, address }: LinkSent): string {
  return consentPage(
    feed,
    'The link is on its way',
    html`<p role="status">It comes by ${spoken(channel)} to ${masked(address)} and works for ${LINK_HOURS} hours.</p>
<p class="small">Nothing there after a few minutes? Look among the junk mail. A second link is sent after ten minutes at the earliest.</p>`,
  )
}

/** Why, and from when on: the day in UTC, as nobody here knows the reader's clock. */
export function linkHeldBackPage(feed: Feed, { from }: LinkHeldBack): string {
  return consentPage(
    feed,
    'The link cannot be sent yet',
    html`<p role="status">${feed.name} has known this address for only a few days, and nobody has confirmed it. So that nobody gets your data by putting in an address of their own, the link is sent from ${from.toISOString().slice(0, 10)} on.</p>
<p class="small">Do you want it earlier? Confirm your subscription, if you were asked to, or answer a message of ${feed.name}.</p>`,
  )
}

export function dataPage({ feed, token }: Reader): string {
  return consentPage(
    feed,
    'Your data',
    html`<p>Everything ${feed.name} keeps about you in this system: your record, what you agreed to and when, the messages sent to you, your replies and the notes about you.</p>
<form method="post" action="/my-data/${token}/download"><button type="submit">Download my data</button></form>
<p>It can also be taken out of this system for good: <a href="/my-data/${token}/erase">erase my data</a>.</p>`,
  )
}

export function erasePage({ feed, token }: Reader): string {
  return consentPage(
    feed,
    'Erase your data?',
    html`<p>Your record, your replies, the notes about you and the copies of messages to you are deleted at once. This cannot be undone.</p>
<p>What stays: that messages were sent, without a word about to whom; and, if you have left or complained, your address on the list of those who must not be written to. The law allows that list so that nobody writes to you again by accident.</p>
<form method="post" action="/my-data/${token}/erase"><button type="submit" class="danger">Erase my data</button></form>
<p><a href="/my-data/${token}">Keep it</a></p>`,
  )
}
