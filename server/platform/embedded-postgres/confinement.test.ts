/** What an account that runs PostgreSQL for root may do beyond its own database: nothing. */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import { join } from 'node:path'
import { after, describe, test, type TestContext } from 'node:test'
import { Client } from 'pg'
import {
  aFolder,
  clearFolders,
  kill,
  postmasterOf,
  processesOf,
  query,
  quiet,
  until,
} from '../../../test/support/embedded.ts'
import { startEmbedded, type EmbeddedPostgres } from '../embedded-postgres.ts'
import { chooseRunner, run, type Runner } from './account.ts'
import { findBinaries, wholeBinaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import { programsFor } from './programs.ts'

after(clearFolders)

interface Closed {
  /** Root's own; nobody else may enter. */
  readonly folder: string
  /** Below it, and open: only `folder` keeps strangers out. */
  readonly dataDir: string
}

function aClosedFolder(): Closed {
  const folder = join(aFolder(), 'closed')
  fs.mkdirSync(folder, { mode: 0o700 })
  const dataDir = join(folder, 'app', 'data')
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o755 })
  return { folder, dataDir }
}

async function opened({ dataDir }: Closed): Promise<EmbeddedPostgres> {
  return startEmbedded({ dataDir, log: quiet })
}

async function runnerOf({ dataDir }: Closed): Promise<Runner> {
  return chooseRunner(dataDir, join(dataDir, 'postgres'))
}

/** Only root hands its database to another account; the rest of these guarantees follow from being that account. */
function isRoot(context: TestContext): boolean {
  if (process.getuid?.() === 0) return true
  context.diagnostic('Not run by root: PostgreSQL runs as this very user, and there is nothing to hand over')
  return false
}

/** A line of /proc/PID/status. */
function statusOf(pid: number, name: string): string {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8')
  return new RegExp(`^${name}:(.*)$`, 'm').exec(status)?.[1]?.trim() ?? 'missing'
}

describe('PostgreSQL started by root', () => {
  test('has no capability, no group and no way to get one, also in a folder closed to its account', async (context) => {
    if (!isRoot(context)) return
    const closed = aClosedFolder()
    const { connection, stop } = await opened(closed)
    const client = new Client(connection)
    await client.connect()
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const server = postmasterOf(closed.dataDir)
    const watches = processesOf(closed.dataDir, 'sh ')
    const children = fs.readFileSync(`/proc/${server}/task/${server}/children`, 'utf8').trim().split(' ')

    const pids = [server, ...watches, ...children.map(Number)]
    const seen = pids.map((pid) => ({
      capabilities: ['CapInh', 'CapPrm', 'CapEff', 'CapBnd', 'CapAmb'].map((name) =>
        Number(`0x${statusOf(pid, name)}`),
      ),
      groups: statusOf(pid, 'Groups'),
      noNewPrivileges: statusOf(pid, 'NoNewPrivs'),
      isRoot: statusOf(pid, 'Uid').split(/\s+/).includes('0'),
    }))
    await client.end()
    await stop()

    assert.ok(watches.length > 0 && pids.includes(rows[0]?.pid ?? 0), 'watch and session among them')
    for (const one of seen) {
      assert.deepEqual(one, {
        capabilities: [0, 0, 0, 0, 0],
        groups: '',
        noNewPrivileges: '1',
        isRoot: false,
      })
    }
  })

  test('reads no file beside its database, by no path and by no step up from where it is', async (context) => {
    if (!isRoot(context)) return
    const closed = aClosedFolder()
    const { folder, dataDir } = closed
    await (await opened(closed)).stop()
    const secrets = [join(dataDir, '.env'), join(folder, 'app', '.env'), join(folder, 'secret')]
    for (const file of secrets) fs.writeFileSync(file, 'SECRET', { mode: 0o644 })
    const runner = await runnerOf(closed)
    const cwd = join(dataDir, 'postgres')

    const ways = [...secrets, '../.env', '../../.env', '../../../secret']
    const read = await Promise.all(ways.map(async (file) => run(runner, 'cat', [file], { cwd })))
    const own = await run(runner, 'cat', ['PG_VERSION'], { cwd })

    assert.deepEqual(
      read.map(({ code }) => code),
      ways.map(() => 1),
    )
    assert.equal(own.output, '18\n')
  })

  test('in a closed folder is joined, survives the death of its watch, and is started again after its own', async (context) => {
    if (!isRoot(context)) return
    const closed = aClosedFolder()
    const first = await opened(closed)
    await query(first.connection, 'create table kept as select 7 as n')
    const server = postmasterOf(closed.dataDir)
    const second = await opened(closed)
    assert.equal(postmasterOf(closed.dataDir), server)

    for (const pid of processesOf(closed.dataDir, 'sh ')) kill(pid)
    await until(() => processesOf(closed.dataDir, 'sh ').length === 0)
    const third = await opened(closed)
    assert.equal(postmasterOf(closed.dataDir), server)

    kill(server)
    await third.ensureRunning()
    assert.notEqual(postmasterOf(closed.dataDir), server)
    assert.deepEqual(await query(third.connection, 'select n from kept'), [{ n: 7 }])
    for (const server of [first, second, third]) await server.stop()
    await until(() => processesOf(closed.dataDir).length === 0)
  })

  test("whose programs are closed to its account runs root's copy of them, which it may not change", async (context) => {
    if (!isRoot(context)) return
    const closed = aClosedFolder()
    const { postgres } = await findBinaries()
    const shared = aFolder()
    execFileSync('cp', ['-a', join(postgres, '..', '..', '..'), join(closed.folder, 'package')])
    const runner = await runnerOf(closed)
    const theirs = await wholeBinaries(join(closed.folder, 'package'))

    const programs = await programsFor(runner, theirs, ['/nowhere', shared])
    const again = await programsFor(runner, theirs, ['/nowhere', shared])
    await ensureCluster(programs, runner, join(closed.dataDir, 'postgres'))

    assert.deepEqual(again, programs)
    assert.equal(programs.postgres.startsWith(`${shared}/tidings-postgres-`), true)
    assert.equal(fs.readdirSync(shared).length, 1)
    const { uid, mode } = fs.statSync(programs.postgres)
    assert.deepEqual({ uid, mode: mode & 0o777 }, { uid: 0, mode: 0o755 })
    await assert.rejects(
      programsFor(runner, theirs, ['/nowhere']),
      new RegExp(`chmod o\\+x ${closed.folder}"`),
    )
  })
})
