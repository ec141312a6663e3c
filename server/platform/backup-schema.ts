/** What of a database is ours, found out by applying the migrations aside: tables, their columns, their order. */
import { escapeIdentifier, type Client } from 'pg'
import type { Migration } from './migration-files.ts'

export interface OwnTable {
  readonly name: string
  /** Without generated ones, which are computed again. */
  readonly columns: readonly string[]
}

/** Where migrations are applied aside; it never outlives a transaction. */
export const ASIDE = 'tidings_aside'

/**
 * The tables that these migrations make, those that others refer to first. Whatever else is in the database is not
 * Tidings'. Needs a transaction, and leaves nothing behind.
 */
export async function describeTables(client: Client, migrations: readonly Migration[]): Promise<OwnTable[]> {
  await client.query('savepoint aside')
  await applyAside(client, migrations)
  const tables = await readTables(client)
  await client.query('rollback to savepoint aside')
  return tables
}

/** Makes the schema aside and stands in it: what names no schema means this one from now on. */
export async function applyAside(client: Client, migrations: readonly Migration[]): Promise<void> {
  const { rows } = await client.query<{ path: string }>(`select current_setting('search_path') as path`)
  // On a distributed PostgreSQL: what is made aside concerns no other node.
  await client.query('set local citus.enable_ddl_propagation to off')
  await client.query(`create schema ${ASIDE}`)
  await client.query(`set local search_path to ${ASIDE}, ${rows[0]?.path ?? 'public'}`)
  for (const { text } of migrations) await client.query(text)
}

/** `"public"."contact"` */
export function nameOf(schema: string, { name }: Pick<OwnTable, 'name'>): string {
  return `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`
}

/** `"public"."contact" ("workspace_id", …)`, for COPY and insert. */
export function target(schema: string, table: OwnTable): string {
  return `${nameOf(schema, table)} (${listed(table)})`
}

/** Every row of a table in its columns; also of a partitioned one, which COPY does not take by name. */
export function selection(schema: string, table: OwnTable): string {
  return `select ${listed(table)} from ${nameOf(schema, table)}`
}

export async function homeSchema(client: Client): Promise<string> {
  const { rows } = await client.query<{ home: string | null }>('select current_schema() as home')
  return rows[0]?.home ?? 'public'
}

function listed({ columns }: OwnTable): string {
  return columns.map(escapeIdentifier).join(', ')
}

async function readTables(client: Client): Promise<OwnTable[]> {
  const { rows: tables } = await client.query<{ name: string; columns: string[]; refers: string[] }>(
    `select c.relname as name,
       array(select attname::text from pg_attribute
         where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
       array(select r.relname::text from pg_constraint f join pg_class r on r.oid = f.confrelid
         where f.conrelid = c.oid and f.contype = 'f' and r.oid <> c.oid) as refers
     from pg_class c
     where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
     order by c.relname`,
    [ASIDE],
  )
  const ordered: OwnTable[] = []
  const waiting = new Map(tables.map((table) => [table.name, table]))
  while (waiting.size > 0) {
    const free = [...waiting.values()].filter(({ refers }) => !refers.some((name) => waiting.has(name)))
    if (free.length === 0)
      throw new Error(`Tables refer to each other in a ring: ${[...waiting.keys()].join(', ')}`)
    for (const { name, columns } of free) {
      ordered.push({ name, columns })
      waiting.delete(name)
    }
  }
  return ordered
}
