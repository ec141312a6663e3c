/** A workspace's public page: its posts, newest first, in pages. */
import { html, type Html } from '../lib/html.ts'
import { feedAddress } from '../content/addresses.ts'
import type { Feed } from '../content/feeds.ts'
import type { FeedPageData, PostLine } from '../posts/pages-store.ts'
import { layOut } from './layout.ts'
import { dressOf, feedsOf, imageOf, pathOf, turnTo, wayOf, waysOf, wordsOf } from './parts.ts'
import { leadOf, listOf } from './post-list.ts'
import { subscribeSection } from './subscribe-page.ts'

export const POSTS_PER_PAGE = 10

interface FeedPage {
  readonly feed: Feed
  readonly posts: readonly PostLine[]
  /** Query strings of the pages beside this one, and of this one when it is not the first. */
  readonly query: string
  readonly older: string | undefined
  readonly newer: string | undefined
}

/** `data` as it was read, with one post more than the page shows when there are more that way. */
export function feedPage(publicUrl: string, data: FeedPageData, isUpward: boolean): string {
  const page = turned(data, isUpward)
  const { feed, query, older, newer } = page
  const url = feedAddress(publicUrl, feed.handle)
  const { say } = wordsOf(feed)
  const address = (query: string | undefined) => (query === undefined ? undefined : `${url}${query}`)
  return layOut({
    title: query ? say('morePosts', feed) : feed.name,
    ...dressOf(feed),
    body: bodyOf(page),
    about: {
      description: feed.tagline ?? say('postsBy', feed),
      url: `${url}${query}`,
      siteName: feed.name,
      type: 'website',
      image: { url: imageOf(feed, publicUrl), alt: feed.name },
      icon: imageOf(feed),
      older: address(older),
      newer: address(newer),
      feeds: feedsOf(feed, publicUrl),
      data: { '@type': 'Blog', name: feed.name, url },
    },
  })
}

/** Pages are named by the post beside which they begin, so that a new post shifts none of them. */
function turned({ feed, posts: read, beside }: FeedPageData, isUpward: boolean): FeedPage {
  const hasMore = read.length > POSTS_PER_PAGE
  const shown = read.slice(0, POSTS_PER_PAGE)
  const posts = isUpward ? shown.toReversed() : shown
  return {
    feed,
    posts,
    query: beside === null ? '' : `?${isUpward ? 'after' : 'before'}=${beside}`,
    older: isUpward || hasMore ? `?before=${posts.at(-1)?.id ?? beside}` : undefined,
    newer: beside !== null && (!isUpward || hasMore) ? `?after=${posts[0]?.id ?? beside}` : undefined,
  }
}

function bodyOf({ feed, posts, query, older, newer }: FeedPage): Html {
  const path = pathOf(feed)
  const { say } = wordsOf(feed)
  const beside = (query: string | undefined, words: string) =>
    query === undefined ? undefined : { url: `${path}${query}`, words }
  return html`<header class="page"${wayOf(feed.name)}><div class="about">
<img src="${imageOf(feed)}" alt="" width="72" height="72">
<div class="who"><h1 dir="auto">${feed.name}</h1>${feed.tagline !== null && html`<p dir="auto">${feed.tagline}</p>`}${linksOf(feed)}</div>
${waysOf(feed)}</div></header>
<main class="page" id="matter">
${posts.length === 0 ? html`<p class="empty">${say(query ? 'nothingNewer' : 'nothingPosted')}</p>` : postsOf(feed, posts, query === '')}
${turnTo(say('pages'), beside(older, say('older')), beside(newer, say('newer')))}
${subscribeSection(feed)}
</main>
<footer class="page"><div class="foot"><a href="${path}/archive">${say('allByYear')}</a>
<a href="${path}/feed.xml">RSS feed</a> <a href="${path}/feed.json">JSON feed</a></div></footer>`
}

function linksOf({ links }: Feed): Html | false {
  if (links.length === 0) return false
  return html`<ul>${links.map((link) => {
    const [address, label] = splitLink(link)
    return html`<li><a href="${address}" rel="noopener" dir="auto">${label ?? shortened(address)}</a></li>`
  })}</ul>`
}

/** As the setting is kept: its address is what stands behind the last space. */
function splitLink(link: string): [address: string, label?: string] {
  const at = link.lastIndexOf(' ')
  return at === -1 ? [link] : [link.slice(at + 1), link.slice(0, at)]
}

/** Without what a reader knows anyhow. */
function shortened(address: string): string {
  return address.replace(/^(https?:\/\/(www\.)?|mailto:)/, '').replace(/\/$/, '')
}

/** The first page leads with the newest one. */
function postsOf(feed: Feed, posts: readonly PostLine[], isFirst: boolean): Html {
  const [newest, ...others] = posts
  if (!isFirst || !newest) return listOf(feed, posts)
  return html`${leadOf(feed, newest)}${others.length > 0 && listOf(feed, others)}`
}
