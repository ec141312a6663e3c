/** What the pages of consent show the same way. */
import { CHANNELS, frequencyOn, type Person } from '../../contacts/channel.ts'
import { html, type Html } from '../../lib/html.ts'
import type { Feed } from '../../content/feeds.ts'
import { layOut } from '../layout.ts'
import { coloursOf, masthead, pathOf } from '../parts.ts'

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
    ...coloursOf(feed),
    body: html`${masthead(feed)}
<main class="page consent" id="matter">
<h1>${title}</h1>
${matter}
</main>
<footer class="page"><p class="foot"><a href="${pathOf(feed)}">Posts by ${feed.name}</a></p></footer>`,
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
export function heldBackWords(state: string, sender: string): string | undefined {
  switch (state) {
    case 'complained':
      return `A message was reported as spam from this address, so ${sender} no longer writes to it.`
    case 'bounced':
      return `Email to this address was returned, so ${sender} no longer writes to it.`
    case 'blocked':
      return `${sender} does not send messages to you. Contact ${sender} if you think this is a mistake.`
    default:
      return undefined
  }
}
