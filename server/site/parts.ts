/** What several public pages show the same way. */
import { html, type Html } from '../lib/html.ts'
import { feedAddress, iconAddress } from '../resources/posts/addresses.ts'
import type { Feed } from '../resources/posts/feeds.ts'

/** Links within the site name no host, so that they work under every one it is reached by. */
export function pathOf({ handle }: Feed): string {
  return feedAddress('', handle)
}

export function imageOf(feed: Feed, publicUrl = ''): string {
  return feed.image ?? iconAddress(feedAddress(publicUrl, feed.handle))
}

/** A time as a date of the workspace's place, with the exact one for machines. */
export function dateOf(time: string, { timezone }: Feed): Html {
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: timezone }).format(
    new Date(time),
  )
  return html`<time datetime="${time}">${date}</time>`
}

export interface Turn {
  readonly url: string
  readonly words: string
}

/** The way to what was posted before and after. */
export function turnTo(label: string, older: Turn | undefined, newer: Turn | undefined): Html | undefined {
  if (!older && !newer) return undefined
  return html`<nav class="turn" aria-label="${label}">
${newer && html`<a rel="prev" href="${newer.url}">← ${newer.words}</a>`}
${older && html`<a class="next" rel="next" href="${older.url}">${older.words} →</a>`}
</nav>`
}
