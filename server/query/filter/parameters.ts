/** Values as parameters with their types, so that a statement's text and plan never depend on a value. */
import { sql, type Sql } from '../../platform/sql.ts'
import type { FieldType } from './fields.ts'
import type { Value } from './tree.ts'

const CASTS: Readonly<Record<FieldType, Sql>> = {
  string: sql`text`,
  number: sql`numeric`,
  boolean: sql`boolean`,
  date: sql`timestamptz`,
  id: sql`uuid`,
  strings: sql`text`,
  map: sql`text`,
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** One value with its cast. An id that is not a UUID goes as null, which equals nothing. */
export function one(type: FieldType, value: unknown): Sql {
  return sql`${sendable(type, value)}::${CASTS[type]}`
}

/** All values as one array, so that the statement's text does not vary with their number. */
export function many(type: FieldType, values: readonly unknown[]): Sql {
  return sql`${values.map((value) => sendable(type, value))}::${CASTS[type]}[]`
}

/**
 * The pattern of `like` for ILIKE. `%` and `_` are wildcards, a pattern without one matches anywhere. `\%`, `\_`
 * and `\\` stand for the character itself; any other backslash is a backslash.
 */
export function likePattern(value: Value): string {
  const pattern = String(value).replaceAll(/\\[\\%_]|\\/g, (part) => (part === '\\' ? '\\\\' : part))
  return /[%_]/.test(pattern.replaceAll(/\\./g, '')) ? pattern : `%${pattern}%`
}

function sendable(type: FieldType, value: unknown): unknown {
  return type === 'id' && !UUID.test(String(value)) ? null : value
}
