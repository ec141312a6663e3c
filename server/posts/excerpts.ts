/** What a post is about, in a few words: what its writer says of it, else its first sentences. */
import { oneLine, shortened } from '../lib/shortened.ts'
import type { NewPost, Post } from './rules.ts'

/** Characters that are kept; every place that shows an excerpt asks for fewer. */
const KEPT_LENGTH = 400
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }
/** An address as it stands in a line, with the colon before it or the brackets around it. */
const ADDRESS = /:? ?\(?\b(?:https?:\/\/|www\.)[^\s)]+\)?/gi

/** The excerpt a post is published with; its HTML is clean. '' for one without words. */
export function excerptFor({
  title,
  text,
  html,
  description = '',
}: Pick<NewPost, 'title' | 'text' | 'html' | 'description'>): string {
  const own = oneLine(description)
  if (own) return shortened(own, KEPT_LENGTH)
  // A post that has HTML is read there alone: its text holds what pictures and buttons say, too.
  return shortened(html ? firstWords(title, wordsOf(html)) : firstWords(title, saidBy(text)), KEPT_LENGTH)
}

/** The excerpt in at most `length` characters. */
export function excerptOf(
  { excerpt, title, text }: Pick<Post, 'excerpt' | 'title' | 'text'>,
  length: number,
): string {
  return shortened(excerpt ?? firstWords(title, saidBy(text)), length)
}

/** Without the post's own title above it, and without addresses. */
function firstWords(title: string, text: string): string {
  const [first = '', ...rest] = text.trim().split('\n')
  const body = oneLine(first) === oneLine(title) ? rest.join('\n') : text
  return oneLine(oneLine(body).replaceAll(ADDRESS, ' ')).replaceAll(/ (?=[.,;:!?])/g, '')
}

/**
 * The sentences of clean HTML, in which every `<` belongs to a tag: no pictures, captions, buttons, products, tables or
 * lines that are but a link. Headings only where there is nothing else.
 */
function wordsOf(html: string): string {
  const body = html
    .replaceAll(/<figcaption[^>]*>[^]*?<\/figcaption>/g, '')
    .replaceAll(/<figure[^>]*>([^]*?)<\/figure>/g, (_, held: string) =>
      held.includes('<blockquote') ? held : '',
    )
    .replaceAll(/<div class="product[^"]*">[^]*?<\/div>/g, '')
    .replaceAll(/<(pre|table)(?=[ >])[^]*?<\/\1>/g, '')
    .replaceAll(/<a [^>]*class="button"[^>]*>[^]*?<\/a>/g, '')
  const withoutLinks = body.replaceAll(
    /<(p|li)(?: [^>]*)?>\s*<a [^>]*>(?:(?!<\/?(?:a|p|li)[ >])[^])*<\/a>\s*(?:<small>[^<]*<\/small>)?\s*<\/\1>/g,
    '',
  )
  const sentences = plain(withoutLinks.replaceAll(/<(h[2-6])(?=[ >])[^]*?<\/\1>/g, '\n'))
  return sentences || plain(withoutLinks) || plain(body)
}

function plain(html: string): string {
  return html
    .replaceAll(/<\/li>\s*<li[^>]*>/g, ' · ')
    .replaceAll(/<br \/>|<\/?(?:p|div|h[2-6]|ul|ol|li|dl|dt|dd|blockquote|figure)(?=[ >])[^>]*>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .trim()
}

/** Plain text without the lines that are a button or an address, and without the marks of lists and quotes. */
function saidBy(text: string): string {
  return text
    .split('\n')
    .filter((line) => !/^(?:-{3,}|.{0,80}?:?\s*https?:\/\/\S+)$/.test(line.trim()))
    .map((line) => line.replace(/^\s*(?:[-*•>]|\d{1,4}[.)])\s+/, ''))
    .join('\n')
}
