/** The pages of links that cannot do what they were made for. */
import { html } from '../../lib/html.ts'
import type { Feed } from '../../content/feeds.ts'
import { layOut } from '../layout.ts'
import { consentPage } from './parts.ts'

/** A link that was cut, changed or made up: it names no workspace, so neither does the page. */
export function brokenLinkPage(): string {
  return layOut({
    title: 'This link does not work',
    accent: 0,
    body: html`<main class="page consent lost" id="matter">
<h1>This link does not work</h1>
<p>It may have been cut off. Open the message again and follow its link, or copy the whole link.</p>
<p>If it still does not work, reply to the message and say what you would like.</p>
</main>`,
  })
}

export function expiredLinkPage(feed: Feed): string {
  return consentPage(
    feed,
    'This link has expired',
    html`<p>It worked for a day. Ask for a new one on the preferences page that every message links to.</p>`,
  )
}

/**
 * The contact has another address than the one the link was sent to, or nobody knows any more which that was. It shows
 * nothing of the contact; the address itself can still be kept from being written to, which hurts nobody.
 */
export function movedPage(feed: Feed, token: string, isStoppable: boolean): string {
  return consentPage(
    feed,
    'This link no longer works',
    html`<p role="status">It was sent to an address that ${feed.name} no longer uses for you. The latest message to your current address has a link that works.</p>
${
  isStoppable &&
  html`<form method="post" action="/unsubscribe/${token}"><button type="submit">Never write to the old address again</button></form>`
}`,
  )
}

/** Somebody, or some program, went to and fro all day: to leave is taken even so. */
export function oftenPage(feed: Feed, token: string): string {
  return consentPage(
    feed,
    'Too many changes today',
    html`<p role="status">Nothing was changed this time, because your preferences were changed many times today. Try again tomorrow.</p>
<form method="post" action="/unsubscribe/${token}"><button type="submit">Unsubscribe</button></form>`,
  )
}

/** The address a link was sent to is written to no more; nothing is disclosed of the contact, which may be another's by now. */
export function stoppedPage(feed: Feed): string {
  return consentPage(
    feed,
    'You are unsubscribed',
    html`<p role="status">The address that this message was sent to will get no more messages from ${feed.name}.</p>`,
  )
}

/** Its contact was erased: there is nothing left to stop. */
export function erasedPage(feed: Feed): string {
  return consentPage(
    feed,
    'No data about you is kept here',
    html`<p role="status">${feed.name} no longer has a contact with this address and sends nothing to it.</p>`,
  )
}

/** A test, or a message to the team. */
export function nobodyPage(feed: Feed): string {
  return consentPage(
    feed,
    'There is nothing to change here',
    html`<p>The message with this link did not go to a subscriber: it was a test, or for the team of ${feed.name}.</p>`,
  )
}
