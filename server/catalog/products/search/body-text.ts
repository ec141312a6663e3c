/** What a product's HTML says, without its tags. */
import { withinDepth } from '../../../lib/html-depth.ts'
import { sanitizer } from '../../../lib/lazy.ts'

const CHARACTERS = 100_000
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }
/** Inside a word these part nothing: `<b>wa</b>ter`. */
const INLINE = /^<\/?(?:a|abbr|b|bdi|em|font|i|mark|s|small|span|strong|sub|sup|u|wbr)[\s/>]/i

/** The text of at most the first 100,000 characters; scripts and styles say nothing. */
export function bodyText(html: string | null): string {
  if (!html) return ''
  const spaced = html
    .slice(0, CHARACTERS)
    .replaceAll(/<[^<>]*>/g, (tag) => (INLINE.test(tag) ? tag : ` ${tag}`))
  const text = sanitizer()(withinDepth(spaced), { allowedTags: [], allowedAttributes: {} })
  return text.replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
}
