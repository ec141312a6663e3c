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
    html`<p role="status">It was sent by ${spoken(channel)} to ${masked(address)} and works for ${LINK_HOURS} hours.</p>
<p class="small">Nothing after a few minutes? Check your spam folder. You can ask for another link after ten minutes.</p>`,
  )
}

/** Why, and from when on: the day in UTC, as nobody here knows the reader's clock. */
export function linkHeldBackPage(feed: Feed, { from }: LinkHeldBack): string {
  return consentPage(
    feed,
    'The link cannot be sent yet',
    html`<p role="status">${feed.name} has known this address for only a few days, and nobody has confirmed it. To protect your data from somebody who adds an address of their own, the link can be sent from ${from.toISOString().slice(0, 10)} on.</p>
<p class="small">Do you want it sooner? Confirm your subscription if you were asked to, or reply to a message from ${feed.name}.</p>`,
  )
}

export function dataPage({ feed, token }: Reader): string {
  return consentPage(
    feed,
    'Your data',
    html`<p>Everything ${feed.name} keeps about you in this system: your record, what you agreed to and when, the messages sent to you, your replies and the notes about you.</p>
<form method="post" action="/my-data/${token}/download"><button type="submit">Download my data</button></form>
<p>You can also have it deleted from this system for good: <a href="/my-data/${token}/erase">erase my data</a>.</p>`,
  )
}

export function erasePage({ feed, token }: Reader): string {
  return consentPage(
    feed,
    'Erase your data?',
    html`<p>Your record, your replies, the notes about you and the copies of messages to you are deleted at once. This cannot be undone.</p>
<p>What stays: that messages were sent, without saying to whom; and, if you unsubscribed or complained, your address on the list of addresses that must not be written to. The law allows that list, so that nobody writes to you again by accident.</p>
<form method="post" action="/my-data/${token}/erase"><button type="submit" class="danger">Erase my data</button></form>
<p><a href="/my-data/${token}">Keep my data</a></p>`,
  )
}
