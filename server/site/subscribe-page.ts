/** The form that asks for somebody's address, on a page of its own and at the end of others. */
import { html, type Html } from '../lib/html.ts'
import type { Feed } from '../content/feeds.ts'
import { layOut } from './layout.ts'
import { dressOf, foot, masthead, pathOf, wordsOf } from './parts.ts'

/** What people do not see and do not fill in. */
export const TRAP = 'website'

export interface Attempt {
  readonly email: string
  readonly isWrong: boolean
}

const FRESH: Attempt = { email: '', isWrong: false }

/** One field, and words that say what comes of it. */
export function subscribeForm(feed: Feed, { email, isWrong }: Attempt = FRESH): Html {
  const { say } = wordsOf(feed)
  return html`<form class="subscribe-form" method="post" action="${pathOf(feed)}/subscribe">
<label for="email">${say('email')}</label>
<div class="field"><input id="email" name="email" type="email" autocomplete="email" required maxlength="254" value="${email}" aria-describedby="${isWrong ? 'email-wrong ' : ''}email-words"${isWrong && html` aria-invalid="true"`}>
<button type="submit">${say('subscribe')}</button></div>
${isWrong && html`<p class="wrong" id="email-wrong">${say('emailWrong')}</p>\n`}<p class="small" id="email-words">${say('subscribeWords', feed)}</p>
<p class="trap" aria-hidden="true"><label>${say('leaveEmpty')} <input name="${TRAP}" tabindex="-1" autocomplete="off"></label></p>
</form>`
}

/** The form at the end of a page about something else. */
export function subscribeSection(feed: Feed): Html {
  return html`<section class="subscribe" aria-labelledby="subscribe">
<h2 id="subscribe">${wordsOf(feed).say('newByEmail')}</h2>
${subscribeForm(feed)}
</section>`
}

export function subscribePage(feed: Feed, attempt?: Attempt): string {
  const { say } = wordsOf(feed)
  const title = say('postsByEmail', feed)
  return layOut({
    title: attempt?.isWrong ? say('notYet', { title }) : title,
    ...dressOf(feed),
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
  const { say, show } = wordsOf(feed)
  const link = html`<a href="${pathOf(feed)}/subscribe">${say('inboxLink')}</a>`
  return layOut({
    title: `${say('inboxTitle')} – ${feed.name}`,
    ...dressOf(feed),
    body: html`${masthead(feed)}
<main class="page short" id="matter">
<h1>${say('inboxTitle')}</h1>
<p>${say('inboxText', feed)}</p>
<p class="small">${show('inboxHelp', { link })}</p>
</main>
${foot(feed)}`,
  })
}
