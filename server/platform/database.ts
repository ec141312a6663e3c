/** The way to PostgreSQL: a pool, named statements, transactions, COPY streams and notifications. */
import type { PoolClient } from 'pg'
import copyStreams from 'pg-copy-streams'
import { isDatabaseAway, isNodeAway, isPartGone, isPoolBusy, sqlState } from './database-errors.ts'
import type { Connections } from './clients.ts'
import { cancelOn, cancelOver, openPool, type Cancel } from './connections.ts'
import { copyOut } from './copy.ts'
import type { DatabaseOptions, Db, Session } from './database-types.ts'
import { openReach } from './distribution/reach.ts'
import { openListener } from './listener.ts'
import { NO_KEYS } from './sealing/keyring.ts'
import { lending, watchForSilence } from './dead-connections.ts'
import { run } from './statements.ts'
import { transact, type Context } from './transactions.ts'

export { isDatabaseAway, sqlState } from './database-errors.ts'
export type { Db, DatabaseOptions, Listening, Queryable, Session, Tx } from './database-types.ts'

/** What a closing pool waits for who still uses it. */
const CLOSE_MILLISECONDS = 5_000
const ATTEMPTS = 5
const RETRIED = new Set(['40001', '40P01', '23505'])

/** Opens a pool (pools.ts opens those of a process); the first query connects. */
export function openDatabase(options: DatabaseOptions): Db {
  const { connection, log, keys = NO_KEYS, revive, listener = openListener(options) } = options
  const connections = openPool(options)
  const { pool } = connections
  const cancel: Cancel = options.cancel ?? cancelOver(pool)
  let isClosing = false
  pool.on('error', (error) => {
    // The embedded server may be gone before the last goodbye.
    if (!isClosing) log.warn({ err: error }, 'an idle database connection was lost')
  })
  const silence = watchForSilence(connection, log, connections.open)
  const connect = lending(connector(connections, revive), silence)
  const reach = openReach((work) => borrowing(connect, async () => undefined)(work))
  const queryable = borrowing(connect, reach.doubt)
  const context = { keys, reach }
  return {
    ...context,
    connections: pool.options.max,
    rows: (query, options) => plannedAnew(() => queryable((client) => run(client, query, options))),
    execute: (text, values) => queryable((client) => client.query(text, values)),
    transaction: (work, options) => queryable((client) => transact(client, context, work, options)),
    session: (work) => queryable((client) => work(sessionOn(client, context, cancel))),
    copyOut: async (query, format) => copyOut(await connect(), query, format, cancel),
    listen: listener.listen,
    close: async () => {
      isClosing = true
      reach.close()
      await connections.close(CLOSE_MILLISECONDS)
      silence.close()
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
      if (attempt === ATTEMPTS || !(RETRIED.has(sqlState(error) ?? '') || isPartGone(error))) throw error
    }
  }
}

/** One statement. */
async function plannedAnew<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask()
  } catch (error) {
    if (!isPartGone(error)) throw error
    return ask()
  }
}

/** Work on a connection that is given back afterwards, and thrown away when it broke. */
function borrowing(connect: () => Promise<PoolClient>, doubt: () => Promise<void>) {
  return async <Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> => {
    const client = await connect()
    let broken: Error | undefined
    try {
      return await work(client)
    } catch (error) {
      if (isDatabaseAway(error)) broken = error as Error
      if (isNodeAway(error)) void doubt()
      throw error
    } finally {
      client.release(broken)
    }
  }
}

/** When nobody answers, the server is brought back if it is ours, and asked once more. */
function connector(
  { connect }: Connections,
  revive: (() => Promise<void>) | undefined,
): () => Promise<PoolClient> {
  return async () => {
    try {
      return await connect()
    } catch (error) {
      if (!revive || !isDatabaseAway(error) || isPoolBusy(error)) throw error
      await revive()
      return connect()
    }
  }
}

function sessionOn(client: PoolClient, context: Context, cancel: Cancel): Session {
  return {
    ...context,
    cancel: () => cancelOn(client, cancel),
    rows: (query, options) => run(client, query, options),
    execute: (text, values) => client.query(text, values),
    transaction: (work, options) => transact(client, context, work, options),
    copyIn: (statement) => client.query(copyStreams.from(statement)),
  }
}
