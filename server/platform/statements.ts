/** How a statement reaches PostgreSQL and its rows come back: names, parsed values, camelCase. */
import { createHash } from 'node:crypto'
import { types, type ClientBase, type CustomTypesConfig } from 'pg'
import type { QueryOptions } from './database-types.ts'
import { openShapes, type Named } from './statement-shapes.ts'
import type { Sql } from './sql.ts'

/** At most this many distinct statements are named, so that hostile filters cannot fill the server's memory. */
const NAMED_STATEMENTS = 500

const PARSERS = new Map<number, (text: string) => unknown>([
  [types.builtins.INT8, Number],
  [types.builtins.NUMERIC, Number],
  [types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString()],
])
const BINARY_PARSERS = new Map<number, (bytes: Buffer) => unknown>([
  [types.builtins.INT8, (bytes) => Number(bytes.readBigInt64BE())],
  [types.builtins.TEXT, (bytes) => bytes],
  [types.builtins.BYTEA, (bytes) => bytes],
])
const parsed: CustomTypesConfig = {
  getTypeParser: (oid, format) => PARSERS.get(oid) ?? types.getTypeParser(oid, format),
}
const binary: CustomTypesConfig = {
  getTypeParser: (oid) => BINARY_PARSERS.get(oid) ?? types.getTypeParser(oid, 'binary'),
}

/** One statement on a connection; rows as objects with camelCase names. */
export async function run<Row>(client: ClientBase, query: Sql, options: QueryOptions = {}): Promise<Row[]> {
  const isBinary = options.binary === true
  const asked = { values: query.values, types: isBinary ? binary : parsed, binary: isBinary }
  const ask = (named: Partial<Named>) =>
    client.query<Record<string, unknown>>({ text: query.text, ...named, ...asked })
  const result =
    options.named === 'as a shape'
      ? await shaped(client, query, ask)
      : await ask(options.named === false ? {} : namedOf(query.text))
  const keys = result.fields.map(({ name }) => [name, camelCase(name)] as const)
  if (keys.every(([from, to]) => from === to)) return result.rows as Row[]
  // The one place where a column's name becomes the code's; what a row holds is declared by its caller.
  return result.rows.map((row) => Object.fromEntries(keys.map(([from, to]) => [to, row[from]])) as Row)
}

async function shaped<Result>(
  client: ClientBase,
  query: Sql,
  ask: (named: Partial<Named>) => Promise<Result>,
): Promise<Result> {
  const named = shapes.namedFor(client, query)
  const began = performance.now()
  try {
    return await ask(named ?? {})
  } finally {
    shapes.took(query, performance.now() - began, named !== undefined)
  }
}

const shapes = openShapes()
const names = new Map<string, string>()

function namedOf(text: string): Partial<Named> {
  const known = names.get(text)
  if (known) return { name: known }
  if (names.size >= NAMED_STATEMENTS) return {}
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return { name }
}

const camelCased = new Map<string, string>()

function camelCase(name: string): string {
  let known = camelCased.get(name)
  if (known === undefined) {
    known = name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
    camelCased.set(name, known)
  }
  return known
}
