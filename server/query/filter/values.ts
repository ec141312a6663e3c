/** Which values and operators a field takes, and the form they are kept in; shared by text and structure. */
import { said } from '../../refusals.ts'
import { findMoment } from './dates.ts'
import { operatorsOf, type Fail, type FieldType, type FoundField } from './fields.ts'
import type { Operator, Value } from './tree.ts'

const TAKES: Readonly<Record<FieldType, string>> = {
  string: "text, as in 'abc'",
  number: 'a number, as in 9.5',
  boolean: 'true or false',
  date: "an ISO 8601 date or time, as in '2026-11-20' or '2026-11-20T08:00:00Z' (in an address + is written %2B)",
  id: "an id in quotes, as in '01936f0e-…'",
  strings: "text, as in 'abc'",
  map: "text, a number, true or false, as in 'abc' or 9.5",
}

/** Fails unless the field takes the operator, naming those it takes. */
export function mustTakeOperator({ name, field }: FoundField, operator: Operator, fail: Fail): void {
  const operators = operatorsOf(field)
  if (!operators.includes(operator))
    fail(
      `${name} does not take ${operator}; it takes ${operators.join(', ')}`,
      said('filter-takes', name, operator, operators.join(', ')),
    )
}

/**
 * The value as the tree keeps it: dates as UTC times, -0 as 0. `null` goes with eq and ne only, on any field;
 * true and false too. Fails saying what the field takes. An id that is not a UUID is kept: it matches nothing.
 */
export function readValue(found: FoundField, operator: Operator, value: Value, fail: Fail): Value {
  const isTest = operator === 'eq' || operator === 'ne'
  if (value === null || typeof value === 'boolean') {
    if (!isTest)
      return fail(
        `${value} goes with eq and ne only, not with ${operator}`,
        said('filter-test', String(value), operator),
      )
    if (value === null) return null
  }
  if (typeof value === 'number' && !Number.isFinite(value)) {
    return fail('this number is too large; the largest is about 1.8e308', said('filter-number-large'))
  }
  if (operator === 'like' && typeof value !== 'string')
    return fail("like takes text, as in 'abc%'", said('filter-like'))
  const { type } = found.field
  const key = type === 'map' ? 'filter-member' : `filter-${type}`
  return convert(type, value) ?? fail(`${found.name} takes ${TAKES[type]}`, said(key, found.name))
}

/** Both ends of a `between` on a map's member are of one kind, or no order is meant. */
export function mustBeOneKind(operator: Operator, values: readonly Value[], fail: Fail): void {
  const [low, high] = values
  if (operator === 'between' && typeof low !== typeof high) {
    fail('between takes two numbers or two texts, not one of each', said('filter-mixed'))
  }
}

function convert(type: FieldType, value: string | number | boolean): Value | undefined {
  switch (type) {
    case 'number':
      return typeof value === 'number' ? value + 0 : undefined
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined
    case 'date':
      return typeof value === 'string' ? findMoment(value) : undefined
    case 'map':
      return typeof value === 'number' ? value + 0 : value
    default:
      return typeof value === 'string' ? value : undefined
  }
}
