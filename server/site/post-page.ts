/** A post's public page. */
import { escapeHtml, html, trusted, type Html } from '../lib/html.ts'
import { cardAddress, feedAddress, postAddress } from '../resources/posts/addresses.ts'
import type { Feed } from '../resources/posts/feeds.ts'
import { excerptOf, type Post } from '../resources/posts/rules.ts'
import { accentOf } from './accents.ts'
import { layOut } from './layout.ts'
import { dateOf, imageOf, pathOf, turnTo } from './parts.ts'

const DESCRIPTION_LENGTH = 160

export interface PostPage {
  readonly feed: Feed
  readonly post: Post
  readonly older: Post | undefined
  readonly newer: Post | undefined
}

export function postPage(publicUrl: string, page: PostPage): string {
  const { feed, post } = page
  const feedUrl = feedAddress(publicUrl, feed.handle)
  const url = postAddress(feedUrl, post)
  const image = post.image
    ? { url: post.image, alt: post.imageAlt ?? '' }
    : { url: cardAddress(feedUrl, post.id), alt: post.title, isCard: true }
  return layOut({
    title: post.title,
    accent: accentOf(feed.id).number,
    body: bodyOf(page),
    about: {
      description: excerptOf(post, DESCRIPTION_LENGTH) || `A post by ${feed.name}`,
      url,
      siteName: feed.name,
      type: 'article',
      image,
      icon: imageOf(feed),
      published: post.published,
      data: articleData(feed, post, { url, feedUrl, image: image.url }),
    },
  })
}

/** https://schema.org/BlogPosting */
function articleData(
  feed: Feed,
  post: Post,
  addresses: { url: string; feedUrl: string; image: string },
): object {
  const publisher = { '@type': 'Organization', name: feed.name, url: addresses.feedUrl }
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    url: addresses.url,
    mainEntityOfPage: addresses.url,
    image: addresses.image,
    datePublished: post.published,
    dateModified: post.updated,
    author: post.author?.name ? { '@type': 'Person', name: post.author.name } : publisher,
    publisher,
  }
}

function bodyOf({ feed, post, older, newer }: PostPage): Html {
  const path = pathOf(feed)
  const beside = (other: Post | undefined) => other && { url: postAddress(path, other), words: other.title }
  return html`<header class="page masthead"><a href="${path}">
<img src="${imageOf(feed)}" alt="" width="32" height="32">${feed.name}</a></header>
<main class="page" id="matter"><article class="post">
<h1 dir="auto">${post.title}</h1>
<p class="byline">${signatureOf(post)}${dateOf(post.published, feed)}</p>
<div class="prose" dir="auto">${heroOf(post)}${trusted(withoutRepeatedTitle(post))}</div>
${aboutAuthor(post)}
</article>
${turnTo('Other posts', beside(older), beside(newer))}
</main>
<footer class="page"><p class="foot"><a href="${path}">All posts by ${feed.name}</a></p></footer>`
}

function signatureOf({ author }: Post): Html | undefined {
  if (!author?.name) return undefined
  return html`${author.image && portrait(author.image, 32)}<span>${author.name}</span>`
}

function aboutAuthor({ author }: Post): Html | undefined {
  if (!author?.bio) return undefined
  return html`<aside class="author" aria-label="About the author">
${author.image && portrait(author.image, 48)}
<div>${author.name && html`<p><strong>${author.name}</strong></p>`}<p>${author.bio}</p></div>
</aside>`
}

function portrait(image: string, size: number): Html {
  return html`<img src="${image}" alt="" width="${size}" height="${size}">`
}

/** The post's picture, unless its text shows it already. */
function heroOf({ image, imageAlt, html: text }: Post): Html | false {
  if (image === null || text.includes(`src="${escapeHtml(image)}"`)) return false
  return html`<figure class="wide"><img src="${image}" alt="${imageAlt}"></figure>`
}

/** A campaign often begins with its own title as a heading: read once is enough. */
function withoutRepeatedTitle({ title, html: text }: Post): string {
  const [heading, words = ''] = /^\s*<h2[^>]*>(.*?)<\/h2>/s.exec(text) ?? []
  const isTitle = words.replaceAll(/<[^>]*>/g, '').trim() === escapeText(title)
  return heading !== undefined && isTitle ? text.slice(heading.length) : text
}

/** As clean HTML writes text, quotes as they are. */
function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
