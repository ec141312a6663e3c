/** Sealed columns as they stand in the database: which keys they need, and each of their values sealed again. */
import type { Queryable } from '../database.ts'
import { join, raw, sql, type Sql } from '../sql.ts'
import { openSecret, sealSecret, SEALED_COLUMNS, type SealedColumn, type SecretName } from './columns.ts'
import { SEALED_PREFIX } from './keyring.ts'

export interface SealCount {
  readonly name: SecretName
  /** Null: stored as it is. */
  readonly keyId: string | null
  readonly values: number
}

type Row = Readonly<Record<string, string>>

const BATCH = 200

/** How many values each key has sealed. */
export async function countSeals(db: Queryable): Promise<SealCount[]> {
  const counts: SealCount[] = []
  for (const [name, column] of entries()) {
    const text = asText(column)
    const found = await db.rows<{ keyId: string | null; values: number }>(sql`
      select case when ${text} like 'sealed:%' then split_part(${text}, ':', 3) end as key_id, count(*) as values
      from ${raw(column.table)} t where ${reachable(db, column)} and t.${raw(column.column)} is not null group by 1 order by 1`)
    counts.push(...found.map((count) => ({ name, ...count })))
  }
  return counts
}

/**
 * Seals whatever is not sealed with the first key, and says how much that was; one value a statement, so that a kill in
 * between leaves every value readable and the next call goes on. A value that somebody changes meanwhile is looked at
 * again. Throws `SealBroken` for what these keys do not open.
 */
export async function sealAll(db: Queryable): Promise<number> {
  const [current] = db.keys.ids()
  if (current === undefined) return 0
  let sealed = 0
  for (const [name, column] of entries()) {
    for (;;) {
      const rows = await readOthers(db, column, current)
      if (rows.length === 0) break
      for (const row of rows) if (await sealRow(db, name, row)) sealed += 1
    }
  }
  return sealed
}

function entries(): [SecretName, SealedColumn][] {
  // The keys of the object it was made from.
  return Object.entries(SEALED_COLUMNS) as [SecretName, SealedColumn][]
}

/** Rows of a workspace lie on its node. */
function reachable({ reach }: Queryable, { keys }: SealedColumn): Sql {
  return keys.some(({ column }) => column === 'workspace_id') ? reach.within('t.workspace_id') : sql`true`
}

/** What a row without a fault of ours always is: ASCII. */
function asText({ column, type }: SealedColumn): Sql {
  return type === 'bytea' ? sql`encode(t.${raw(column)}, 'escape')` : sql`t.${raw(column)}`
}

async function readOthers(db: Queryable, column: SealedColumn, current: string): Promise<Row[]> {
  const keys = column.keys.map((key, index) => sql`t.${raw(key.column)}::text as ${raw(`key${index}`)}`)
  // The signing keys that are not sealed yet are bytes of any kind.
  const stored = column.type === 'bytea' ? sql`encode(t.${raw(column.column)}, 'hex')` : asText(column)
  return db.rows<Row>(sql`
    select ${join(keys)}, ${stored} as stored from ${raw(column.table)} t
    where ${reachable(db, column)} and t.${raw(column.column)} is not null
      and ${asText(column)} not like ${`${SEALED_PREFIX}${current}:%`} limit ${BATCH}::int`)
}

async function sealRow(db: Queryable, name: SecretName, row: Row): Promise<boolean> {
  const { table, column, type, keys }: SealedColumn = SEALED_COLUMNS[name]
  const values = keys.map((_, index) => row[`key${index}`] ?? '')
  const stored = row['stored'] ?? ''
  const before = type === 'bytea' ? Buffer.from(stored, 'hex') : stored
  const after = reseal(db, name, values, before)
  const isRow = keys.map((key, index) => sql`${raw(key.column)} = ${values[index]}::${raw(key.type)}`)
  const changed = await db.rows(sql`
    update ${raw(table)} set ${raw(column)} = ${after}::${raw(type)}
    where ${join(isRow, ' and ')} and ${raw(column)} = ${before}::${raw(type)} returning ${raw(column)}`)
  return changed.length > 0
}

function reseal(
  db: Queryable,
  name: SecretName,
  row: readonly string[],
  stored: string | Buffer,
): string | Buffer {
  if (typeof stored === 'string') return sealSecret(db, name, row, openSecret(db, name, row, stored))
  return sealBytes(db, name, row, openBytes(db, name, row, stored))
}

/** Keys are bytes; sealed they are the ASCII of a sealed text. */
export function sealBytes(db: Queryable, name: SecretName, row: readonly string[], bytes: Buffer): Buffer {
  if (db.keys.ids().length === 0) return bytes
  return Buffer.from(sealSecret(db, name, row, bytes.toString('base64')))
}

export function openBytes(db: Queryable, name: SecretName, row: readonly string[], stored: Buffer): Buffer {
  const text = stored.toString('latin1')
  if (!text.startsWith('sealed:')) return stored
  return Buffer.from(openSecret(db, name, row, text), 'base64')
}
