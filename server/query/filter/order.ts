/** What a list is ordered by: `$orderBy` and the bodies' `orderBy`, read, keyed and written as SQL. */
import { empty, join, sql, type Sql } from '../../platform/sql.ts'
import { refuse, said } from '../../refusals.ts'
import { fieldOf, mustFindSortable, type Fields, type FieldType } from './fields.ts'
import { MAX_ORDER_TERMS } from '../limits.ts'
import { failAt, failExpecting, peek, scan, step, take, type Scan } from './scan.ts'
import { failIn, mustBeText, mustHaveOnly } from './structure.ts'

export type Direction = 'asc' | 'desc'

export interface Term {
  readonly field: string
  readonly direction: Direction
}

/** One to four terms, each of another field. */
export type Order = readonly Term[]

/**
 * What settles equal rows: a column (or expression) that is never null and unique in the list. Without a
 * direction it goes the way of the last term, so that an index serves both ways.
 */
export interface Tie {
  readonly sql: Sql
  readonly direction?: Direction
  /** `id` (a uuid) unless said otherwise. */
  readonly type?: Exclude<FieldType, 'strings' | 'map'>
}

/** Reads `field [asc|desc], …`, one to four terms. Refuses with the position, or the fields to sort by. */
export function parseOrder(text: string, fields: Fields, at = '$orderBy'): Order {
  const walk = scan(text, at)
  const order: Term[] = []
  do {
    if (order.length === MAX_ORDER_TERMS)
      failAt(walk, peek(walk))(`at most ${MAX_ORDER_TERMS} terms`, said('order-terms', MAX_ORDER_TERMS))
    order.push(readTerm(walk, fields, order))
  } while (take(walk, ','))
  if (peek(walk).kind !== 'end') failExpecting(walk, peek(walk), 'asc, desc, a comma or the end', 'order-end')
  return order
}

/** An order from a body: a string as in `$orderBy`, or `[{field, direction?}]`; undefined when there is none. */
export function readOrder(value: unknown, fields: Fields, at = 'orderBy'): Order | undefined {
  if (value === undefined) return undefined
  if (typeof value === 'string') return parseOrder(value, fields, at)
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_ORDER_TERMS) {
    const message = `${at}: must be a string or an array of 1 to ${MAX_ORDER_TERMS} terms {field, direction?}`
    return refuse('query-invalid', at, message)
  }
  const order: Term[] = []
  for (const [index, term] of value.entries()) order.push(readMembers(term, fields, `${at}[${index}]`, order))
  return order
}

/** The order as one text: its key in caches, and what `parseOrder` reads back to the same order. */
export function orderKey(order: Order): string {
  return order.map(({ field, direction }) => `${field} ${direction}`).join(', ')
}

/** The terms of an `order by`, the tie last. Nulls sort last both ways. */
export function orderToSql(order: Order, fields: Fields, tie: Tie): Sql {
  return join(
    keysOf(order, fields, tie).map(({ sql: key, direction, nullable }) => {
      // Ascending puts nulls last by itself; on a `not null` column the words would only hide the index.
      const nulls = nullable && direction === 'desc' ? sql` nulls last` : empty
      return sql`${key} ${direction === 'desc' ? sql`desc` : sql`asc`}${nulls}`
    }),
    ', ',
  )
}

export interface SortKey {
  readonly sql: Sql
  readonly type: FieldType
  readonly direction: Direction
  readonly nullable: boolean
}

/** All that the rows are sorted by, the tie last. */
export function keysOf(order: Order, fields: Fields, tie: Tie): readonly SortKey[] {
  const keys = order.flatMap(({ field: name, direction }) => {
    const field = fieldOf(fields, name)
    const nullable = field.nullable !== false
    return (field.order ?? [field.sql]).map((key) => ({ sql: key, type: field.type, direction, nullable }))
  })
  const direction = tie.direction ?? order.at(-1)?.direction ?? 'asc'
  return [...keys, { sql: tie.sql, type: tie.type ?? 'id', direction, nullable: false }]
}

function readTerm(walk: Scan, fields: Fields, before: Order): Term {
  const token = step(walk)
  if (token.kind !== 'word') failExpecting(walk, token, 'a field name', 'order-field')
  mustFindSortable(fields, token.text, failAt(walk, token))
  if (isIn(before, token.text))
    failAt(walk, token)(`${token.text} is named twice`, said('order-twice', token.text))
  const descends = take(walk, 'desc')
  if (!descends) take(walk, 'asc')
  return { field: token.text, direction: descends ? 'desc' : 'asc' }
}

function readMembers(value: unknown, fields: Fields, path: string, before: Order): Term {
  const members = mustHaveOnly(value, ['field', 'direction'], path)
  const name = mustBeText(members.field, `${path}.field`)
  mustFindSortable(fields, name, failIn(`${path}.field`))
  if (isIn(before, name)) failIn(`${path}.field`)(`${name} is named twice`, said('order-twice', name))
  const { direction = 'asc' } = members
  const word = typeof direction === 'string' ? direction.toLowerCase() : ''
  if (word !== 'asc' && word !== 'desc') return failIn(`${path}.direction`)('must be asc or desc')
  return { field: name, direction: word }
}

function isIn(order: Order, name: string): boolean {
  return order.some(({ field }) => field === name)
}
