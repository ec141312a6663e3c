/** Connections over which nothing will ever arrive again: a network that drops packets reports it to nobody. */
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseError, type ClientBase, type PoolClient } from 'pg'
import { connectClient, endClient, socketOf, type Connection } from './clients.ts'
import type { Log } from './log.ts'

export interface Silence {
  /**
   * Connects, unless no server was reached just now: whoever waited behind those that were cut does not wait as long
   * again. From then on a connection has to be made within 3 s, until one was.
   */
  reach(connect: () => Promise<PoolClient>): Promise<PoolClient>
  /** From here on `client` is expected to receive something, or at least to be known to the server. */
  lend(client: ClientBase): void
  takeBack(client: ClientBase): void
  close(): void
}

/** Silent from one look to the next, a connection is asked after. */
const LOOK_MILLISECONDS = 2_000
const ASK_MILLISECONDS = 3_000
/** What was known to the server is not asked after again for so long. */
const REST_MILLISECONDS = 6_000
/** So many looks in a row found no server at all. */
const LOOKS = 3

/**
 * Cuts what is lent and silent when the server knows nothing of it any more, or when no server is reached three times in
 * a row; and with it what else is `open` and the same is true of. A statement that takes long is left alone. Whoever
 * waits gets the error that the connection was terminated, after 15 s at most.
 */
export function watchForSilence(
  connection: Connection,
  log: Log,
  open: () => readonly ClientBase[] = () => [],
): Silence {
  const lent = new Map<ClientBase, number>()
  let misses = 0
  let isLooking = false
  let restUntil = 0
  const { reach, away } = openReach()
  const look = async (): Promise<void> => {
    if (silentOf(lent).length === 0) return void (misses = 0)
    const suspects = [...new Set([...lent.keys(), ...open()])]
    const gone = await goneOf(connection, suspects)
    misses = gone === undefined ? misses + 1 : 0
    if (misses >= LOOKS) away()
    if (gone) restUntil = performance.now() + REST_MILLISECONDS
    const dead = gone ?? (misses >= LOOKS ? suspects : [])
    if (dead.length > 0) log.warn(`${dead.length} database connections fell silent and were cut`)
    for (const client of dead) socketOf(client).destroy(silent())
  }
  const timer = setInterval(() => {
    if (isLooking || lent.size === 0 || performance.now() < restUntil) return
    isLooking = true
    look()
      .catch((error: unknown) => log.warn({ err: error }, 'silent connections could not be looked at'))
      .finally(() => (isLooking = false))
  }, LOOK_MILLISECONDS).unref()
  return {
    reach,
    lend: (client) => void lent.set(client, -1),
    takeBack: (client) => void lent.delete(client),
    close: () => clearInterval(timer),
  }
}

/** `away` says that no server is reached. */
function openReach(): Pick<Silence, 'reach'> & { readonly away: () => void } {
  let lastAway: number | undefined
  const reach: Silence['reach'] = async (connect) => {
    if (lastAway === undefined) return connect()
    if (performance.now() - lastAway < LOOK_MILLISECONDS) throw silent()
    const connecting = connect()
    connecting.then(
      () => (lastAway = undefined),
      () => undefined,
    )
    return soon(connecting)
  }
  return { reach, away: () => (lastAway = performance.now()) }
}

function silent(): Error {
  return new Error('Connection terminated: the server does not answer any more')
}

/** Within 3 s; one that is made later serves the next. */
async function soon(connecting: Promise<PoolClient>): Promise<PoolClient> {
  const patience = new AbortController()
  const timer = sleep(ASK_MILLISECONDS, undefined, { signal: patience.signal }).catch(() => undefined)
  const client = await Promise.race([connecting, timer]).finally(() => patience.abort())
  if (client) return client
  connecting.then(
    (late) => late.release(),
    () => undefined,
  )
  throw silent()
}

/** Those that have received nothing since the last look. */
function silentOf(lent: Map<ClientBase, number>): ClientBase[] {
  const silent = [...lent].filter(([client, bytes]) => bytes === socketOf(client).bytesRead)
  for (const client of lent.keys()) lent.set(client, socketOf(client).bytesRead)
  return silent.map(([client]) => client)
}

/** What is lent is watched until it is given back. */
export function lending(connect: () => Promise<PoolClient>, silence: Silence): () => Promise<PoolClient> {
  return async () => {
    const client = await silence.reach(connect)
    const release = client.release.bind(client)
    silence.lend(client)
    client.release = (error) => {
      silence.takeBack(client)
      release(error)
    }
    return client
  }
}

/** Those of which the server knows nothing; undefined when no server is reached. */
async function goneOf(
  connection: Connection,
  suspects: readonly ClientBase[],
): Promise<readonly ClientBase[] | undefined> {
  try {
    const asking = {
      ...connection,
      connectionTimeoutMillis: ASK_MILLISECONDS,
      query_timeout: ASK_MILLISECONDS,
    }
    const client = await connectClient(asking, 'tidings silence')
    try {
      const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity')
      const known = new Set(rows.map(({ pid }) => pid))
      // Behind a pooler the numbers are not the server's: nothing follows from them.
      if (!known.has(pidOf(client))) return []
      return suspects.filter((suspect) => !known.has(pidOf(suspect)))
    } finally {
      await endClient(client)
    }
  } catch (error) {
    // Too many connections, or no sign-in any more: it is there.
    return error instanceof DatabaseError && !error.code?.startsWith('57P0') ? [] : undefined
  }
}

/** The number of its process on the server, which the driver's types leave out. */
function pidOf(client: ClientBase): number {
  return (client as unknown as { readonly processID: number }).processID
}
