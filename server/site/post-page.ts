/** A post's public page. */
import { escapeHtml, html, trusted, type Html } from '../lib/html.ts'
import { cardAddress, feedAddress, postAddress } from '../content/addresses.ts'
import type { Feed } from '../content/feeds.ts'
import type { PostPageData } from '../posts/pages-store.ts'
import { excerptFor, excerptOf } from '../posts/excerpts.ts'
import type { Post } from '../posts/rules.ts'
import { layOut } from './layout.ts'
import { clapWords, type Words } from '../words/words.ts'
import { dressOf, dateOf, feedsOf, foot, imageOf, masthead, pathOf, wayOf, wordsOf } from './parts.ts'
import { matterOf } from './post-html.ts'
import { cardsOf, minutesWords } from './post-list.ts'
import { POST_SCRIPT } from './scripts.ts'
import { subscribeSection } from './subscribe-page.ts'

const DESCRIPTION_LENGTH = 160

export function postPage(publicUrl: string, page: PostPageData): string {
  const { feed, post } = page
  const feedUrl = feedAddress(publicUrl, feed.handle)
  const url = postAddress(feedUrl, post)
  const image = post.image
    ? { url: post.image, alt: post.imageAlt ?? '' }
    : { url: cardAddress(feedUrl, post.id), alt: post.title, isCard: true }
  return layOut({
    title: post.title,
    ...dressOf(feed),
    script: POST_SCRIPT.address,
    body: bodyOf(page, url),
    about: {
      description: excerptOf(post, DESCRIPTION_LENGTH) || wordsOf(feed).say('postBy', feed),
      url,
      siteName: feed.name,
      type: 'article',
      image,
      icon: imageOf(feed),
      published: post.published,
      feeds: feedsOf(feed, publicUrl),
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

function bodyOf({ feed, post, others }: PostPageData, url: string): Html {
  const path = pathOf(feed)
  const words = wordsOf(feed)
  const subtitle = subtitleOf(post)
  return html`${masthead(feed)}
<main class="page" id="matter"><article class="post"${wayOf(post.title)}>
<h1 dir="auto">${post.title}</h1>
${subtitle && html`<p class="subtitle" dir="auto">${subtitle}</p>\n`}<p class="byline">${signatureOf(post)}${dateOf(post.published, feed)}<span class="minutes">${minutesWords(post.letters, words)}</span></p>
<div class="prose" dir="auto">${heroOf(post)}${trusted(matterOf(post))}</div>
${tagsOf(path, post.tags, words)}
<div class="after">${clapForm(path, post, words)}${shareOf(post, url, words)}</div>
${aboutAuthor(post, words)}
</article>
${subscribeSection(feed)}
${cardsOf(feed, others, words.say('keepReading'))}
</main>
${foot(feed)}`
}

/** What the writer said of it: words that are but its beginning would be read twice. */
function subtitleOf({ excerpt, title, html: text }: Post): string | undefined {
  if (!excerpt || !text || excerpt === title) return undefined
  return excerpt === excerptFor({ title, text: '', html: text }) ? undefined : excerpt
}

function tagsOf(path: string, tags: readonly string[], { say }: Words): Html | undefined {
  if (tags.length === 0) return undefined
  return html`<ul class="tags" aria-label="${say('tags')}">${tags.map(
    (tag) => html`<li><a href="${path}/tags/${encodeURIComponent(tag)}" dir="auto">${tag}</a></li>`,
  )}</ul>`
}

/** A mail works everywhere; the script adds copying, and the reader's own way to share. */
function shareOf({ title }: Post, url: string, { say }: Words): Html {
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`
  return html`<div class="share" data-url="${url}" data-title="${title}" data-copy="${say('copyLink')}" data-copied="${say('copied')}" data-share="${say('share')}"><a href="${mail}">${say('sendByEmail')}</a></div>`
}

/** A plain form, so that it needs no script; one betters it. */
function clapForm(path: string, { id, claps }: Post, words: Words): Html {
  const { say } = words
  return html`<form class="claps" id="claps" method="post" action="${path}/${id}/claps" data-failed="${say('clapFailed')}">
<button type="submit">${HANDS}${say('clap')}</button>
<output>${claps === 0 ? say('firstClap') : clapWords(words, claps)}</output>
</form>`
}

/** Two hands, drawn for this page. */
const HANDS = html`<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="M7 12.5 12.2 7.3a1.3 1.3 0 0 1 1.9 1.9L10.8 12.5M12.6 10.7l2.7-2.7a1.3 1.3 0 0 1 1.9 1.9l-2.7 2.7M15.5 11.6l1.4-1.4a1.3 1.3 0 0 1 1.9 1.9l-4.6 5.3a5 5 0 0 1-7.2.3l-2-2V9.6a1.3 1.3 0 0 1 2.6 0M12 2.5v2M17.2 3.4l-.8 1.7M6.8 3.4l.8 1.7"/></svg>`

function signatureOf({ author }: Post): Html | undefined {
  if (!author?.name) return undefined
  return html`${author.image && portrait(author.image, 32)}<span dir="auto">${author.name}</span>`
}

function aboutAuthor({ author }: Post, { say }: Words): Html | undefined {
  if (!author?.bio) return undefined
  return html`<aside class="author" aria-label="${say('aboutAuthor')}">
${author.image && portrait(author.image, 48)}
<div>${author.name && html`<p dir="auto"><strong>${author.name}</strong></p>`}<p dir="auto">${author.bio}</p></div>
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
