/** Posts in lists: on the feed, in what was searched for, beneath a post and where a page is missing. */
import { html, type Html } from '../lib/html.ts'
import { postAddress } from '../content/addresses.ts'
import type { Feed } from '../content/feeds.ts'
import { excerptOf } from '../posts/excerpts.ts'
import type { PostLine } from '../posts/pages-store.ts'
import { clapWords, type Words } from '../words/words.ts'
import { dateOf, pathOf, wayOf, wordsOf } from './parts.ts'

const EXCERPT_LENGTH = 220
const LEAD_LENGTH = 320
const CARD_LENGTH = 90
/** Characters, spaces included, that somebody reads in a minute. */
const LETTERS_A_MINUTE = 1_200

/** `3 min read`; never less than one. */
export function minutesWords(letters: number, { say }: Words): string {
  return say('minutes', { count: Math.max(1, Math.round(letters / LETTERS_A_MINUTE)) })
}

export function listOf(feed: Feed, posts: readonly PostLine[]): Html {
  return html`<ol class="posts">${posts.map((post) => itemOf(feed, post))}</ol>`
}

function itemOf(feed: Feed, post: PostLine): Html {
  const excerpt = excerptOf(post, EXCERPT_LENGTH)
  return html`
<li${wayOf(post.title)}><div class="words">${metaOf(feed, post)}
<h2 dir="auto"><a href="${postAddress(pathOf(feed), post)}">${post.title}</a></h2>
${excerpt !== post.title && excerpt && html`<p dir="auto">${excerpt}</p>`}
</div>${post.image && thumbnail(post.image)}</li>`
}

/** The newest post, larger than the others. */
export function leadOf(feed: Feed, post: PostLine): Html {
  const excerpt = excerptOf(post, LEAD_LENGTH)
  const { image } = post
  return html`<article class="lead"${wayOf(post.title)}>${
    image && html`<img src="${image}" alt="" width="960" height="540" fetchpriority="high">`
  }<div class="words">${metaOf(feed, post)}
<h2 dir="auto"><a href="${postAddress(pathOf(feed), post)}">${post.title}</a></h2>
${excerpt !== post.title && excerpt && html`<p dir="auto">${excerpt}</p>`}
</div></article>`
}

function metaOf(feed: Feed, { published, letters, claps }: PostLine): Html {
  const words = wordsOf(feed)
  return html`<p class="meta">${dateOf(published, feed)} <span>${minutesWords(letters, words)}</span>${claps > 0 && html` <span>${clapWords(words, claps)}</span>`}</p>`
}

function thumbnail(image: string): Html {
  return html`<img src="${image}" alt="" width="136" height="102" loading="lazy" decoding="async">`
}

/** A few other posts as cards; nothing where there are none. */
export function cardsOf(feed: Feed, posts: readonly PostLine[], title: string): Html | undefined {
  if (posts.length === 0) return undefined
  // Without any picture there is no place for one.
  const hasPictures = posts.some(({ image }) => image)
  return html`<section class="more${hasPictures ? '' : ' bare'}" aria-labelledby="more"><h2 id="more">${title}</h2>
<ul>${posts.map((post) => cardOf(feed, post, hasPictures))}</ul></section>`
}

function cardOf(feed: Feed, post: PostLine, hasPictures: boolean): Html {
  const excerpt = excerptOf(post, CARD_LENGTH)
  const blank = hasPictures && html`<span class="blank" aria-hidden="true"></span>`
  return html`<li${wayOf(post.title)}>${post.image ? html`<img src="${post.image}" alt="" width="320" height="180" loading="lazy" decoding="async">` : blank}
<h3 dir="auto"><a href="${postAddress(pathOf(feed), post)}">${post.title}</a></h3>
<p dir="auto">${excerpt !== post.title && excerpt ? excerpt : dateOf(post.published, feed)}</p></li>`
}
