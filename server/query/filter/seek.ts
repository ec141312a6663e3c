/** Deep paging without counting rows: the conditions for the rows after one that is known. */
import { sql, join, type Sql } from '../../platform/sql.ts'
import type { Fields } from './fields.ts'
import { keysOf, type Order, type SortKey, type Tie } from './order.ts'
import { one } from './parameters.ts'

interface Bound extends SortKey {
  readonly value: unknown
}

/**
 * "Strictly after the row with these values" in the sense of `orderToSql`: one value per term, then the tie's.
 * Values must be exact: a time cut to milliseconds skips or repeats rows that differ in microseconds. When all
 * keys go one way and none is nullable it is one row comparison, which an index answers from its position.
 */
export function seekToSql(order: Order, fields: Fields, tie: Tie, values: readonly unknown[]): Sql {
  const ranges = seekRanges(order, fields, tie, values)
  if (ranges.length === 1) return join(ranges)
  const bounds = boundsOf(order, fields, tie, values)
  return sql`(${startOf(bounds)}(${join(ranges, ' or ')}))`
}

/**
 * The same rows as consecutive ranges, in the order of the list, each of which an index answers from its
 * position even with nulls and mixed directions: read them one after the other until the page is full.
 */
export function seekRanges(
  order: Order,
  fields: Fields,
  tie: Tie,
  values: readonly unknown[],
): readonly Sql[] {
  const bounds = boundsOf(order, fields, tie, values)
  const [first] = bounds
  const isPlain = bounds.every(({ nullable, direction }) => !nullable && direction === first?.direction)
  if (isPlain) return [rowAfter(bounds)]
  // Rows equal in the most keys come first, then those that pass the boundary at an earlier key.
  return bounds
    .map((_, index) => rangesAt(bounds.slice(0, index + 1)))
    .toReversed()
    .flat()
}

function boundsOf(order: Order, fields: Fields, tie: Tie, values: readonly unknown[]): readonly Bound[] {
  const keys = keysOf(order, fields, tie)
  if (values.length !== keys.length)
    throw new Error(`A seek takes ${keys.length} values, not ${values.length}`)
  return keys.map((key, index) => ({ ...key, value: values[index] }))
}

function rowAfter(bounds: readonly Bound[]): Sql {
  const row = join(
    bounds.map((bound) => bound.sql),
    ', ',
  )
  const values = join(
    bounds.map(({ type, value }) => one(type, value)),
    ', ',
  )
  return bounds[0]?.direction === 'desc' ? sql`(${row}) < (${values})` : sql`(${row}) > (${values})`
}

/** Rows that equal all bounds but the last, and pass that; its nulls, which are last, are a range of their own. */
function rangesAt(bounds: readonly Bound[]): readonly Sql[] {
  const last = bounds.at(-1)
  if (last === undefined || last.value === null) return []
  const before = bounds.slice(0, -1).map(equal)
  const value = one(last.type, last.value)
  const passed = last.direction === 'desc' ? sql`${last.sql} < ${value}` : sql`${last.sql} > ${value}`
  const ranges = last.nullable ? [passed, sql`${last.sql} is null`] : [passed]
  return ranges.map((range) => sql`(${join([...before, range], ' and ')})`)
}

function equal({ sql: key, type, value }: Bound): Sql {
  return value === null ? sql`${key} is null` : sql`${key} = ${one(type, value)}`
}

/** Says nothing that the ranges do not; it lets an index begin at the first key's value. */
function startOf([first]: readonly Bound[]): Sql {
  if (first === undefined || (first.nullable && first.value !== null)) return sql``
  if (first.value === null) return sql`${first.sql} is null and `
  const value = one(first.type, first.value)
  return first.direction === 'desc' ? sql`${first.sql} <= ${value} and ` : sql`${first.sql} >= ${value} and `
}
