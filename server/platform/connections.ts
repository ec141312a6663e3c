/** A pool of connections, the settings of each, and how what one of them is doing is ended. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientBase, Pool, QueryResult } from 'pg'
import { openConnections, type Connection, type Connections } from './clients.ts'

export interface PoolOptions {
  readonly connection: Connection
  readonly connections?: number
  /** What PostgreSQL shows of its connections; `tidings` unless said otherwise. */
  readonly name?: string
  /** Set once on each connection, as `set name = value`; no request pays for it. */
  readonly settings?: Readonly<Record<string, string | number>> | undefined
  /** Statements are sent while others are being answered (libpq's pipeline mode); nothing can be copied then. */
  readonly isPipelined?: boolean
}

/** Ends what a process of PostgreSQL is doing; false when there is no such process. */
export type Cancel = (backend: number) => Promise<boolean>

/** Half a minute. */
const DROPPED_ASKED = 300
const DROPPED_MILLISECONDS = 100

/** The process of PostgreSQL that serves a connection, as PostgreSQL numbers it. */
const backends = new WeakMap<ClientBase, number>()
const clusters = new WeakSet<ClientBase>()

/** By statements and not as the connection opens, which poolers such as PgBouncer would refuse. */
export function openPool(options: PoolOptions): Connections {
  const { connection, connections, name, settings = {}, isPipelined = false } = options
  const statements = Object.entries(settings).map(([setting, value]) => `set ${setting} = ${value};`)
  return openConnections({
    application_name: name ?? 'tidings',
    ...connection,
    max: connections ?? 10,
    pipeline: isPipelined,
    // Before a new connection is first used; one that cannot be prepared is dropped.
    verify: (client, done) =>
      client.query(statements.join(' '), (error: Error | null) => learnBackend(client, error, done)),
  })
}

function learnBackend(client: ClientBase, fault: Error | null, done: (fault?: Error) => void): void {
  if (fault) return done(fault)
  client.query(
    `select pg_backend_pid() as pid, exists (select from pg_extension where extname = 'citus') as "isOfCluster"`,
    (error: Error | null, answer?: QueryResult<{ pid: number; isOfCluster: boolean }>) => {
      const [backend] = answer?.rows ?? []
      if (backend) backends.set(client, backend.pid)
      if (backend?.isOfCluster) clusters.add(client)
      done(error ?? undefined)
    },
  )
}

/** Is this a connection to a PostgreSQL that may hand a statement on to other machines? */
export function isOfCluster(client: ClientBase): boolean {
  return clusters.has(client)
}

/** Over another connection of the same pool. */
export function cancelOver(pool: Pool): Cancel {
  return async (backend) => {
    const { rows } = await pool.query<{ isThere: boolean }>('select pg_cancel_backend($1) as "isThere"', [
      backend,
    ])
    return rows[0]?.isThere === true
  }
}

/**
 * Asks for the end of what `client` is doing, over another connection; its statement then fails (SQLSTATE 57014). When
 * this is over so is the asking: what the client begins after that is not touched. It never fails; a database that is
 * away does nothing for anybody.
 */
export async function cancelOn(client: ClientBase, cancel: Cancel): Promise<void> {
  const backend = backends.get(client)
  if (backend === undefined) return
  try {
    await cancel(backend)
  } catch {
    // Whoever asked drops the connection, or asks again.
  }
}

/**
 * The same for a connection that is dropped: its process is asked until it is gone, for it may only now begin what it
 * was sent, and would not notice that nobody listens before it has something to say.
 */
export async function cancelDropped(client: ClientBase, cancel: Cancel): Promise<void> {
  const backend = backends.get(client)
  if (backend === undefined) return
  for (let asked = 0; asked < DROPPED_ASKED; asked += 1) {
    const isThere = await cancel(backend).catch(() => true)
    if (!isThere) return
    await sleep(DROPPED_MILLISECONDS, undefined, { ref: false })
  }
}
