/** How deep somebody's HTML is nested, before a parser of HTML sees it. */

/** Deeper than any page; the parser's time grows with the square of the depth. */
const DEPTH = 1_000
const TAG = /<(\/?)([a-z][a-z0-9-]{0,30})/gi
/** They hold nothing, or end where the next of their kind begins. */
const SHALLOW = new Set(
  `area base br col dd dt embed hr img input li link meta option p param source tbody td tfoot th thead tr track
  wbr`.split(/\s+/),
)

/** The text up to where it is nested deeper than 1,000 levels. */
export function withinDepth(html: string): string {
  const open = new Map<string, number>()
  let depth = 0
  for (const { 1: slash, 2: tag = '', index } of html.matchAll(TAG)) {
    const name = tag.toLowerCase()
    const count = open.get(name) ?? 0
    if (SHALLOW.has(name) || (slash && count === 0)) continue
    depth += slash ? -1 : 1
    open.set(name, count + (slash ? -1 : 1))
    if (depth > DEPTH) return html.slice(0, index)
  }
  return html
}
