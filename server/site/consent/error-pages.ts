/** The pages of links that cannot do what they were made for. */
import { html } from '../../lib/html.ts'
import type { Feed } from '../../content/feeds.ts'
import { layOut } from '../layout.ts'
import { wordsOf } from '../parts.ts'
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
    wordsOf(feed).say('expiredTitle'),
    html`<p>${wordsOf(feed).say('expiredText')}</p>`,
  )
}

/**
 * The contact has another address than the one the link was sent to, or nobody knows any more which that was. It shows
 * nothing of the contact; the address itself can still be kept from being written to, which hurts nobody.
 */
export function movedPage(feed: Feed, token: string, isStoppable: boolean): string {
  const { say } = wordsOf(feed)
  return consentPage(
    feed,
    say('movedTitle'),
    html`<p role="status">${say('movedText', feed)}</p>
${
  isStoppable &&
  html`<form method="post" action="/unsubscribe/${token}"><button type="submit">${say('neverAgain')}</button></form>`
}`,
  )
}

/** Somebody, or some program, went to and fro all day: to leave is taken even so. */
export function oftenPage(feed: Feed, token: string): string {
  const { say } = wordsOf(feed)
  return consentPage(
    feed,
    say('oftenTitle'),
    html`<p role="status">${say('oftenText')}</p>
<form method="post" action="/unsubscribe/${token}"><button type="submit">${say('unsubscribe')}</button></form>`,
  )
}

/** The address a link was sent to is written to no more; nothing is disclosed of the contact, which may be another's by now. */
export function stoppedPage(feed: Feed): string {
  return consentPage(
    feed,
    wordsOf(feed).say('leftTitle'),
    html`<p role="status">${wordsOf(feed).say('stoppedText', feed)}</p>`,
  )
}

/** Its contact was erased: there is nothing left to stop. */
export function erasedPage(feed: Feed): string {
  return consentPage(
    feed,
    wordsOf(feed).say('erasedTitle'),
    html`<p role="status">${wordsOf(feed).say('erasedText', feed)}</p>`,
  )
}

/** A test, or a message to the team. */
export function nobodyPage(feed: Feed): string {
  return consentPage(
    feed,
    wordsOf(feed).say('nobodyTitle'),
    html`<p>${wordsOf(feed).say('nobodyText', feed)}</p>`,
  )
}
