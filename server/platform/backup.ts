/** A whole installation written into one file, from one snapshot, while it is in use. */
import type { FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import type { Client } from 'pg'
import copyStreams from 'pg-copy-streams'
import { encrypted } from './backup-cipher.ts'
import { writeFrames, type Frame } from './backup-format.ts'
import { BACKUP_BEGIN, BACKUP_END, ENCRYPTED_BEGIN } from './backup-opening.ts'
import { describeTables, homeSchema, selection, type OwnTable } from './backup-schema.ts'
import { connectClient, endClient, type Connection } from './clients.ts'
import { now } from './clock.ts'
import { readMigrations } from './migration-files.ts'
import { writeWhole } from './whole-file.ts'

export interface BackupResult {
  readonly tables: number
  readonly rows: number
  readonly bytes: number
}

export interface BackupOptions {
  readonly signal?: AbortSignal | undefined
  /** Encrypts the file. */
  readonly passphrase?: string | undefined
}

/** Rows are compressed five times over at 490 MB a second of one core; level 3 gains little. */
const COMPRESSION_LEVEL = 1
const OWNER_ONLY = 0o600
const NEWLINE = 0x0a

/**
 * Writes every table that the migrations make, and none that other software has in the database. The file is readable by its owner alone, since it
 * holds people's data, and replaces an older one of that name only when it is whole. The schema must be up to date.
 */
export async function writeBackup(
  connection: Connection,
  path: string,
  { signal, passphrase }: BackupOptions = {},
): Promise<BackupResult> {
  return writeWhole(path, OWNER_ONLY, async (file) => {
    const counted = await snapshot(connection, (frames) => write(file, frames, { signal, passphrase }))
    const { size } = await file.stat()
    return { ...counted, bytes: size }
  })
}

/** COPY writes text by these; they are the same wherever it is read. */
export const COPY_SETTINGS = `
  set local client_encoding to 'UTF8'; set local datestyle to 'ISO, YMD'; set local intervalstyle to 'postgres';
  set local timezone to 'UTC'; set local bytea_output to 'hex'; set local extra_float_digits to 1`

async function snapshot(
  connection: Connection,
  write: (frames: AsyncIterable<Frame>) => Promise<void>,
): Promise<{ tables: number; rows: number }> {
  const client = await connectClient(connection, 'tidings backup')
  try {
    await client.query('begin isolation level repeatable read')
    // On a distributed PostgreSQL, one connection a node: each would read from a snapshot of its own.
    await client.query('set local citus.max_adaptive_executor_pool_size to 1')
    await client.query(COPY_SETTINGS)
    const counted = { tables: 0, rows: 0 }
    await write(framesOf(client, counted))
    return counted
  } finally {
    await endClient(client)
  }
}

async function* framesOf(
  client: Client,
  counted: { tables: number; rows: number },
): AsyncGenerator<Frame, void> {
  const migrations = await readMigrations()
  const applied = migrations.map(({ name, sha256 }) => ({ name, sha256 }))
  yield { kind: 'header', header: { created: now().toISOString(), migrations: applied } }
  const home = await homeSchema(client)
  for (const table of await describeTables(client, migrations)) {
    yield { kind: 'table', table }
    const rows = yield* rowsOf(client, home, table)
    yield { kind: 'tableEnd', rows }
    counted.tables += 1
    counted.rows += rows
  }
}

async function* rowsOf(client: Client, home: string, table: OwnTable): AsyncGenerator<Frame, number> {
  let rows = 0
  const copy: AsyncIterable<Buffer> = client.query(
    copyStreams.to(`copy (${selection(home, table)}) to stdout`),
  )
  for await (const data of copy) {
    // A line end within a value is written `\n` in two letters.
    for (let at = data.indexOf(NEWLINE); at !== -1; at = data.indexOf(NEWLINE, at + 1)) rows += 1
    yield { kind: 'data', data }
  }
  return rows
}

async function write(
  file: FileHandle,
  frames: AsyncIterable<Frame>,
  { signal, passphrase }: BackupOptions,
): Promise<void> {
  await file.writeFile(passphrase === undefined ? BACKUP_BEGIN : ENCRYPTED_BEGIN)
  const compressed = createZstdCompress({
    params: {
      [constants.ZSTD_c_checksumFlag]: 1,
      [constants.ZSTD_c_compressionLevel]: COMPRESSION_LEVEL,
    },
  })
  const bytes = Readable.from(writeFrames(frames), { objectMode: false })
  const toDisk = async (source: AsyncIterable<Buffer>): Promise<void> => {
    const written = passphrase === undefined ? source : encrypted(source, passphrase)
    for await (const chunk of written) await file.writeFile(chunk)
  }
  await pipeline(bytes, compressed, toDisk, signal ? { signal } : {})
  await file.writeFile(BACKUP_END)
}
