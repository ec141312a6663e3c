/** JSON as systems send it, with the two faults that templates make: line breaks within texts, and commas too many; and what programs write for it. Pure. */

import { isTooDeep } from '../../../lib/json-depth.ts'

/** Undefined when it is not JSON, even after those faults are mended. */
export function readJsonText(text: string): { readonly value: unknown } | undefined {
  const trimmed = text.trim()
  if (!/^[[{"]/.test(trimmed)) return undefined
  return parsed(trimmed) ?? parsed(mended(trimmed)) ?? parsedLiteral(trimmed)
}

/** Objects one a line, as a form in steps and programs that pass logs on write them; undefined for any other text. */
export function readJsonLines(text: string): object[] | undefined {
  const lines = text.trim().split(/\r?\n/)
  if (lines.length < 2 || lines.length > LINES_MAXIMUM || !lines.every((line) => /^\s*\{.*\}\s*$/.test(line)))
    return undefined
  const objects = lines.flatMap((line) => {
    const value = readJsonText(line)?.value
    return typeof value === 'object' && value !== null ? [value] : []
  })
  return objects.length === lines.length ? objects : undefined
}

const LINES_MAXIMUM = 100

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

function parsedLiteral(text: string): { readonly value: unknown } | undefined {
  const json = jsonOfLiteral(text)
  return json === undefined ? undefined : parsed(json)
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

const TOKEN =
  /\s+|[{}[\],:]|"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|-?\d[\d.eE+-]*|[\p{L}_$][\p{L}\p{N}_$-]*/uy
const WORDS: ReadonlyMap<string, string> = new Map([
  ['true', 'true'],
  ['false', 'false'],
  ['null', 'null'],
  ['True', 'true'],
  ['False', 'false'],
  ['None', 'null'],
  ['nil', 'null'],
  ['undefined', 'null'],
])
/** Characters: what is longer is no form, and token by token it would hold up everybody else. */
const LITERAL_LENGTH = 65_536

/** The same as JSON, in one pass; undefined for what holds anything else, so that nothing of it is ever run. */
function jsonOfLiteral(text: string): string | undefined {
  if (!/^[[{]/.test(text) || text.length > LITERAL_LENGTH) return undefined
  const out: string[] = []
  TOKEN.lastIndex = 0
  for (let at = 0; at < text.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at
    const token = TOKEN.exec(text)?.[0]
    const written = token === undefined ? undefined : asJson(token, text, TOKEN.lastIndex)
    if (written === undefined) return undefined
    // A comma before a closing bracket is one too many.
    if ((written === '}' || written === ']') && out.at(-1) === ',') out.pop()
    if (written !== '') out.push(written)
  }
  return out.join('')
}

function asJson(token: string, text: string, end: number): string | undefined {
  const first = token[0] ?? ''
  if (/\s/.test(first)) return ''
  if (first === "'" || first === '"') return quoted(token)
  if (!/[\p{L}_$]/u.test(first)) return token
  if (/\s*:/y.test(text.slice(end, end + BLANKS))) return JSON.stringify(token)
  return WORDS.get(token)
}

/** So many before a colon, so that reading stays linear. */
const BLANKS = 20

/** In double quotes, with line breaks as their escapes. */
function quoted(token: string): string {
  const inner = token.slice(1, -1).replaceAll(/\\([^])|"|\p{Cc}/gu, (found, escaped?: string) => {
    if (escaped === undefined) return JSON.stringify(found).slice(1, -1)
    return /["\\/bfnrtu]/.test(escaped) ? found : JSON.stringify(escaped).slice(1, -1)
  })
  return `"${inner}"`
}
