/** Posts as RSS 2.0, Atom (RFC 4287) and JSON Feed 1.1, with all they say. Ids outlive handles, slugs and domains. */
import { escapeHtml, html, type Html } from '../lib/html.ts'
import { feedAddress, postAddress } from '../content/addresses.ts'
import type { SyndicatedPost, SyndicationData } from '../posts/pages-store.ts'
import { excerptOf } from '../posts/excerpts.ts'
import { imageOf } from './parts.ts'
import { withoutRepeatedTitle } from './post-html.ts'

const SUMMARY_LENGTH = 300

/** https://www.rssboard.org/rss-specification; authors are Dublin Core, since its own element asks for an email. */
export function rssFeed(publicUrl: string, { feed, posts, updated }: SyndicationData): string {
  const url = feedAddress(publicUrl, feed.handle)
  const item = (post: SyndicatedPost): Html => html`<item>
<title>${printable(post.title)}</title>
<link>${postAddress(url, post)}</link>
<guid isPermaLink="false">${idOf(post.id)}</guid>
<pubDate>${new Date(post.published).toUTCString()}</pubDate>
${post.author?.name && html`<dc:creator>${printable(post.author.name)}</dc:creator>\n`}${post.tags.map(
    (tag) => html`<category>${printable(tag)}</category>\n`,
  )}<description>${printable(escapeHtml(summaryOf(post)))}</description>
<content:encoded>${printable(contentOf(post))}</content:encoded>
</item>
`
  return xml(html`<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${printable(feed.name)}</title>
<link>${url}</link>
<description>${printable(`Posts by ${feed.name}`)}</description>
<lastBuildDate>${new Date(updated).toUTCString()}</lastBuildDate>
<atom:link href="${url}/feed.xml" rel="self" type="application/rss+xml"/>
<image><url>${imageOf(feed, publicUrl)}</url><title>${printable(feed.name)}</title><link>${url}</link></image>
${posts.map(item)}</channel>
</rss>`)
}

export function atomFeed(publicUrl: string, { feed, posts, updated }: SyndicationData): string {
  const url = feedAddress(publicUrl, feed.handle)
  const entry = (post: SyndicatedPost): Html => html`<entry>
<id>${idOf(post.id)}</id>
<title>${printable(post.title)}</title>
<link rel="alternate" type="text/html" href="${postAddress(url, post)}"/>
<published>${post.published}</published>
<updated>${post.updated}</updated>
<author><name>${printable(post.author?.name ?? feed.name)}</name></author>
${post.tags.map((tag) => html`<category term="${printable(tag)}"/>\n`)}<summary>${printable(summaryOf(post))}</summary>
<content type="html">${printable(contentOf(post))}</content>
</entry>
`
  return xml(html`<feed xmlns="http://www.w3.org/2005/Atom">
<id>${idOf(feed.id)}</id>
<title>${printable(feed.name)}</title>
<updated>${updated}</updated>
<author><name>${printable(feed.name)}</name></author>
<icon>${imageOf(feed, publicUrl)}</icon>
<link rel="alternate" type="text/html" href="${url}"/>
<link rel="self" type="application/atom+xml" href="${url}/atom.xml"/>
${posts.map(entry)}</feed>`)
}

/** https://www.jsonfeed.org/version/1.1/ */
export function jsonFeed(publicUrl: string, { feed, posts }: SyndicationData): string {
  const url = feedAddress(publicUrl, feed.handle)
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.name,
    home_page_url: url,
    feed_url: `${url}/feed.json`,
    description: `Posts by ${feed.name}`,
    icon: imageOf(feed, publicUrl),
    authors: [{ name: feed.name, url }],
    items: posts.map((post) => ({
      id: idOf(post.id),
      url: postAddress(url, post),
      title: post.title,
      content_html: contentOf(post),
      summary: summaryOf(post),
      ...(post.image === null ? {} : { image: post.image }),
      date_published: post.published,
      date_modified: post.updated,
      ...(post.author?.name ? { authors: [{ name: post.author.name }] } : {}),
      ...(post.tags.length > 0 ? { tags: post.tags } : {}),
    })),
  })
}

/** RFC 9562: the same on every domain, for as long as there is the post. */
function idOf(id: string): string {
  return `urn:uuid:${id}`
}

function summaryOf(post: SyndicatedPost): string {
  return excerptOf(post, SUMMARY_LENGTH) || post.title
}

/** Without the title that readers show above it, and with its picture before it, unless it shows it itself; as text where the feed has no room for more HTML. */
function contentOf(post: SyndicatedPost): string {
  const { title, image, imageAlt, html: whole } = post
  if (whole === null) return html`<p>${summaryOf(post)}</p>`.markup
  const text = withoutRepeatedTitle(title, whole)
  if (image === null || text.includes(`src="${escapeHtml(image)}"`))
    return text || html`<p>${title}</p>`.markup
  return html`<p><img src="${image}" alt="${imageAlt}"></p>`.markup + text
}

function xml({ markup }: Html): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${markup}\n`
}

/** XML 1.0 cannot hold the other characters, not even escaped. */
function printable(text: string): string {
  return text.replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ' ')
}
