/** The way to PostgreSQL: a pool, named statements, transactions, COPY streams and notifications. */
import { createHash } from 'node:crypto'
import type { Readable, Writable } from 'node:stream'
import pg from 'pg'
import copyStreams from 'pg-copy-streams'
import type { Log } from './log.ts'
import { raw, sql, type Sql } from './sql.ts'

export interface Queryable {
  /** Rows as objects with camelCase names; times as ISO strings, bigint and numeric as numbers. */
  rows<Row>(query: Sql, options?: QueryOptions): Promise<Row[]>
  /** For libraries that write their own SQL: rows as the driver gives them. */
  execute(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
}

export interface QueryOptions {
  /** False for statements whose text varies with the caller's filter: planned for their own values. */
  readonly named?: boolean
}

export type Tx = Queryable & { readonly inTransaction: true }

export interface Db extends Queryable {
  transaction<Result>(work: (tx: Tx) => Promise<Result>, options?: TransactionOptions): Promise<Result>
  /** The bytes of `COPY (query) TO STDOUT …`, with back pressure; the connection returns when the stream ends. */
  copyOut(query: Sql, format: string): Promise<Readable>
  /** Runs `work` on one reserved connection, for session state such as temporary tables and COPY FROM. */
  session<Result>(work: (session: Session) => Promise<Result>): Promise<Result>
  /** Hears a channel, reconnecting for ever; `onGap` is told when notifications may have been missed. */
  listen(channel: string, onMessage: (payload: string) => void, onGap: () => void): Promise<Listening>
  close(): Promise<void>
}

export interface Session extends Queryable {
  transaction<Result>(work: (tx: Tx) => Promise<Result>, options?: TransactionOptions): Promise<Result>
  copyIn(statement: string): Writable
}

export interface Listening {
  isLive(): boolean
  close(): Promise<void>
}

interface TransactionOptions {
  /** One snapshot for every statement of the transaction. */
  readonly isolation?: 'repeatable read'
}

export interface DatabaseOptions {
  readonly connection: pg.PoolConfig
  readonly log: Log
  readonly connections?: number
  /** Called when no connection could be made: the embedded server is brought back here. */
  readonly revive?: (() => Promise<void>) | undefined
}

/** At most this many distinct statements are named, so that hostile filters cannot fill the server's memory. */
const NAMED_STATEMENTS = 500
const ATTEMPTS = 5
const RETRIED = new Set(['40001', '40P01', '23505'])

const PARSERS = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, Number],
  [pg.types.builtins.NUMERIC, Number],
  [pg.types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString()],
])
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => PARSERS.get(oid) ?? pg.types.getTypeParser(oid, format),
}

/** Opens a pool; the first query connects. */
export function openDatabase({ connection, log, connections = 10, revive }: DatabaseOptions): Db {
  const pool = new pg.Pool({
    max: connections,
    connectionTimeoutMillis: 10_000,
    application_name: 'tidings',
    ...connection,
  })
  let isClosing = false
  pool.on('error', (error) => {
    // The embedded server may be gone before the last goodbye.
    if (!isClosing) log.warn({ err: error }, 'an idle database connection was lost')
  })
  const connect = connector(pool, revive)
  const queryable = async <Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> => {
    const client = await connect()
    let broken: Error | undefined
    try {
      return await work(client)
    } catch (error) {
      if (isDatabaseAway(error)) broken = error as Error
      throw error
    } finally {
      client.release(broken)
    }
  }
  return {
    rows: (query, options) => queryable((client) => run(client, query, options)),
    execute: (text, values) => queryable((client) => client.query(text, values)),
    transaction: (work, options) => queryable((client) => transact(client, work, options)),
    session: (work) => queryable((client) => work(sessionOn(client))),
    copyOut: async (query, format) => copyOut(await connect(), query, format),
    listen: (channel, onMessage, onGap) => listen({ connection, log, revive }, channel, onMessage, onGap),
    close: async () => {
      isClosing = true
      await pool.end()
    },
  }
}

/**
 * Runs a transaction again when another one was in the way: deadlock, serialization, or a unique key that a twin
 * took first (SQLSTATE 40P01, 40001, 23505). `work` must be safe to repeat.
 */
export async function retried<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === ATTEMPTS || !RETRIED.has(sqlState(error) ?? '')) throw error
    }
  }
}

/** A transaction as a database, so that verbs with transactions of their own become parts of it. */
export function within(tx: Tx): Db {
  const outside = (): never => {
    throw new Error('This needs a connection of its own and cannot run within a transaction')
  }
  return {
    rows: tx.rows,
    execute: tx.execute,
    transaction: (work) => work(tx),
    copyOut: outside,
    session: outside,
    listen: outside,
    close: outside,
  }
}

/** The SQLSTATE of a database error, or undefined for anything else. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined
}

/** A statement with its values written in, for COPY, which takes no parameters. */
export function inlined(query: Sql): Sql {
  return raw(query.strings.reduce((text, part, index) => text + literal(query.values[index - 1]) + part))
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (typeof value === 'number' || typeof value === 'boolean') return `'${String(value)}'`
  if (Array.isArray(value)) return pg.escapeLiteral(arrayText(value))
  if (typeof value === 'string') return pg.escapeLiteral(value)
  throw new TypeError(`A COPY cannot carry a ${typeof value}`)
}

function arrayText(values: readonly unknown[]): string {
  const quoted = values.map((value) =>
    value === null ? 'NULL' : `"${String(value).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`,
  )
  return `{${quoted.join(',')}}`
}

function connector(pool: pg.Pool, revive?: () => Promise<void>): () => Promise<pg.PoolClient> {
  return async () => {
    try {
      return await pool.connect()
    } catch (error) {
      if (!revive || !isDatabaseAway(error)) throw error
      await revive()
      return pool.connect()
    }
  }
}

const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= NAMED_STATEMENTS) return known
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return name
}

async function run<Row>(client: pg.ClientBase, query: Sql, options: QueryOptions = {}): Promise<Row[]> {
  const { text, values } = query
  const name = options.named === false ? undefined : nameOf(text)
  const result = await client.query<Record<string, unknown>>(
    name ? { name, text, values, types } : { text, values, types },
  )
  const keys = result.fields.map(({ name }) => [name, camelCase(name)] as const)
  if (keys.every(([from, to]) => from === to)) return result.rows as Row[]
  // The one place where a column's name becomes the code's; what a row holds is declared by its caller.
  return result.rows.map((row) => Object.fromEntries(keys.map(([from, to]) => [to, row[from]])) as Row)
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

async function transact<Result>(
  client: pg.ClientBase,
  work: (tx: Tx) => Promise<Result>,
  options: TransactionOptions = {},
): Promise<Result> {
  await client.query(options.isolation ? `begin isolation level ${options.isolation}` : 'begin')
  try {
    const result = await work({
      inTransaction: true,
      rows: (query, options) => run(client, query, options),
      execute: (text, values) => client.query(text, values),
    })
    await client.query('commit')
    return result
  } catch (error) {
    if (!isDatabaseAway(error)) await client.query('rollback')
    throw error
  }
}

function sessionOn(client: pg.PoolClient): Session {
  return {
    rows: (query, options) => run(client, query, options),
    execute: (text, values) => client.query(text, values),
    transaction: (work, options) => transact(client, work, options),
    copyIn: (statement) => client.query(copyStreams.from(statement)),
  }
}

function copyOut(client: pg.PoolClient, query: Sql, format: string): Readable {
  const { text } = sql`copy (${inlined(query)}) to stdout ${raw(format)}`
  const stream = client.query(copyStreams.to(text))
  let released = false
  const release = (error?: Error): void => {
    if (released) return
    released = true
    client.release(error)
  }
  stream.once('end', () => release())
  stream.once('error', (error) => release(error))
  // A reader that leaves early would leave COPY running on the connection: drop it.
  stream.once('close', () => release(new Error('the copy was abandoned')))
  return stream
}

async function listen(
  { connection, log, revive }: DatabaseOptions,
  channel: string,
  onMessage: (payload: string) => void,
  onGap: () => void,
): Promise<Listening> {
  let client: pg.Client | undefined
  let closed = false
  let timer: NodeJS.Timeout | undefined
  const again = (): void => {
    if (closed || timer) return
    client = undefined
    onGap()
    timer = setTimeout(() => {
      timer = undefined
      start().catch((error: unknown) => {
        log.warn({ err: error }, 'the database does not answer the listener')
        again()
      })
    }, 500)
  }
  const start = async (): Promise<void> => {
    await revive?.()
    const next = new pg.Client({ application_name: 'tidings listener', ...connection })
    next.on('error', again)
    next.on('end', again)
    next.on('notification', ({ payload }) => onMessage(payload ?? ''))
    await next.connect()
    await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    client = next
    onGap()
  }
  await start()
  return {
    isLive: () => client !== undefined,
    close: async () => {
      closed = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}

/** Is the database away rather than a statement wrong? SQLSTATE class 08, 57P0x, and what sockets say. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (/^(08|57P0)/.test(code) || /^(ECONN|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND)/.test(code))
    return true
  return /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/.test(
    error.message,
  )
}
