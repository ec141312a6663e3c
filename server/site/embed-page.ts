/** A workspace's newest posts for a frame on other sites: no script, and links that leave the frame. */
import { html, type Html } from '../lib/html.ts'
import { postAddress } from '../content/addresses.ts'
import type { FeedPageData } from '../posts/pages-store.ts'
import { excerptOf } from '../posts/excerpts.ts'
import { layOut } from './layout.ts'
import { dateOf, dressOf, pathOf, wayOf, wordsOf } from './parts.ts'

const EXCERPT_LENGTH = 140

export function embedPage({ feed, posts }: FeedPageData): string {
  const path = pathOf(feed)
  const item = (post: FeedPageData['posts'][number]): Html => html`
<li${wayOf(post.title)}><div class="words"><p class="meta">${dateOf(post.published, feed)}</p>
<h2 dir="auto"><a href="${postAddress(path, post)}" target="_blank">${post.title}</a></h2>
<p dir="auto">${excerptOf(post, EXCERPT_LENGTH)}</p></div></li>`
  return layOut({
    title: wordsOf(feed).say('postsBy', feed),
    ...dressOf(feed),
    body: html`<main class="embed" id="matter">
<h1 dir="auto"><a href="${path}" target="_blank">${feed.name}</a></h1>
${posts.length === 0 ? html`<p class="empty">${wordsOf(feed).say('nothingPosted')}</p>` : html`<ol class="posts">${posts.map(item)}</ol>`}
</main>`,
  })
}
