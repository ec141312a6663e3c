/** What every public page has around its matter. */
import { html, trusted, type Html } from '../lib/html.ts'
import { wordsIn } from '../words/words.ts'
import { STYLE_ADDRESS } from './style.ts'

export interface Page {
  readonly title: string
  readonly accent: number
  readonly body: Html
  /** BCP 47; English unless it is given. */
  readonly language?: string | undefined
  /** The address of a stylesheet with a workspace's own colour. */
  readonly colours?: string | undefined
  /** The letters of titles and text; sans unless it is given. */
  readonly font?: 'sans' | 'serif'
  /** The address of a script that betters the page; it must read well without. */
  readonly script?: string
  /** What only pages that are to be found and shared have. */
  readonly about?: About
}

/** How other sites and search engines see a page; addresses are absolute. */
interface About {
  readonly description: string
  readonly url: string
  readonly siteName: string
  readonly type: 'website' | 'article'
  readonly image: { readonly url: string; readonly alt: string; readonly isCard?: boolean }
  readonly icon: string
  readonly published?: string
  readonly older?: string | undefined
  readonly newer?: string | undefined
  /** Feeds of the workspace's posts. */
  readonly feeds: readonly { readonly type: string; readonly url: string }[]
  /** schema.org, as JSON-LD. */
  readonly data: object
}

/** The whole page as text. No request to anywhere but ours and the post's own pictures. */
export function layOut(page: Page): string {
  const { title, accent, body, colours, font, script, about, language = 'en' } = page
  return html`<!doctype html>
<html lang="${language}" data-accent="${accent}"${font === 'serif' && html` data-font="serif"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="stylesheet" href="${STYLE_ADDRESS}">
${colours && html`<link rel="stylesheet" href="${colours}">\n`}${
    about
      ? described(title, about, language)
      : html`<meta name="robots" content="noindex">\n<link rel="icon" href="data:,">`
  }
${script && html`<script src="${script}" type="module"></script>\n`}</head>
<body>
<a class="skip" href="#matter">${wordsIn(language).say('skip')}</a>
${body}
</body>
</html>
`.markup
}

function described(title: string, about: About, language: string): Html {
  const { description, url, siteName, type, image, icon, published, older, newer, feeds, data } = about
  return html`<meta name="description" content="${description}">
<link rel="canonical" href="${url}">
${newer && html`<link rel="prev" href="${newer}">`}${older && html`<link rel="next" href="${older}">`}
<link rel="icon" href="${icon}">
${feeds.map(
  (feed) =>
    html`<link rel="alternate" type="${feed.type}" href="${feed.url}" title="${wordsIn(language).say('postsBy', { name: siteName })}">\n`,
)}<meta property="og:type" content="${type}">
<meta property="og:site_name" content="${siteName}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${url}">
<meta property="og:image" content="${image.url}">
<meta property="og:image:alt" content="${image.alt}">
${image.isCard && CARD_SIZE}${published && html`<meta property="article:published_time" content="${published}">`}
<meta name="twitter:card" content="${type === 'article' ? 'summary_large_image' : 'summary'}">
<script type="application/ld+json">${jsonIn(data)}</script>`
}

const CARD_SIZE = html`<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
`

/** JSON that cannot end the script element it stands in. */
function jsonIn(data: object): Html {
  return trusted(JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c'))
}
