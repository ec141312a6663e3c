/** How deep a text of JSON is nested, before a parser of JSON sees it. */

/** Shorter texts are parsed in a millisecond or two, whatever they hold. */
const SHORT = 65_536
/** Deeper than anybody's data. A million levels take the parser half a second, and end in a fault. */
const DEPTH = 10_000
const [QUOTE, BACKSLASH] = ['"', '\\'].map((sign) => sign.charCodeAt(0))
const OPENING = new Set(['[', '{'].map((sign) => sign.charCodeAt(0)))
const CLOSING = new Set([']', '}'].map((sign) => sign.charCodeAt(0)))

/** Whether it is nested deeper than 10,000 levels. Linear in its length; nothing is checked but how brackets nest. */
export function isTooDeep(json: string): boolean {
  if (json.length < SHORT) return false
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at)
    if (isQuoted) {
      if (code === BACKSLASH) at += 1
      else if (code === QUOTE) isQuoted = false
    } else if (code === QUOTE) isQuoted = true
    else if (OPENING.has(code)) depth += 1
    else if (CLOSING.has(code)) depth -= 1
    if (depth > DEPTH) return true
  }
  return false
}
