/** The PostgreSQL tests run on: the one the test run started, or one of this file's own. */
import { appendFileSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { startEmbedded, type Connection } from '../../server/platform/embedded-postgres.ts'
import { openLog } from '../../server/platform/log.ts'
import { migrate } from '../../server/platform/migrations.ts'

/** A migrated database that every test's own is cloned from. */
export const TEMPLATE = 'tidings_template'
export const log = openLog(process.env['TEST_LOG_LEVEL'] ?? 'silent')

export interface TestPostgres {
  readonly connection: Connection
  /** The other nodes, where it is a cluster (test/citus): what is made or dropped here is made or dropped there. */
  readonly workers: readonly Connection[]
  close(): Promise<void>
}

/** Joins the server of the test run, or starts one in a temporary folder. */
export async function testPostgres(): Promise<TestPostgres> {
  const shared = process.env['TIDINGS_TEST_POSTGRES']
  const workers = process.env['TIDINGS_TEST_WORKERS'] ?? '[]'
  // Our own variables, written by test/run.ts and test/citus/run.ts.
  if (shared)
    return {
      connection: JSON.parse(shared) as Connection,
      workers: JSON.parse(workers) as Connection[],
      close: async () => undefined,
    }
  return startTestPostgres()
}

export async function startTestPostgres(): Promise<TestPostgres> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tidings-test-'))
  const { connection, stop } = await startEmbedded({ dataDir, log })
  neverSync(join(dataDir, 'postgres'))
  const client = new Client({ ...connection })
  await client.connect()
  await client.query(`create database ${TEMPLATE}`)
  await client.end()
  await migrate({ ...connection, database: TEMPLATE }, log)
  const close = async (): Promise<void> => {
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { connection, workers: [], close }
}

/**
 * Nobody pulls this machine's plug for a test; what is killed and must not lose a byte are databases of their own. Each
 * database that is copied makes a checkpoint, after which whole pages would be logged again: a twelfth of a file's time.
 */
function neverSync(cluster: string): void {
  appendFileSync(join(cluster, 'postgresql.conf'), 'fsync = off\nfull_page_writes = off\n')
  const [pid = ''] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  process.kill(Number(pid), 'SIGHUP')
}
