/** A tsquery apart at its outermost "&": pure. */

/** A lexeme, whatever signs it holds, or a sign. */
const TOKEN = /'(?:[^'\\]|''|\\.)*'|<->|[()&|]/gs

/**
 * What all must hold, each by itself. An index reads each by itself, too: of what few products have only these are looked up in
 * the others, where of one query it weighs all lexemes for each of them.
 */
export function conjunctsOf(query: string): string[] {
  const parts = apart(query)
  if (parts.length > 1) return parts.flatMap(conjunctsOf)
  const inner = unwrapped(query)
  return inner === undefined ? [query] : conjunctsOf(inner)
}

function apart(query: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (const { 0: sign, index } of query.matchAll(TOKEN)) {
    if (sign === '(') depth++
    else if (sign === ')') depth--
    else if (depth === 0 && sign === '|') return [query]
    else if (depth === 0 && sign === '&') {
      parts.push(query.slice(start, index))
      start = index + 1
    }
  }
  return [...parts, query.slice(start)]
}

/** What stands in parentheses that hold all of it; undefined where none do. */
function unwrapped(query: string): string | undefined {
  const text = query.trim()
  if (!text.startsWith('(')) return undefined
  let depth = 0
  for (const { 0: sign, index } of text.matchAll(TOKEN)) {
    if (sign === '(') depth++
    else if (sign === ')') depth--
    if (depth === 0) return index === text.length - 1 ? text.slice(1, -1) : undefined
  }
  return undefined
}
