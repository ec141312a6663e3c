/** JSON as systems send it, with the two faults that templates make: line breaks within texts, and commas too many. Pure. */

import { isTooDeep } from '../../../lib/json-depth.ts'

/** Undefined when it is not JSON, even after those faults are mended. */
export function readJsonText(text: string): { readonly value: unknown } | undefined {
  const trimmed = text.trim()
  if (!/^[[{"]/.test(trimmed)) return undefined
  return parsed(trimmed) ?? parsed(mended(trimmed))
}

/** Whether a text might be an object or a list: cheap, so that not every value is parsed. */
export function looksLikeJson(text: string): boolean {
  return /^\s*(?:\{[\s\S]*\}|\[[\s\S]*\])\s*$/.test(
    text.length > 64 ? text.slice(0, 32) + text.slice(-32) : text,
  )
}

function parsed(text: string): { readonly value: unknown } | undefined {
  if (isTooDeep(text)) return undefined
  try {
    // What it is, is for the caller to look at.
    return { value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}

const ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** One pass: control characters within quotes become escapes, a comma before a closing bracket is left out. */
function mended(text: string): string {
  const out: string[] = []
  let isQuoted = false
  let from = 0
  for (let at = 0; at < text.length; at += 1) {
    const one = text[at] ?? ''
    const isComma = !isQuoted && one === ',' && isFollowedByClosing(text, at + 1)
    const isControl = isQuoted && one < ' '
    if (isComma || isControl) {
      out.push(text.slice(from, at), isComma ? '' : (ESCAPES[one] ?? ''))
      from = at + 1
    }
    if (isQuoted && one === '\\') at += 1
    else if (one === '"') isQuoted = !isQuoted
  }
  out.push(text.slice(from))
  return out.join('')
}

/** Within a hundred blanks, so that reading stays linear. */
function isFollowedByClosing(text: string, from: number): boolean {
  let at = from
  while (at < from + 100 && /\s/.test(text[at] ?? '')) at += 1
  return text[at] === '}' || text[at] === ']'
}
