/** A backup read back into a database: all of it in one transaction, or nothing. */
import type { Client } from 'pg'
import { readFrames, type BackupHeader, type BackupTable } from './backup-format.ts'
import { BackupUnreadable } from './backup-opening.ts'
import { load, loadAside, setSequences, type Content, type Plan } from './backup-load.ts'
import { describeTables, homeSchema, nameOf, selection, type OwnTable } from './backup-schema.ts'
import { COPY_SETTINGS } from './backup.ts'
import { connectClient, endClient, type Connection } from './clients.ts'
import type { Queryable } from './database.ts'
import { WHOLE } from './distribution/reach.ts'
import { readMigrations, type Migration } from './migration-files.ts'
import { isAlone } from './sole-user.ts'
import { NO_KEYS, type Keyring } from './sealing/keyring.ts'
import { countSeals, sealAll } from './sealing/store.ts'
import { run } from './statements.ts'

export interface RestoreOptions {
  /** Throws away what the installation holds; without it only an empty one is restored into. */
  readonly replaces: boolean
  /** Of an encrypted backup. */
  readonly passphrase?: string | undefined
  /** What opens the backup's secrets; the first one seals them from then on. Without any they stay as they are. */
  readonly keys?: Keyring
  /** Those of this program, unless a test says otherwise. */
  readonly migrations?: readonly Migration[]
}

export interface RestoreResult {
  /** When the backup was made. */
  readonly created: string
  readonly tables: number
  readonly rows: number
}

/** The installation is not as a restore needs it; the message says what to do. */
export class RestoreRefused extends Error {}

/**
 * Restores the file into a database whose schema is up to date. Reads it through once before anything is touched; then
 * loads, checks the number of rows of every table, and commits. A backup of an older schema is loaded aside, migrated
 * there and moved over. Throws `BackupUnreadable` or `RestoreRefused`, whose messages are for people.
 */
export async function restoreBackup(
  connection: Connection,
  path: string,
  { replaces, passphrase, keys = NO_KEYS, migrations }: RestoreOptions,
): Promise<RestoreResult> {
  const known = migrations ?? (await readMigrations())
  const { header, contents } = await survey(path, passphrase)
  const version = mustBeKnown(header, known)
  const client = await connectClient(connection, 'tidings restore')
  try {
    await restore(client, { path, passphrase, known, version, contents }, replaces, keys)
  } finally {
    // What was not committed ends with the connection.
    await endClient(client)
  }
  return { created: header.created, tables: contents.length, rows: sum(contents) }
}

interface Survey {
  readonly header: BackupHeader
  readonly contents: readonly Content[]
}

/** What the file says it holds, all of it read and proved whole. */
async function survey(path: string, passphrase: string | undefined): Promise<Survey> {
  let header: BackupHeader | undefined
  let table: BackupTable | undefined
  const contents: Content[] = []
  for await (const frame of readFrames(path, passphrase)) {
    if (frame.kind === 'header') header = frame.header
    if (frame.kind === 'table') table = frame.table
    if (frame.kind === 'tableEnd' && table) contents.push({ ...table, rows: frame.rows })
  }
  if (!header) throw new BackupUnreadable('The backup is damaged or not whole; use another copy of it')
  return { header, contents }
}

function mustBeKnown({ migrations }: BackupHeader, known: readonly Migration[]): number {
  for (const [index, { name, sha256 }] of migrations.entries()) {
    const ours = known[index]
    if (ours?.name !== name) {
      throw new BackupUnreadable(
        `The backup has migration ${name}, which this Tidings does not know: restore it with a newer Tidings`,
      )
    }
    if (ours.sha256 !== sha256) {
      throw new BackupUnreadable(
        `The backup was made with another migrations/${name}.sql: restore it with the Tidings that made it`,
      )
    }
  }
  return migrations.length
}

async function restore(client: Client, plan: Plan, replaces: boolean, keys: Keyring): Promise<void> {
  // Who starts meanwhile migrates first, and so waits until we are done.
  await client.query(`select pg_advisory_lock(hashtextextended('tidings migrations', 0))`)
  await mustBeAlone(client)
  await client.query('begin')
  await client.query(COPY_SETTINGS)
  // A distributed PostgreSQL refuses to empty what it has just read over several connections.
  await client.query(`set local citus.multi_shard_modify_mode to 'sequential'`)
  const home = await homeSchema(client)
  const own = await describeTables(client, plan.known)
  await client.query(`lock table ${names(home, own)} in access exclusive mode`)
  if (!replaces) await mustBeEmpty(client, home, own)
  await client.query(`truncate ${names(home, own)}`)
  if (plan.version === plan.known.length) await load(client, home, own, plan)
  else await loadAside(client, home, own, plan)
  await setSequences(client, home, own)
  await adoptSecrets(client, keys)
  await client.query('commit')
  // A plan made for empty tables can be a hundred times slower.
  for (const table of own) await client.query(`analyze ${names(home, [table])}`)
}

/** The secrets that came in, opened and sealed with this installation's own key; or nothing is restored. */
async function adoptSecrets(client: Client, keys: Keyring): Promise<void> {
  const db: Queryable = {
    keys,
    reach: WHOLE,
    rows: (query, options) => run(client, query, { ...options, named: false }),
    execute: (text, values) => client.query(text, values),
  }
  const needed = (await countSeals(db)).flatMap(({ keyId }) => keyId ?? [])
  const missing = [...new Set(needed)].filter((id) => !keys.ids().includes(id))
  if (missing.length > 0) {
    throw new RestoreRefused(
      `The secrets in this backup are sealed with the key ${missing.join(', ')}, which this installation does not have. ` +
        'Say --secret-key-file FILE, with a file that holds it: secret.key of the data folder where the backup was made, ' +
        'or its SECRET_KEY. Nothing was changed',
    )
  }
  await sealAll(db)
}

async function mustBeAlone(client: Client): Promise<void> {
  if (!(await isAlone(client)))
    throw new RestoreRefused('Tidings is running on this database; stop the server and other commands first')
}

async function mustBeEmpty(client: Client, home: string, own: readonly OwnTable[]): Promise<void> {
  for (const table of own) {
    const { rows } = await client.query(`${selection(home, table)} limit 1`)
    if (rows.length > 0) {
      throw new RestoreRefused(
        'This installation is not empty; restore into an empty one, or say --replace to throw away what it holds',
      )
    }
  }
}

function names(schema: string, tables: readonly OwnTable[]): string {
  return tables.map((table) => nameOf(schema, table)).join(', ')
}

function sum(contents: readonly Content[]): number {
  return contents.reduce((total, { rows }) => total + rows, 0)
}
