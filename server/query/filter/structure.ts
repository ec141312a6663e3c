/** The search bodies' `filter`: the same language as a string or as JSON, read into the same tree. */
import { refuse, said } from '../../refusals.ts'
import { mustFindFilterable, type Fail, type Fields, type FoundField } from './fields.ts'
import { MAX_CONDITIONS, MAX_LEVELS, MAX_LIST_VALUES } from '../limits.ts'
import { findNearest } from './nearest.ts'
import { parseFilter } from './parse.ts'
import { combine, OPERATORS, type Condition, type Filter, type Operator, type Value } from './tree.ts'
import { mustBeOneKind, mustTakeOperator, readValue } from './values.ts'

interface Counts {
  conditions: number
  listValues: number
}

type Members = Readonly<Record<string, unknown>>

/**
 * A filter from a body: a string in the grammar of `$filter`, or `{field, operator, value}`, `{and:[…]}`,
 * `{or:[…]}`, `{not:{…}}`; undefined when there is none. `in` takes an array, `between` an array of two. The
 * limits are those of the text but for the characters. Refuses with the JSON path, as in `filter.and[1].value`.
 */
export function readFilter(value: unknown, fields: Fields, at = 'filter'): Filter | undefined {
  if (value === undefined) return undefined
  if (typeof value === 'string') return parseFilter(value, fields, at)
  return readPart(value, fields, at, 0, { conditions: 0, listValues: 0 })
}

/** Refuses at a path of the body. */
export function failIn(path: string): Fail {
  return (message, words) =>
    refuse('query-invalid', path, `${path}: ${message}`, words && said(words.key, path, ...words.values))
}

/** The members of a JSON object that has no others than `known`. */
export function mustHaveOnly(value: unknown, known: readonly string[], path: string): Members {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return failIn(path)(`must be an object with ${known.join(', ')}`)
  }
  const other = Object.keys(value).find((name) => !known.includes(name))
  if (other === undefined) return { ...value }
  const nearest = findNearest(other, known)
  const advice = nearest === undefined ? `it takes ${known.join(', ')}` : `did you mean ${nearest}?`
  return failIn(path)(`has no member "${other.slice(0, 60)}"; ${advice}`)
}

/** A text that PostgreSQL can hold: no NUL, no half of a surrogate pair. */
export function mustBeText(value: unknown, path: string): string {
  if (typeof value !== 'string') return failIn(path)('must be a string')
  if (value.includes('\0') || !value.isWellFormed()) {
    return failIn(path)('holds a character that cannot be part of a text')
  }
  return value
}

function readPart(value: unknown, fields: Fields, path: string, level: number, counts: Counts): Filter {
  const members = mustHaveOnly(value, ['field', 'operator', 'value', 'and', 'or', 'not'], path)
  const kind = (['and', 'or', 'not'] as const).find((name) => Object.hasOwn(members, name))
  if (kind === undefined) return readCondition(members, fields, path, counts)
  if (Object.keys(members).length > 1) failIn(path)(`${kind} stands alone in its object`)
  if (level === MAX_LEVELS) failIn(path)(`at most ${MAX_LEVELS} levels of and, or and not`)
  const inner = `${path}.${kind}`
  if (kind === 'not') return { not: readPart(members.not, fields, inner, level + 1, counts) }
  const parts = members[kind]
  if (!Array.isArray(parts) || parts.length === 0) {
    return failIn(inner)('must be an array with at least one condition')
  }
  return combine(
    kind,
    parts.map((part: unknown, index) => readPart(part, fields, `${inner}[${index}]`, level + 1, counts)),
  )
}

function readCondition(members: Members, fields: Fields, path: string, counts: Counts): Condition {
  counts.conditions += 1
  if (counts.conditions > MAX_CONDITIONS) failIn(path)(`at most ${MAX_CONDITIONS} conditions`)
  const missing = ['field', 'operator', 'value'].find((name) => !Object.hasOwn(members, name))
  if (missing) failIn(path)(`needs ${missing}: a condition is {field, operator, value}`)
  const name = mustBeText(members.field, `${path}.field`)
  const found = mustFindFilterable(fields, name, failIn(`${path}.field`))
  const operator = readOperator(members.operator, found, `${path}.operator`)
  const values = readValues(members.value, found, operator, `${path}.value`, counts)
  mustBeOneKind(operator, values, failIn(`${path}.value`))
  const key = found.key === undefined ? {} : { key: found.key }
  return { field: found.name, ...key, operator, values }
}

function readOperator(value: unknown, found: FoundField, path: string): Operator {
  const word = typeof value === 'string' ? value.toLowerCase() : ''
  const operator = OPERATORS.find((known) => known === word)
  if (operator === undefined) return failIn(path)(`must be one of ${OPERATORS.join(', ')}`)
  mustTakeOperator(found, operator, failIn(path))
  return operator
}

function readValues(
  value: unknown,
  found: FoundField,
  operator: Operator,
  path: string,
  counts: Counts,
): readonly Value[] {
  if (operator !== 'in' && operator !== 'between') return [readOne(value, found, operator, path)]
  if (!Array.isArray(value)) return failIn(path)(`must be an array: ${operator} takes several values`)
  if (operator === 'between' && value.length !== 2)
    failIn(path)('must hold two values: the lowest and the highest')
  if (value.length === 0) failIn(path)('must hold at least one value')
  counts.listValues += operator === 'in' ? value.length : 0
  if (counts.listValues > MAX_LIST_VALUES) failIn(path)(`at most ${MAX_LIST_VALUES} list values`)
  const values = value.map((one: unknown, index) => readOne(one, found, operator, `${path}[${index}]`))
  return operator === 'in' ? [...new Set(values)] : values
}

function readOne(value: unknown, found: FoundField, operator: Operator, path: string): Value {
  if (typeof value === 'string') return readValue(found, operator, mustBeText(value, path), failIn(path))
  if (value === null || typeof value === 'number' || typeof value === 'boolean') {
    return readValue(found, operator, value, failIn(path))
  }
  return failIn(path)(`must be one string, number, true, false or null`)
}
