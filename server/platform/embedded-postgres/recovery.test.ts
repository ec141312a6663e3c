/** What a start of the embedded PostgreSQL finds, and mends by itself. */
import assert from 'node:assert/strict'
import * as fs from 'node:fs'
import { join } from 'node:path'
import { after, afterEach, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  aFolder,
  aUser,
  clearFolders,
  kill,
  killAll,
  postmasterOf,
  processesOf,
  query,
  quiet,
  until,
} from '../../../test/support/embedded.ts'
import { startEmbedded, type EmbeddedPostgres } from '../embedded-postgres.ts'
import { chooseRunner, start, type Runner } from './account.ts'

const dataDir = aFolder()
const cluster = join(dataDir, 'postgres')
const open = async (): Promise<EmbeddedPostgres> => startEmbedded({ dataDir, log: quiet })

before(async () => {
  const { connection, stop } = await open()
  await query(connection, 'create table kept as select 7 as n')
  await stop()
})

after(clearFolders)

describe('a start finds', () => {
  const strangers: ReturnType<typeof start>[] = []
  afterEach(() => strangers.splice(0).forEach((stranger) => stranger.kill('SIGKILL')))

  /** Everything killed, and the lock files now naming a living process of the same account. */
  async function aStaleLock(): Promise<number> {
    const { connection } = await aKilledServer()
    const stranger = start(await runner(), 'sleep', ['60'], { stdio: 'ignore' })
    strangers.push(stranger)
    const pid = stranger.pid ?? 0
    for (const file of [join(cluster, 'postmaster.pid'), join(connection.host, '.s.PGSQL.5432.lock')]) {
      fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(/^\d+/, String(pid)))
    }
    return pid
  }

  test("a dead server's number on a living stranger, and harms neither database nor stranger", async () => {
    const pid = await aStaleLock()

    const { connection, stop } = await open()

    assert.deepEqual(await query(connection, 'select n from kept'), [{ n: 7 }])
    assert.notEqual(postmasterOf(dataDir), pid)
    await stop()
    assert.equal(strangers[0]?.signalCode, null)
  })

  test('lock files a power cut left empty', async () => {
    const { connection } = await aKilledServer()
    for (const file of [join(cluster, 'postmaster.pid'), join(connection.host, '.s.PGSQL.5432.lock')]) {
      fs.truncateSync(file)
      fs.utimesSync(file, 1, 1)
    }

    const { connection: again, stop } = await open()

    assert.deepEqual(await query(again, 'select n from kept'), [{ n: 7 }])
    await stop()
  })

  test('a server that outlived its watch, uses it, and ends it at the end', async () => {
    const user = aUser(dataDir)
    await user.next()
    const server = postmasterOf(dataDir)
    for (const pid of [...processesOf(dataDir, 'sh '), user.child.pid ?? 0]) kill(pid)
    await until(() => processesOf(dataDir, 'sh ').length === 0)

    const { connection, stop } = await open()

    assert.equal(postmasterOf(dataDir), server)
    assert.deepEqual(await query(connection, 'select n from kept'), [{ n: 7 }])
    await stop()
    await until(() => processesOf(dataDir).length === 0)
  })

  test('a server without a watch that answers but stops, waits for its end, and starts its successor', async () => {
    const user = aUser(dataDir)
    await user.next()
    await user.ask('query', 'select 1')
    const server = postmasterOf(dataDir)
    for (const pid of processesOf(dataDir, 'sh ')) kill(pid)
    await until(() => processesOf(dataDir, 'sh ').length === 0)
    // It waits for the user's session, and lets nobody in meanwhile.
    process.kill(server, 'SIGTERM')
    await until(() => /^stopping/m.test(fs.readFileSync(join(cluster, 'postmaster.pid'), 'utf8')))

    const opening = open()
    await Promise.race([opening, sleep(300)])
    kill(user.child.pid ?? 0)
    const { connection, stop } = await opening

    assert.deepEqual(await query(connection, 'select n from kept'), [{ n: 7 }])
    assert.notEqual(postmasterOf(dataDir), server)
    await stop()
  })

  test('the first start killed while it made the database, makes it again, and sweeps the remains later', async () => {
    const fresh = aFolder()
    const drafts = (): readonly string[] =>
      fs.readdirSync(fresh).filter((name) => name.startsWith('postgres.new-'))
    const user = aUser(fresh)
    await until(() => drafts().some((name) => fs.existsSync(join(fresh, name, 'PG_VERSION'))))
    killAll(fresh)
    const [remains = ''] = drafts()

    const { connection, stop } = await startEmbedded({ dataDir: fresh, log: quiet })

    assert.equal((await query(connection, 'select 1')).length, 1)
    await stop()
    assert.deepEqual(drafts(), [remains])
    fs.utimesSync(join(fresh, remains), 1, 1)
    await (await startEmbedded({ dataDir: fresh, log: quiet })).stop()
    assert.deepEqual(drafts(), [])
    assert.equal(user.child.signalCode, 'SIGKILL')
  })

  test('a path too long for a socket, and puts the socket where strangers may not enter', async () => {
    const folder = aFolder()
    const long = join(folder, 'long'.repeat(30))
    fs.mkdirSync(long, { mode: 0o755 })

    const { connection, stop } = await startEmbedded({ dataDir: long, log: quiet })

    assert.equal((await query(connection, 'select 1')).length, 1)
    assert.equal(connection.host.startsWith(long), false)
    assert.equal(fs.statSync(connection.host).mode & 0o777, 0o700)
    await stop()
    fs.rmSync(connection.host, { recursive: true })
  })
})

async function runner(): Promise<Runner> {
  return chooseRunner(dataDir, cluster)
}

async function aKilledServer(): Promise<EmbeddedPostgres> {
  const user = aUser(dataDir)
  const { host } = (await user.next()) as { host: string }
  killAll(dataDir)
  await until(() => processesOf(dataDir).length === 0)
  return { connection: { host } } as EmbeddedPostgres
}
