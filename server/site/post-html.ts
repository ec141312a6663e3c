/** A post's own HTML, as a page and a feed show it. It is clean, so every tag is written in one way. */
import type { Post } from '../posts/rules.ts'

/** A campaign often begins with its own title as a heading: read once is enough. */
export function withoutRepeatedTitle(title: string, html: string): string {
  const [heading, words = ''] = /^\s*<h2[^>]*>(.*?)<\/h2>/s.exec(html) ?? []
  const isTitle = words.replaceAll(/<[^>]*>/g, '').trim() === escapeText(title)
  return heading !== undefined && isTitle ? html.slice(heading.length).trimStart() : html
}

/** For the page, below its title. */
export function matterOf({ title, html }: Pick<Post, 'title' | 'html'>): string {
  return withSizes(reachable(withoutSkippedLevels(withoutRepeatedTitle(title, html))))
}

/**
 * No heading is more than one level below the one before it: whoever walks a page by its headings would miss one that is
 * not there. Writers choose headings by size, and product cards have theirs.
 */
function withoutSkippedLevels(html: string): string {
  let above = 1
  return html.replaceAll(/<(\/?)h([1-6])(?=[ >])/g, (_tag, closing: string, level: string) => {
    if (closing === '') above = Math.max(2, Math.min(Number(level), above + 1))
    return `<${closing}h${above}`
  })
}

/** As `keyOf` of the module of pictures names its files: width and height stand in the name. */
const OWN_SIZE = /\/media\/[\w-]+\/[\w-]+\/(\d{1,5})x(\d{1,5})(?:-[a-z0-9-]+)?\.(?:jpg|png|gif)"/

/** So that nothing moves while pictures come; the first one is likely in sight and comes at once. */
function withSizes(html: string): string {
  let isFirst = true
  return html.replaceAll(/<img [^>]*>/g, (tag) => {
    const [, width, height] = / width="/.test(tag) ? [] : (OWN_SIZE.exec(tag) ?? [])
    const sized = width && height ? tag.replace('<img ', `<img width="${width}" height="${height}" `) : tag
    const shown = isFirst ? sized.replace(' loading="lazy"', ' fetchpriority="high"') : sized
    isFirst = false
    return shown
  })
}

/** What may be wider than a phone scrolls sideways, by keyboard too (WCAG 2.1.1). */
function reachable(html: string): string {
  return html.replaceAll(/<(pre|table)(?=[ >])/g, '<$1 tabindex="0"')
}

/** As clean HTML writes text, quotes as they are. */
function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
