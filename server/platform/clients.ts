/** Every connection to PostgreSQL is made here: none is waited for without end, and none that breaks ends the process. */
import type { Socket } from 'node:net'
import { Client, Pool, type ClientBase, type ClientConfig, type PoolClient, type PoolConfig } from 'pg'
import { keepBinaryRows } from './binary-rows.ts'
import type { Hosts } from './hosts.ts'

/** Where a database is. With `hosts` its address is asked for at each connection. */
export type Connection = PoolConfig & { readonly hosts?: Hosts }

/** For the address, TCP, TLS and the sign-in together. */
export const CONNECT_MILLISECONDS = 10_000
/** After so much silence the system asks whether the other side is there, every second, ten times. */
const KEEP_ALIVE_MILLISECONDS = 10_000
const CLOSE_MILLISECONDS = 2_000

const CAREFUL: ClientConfig = {
  connectionTimeoutMillis: CONNECT_MILLISECONDS,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_MILLISECONDS,
}

/** A connection of one's own, tried at each address once; `name` is what PostgreSQL shows of it. */
export async function connectClient(connection: Connection, name: string): Promise<Client> {
  return firstOf(connection.hosts, async () => {
    const client = newClient({ application_name: name, ...connection })
    try {
      await client.connect()
      return client
    } catch (error) {
      socketOf(client).destroy()
      throw error
    }
  })
}

/** Ends a connection, politely for 2 s at most: one whose other side is silent would never be ended. */
export async function endClient(client: Client): Promise<void> {
  const socket = socketOf(client)
  const timer = setTimeout(() => socket.destroy(), CLOSE_MILLISECONDS)
  await client.end().catch(() => undefined)
  clearTimeout(timer)
}

export interface Connections {
  readonly pool: Pool
  connect(): Promise<PoolClient>
  /** All there are, lent or not. */
  open(): readonly ClientBase[]
  /** Waits for what is lent, `milliseconds` at most, and closes everything. */
  close(milliseconds: number): Promise<void>
}

/** A pool whose new connections are made wherever the database is now. */
export function openConnections({ hosts, ...options }: Connection & { readonly max: number }): Connections {
  const open = new Set<ClientBase>()
  const pool = new Pool({ ...CAREFUL, ...options, Client: clientsFor(hosts) })
  pool.on('connect', (client) => {
    open.add(client)
    socketOf(client).once('close', () => open.delete(client))
  })
  return {
    pool,
    open: () => [...open],
    connect: () =>
      firstOf(
        hosts,
        () => pool.connect(),
        (client) => client.release(true),
      ),
    close: async (milliseconds) => {
      const cut = (): void =>
        open.forEach((client) => socketOf(client).destroy(new Error('Connection terminated')))
      const impatient = setTimeout(cut, milliseconds)
      await pool.end()
      clearTimeout(impatient)
      const goodbye = setTimeout(cut, CLOSE_MILLISECONDS)
      await Promise.all(
        [...open].map((client) => new Promise((done) => socketOf(client).once('close', done))),
      )
      clearTimeout(goodbye)
    },
  }
}

/** The driver's socket, which it does not show: how much it has received, and the way to end what would never answer. */
export function socketOf(client: ClientBase): Socket {
  return (client as unknown as { readonly connection: { readonly stream: Socket } }).connection.stream
}

const standbys = new WeakSet<ClientBase>()

/** A break rejects whoever waits for an answer; as an 'error' event without a listener it would end the process. */
function newClient({ hosts, ...config }: ClientConfig & { readonly hosts?: Hosts | undefined }): Client {
  const client = new Client({
    ...CAREFUL,
    ...config,
    ...(hosts && hosts.count > 1 ? { connectionString: hosts.current() } : {}),
  })
  client.on('error', () => undefined)
  keepBinaryRows(client)
  // What the server reports of itself, which the driver passes on nowhere else.
  const { connection } = client as unknown as { readonly connection: NodeJS.EventEmitter }
  connection.on('parameterStatus', (said: { parameterName: string; parameterValue: string }) => {
    if (said.parameterName === 'in_hot_standby' && said.parameterValue === 'on') standbys.add(client)
  })
  return client
}

/** The pool calls `new` on it; a function that gives an object gives that object. */
function clientsFor(hosts: Hosts | undefined): new () => Client {
  const make = function make(config: ClientConfig): Client {
    // The pool hides the password from whoever lists its options.
    const { password } = config
    return newClient({ ...config, ...(password === undefined ? {} : { password }), hosts })
  }
  return make as unknown as new () => Client
}

/** Tries each address once: one that does not answer, or takes no writes, is passed over. */
async function firstOf<Connected extends ClientBase>(
  hosts: Hosts | undefined,
  connect: () => Promise<Connected>,
  discard: (client: Connected) => void = (client) => socketOf(client).destroy(),
): Promise<Connected> {
  if (!hosts || hosts.count === 1) return connect()
  let failure: unknown = new Error('Connection terminated: no address of DATABASE_URL takes writes')
  for (let tries = 0; tries < hosts.count; tries += 1) {
    const host = hosts.current()
    try {
      const client = await connect()
      if (!standbys.has(client)) return client
      discard(client)
    } catch (error) {
      failure = error
    }
    hosts.passOver(host)
  }
  throw failure
}
