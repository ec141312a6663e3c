/** What a resource declares, once, about the fields its lists can be filtered and sorted by. */
import { said, type Said } from '../../refusals.ts'
import type { Sql } from '../../platform/sql.ts'
import { findNearest } from './nearest.ts'
import type { Operator, Value } from './tree.ts'

/** `id` is a uuid column, `strings` a text[] one, `map` a jsonb object, `date` a timestamptz. */
export type FieldType = 'string' | 'number' | 'boolean' | 'date' | 'id' | 'strings' | 'map'

export interface Field {
  readonly type: FieldType
  readonly sql: Sql
  /** True unless said otherwise. */
  readonly filterable?: boolean
  /** True unless said otherwise; lists and maps never are. */
  readonly sortable?: boolean
  /** True unless said otherwise: only a column known to be `not null` is sorted and sought by plain index. */
  readonly nullable?: boolean
  /** Holds text of any length, such as the body of a post: it costs more to read (weight.ts). */
  readonly isLong?: boolean
  /** Compares without case: through `lower(…)`, which is what an index has to hold. */
  readonly caseless?: boolean
  /** What is sorted by, one after the other, when it is not `sql`; each unset when the field is, and of its type. */
  readonly order?: readonly Sql[]
  /** Fewer operators than the type takes. */
  readonly operators?: readonly Operator[]
  /**
   * The field's own SQL, such as tags through a link table, each table with the workspace's id as a value; every
   * parameter needs its cast. `ne` never comes
   * here: it is whatever `eq` does not match. `eq` with null asks whether the field is unset.
   */
  readonly condition?: (
    operator: Exclude<Operator, 'ne'>,
    values: readonly Value[],
    key: string | undefined,
    workspaceId: string | undefined,
  ) => Sql
}

/** Names may hold dots (`follows.email`); a map's members are its name, a dot and the member's key. */
export type Fields = Readonly<Record<string, Field>>

export interface FoundField {
  readonly name: string
  readonly field: Field
  readonly key?: string
}

/** Ends the reading with a refusal at the place that is being read. */
export type Fail = (message: string, words?: Said) => never

const COMPARISONS: readonly Operator[] = ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'in', 'between']

const OPERATORS_OF: Readonly<Record<FieldType, readonly Operator[]>> = {
  string: [...COMPARISONS, 'like'],
  number: COMPARISONS,
  boolean: ['eq', 'ne'],
  date: COMPARISONS,
  id: COMPARISONS,
  strings: ['eq', 'ne', 'in', 'like'],
  map: [...COMPARISONS, 'like'],
}

/** The field of that name that may be filtered by; fails with the fields that may, and the nearest name. */
export function mustFindFilterable(fields: Fields, name: string, fail: Fail): FoundField {
  const found = findField(fields, name)
  if (found !== undefined && isFilterable(found.field)) return found
  const map = name.replace(/\.$/, '')
  const own = findOwn(fields, map)
  if (own?.type === 'map' && isFilterable(own)) {
    return fail(
      `${map} is a map: name one of its members, as in ${map}.size or ${map}.'shoe size'`,
      said('filter-map', map),
    )
  }
  const names = namesOf(fields, isFilterable)
  return fail(
    unknown(name, 'filter', names),
    said('filter-unknown', shortened(name), findNearest(name, names) ?? ''),
  )
}

/** The field of that name that may be sorted by; fails with the fields that may, and the nearest name. */
export function mustFindSortable(fields: Fields, name: string, fail: Fail): Field {
  const own = findOwn(fields, name)
  return own && isSortable(own)
    ? own
    : fail(unknown(name, 'sort', namesOf(fields, isSortable)), said('order-unknown', name))
}

/** The field a condition or an order already names. */
export function fieldOf(fields: Fields, name: string): Field {
  const field = findOwn(fields, name)
  if (field === undefined) throw new Error(`No field ${name}: this filter was read with other fields`)
  return field
}

/** The operators of a field, in the order that errors list them. */
export function operatorsOf(field: Field): readonly Operator[] {
  return field.operators ?? OPERATORS_OF[field.type]
}

/** Names that can be filtered by, for messages and documents; a map's stands for its members. */
export function filterableNames(fields: Fields): readonly string[] {
  return namesOf(fields, isFilterable)
}

/** Names that can be sorted by, for messages and documents. */
export function sortableNames(fields: Fields): readonly string[] {
  return namesOf(fields, isSortable)
}

function findField(fields: Fields, name: string): FoundField | undefined {
  const own = findOwn(fields, name)
  if (own && own.type !== 'map') return { name, field: own }
  const dot = name.indexOf('.')
  const map = dot > 0 ? findOwn(fields, name.slice(0, dot)) : undefined
  if (map?.type !== 'map' || dot === name.length - 1) return undefined
  return { name: name.slice(0, dot), field: map, key: name.slice(dot + 1) }
}

function findOwn(fields: Fields, name: string): Field | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}

function isFilterable(field: Field): boolean {
  return field.filterable !== false
}

function isSortable(field: Field): boolean {
  return field.sortable !== false && field.type !== 'strings' && field.type !== 'map'
}

function namesOf(fields: Fields, isUsable: (field: Field) => boolean): readonly string[] {
  return Object.keys(fields)
    .filter((name) => isUsable(fieldOf(fields, name)))
    .map((name) => (fieldOf(fields, name).type === 'map' ? `${name}.…` : name))
}

function unknown(name: string, use: 'filter' | 'sort', names: readonly string[]): string {
  const nearest = findNearest(name, names)
  const guess = nearest === undefined ? '.' : `; did you mean ${nearest}?`
  return `"${shortened(name)}" is not a field to ${use} by${guess} Fields to ${use} by: ${names.join(', ')}`
}

function shortened(name: string): string {
  return name.length > 60 ? `${name.slice(0, 60)}…` : name
}
