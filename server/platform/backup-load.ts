/** The rows of a backup put into tables: those of this schema, or of an older one that is migrated on the way. */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { escapeIdentifier, type Client } from 'pg'
import copyStreams from 'pg-copy-streams'
import { readFrames, type BackupTable, type Frame } from './backup-format.ts'
import { BackupUnreadable } from './backup-opening.ts'
import {
  applyAside,
  ASIDE,
  describeTables,
  nameOf,
  selection,
  target,
  type OwnTable,
} from './backup-schema.ts'
import type { Migration } from './migration-files.ts'

export interface Content extends BackupTable {
  readonly rows: number
}

export interface Plan {
  readonly path: string
  readonly passphrase: string | undefined
  readonly known: readonly Migration[]
  /** How many of the known migrations the backup has. */
  readonly version: number
  readonly contents: readonly Content[]
}

/** Into the schema of the backup's own time, from there through the migrations since, and then where it belongs. */
export async function loadAside(
  client: Client,
  home: string,
  own: readonly OwnTable[],
  plan: Plan,
): Promise<void> {
  const before = plan.known.slice(0, plan.version)
  const tables = await describeTables(client, before)
  const { rows } = await client.query<{ path: string }>(`select current_setting('search_path') as path`)
  await applyAside(client, before)
  await load(client, ASIDE, tables, plan)
  for (const { text } of plan.known.slice(plan.version)) await client.query(text)
  await client.query(`set local search_path to ${rows[0]?.path ?? 'public'}`)
  for (const table of own) {
    await client.query(
      `insert into ${target(home, table)} overriding system value ${selection(ASIDE, table)}`,
    )
  }
  await client.query(`drop schema ${ASIDE} cascade`)
}

/** Into tables that are empty. */
export async function load(
  client: Client,
  schema: string,
  tables: readonly OwnTable[],
  plan: Plan,
): Promise<void> {
  const missing = tables.filter(({ name }) => !plan.contents.some((content) => content.name === name))
  if (missing.length > 0) {
    throw new BackupUnreadable(
      `The backup lacks ${missing.map(({ name }) => name).join(', ')}; use another copy of it`,
    )
  }
  const frames = readFrames(plan.path, plan.passphrase)
  for await (const frame of frames) {
    if (frame.kind !== 'table') continue
    const { name, columns } = frame.table
    const table = tables.find((own) => own.name === name)
    if (!table || !columns.every((column) => table.columns.includes(column))) {
      throw new BackupUnreadable(`The backup has a table ${name} that does not fit this schema`)
    }
    await copyIn(client, `copy ${target(schema, { name, columns })} from stdin`, frames)
  }
  for (const { name, rows } of plan.contents) await mustHold(client, schema, name, rows)
}

/** The data frames that come next, up to the end of their table. */
async function copyIn(client: Client, statement: string, frames: AsyncGenerator<Frame, void>): Promise<void> {
  async function* data(): AsyncGenerator<Buffer, void> {
    for (;;) {
      const { value, done } = await frames.next()
      if (done === true || value.kind !== 'data') return
      yield value.data
    }
  }
  await pipeline(Readable.from(data(), { objectMode: false }), client.query(copyStreams.from(statement)))
}

async function mustHold(client: Client, schema: string, name: string, rows: number): Promise<void> {
  const { rows: counted } = await client.query<{ n: string }>(
    `select count(*) as n from ${nameOf(schema, { name })}`,
  )
  if (Number(counted[0]?.n) !== rows) {
    throw new BackupUnreadable(
      `${name} came out with ${counted[0]?.n} rows instead of ${rows}; nothing was changed`,
    )
  }
}

/** Numbers that are given out go on after those that came in. */
export async function setSequences(client: Client, home: string, own: readonly OwnTable[]): Promise<void> {
  for (const table of own) {
    const name = nameOf(home, table)
    const { rows } = await client.query<{ column: string; sequence: string }>(
      `select c as column, pg_get_serial_sequence($1, c) as sequence from unnest($2::text[]) c
       where pg_get_serial_sequence($1, c) is not null`,
      [name, table.columns],
    )
    for (const { column, sequence } of rows) {
      const next = `coalesce((select max(${escapeIdentifier(column)}) from ${name}), 0) + 1`
      await client.query(`select setval($1, ${next}, false)`, [sequence])
    }
  }
}
