/** A Tidings of the benchmark's own: an embedded PostgreSQL that syncs, workspaces of the sizes asked for, the real server. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, type Db } from '../server/platform/database.ts'
import { startEmbedded, type Connection } from '../server/platform/embedded-postgres.ts'
import { openLog } from '../server/platform/log.ts'
import { migrate } from '../server/platform/migrations.ts'
import { sql } from '../server/platform/sql.ts'
import { contactsOf, postsOf, type BenchPublisher, type BenchWorkspace } from './filling.ts'
import { openMailSink, type MailSink } from './mail-sink.ts'
import { processorSeconds, residentMegabytes } from './processor-time.ts'

export interface BenchOptions {
  readonly sizes: readonly number[]
  /** Workspaces of 10,000 beside them. */
  readonly neighbours: number
  /** The size of one more workspace, to send to. */
  readonly recipients: number
  /** Keeps the filled database there for later runs. */
  readonly data?: string | undefined
  /** The checkout whose server is measured; this one unless said otherwise. */
  readonly checkout?: string | undefined
  /** Arguments of the server's Node, such as `--cpu-prof`. */
  readonly nodeArguments?: readonly string[]
}

export interface BenchInstallation {
  readonly db: Db
  readonly connection: Connection
  readonly url: string
  readonly workspaces: readonly BenchWorkspace[]
  /** The workspace that a whole campaign is sent to. */
  readonly audience: BenchWorkspace
  readonly publisher: BenchPublisher
  /** Takes the mail of the server. */
  readonly sink: MailSink
  /** Processor time so far, in seconds. */
  serverSeconds(): Promise<number>
  postgresSeconds(): Promise<number>
  /** Resident memory of the server's process, in MB. */
  residentMegabytes(): Promise<number>
  close(): Promise<void>
}

const POSTS = 10_000
const NEIGHBOUR = 10_000
const SMTP_CONNECTIONS = 20
const log = openLog('warn')

export async function openBench(options: BenchOptions): Promise<BenchInstallation> {
  const folder = options.data ?? (await mkdtemp(join(tmpdir(), 'tidings-bench-')))
  mkdirSync(folder, { recursive: true })
  const { connection, stop } = await startEmbedded({ dataDir: folder, log })
  await migrate(connection, log)
  const db = openDatabase({ connection, log })
  const filled = await fill(db, options)
  const sink = await openMailSink(SMTP_CONNECTIONS)
  const { server, url } = await serve(connection, sink.url, options)
  const serverPid = server.pid ?? Number.NaN
  const [postmaster = ''] = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
  return {
    db,
    connection,
    url,
    ...filled,
    sink,
    serverSeconds: () => processorSeconds(serverPid),
    postgresSeconds: () => processorSeconds(Number(postmaster)),
    residentMegabytes: () => residentMegabytes(serverPid),
    close: async () => {
      server.kill('SIGTERM')
      await new Promise((resolve) => server.once('exit', resolve))
      await sink.close()
      await db.close()
      await stop()
      if (options.data === undefined) await rm(folder, { recursive: true })
    },
  }
}

async function fill(db: Db, { sizes, neighbours, recipients }: BenchOptions) {
  const workspaces: BenchWorkspace[] = []
  for (const size of sizes) workspaces.push(await contactsOf(db, `Bench ${size}`, size))
  for (let n = 1; n <= neighbours; n += 1) await contactsOf(db, `Neighbour ${n}`, NEIGHBOUR)
  const audience = await contactsOf(db, `Bench audience ${recipients}`, recipients)
  const publisher = await postsOf(db, `Bench posts ${POSTS}`, POSTS)
  await db.rows(sql`vacuum analyze contact, contact_tagging, contact_value, post`)
  return { workspaces, audience, publisher }
}

/** As `npm start` starts it, but for limits that a load of this kind is to be stopped by. */
async function serve(
  { host, port, user, password, database }: Connection,
  smtpUrl: string,
  { checkout = '.', nodeArguments = [] }: BenchOptions,
): Promise<{ server: ChildProcess; url: string }> {
  const listenPort = await freePort()
  const server = spawn(process.execPath, [...nodeArguments, 'bin/tidings.js', 'start'], {
    cwd: checkout,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(listenPort),
      DATABASE_URL: `postgresql://${user}:${password}@/${database}?host=${encodeURIComponent(host)}&port=${port}`,
      SMTP_URL: smtpUrl,
      TIDINGS_DEMO: '0',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_PER_MINUTE: '1000000',
      RATE_LIMIT_BURST: '1000000',
      WEBHOOK_RATE_LIMIT_PER_MINUTE: '1000000',
      WEBHOOK_TOTAL_RATE_LIMIT_PER_MINUTE: '1000000',
      WEBHOOK_TOTAL_RATE_LIMIT_PER_DAY: '100000000',
      PUBLIC_RATE_LIMIT_PER_MINUTE: '1000000',
    },
  })
  const url = `http://127.0.0.1:${listenPort}`
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const isHealthy = await fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isHealthy) return { server, url }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  server.kill('SIGKILL')
  throw new Error('The server did not become healthy within 30 s')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  // A TCP server's address is an object.
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
