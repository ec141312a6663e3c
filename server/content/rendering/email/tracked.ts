/** Links that lead through our counter, and the picture that tells of an open: on the finished HTML of a mail. Pure. */

export interface Tracked {
  readonly html: string
  /** Where the links lead, by number; the known ones first. */
  readonly links: readonly string[]
}

/** What a token can number. */
const LINKS_MAXIMUM = 32_000
const LINK = /(<a\b[^>]*?\shref=")(https?:\/\/[^"]*)(")/g
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"', '&lt;': '<', '&gt;': '>' }

/**
 * Replaces the address of each link by `{{ clickUrl }}/{number}`, and ends the mail with a picture at `{{ openUrl }}`.
 * An address with Liquid in it stays: it differs by whom it is for, or is the unsubscribe link.
 */
export function trackedHtml(html: string, known: readonly string[] = []): Tracked {
  const numbers = new Map(known.map((url, number) => [url, number]))
  const withLinks = html.replaceAll(LINK, (whole, before: string, written: string, after: string) => {
    const url = decoded(written)
    if (/\{[{%]/.test(url) || !URL.canParse(url)) return whole
    const { href } = new URL(url)
    if (!numbers.has(href) && numbers.size >= LINKS_MAXIMUM) return whole
    const number = numbers.get(href) ?? numbers.size
    numbers.set(href, number)
    return `${before}{{ clickUrl }}/${number}${after}`
  })
  const picture = '<img src="{{ openUrl }}" width="1" height="1" alt="" style="display:block;border:0">'
  return { html: withLinks.replace(/(?=<\/body>)/, picture), links: [...numbers.keys()] }
}

function decoded(text: string): string {
  return text.replaceAll(/&(?:amp|quot|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity)
}
