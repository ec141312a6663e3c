/** Brings the schema up to date: plain forward-only SQL files, in order, under a lock, their contents checksummed. */
import type { Client } from 'pg'
import { later } from '../lib/lazy.ts'
import { connectClient, endClient, type Connection } from './clients.ts'
import type { Log } from './log.ts'
import { watchForSilence } from './dead-connections.ts'
import { isDistributed } from './distribution/distributed.ts'
import { MIGRATIONS_FOLDER, readMigrations } from './migration-files.ts'
import { splitStatements } from '../lib/sql-statements.ts'

const OLDEST_POSTGRES = 150_000
const distributing = later(() => import('./distribution/distribute.ts'))

/**
 * Applies what is missing; safe to run by several processes at once. Throws a sentence when the server is older
 * than PostgreSQL 15, when an applied file was changed, or when the database is newer than this program.
 */
export async function migrate(connection: Connection, log: Log): Promise<{ applied: string[] }> {
  const client = await connectClient(connection, 'tidings migrate')
  const silence = watchForSilence(connection, log)
  silence.lend(client)
  try {
    await mustBeRecent(client)
    // The library's own lock fails where another process migrates; this one waits. It ends with the connection.
    await client.query(`select pg_advisory_lock(hashtextextended('tidings migrations', 0))`)
    const missing = await countMissing(client)
    if (missing === 0) return { applied: [] }
    log.info(`bringing the database up to date: ${missing} ${missing === 1 ? 'migration' : 'migrations'}`)
    const { runner } = await import('node-pg-migrate')
    // A distributed PostgreSQL changes tables that refer to each other over one connection a node, or not at all.
    await client.query(`set citus.multi_shard_modify_mode to 'sequential'`)
    const applied = await runner({
      dbClient: oneByOne(client),
      dir: MIGRATIONS_FOLDER,
      ignorePattern: '(?!.*\\.sql$).*',
      migrationsTable: 'migration',
      direction: 'up',
      singleTransaction: true,
      noLock: true,
      log: () => undefined,
    })
    await distributeThem(client, log)
    // At last: whoever was killed before goes on with what is left.
    await keepChecksums(client)
    for (const { name } of applied) log.debug(`migrated: ${name}`)
    return { applied: applied.map(({ name }) => name) }
  } finally {
    silence.close()
    await endClient(client)
  }
}

/** What they have made is laid where it belongs; where PostgreSQL is one machine nothing of that is loaded. */
async function distributeThem(client: Client, log: Log): Promise<void> {
  if (!(await isDistributed(client))) return
  const { distributeNew } = await distributing()
  for (const name of await distributeNew(client)) log.info(`distributed: ${name}`)
}

/** The migrations a database has not seen yet; empty when it is up to date. */
export async function pendingMigrations(connection: Connection): Promise<string[]> {
  const client = await connectClient(connection, 'tidings migrate')
  try {
    const { rows: tables } = await client.query(`select where to_regclass('migration') is not null`)
    const { rows } =
      tables.length > 0 ? await client.query<{ name: string }>('select name from migration') : { rows: [] }
    const done = new Set(rows.map(({ name }) => name))
    return (await checksums()).map(([name]) => name).filter((name) => !done.has(name))
  } finally {
    await endClient(client)
  }
}

async function mustBeRecent(client: Client): Promise<void> {
  const { rows } = await client.query<{ version: number; shown: string }>(`
    select current_setting('server_version_num')::int as version, current_setting('server_version') as shown`)
  const [server] = rows
  if (server && server.version < OLDEST_POSTGRES) {
    throw new Error(`This database runs PostgreSQL ${server.shown}; Tidings needs 15 or newer`)
  }
}

/** How many migrations are missing. Throws when what was applied is not what this program has. */
async function countMissing(client: Client): Promise<number> {
  await client.query(`
    create table if not exists migration_checksum (name text primary key, sha256 text not null)`)
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from migration_checksum',
  )
  const files = new Map(await checksums())
  for (const { name, sha256 } of rows) {
    const file = files.get(name)
    if (file === undefined) {
      throw new Error(
        `The database has migration ${name}, which this Tidings does not know: run a newer Tidings`,
      )
    }
    if (file !== sha256) {
      throw new Error(
        `migrations/${name}.sql was changed after it was applied; restore it, and add a new file instead`,
      )
    }
  }
  return files.size - rows.length
}

async function keepChecksums(client: Client): Promise<void> {
  const files = await checksums()
  await client.query(
    `insert into migration_checksum (name, sha256) select * from unnest($1::text[], $2::text[])
     on conflict (name) do nothing`,
    [files.map(([name]) => name), files.map(([, sha256]) => sha256)],
  )
}

async function checksums(): Promise<(readonly [string, string])[]> {
  return (await readMigrations()).map(({ name, sha256 }) => [name, sha256] as const)
}

/**
 * The same connection for a library that sends whole files: a distributed PostgreSQL refuses to change a table in a
 * message of several statements. Answers with what the last one gave.
 */
function oneByOne(client: Client): Client {
  const query = async (text: unknown, values?: unknown): Promise<unknown> => {
    if (typeof text !== 'string' || values !== undefined)
      return client.query(text as string, values as unknown[])
    let answer: unknown
    for (const statement of splitStatements(text)) answer = await client.query(statement)
    return answer
  }
  // Whatever else is asked of it is the connection's own.
  return Object.create(client, { query: { value: query } }) as Client
}
