/** Rows that are in memory already, filtered in the one language, by PostgreSQL as any list is: a word means one thing. */
import type { Queryable } from '../platform/database.ts'
import { join, raw, sql } from '../platform/sql.ts'
import type { Fields, FieldType } from './filter/fields.ts'
import { parseFilter } from './filter/parse.ts'
import { filterToSql } from './filter/to-sql.ts'

/** Names are ours, never a caller's. */
export type RowFields = Readonly<Record<string, FieldType>>

const COLUMNS: Readonly<Record<FieldType, string>> = {
  string: 'text',
  number: 'numeric',
  boolean: 'boolean',
  date: 'timestamptz',
  id: 'uuid',
  strings: 'text[]',
  map: 'jsonb',
}

/** In their order. A fault in the filter is refused at its position (400). */
export async function filterRows<Row extends object>(
  db: Queryable,
  rows: readonly Row[],
  types: RowFields,
  text: string,
): Promise<Row[]> {
  const names = Object.keys(types)
  const fields: Fields = Object.fromEntries(
    Object.entries(types).map(([name, type]) => [name, { type, sql: raw(`r."${name}"`) }]),
  )
  const filter = parseFilter(text, fields)
  // Values are bound; only names and types of our own are text.
  const columns = join(names.map((name) => raw(`"${name}" ${COLUMNS[types[name] ?? 'string']}`)))
  const numbered = rows.map((row, place) => ({ ...row, 'row place': place }))
  const found = await db.rows<{ place: number }>(sql`
    select r."row place" as place from jsonb_to_recordset(${JSON.stringify(numbered)}::jsonb) as r ("row place" int, ${columns})
    where ${filterToSql(filter, fields)} order by 1`)
  return found.flatMap(({ place }) => rows[place] ?? [])
}
