/** A Citus cluster on this machine for tests: a coordinator and two workers, each a PostgreSQL of its own that can be killed. */
import { execFileSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chmodSync, existsSync, globSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { chooseRunner, run, start, type Runner } from '../../server/platform/embedded-postgres/account.ts'
import type { Connection } from '../../server/platform/embedded-postgres.ts'

export interface Node {
  readonly connection: Connection & { readonly host: string; readonly port: number }
  /** As a crash ends it: SIGKILL. */
  kill(): Promise<void>
  /** Starts it again, and resolves when it answers. */
  start(): Promise<void>
}

export interface Cluster {
  /** The coordinator first. */
  readonly nodes: readonly [Node, Node, Node]
  close(): Promise<void>
}

const USER = 'tidings'
const HOST = '127.0.0.1'
const START_MILLISECONDS = 60_000
const AGAIN_MILLISECONDS = 100

/** Where the programs of a PostgreSQL with Citus are, by PG_CONFIG or at the usual places; undefined where there is none. */
export function findCitus(): string | undefined {
  const named = process.env['PG_CONFIG']
  const found = named ? [named] : ['pg_config', ...globSync('/usr/lib/postgresql/*/bin/pg_config')]
  for (const program of found) {
    const [bin, share] = ['--bindir', '--sharedir'].map((word) => said(program, word))
    if (bin && share && existsSync(join(share, 'extension', 'citus.control'))) return bin
  }
  return undefined
}

/** Three empty nodes that know of each other's addresses, without a database of ours. */
export async function aCluster(bin: string): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'tidings-citus-'))
  chmodSync(folder, 0o777)
  const runner = await chooseRunner(folder, folder)
  const nodes = await Promise.all(
    ['coordinator', 'worker1', 'worker2'].map((name) => aNode(runner, bin, join(folder, name))),
  )
  const [coordinator, first, second] = nodes
  if (!coordinator || !first || !second) throw new Error('A cluster has three nodes')
  return {
    nodes: [coordinator, first, second],
    close: async () => {
      await Promise.all(nodes.map((node) => node.kill()))
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    },
  }
}

/** How far the databases of a cluster are made ready. */
export type Readiness = 'empty' | 'with the extension' | 'with its workers'

/** A database of this name on every node, the coordinator's first. */
export async function makeDatabase(
  nodes: readonly Connection[],
  database: string,
  readiness: Readiness,
): Promise<void> {
  for (const node of nodes) {
    await ask(node, `create database ${database}`)
    if (readiness !== 'empty') await ask({ ...node, database }, 'create extension citus')
  }
  const [home, ...workers] = nodes.map((node) => ({ ...node, database }))
  if (!home || readiness !== 'with its workers') return
  await ask(home, `select citus_set_coordinator_host('${home.host}', ${home.port})`)
  for (const { host, port } of workers) await ask(home, `select citus_add_node('${host}', ${port})`)
}

/** One statement on a connection of its own. */
export async function ask(connection: Connection, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ ...connection })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function aNode(runner: Runner, bin: string, folder: string): Promise<Node> {
  const port = await aFreePort()
  const words = ['-D', folder, '-U', USER, '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
  const { code, output } = await run(runner, join(bin, 'initdb'), words)
  if (code !== 0) throw new Error(`initdb: ${output}`)
  appendFileSync(join(folder, 'postgresql.conf'), settings(port))
  const connection = { host: HOST, port, user: USER, password: '', database: 'postgres' }
  let child: ChildProcess | undefined
  const node: Node = {
    connection,
    start: async () => {
      const until = Date.now() + START_MILLISECONDS
      for (;;) {
        const ours = start(runner, join(bin, 'postgres'), ['-D', folder], { stdio: 'ignore' })
        child = ours
        process.once('exit', () => ours.kill('SIGKILL'))
        if (await answers(ours, connection, until)) return
        // As long as a process of the one that was killed holds its memory, the next one gives up.
        await sleep(AGAIN_MILLISECONDS)
      }
    },
    kill: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
  await node.start()
  await allowSplits(connection)
  return node
}

/** Newer PostgreSQL wants a list of the libraries that may decode its log, as Citus does to split a part. */
async function allowSplits(connection: Connection): Promise<void> {
  const known = await ask(
    connection,
    `select setting from pg_settings where name = 'output_plugin_libraries'`,
  )
  const [setting] = known
  if (!setting) return
  const allowed = [setting['setting'], 'citus'].filter(Boolean).join(', ')
  await ask(connection, `alter system set output_plugin_libraries = ${allowed}`)
  await ask(connection, 'select pg_reload_conf()')
}

/** Nobody pulls this machine's plug for a test. Each database of a test has a daemon of Citus on every node. */
function settings(port: number): string {
  return `
listen_addresses = '${HOST}'
port = ${port}
unix_socket_directories = ''
shared_preload_libraries = 'citus'
citus.node_conninfo = 'sslmode=disable'
citus.enable_statistics_collection = off
wal_level = logical
fsync = off
full_page_writes = off
max_wal_size = 2GB
max_connections = 400
max_prepared_transactions = 400
max_worker_processes = 200
max_replication_slots = 40
max_wal_senders = 40
max_locks_per_transaction = 512
shared_buffers = 256MB
jit = off
timezone = 'UTC'
log_timezone = 'UTC'
logging_collector = on
log_min_messages = warning
log_line_prefix = '%m [%p] %d %a '
`
}

/** False where it ended before it did. */
async function answers(child: ChildProcess, connection: Connection, until: number): Promise<boolean> {
  for (;;) {
    const fault = await ask(connection, 'select 1').then(
      () => undefined,
      (error: unknown) => error,
    )
    if (fault === undefined) return true
    if (Date.now() > until) throw fault
    if (child.exitCode !== null || child.signalCode !== null) return false
    await sleep(AGAIN_MILLISECONDS)
  }
}

async function aFreePort(): Promise<number> {
  const server = createServer().listen(0, HOST)
  await once(server, 'listening')
  // A server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

function said(program: string, word: string): string | undefined {
  try {
    return execFileSync(program, [word], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return undefined
  }
}
