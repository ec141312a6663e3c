/** The form that asks for somebody's address, on a page of its own and at the end of others. */
import { html, type Html } from '../lib/html.ts'
import type { Feed } from '../content/feeds.ts'
import { subscribeWords } from '../contacts/subscriptions/rules.ts'
import { layOut } from './layout.ts'
import { coloursOf, foot, masthead, pathOf } from './parts.ts'

/** What people do not see and do not fill in. */
export const TRAP = 'website'

export interface Attempt {
  readonly email: string
  readonly isWrong: boolean
}

const FRESH: Attempt = { email: '', isWrong: false }

/** One field, and words that say what comes of it. */
export function subscribeForm(feed: Feed, { email, isWrong }: Attempt = FRESH): Html {
  return html`<form class="subscribe-form" method="post" action="${pathOf(feed)}/subscribe">
<label for="email">Email</label>
<div class="field"><input id="email" name="email" type="email" autocomplete="email" required maxlength="254" value="${email}" aria-describedby="${isWrong ? 'email-wrong ' : ''}email-words"${isWrong && html` aria-invalid="true"`}>
<button type="submit">Subscribe</button></div>
${isWrong && html`<p class="wrong" id="email-wrong">This is not a full email address. One looks like ann@example.com.</p>\n`}<p class="small" id="email-words">${subscribeWords(feed.name)}</p>
<p class="trap" aria-hidden="true"><label>Leave this empty <input name="${TRAP}" tabindex="-1" autocomplete="off"></label></p>
</form>`
}

/** The form at the end of a page about something else. */
export function subscribeSection(feed: Feed): Html {
  return html`<section class="subscribe" aria-labelledby="subscribe">
<h2 id="subscribe">Get new posts by email</h2>
${subscribeForm(feed)}
</section>`
}

export function subscribePage(feed: Feed, attempt?: Attempt): string {
  const title = `Get posts by ${feed.name} by email`
  return layOut({
    title: attempt?.isWrong ? `Not an address yet – ${title}` : title,
    ...coloursOf(feed),
    body: html`${masthead(feed)}
<main class="page short" id="matter">
<h1 dir="auto">${title}</h1>
${subscribeForm(feed, attempt)}
</main>
${foot(feed)}`,
  })
}

/** The same whatever was known of the address. */
export function inboxPage(feed: Feed): string {
  return layOut({
    title: `Check your inbox – ${feed.name}`,
    ...coloursOf(feed),
    body: html`${masthead(feed)}
<main class="page short" id="matter">
<h1>Check your inbox</h1>
<p>We have sent a message to the address you gave. Follow the link in it to confirm that it is yours, and posts by ${feed.name} will come by email.</p>
<p class="small">Nothing after a few minutes? Check your spam folder, or <a href="${pathOf(feed)}/subscribe">check the address</a>. If this address is subscribed already, or was asked today, no other message is sent.</p>
</main>
${foot(feed)}`,
  })
}
