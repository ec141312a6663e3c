/** A Tidings of the benchmark's own: an embedded PostgreSQL, workspaces of the sizes asked for, and the real server. */
import { spawn, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { SCOPES } from '../server/http/scopes.ts'
import { openDatabase, type Db } from '../server/platform/database.ts'
import type { Connection } from '../server/platform/embedded-postgres.ts'
import { sql } from '../server/platform/sql.ts'
import { createKey } from '../server/workspaces/api-keys/store.ts'
import { createOrganization, createWorkspace } from '../server/workspaces/store.ts'
import { openMailSink, type MailSink } from './mail-sink.ts'
import { manyContacts } from '../test/support/many-contacts.ts'
import { log, startTestPostgres, TEMPLATE } from '../test/support/postgres.ts'

export interface BenchWorkspace {
  readonly id: string
  readonly size: number
  readonly key: string
  readonly webhookId: string
}

/** A workspace whose posts anybody may read. */
interface BenchPublisher {
  readonly id: string
  readonly handle: string
  readonly posts: number
  /** One in the middle. */
  readonly postId: string
  readonly slug: string
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
  /** Resident memory of the server's process, in MB. */
  residentMegabytes(): Promise<number>
  close(): Promise<void>
}

const POSTS = 10_000
const SMTP_CONNECTIONS = 20

/** `recipients`: the size of one more workspace, to send to. */
export async function openBench(sizes: readonly number[], recipients: number): Promise<BenchInstallation> {
  const postgres = await startTestPostgres()
  const connection = { ...postgres.connection, database: TEMPLATE }
  const db = openDatabase({ connection, log })
  const workspaces: BenchWorkspace[] = []
  for (const size of sizes) workspaces.push(await fill(db, size))
  const audience = await fill(db, recipients)
  const publisher = await publish(db, POSTS)
  await db.rows(sql`vacuum analyze contact, post`)
  const sink = await openMailSink(SMTP_CONNECTIONS)
  const { server, url } = await serve(connection, sink.url)
  return {
    db,
    connection,
    url,
    workspaces,
    audience,
    publisher,
    sink,
    residentMegabytes: async () => {
      const status = await readFile(`/proc/${server.pid}/status`, 'utf8')
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024
    },
    close: async () => {
      server.kill('SIGTERM')
      await new Promise((resolve) => server.once('exit', resolve))
      await sink.close()
      await db.close()
      await postgres.close()
    },
  }
}

async function fill(db: Db, size: number): Promise<BenchWorkspace> {
  const { id: organizationId } = await createOrganization(db, `Bench ${size}`)
  const { id, webhookId } = await createWorkspace(db, {
    organizationId,
    name: `Bench ${size}`,
    country: 'SE',
  })
  const { key } = await createKey(db, id, { name: 'bench', scopes: SCOPES })
  process.stderr.write(`filling a workspace with ${size.toLocaleString('en')} contacts\n`)
  await manyContacts(db, id, size)
  return { id, size, key, webhookId }
}

/** Posts of some 3 KB, a minute apart. */
async function publish(db: Db, posts: number): Promise<BenchPublisher> {
  const { id: organizationId } = await createOrganization(db, 'Bench posts')
  const { id, handle } = await createWorkspace(db, { organizationId, name: 'Bench posts', country: 'SE' })
  process.stderr.write(`filling a workspace with ${posts.toLocaleString('en')} posts\n`)
  await db.rows(sql`
    insert into post (workspace_id, id, title, slug, text, html, claps, published, created, updated)
    select ${id}::uuid, gen_random_uuid(), 'Post ' || n, 'post-' || n, repeat('Words of a post. ', 80),
      '<p>' || repeat('Words of a <b>post</b>. ', 120) || '</p>', n % 50, at, at, at
    from generate_series(1, ${posts}::int) n, lateral (select now() - n * interval '1 minute' as at) t`)
  const [post] = await db.rows<{ postId: string; slug: string }>(sql`
    select id as post_id, slug from post where workspace_id = ${id}::uuid and title = 'Post ' || ${posts / 2}::int`)
  if (!post) throw new Error('The posts are not there')
  return { id, handle, posts, ...post }
}

async function serve(
  { host, port, user, password, database }: Connection,
  smtpUrl: string,
): Promise<{ server: ChildProcess; url: string }> {
  const listenPort = await freePort()
  const server = spawn(process.execPath, ['server/main.ts', 'start'], {
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
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const isHealthy = await fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isHealthy) return { server, url }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The server did not become healthy within 20 s')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  // A TCP server's address is an object.
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
