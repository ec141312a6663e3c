/** A workspace's public page: its posts, newest first, in pages. */
import { html, type Html } from '../lib/html.ts'
import { feedAddress, postAddress } from '../resources/posts/addresses.ts'
import type { Feed } from '../resources/posts/feeds.ts'
import { excerptOf, type Post } from '../resources/posts/rules.ts'
import { accentOf } from './accents.ts'
import { layOut } from './layout.ts'
import { dateOf, imageOf, pathOf, turnTo } from './parts.ts'

const EXCERPT_LENGTH = 220

export interface FeedPage {
  readonly feed: Feed
  readonly posts: readonly Post[]
  /** Query strings of the pages beside this one, and of this one when it is not the first. */
  readonly query: string
  readonly older: string | undefined
  readonly newer: string | undefined
}

export function feedPage(publicUrl: string, page: FeedPage): string {
  const { feed, query, older, newer } = page
  const url = feedAddress(publicUrl, feed.handle)
  const address = (query: string | undefined) => (query === undefined ? undefined : `${url}${query}`)
  return layOut({
    title: query ? `${feed.name} – more posts` : feed.name,
    accent: accentOf(feed.id).number,
    body: bodyOf(page),
    about: {
      description: `Posts by ${feed.name}`,
      url: `${url}${query}`,
      siteName: feed.name,
      type: 'website',
      image: { url: imageOf(feed, publicUrl), alt: feed.name },
      icon: imageOf(feed),
      older: address(older),
      newer: address(newer),
      data: { '@type': 'Blog', name: feed.name, url },
    },
  })
}

function bodyOf({ feed, posts, older, newer }: FeedPage): Html {
  const beside = (query: string | undefined, words: string) =>
    query === undefined ? undefined : { url: `${pathOf(feed)}${query}`, words }
  return html`<header class="page"><div class="about">
<img src="${imageOf(feed)}" alt="" width="72" height="72">
<h1 dir="auto">${feed.name}</h1>
</div></header>
<main class="page" id="matter">
${posts.length === 0 ? html`<p class="empty">Nothing has been posted yet.</p>` : listOf(feed, posts)}
${turnTo('Pages', beside(older, 'Older posts'), beside(newer, 'Newer posts'))}
</main>`
}

function listOf(feed: Feed, posts: readonly Post[]): Html {
  return html`<ol class="posts">${posts.map((post) => itemOf(feed, post))}</ol>`
}

function itemOf(feed: Feed, post: Post): Html {
  const excerpt = excerptOf(post, EXCERPT_LENGTH)
  return html`
<li><div class="words">${dateOf(post.published, feed)}
<h2 dir="auto"><a href="${postAddress(pathOf(feed), post)}">${post.title}</a></h2>
${excerpt !== post.title && excerpt && html`<p dir="auto">${excerpt}</p>`}
</div>${post.image && thumbnail(post.image)}</li>`
}

function thumbnail(image: string): Html {
  return html`<img src="${image}" alt="" width="136" height="102" loading="lazy" decoding="async">`
}
