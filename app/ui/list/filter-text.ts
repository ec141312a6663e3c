/** One condition of a `$filter`, read and written; what joins them is in filter-tree.ts. */

export type Operator = (typeof OPERATORS)[number]
export type Value = string | number | boolean | null

export interface Condition {
  readonly field: string
  readonly operator: Operator
  /** One; several of `in`; two of `between`. */
  readonly values: readonly Value[]
}

const OPERATORS = ['eq', 'ne', 'like', 'in', 'ge', 'gt', 'le', 'lt', 'between'] as const
const KEYWORDS = /^(and|or|not|true|false|null|eq|ne|like|in|ge|gt|le|lt|between)$/i
const TOKEN =
  /\s*('(?:[^']|'')*'|[(),]|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?(?![\p{L}\p{N}_.])|[\p{L}_][\p{L}\p{M}\p{N}_-]*(?:\.(?:'(?:[^']|'')*'|[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.-]*))?)/iuy

export function conditionText({ field, operator, values }: Condition): string {
  const written = values.map(valueText)
  if (operator === 'in') return `${field} in (${written.join(', ')})`
  if (operator === 'between') return `${field} between (${written.join(', ')})`
  return `${field} ${operator} ${written[0] ?? "''"}`
}

function valueText(value: Value): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)
}

/** The one that begins at this token, and where what follows begins; undefined for what the language does not say so. */
export function readCondition(tokens: readonly string[], at: number) {
  const [field = '', word = ''] = tokens.slice(at, at + 2)
  const operator = OPERATORS.find((known) => known === word.toLowerCase())
  if (operator === undefined || !/^[\p{L}_]/u.test(field) || KEYWORDS.test(field)) return undefined
  const read = readValues(tokens, at + 2, operator)
  return read && { condition: { field, operator, values: read.values }, next: read.next }
}

function readValues(tokens: readonly string[], at: number, operator: Operator) {
  if (operator === 'in') return readList(tokens, at)
  if (operator !== 'between') return readOne(tokens, at)
  const range = tokens[at] === '(' ? readList(tokens, at) : readRange(tokens, at)
  return range?.values.length === 2 ? range : undefined
}

/** As `1 and 2`. */
function readRange(tokens: readonly string[], at: number) {
  const [low, high] = [valueOf(tokens[at]), valueOf(tokens[at + 2])]
  const isRange = low !== undefined && high !== undefined && tokens[at + 1]?.toLowerCase() === 'and'
  return isRange ? { values: [low, high], next: at + 3 } : undefined
}

function readOne(tokens: readonly string[], at: number) {
  const value = valueOf(tokens[at])
  return value === undefined ? undefined : { values: [value], next: at + 1 }
}

function readList(tokens: readonly string[], start: number) {
  if (tokens[start] !== '(') return undefined
  const values: Value[] = []
  for (let at = start + 1; ; at += 2) {
    const value = valueOf(tokens[at])
    if (value === undefined) return undefined
    values.push(value)
    if (tokens[at + 1] === ')') return { values, next: at + 2 }
    if (tokens[at + 1] !== ',') return undefined
  }
}

function valueOf(token: string | undefined): Value | undefined {
  if (token === undefined) return undefined
  if (token.startsWith("'")) return token.slice(1, -1).replaceAll("''", "'")
  if (/^-?\d/.test(token)) return Number(token)
  return { true: true, false: false, null: null }[token.toLowerCase()]
}

export function tokensOf(text: string): string[] | undefined {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  let end = 0
  for (let found = TOKEN.exec(text); found; found = TOKEN.exec(text)) {
    tokens.push(found[1] ?? '')
    end = TOKEN.lastIndex
  }
  return text.slice(end).trim() === '' ? tokens : undefined
}
