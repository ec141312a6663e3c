/**
 * Shows a workspace's newest posts in `<div data-tidings-posts="{workspace id}">` of any page. A module, so that it knows
 * where it came from: it asks only that origin. Writes no HTML and no inline style, so that the strictest policy of a
 * page can allow it.
 */
const ORIGIN = new URL(import.meta.url).origin
const SHOWN = 5
const SHOWN_MOST = 30
const EXCERPT_LENGTH = 180
const STYLE = `
  :host { display: block; font: inherit; color: inherit; }
  ul { list-style: none; margin: 0; padding: 0; }
  li { padding: 0.875em 0; }
  li + li { border-top: 1px solid color-mix(in srgb, currentColor 16%, transparent); }
  li::after { content: ''; display: block; clear: both; }
  a { color: inherit; font-weight: 600; text-underline-offset: 0.18em; text-decoration-thickness: 1px; }
  a:focus-visible { outline: 2px solid currentColor; outline-offset: 3px; border-radius: 4px; }
  time { display: block; font-size: 0.8125em; }
  p { margin: 0.25em 0 0; overflow-wrap: anywhere; }
  img { float: inline-end; width: 5.5em; height: 5.5em; object-fit: cover; border-radius: 8px; }
  img { margin-block-end: 0.5em; margin-inline-start: 1em; }`

for (const place of document.querySelectorAll('[data-tidings-posts]')) {
  // What the page itself put into the place stays when the posts cannot be read.
  show(place).catch((error) => console.warn('The posts could not be shown:', error))
}

async function show(place) {
  const { tidingsPosts: workspaceId, limit = '', images } = place.dataset
  if (place.shadowRoot || !/^[0-9a-f-]{36}$/i.test(workspaceId)) return
  const most = Math.min(SHOWN_MOST, Math.max(1, Number.parseInt(limit, 10) || SHOWN))
  const answer = await fetch(`${ORIGIN}/api/${workspaceId}/posts?$limit=${most}`)
  if (!answer.ok) throw new Error(`${answer.status}`)
  const { items } = await answer.json()
  if (items.length === 0) return
  const style = new CSSStyleSheet()
  style.replaceSync(STYLE)
  const shadow = place.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = [style]
  shadow.append(element('ul', {}, ...items.map((post) => itemOf(post, images !== undefined))))
}

/** Pictures only where the page asks for them: they are of many origins, which its policy may not allow. */
function itemOf(post, hasImages) {
  const { title, url, image, publishedDate } = post
  const link = element('a', { textContent: title, href: isWebAddress(url) ? url : ORIGIN })
  const time = element('time', { dateTime: publishedDate, textContent: dateOf(publishedDate) })
  const words = element('p', { textContent: excerptOf(post) })
  const picture = { src: image, alt: '', loading: 'lazy', referrerPolicy: 'no-referrer' }
  const pictures = hasImages && isWebAddress(image) ? [element('img', picture)] : []
  return element('li', { dir: 'auto' }, ...pictures, link, time, words)
}

function element(name, members, ...children) {
  const made = Object.assign(document.createElement(name), members)
  made.append(...children)
  return made
}

function isWebAddress(text) {
  return /^https?:\/\//i.test(text ?? '')
}

/** In the page's language; an unknown one takes the reader's. */
function dateOf(time) {
  const languages = [document.documentElement.lang, undefined]
  const known = languages.find((language) => language === undefined || isLanguage(language))
  return new Date(time).toLocaleDateString(known, { dateStyle: 'long' })
}

function isLanguage(tag) {
  try {
    return Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}

/** The first sentences of a post: no captions, buttons or headings. Its HTML is clean, and none of it is shown as HTML. */
function excerptOf({ title, text, html }) {
  const sentences = html
    .replaceAll(/<(figure|h[2-6]|pre|table)(?=[ >])[^]*?<\/\1>/g, '')
    .replaceAll(/<(p|li)(?: [^>]*)?>\s*<a [^>]*>[^<]*<\/a>\s*<\/\1>/g, '')
    .replaceAll(/<\/li>\s*<li[^>]*>/g, ' · ')
    .replaceAll(/<(?:br|\/?(?:p|div|ul|ol|li|blockquote))(?=[ >])[^>]*>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
  const words = inLine(sentences) || (html ? '' : inLine(text))
  return shortened(
    inLine((words.startsWith(title) ? words.slice(title.length) : words).replaceAll(/https?:\/\/\S+/g, '')),
  )
}

function inLine(text) {
  return text.replaceAll(/\s+/g, ' ').trim()
}

function shortened(line) {
  const letters = Array.from(line)
  if (letters.length <= EXCERPT_LENGTH) return line
  const cut = letters.slice(0, EXCERPT_LENGTH - 1).join('')
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), EXCERPT_LENGTH / 2)).trimEnd()}…`
}
