/** What the pages of consent show the same way. */
import { CHANNELS, frequencyOn, type Person } from '../../contacts/channel.ts'
import { html, type Html } from '../../lib/html.ts'
import type { Feed } from '../../content/feeds.ts'
import { layOut } from '../layout.ts'
import { dressOf, masthead, pathOf, wordsOf } from '../parts.ts'

/** Who looks at a page, and by which link it came. */
export interface Reader {
  readonly feed: Feed
  readonly person: Person
  readonly token: string
}

/** A heading, a few words, and what can be done. */
export function consentPage(feed: Feed, title: string, matter: Html): string {
  return layOut({
    title: `${title} – ${feed.name}`,
    ...dressOf(feed),
    body: html`${masthead(feed)}
<main class="page consent" id="matter">
<h1>${title}</h1>
${matter}
</main>
<footer class="page"><p class="foot"><a href="${pathOf(feed)}">${wordsOf(feed).say('postsBy', feed)}</a></p></footer>`,
  })
}

/** What was done, announced to screen readers too. */
export function told(words: string): Html {
  return html`<p class="told" role="status">${words}</p>`
}

/** Sets every channel back to what it was: a wrong click is undone by one. */
export function undoForm({ person, token }: Pick<Reader, 'person' | 'token'>, words: string): Html {
  return html`<form method="post" action="/preferences/${token}">
<input type="hidden" name="act" value="again">
${CHANNELS.map((channel) => html`<input type="hidden" name="${channel}" value="${frequencyOn(person, channel)}">\n`)}<button type="submit" class="plain">${words}</button>
</form>`
}

/** Why no messages are sent although they are wanted, where this page cannot change it. */
export function heldBackWords(state: string, feed: Feed): string | undefined {
  const { say } = wordsOf(feed)
  switch (state) {
    case 'complained':
      return say('complained', feed)
    case 'bounced':
      return say('bounced', feed)
    case 'blocked':
      return say('blocked', feed)
    default:
      return undefined
  }
}
