/** The one tree that every form of a filter becomes, its operators, and its normalised text. */

export const OPERATORS = ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'like', 'in', 'between'] as const

export type Operator = (typeof OPERATORS)[number]
export type Value = string | number | boolean | null

/** `key` names the member when `field` is a map. `between` has two values, `in` one or more, the rest one. */
export interface Condition {
  readonly field: string
  readonly key?: string
  readonly operator: Operator
  readonly values: readonly Value[]
}

/** An `and` or `or` has at least two parts, none of its own kind: `combine` sees to that. */
export type Filter =
  | Condition
  | { readonly and: readonly Filter[] }
  | { readonly or: readonly Filter[] }
  | { readonly not: Filter }

/** The parts under one `and` or `or`, flattened, so that parentheses that change nothing leave no trace. */
export function combine(kind: 'and' | 'or', parts: readonly Filter[]): Filter {
  const flat = parts.flatMap((part) => partsOf(kind, part))
  const [only] = flat
  if (only !== undefined && flat.length === 1) return only
  return kind === 'and' ? { and: flat } : { or: flat }
}

/**
 * The filter as normalised text: one key for everything that means the same tree, whatever its case,
 * spacing, parentheses or form. `parseFilter` reads it back to the same tree; only the text of a structure
 * can be longer than the characters a sent text may have.
 */
export function canonical(filter: Filter): string {
  if ('and' in filter) return filter.and.map((part) => grouped(part, 'or' in part)).join(' and ')
  if ('or' in filter) return filter.or.map(canonical).join(' or ')
  if ('not' in filter) return `not ${grouped(filter.not, 'and' in filter.not || 'or' in filter.not)}`
  return `${nameOf(filter)} ${filter.operator} ${written(filter)}`
}

function partsOf(kind: 'and' | 'or', part: Filter): readonly Filter[] {
  if (kind === 'and' && 'and' in part) return part.and
  if (kind === 'or' && 'or' in part) return part.or
  return [part]
}

function grouped(filter: Filter, inParentheses: boolean): string {
  return inParentheses ? `(${canonical(filter)})` : canonical(filter)
}

function nameOf({ field, key }: Condition): string {
  if (key === undefined) return field
  return /^[A-Za-z0-9_]+$/.test(key) ? `${field}.${key}` : `${field}.${quoted(key)}`
}

function written({ operator, values }: Condition): string {
  const texts = values.map((value) => (typeof value === 'string' ? quoted(value) : String(value)))
  if (operator === 'in') return `(${texts.join(', ')})`
  return texts.join(' and ')
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
