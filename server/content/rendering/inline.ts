/** The words of one block: plain ones escaped, rich ones with their inline marks and nothing else. */
import type sanitize from 'sanitize-html'
import { escapeHtml, trusted, type Html } from '../../lib/html.ts'
import { withinDepth } from '../../lib/html-depth.ts'
import { sanitizer } from '../../lib/lazy.ts'
import { cleanHtml } from '../clean-html.ts'
import type { Block } from '../blocks/blocks.ts'

/** How a text is to be read, and whether it is a link as a whole. */
interface InlineStyle {
  readonly style?: Block['style'] | undefined
  readonly url?: string | undefined
}

const MARKS = ['b', 'strong', 'i', 'em', 'u', 's', 'mark', 'small', 'sub', 'sup', 'code', 'br']

const MARKED: sanitize.IOptions = {
  allowedTags: MARKS,
  allowedAttributes: {},
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'title',
    'iframe',
    'svg',
    'math',
  ],
  nestingLimit: 20,
}
const LINKED: sanitize.IOptions = {
  ...MARKED,
  allowedTags: [...MARKS, 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'noopener' } }) },
}

const BLOCK_END = /<\/(?:p|div|h[2-6]|ul|ol|dl|blockquote|pre|figure|figcaption|table|tr)>|<hr \/>/g
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** Style `text` keeps inline marks; without it every character is shown as it is. Lines stay lines. */
export function inline(text: string, { style, url }: InlineStyle): Html {
  const lines = text.trim().replaceAll(/\r\n?/g, '\n')
  // A link cannot hold another one.
  const marked = style === 'text' ? sanitizer()(withinDepth(lines), url ? MARKED : LINKED) : escapeHtml(lines)
  return trusted(marked.replaceAll('\n', '<br />'))
}

/** Parted at blank lines. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n[ \t]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
}

/** A block's words for those who read no HTML. */
export function plain(text: string, { style }: InlineStyle): string {
  if (style !== 'text') return text.trim().replaceAll(/\r\n?/g, '\n')
  return paragraphs(text)
    .map((paragraph) => wordsOf(sanitizer()(withinDepth(paragraph.replaceAll(/\r?\n/g, '<br />')), LINKED)))
    .join('\n\n')
}

/** What somebody's HTML says: paragraphs parted by blank lines, list items marked, links followed by their address. */
export function htmlWords(html: string): string {
  return wordsOf(cleanHtml(html))
}

/** Reads only what a cleaner wrote, in which every `<` and `>` belongs to a tag and every tag is closed. */
function wordsOf(clean: string): string {
  return clean
    .replaceAll(/<pre[^>]*>[^]*?<\/pre>/g, (lines) => lines.replaceAll('\n', '<br />'))
    .replaceAll(/<\/t[dh]>\s*(?=<t[dh])/g, ' | ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<img [^>]*?alt="([^"]*)"[^>]*>/g, '$1')
    .replaceAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/g, (_, address: string, words: string) =>
      words === address ? words : `${words} (${address})`,
    )
    .replaceAll(/ ?<br \/> ?/g, '\n')
    .replaceAll(/ ?<li[^>]*> ?/g, '\n- ')
    .replaceAll(BLOCK_END, '\n\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replaceAll(/[ \t]*\n[ \t]*/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
