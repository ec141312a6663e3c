/**
 * The `$filter` texts that chips can show: conditions joined by `and`. Anything else the language can say is left to the
 * server, as text.
 */

export type Operator = 'eq' | 'ne' | 'like' | 'in' | 'ge' | 'gt' | 'le' | 'lt' | 'between'
export type Value = string | number | boolean | null

export interface Condition {
  readonly field: string
  readonly operator: Operator
  /** One; several of `in`; two of `between`. */
  readonly values: readonly Value[]
}

const OPERATORS: readonly string[] = ['eq', 'ne', 'like', 'in', 'ge', 'gt', 'le', 'lt', 'between']
const TOKEN =
  /\s*('(?:[^']|'')*'|[(),]|-?\d+(?:\.\d+)?(?![\w.])|[\p{L}_][\p{L}\p{M}\p{N}_-]*(?:\.(?:'(?:[^']|'')*'|[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.-]*))?)/uy

export function filterText(conditions: readonly Condition[]): string {
  return conditions.map(conditionText).join(' and ')
}

function conditionText({ field, operator, values }: Condition): string {
  const written = values.map(valueText)
  if (operator === 'in') return `${field} in (${written.join(', ')})`
  if (operator === 'between') return `${field} between (${written.join(', ')})`
  return `${field} ${operator} ${written[0] ?? "''"}`
}

function valueText(value: Value): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)
}

/** Undefined for what chips cannot show. */
export function readFilter(text: string): readonly Condition[] | undefined {
  const tokens = tokensOf(text)
  if (!tokens) return undefined
  const conditions: Condition[] = []
  for (let at = 0; at < tokens.length;) {
    const read = readCondition(tokens, at)
    if (!read) return undefined
    conditions.push(read.condition)
    if (read.next < tokens.length && tokens[read.next] !== 'and') return undefined
    at = read.next + 1
    if (at === tokens.length) return undefined
  }
  return conditions
}

/** The one that begins at this token, and where what follows begins. */
export function readCondition(tokens: readonly string[], at: number) {
  const [field = '', operator = ''] = tokens.slice(at, at + 2)
  if (!/^[\p{L}_]/u.test(field) || /^(and|or|not)$/i.test(field)) return undefined
  if (!OPERATORS.includes(operator)) return undefined
  const isList = operator === 'in' || operator === 'between'
  const read = isList ? readList(tokens, at + 2) : readOne(tokens, at + 2)
  if (!read || (operator === 'between' && read.values.length !== 2)) return undefined
  return { condition: { field, operator: operator as Operator, values: read.values }, next: read.next }
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
  return { true: true, false: false, null: null }[token]
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
