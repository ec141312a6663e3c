/** The embedded PostgreSQL as its users meet it: shared, killed in every way, and back with every row. */
import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, beforeEach, describe, test } from 'node:test'
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
} from '../../test/support/embedded.ts'
import { startEmbedded } from './embedded-postgres.ts'

/** Milliseconds: longer than it takes on a busy machine, shorter than what hangs. */
const A_WHILE = 15_000

after(clearFolders)

describe('the first start', () => {
  const dataDir = aFolder()

  test('of two processes at once makes one database, and leaves both on one server', async () => {
    const users = [aUser(dataDir), aUser(dataDir), aUser(dataDir)]

    await Promise.all(users.map((user) => user.next()))

    const pids = await Promise.all(
      users.map((user) => user.ask('query', `select pg_backend_pid() <> 0 as is_in`)),
    )
    assert.deepEqual(pids[0], { rows: [{ is_in: true }] })
    const begun = await Promise.all(
      users.map((user) => user.ask('query', 'select pg_postmaster_start_time() at')),
    )
    assert.equal(new Set(begun.map((answer) => JSON.stringify(answer))).size, 1)
    assert.deepEqual(readdirSync(dataDir).toSorted(), ['postgres', 'postgres.log'])
    await Promise.all(users.map((user) => user.ask('stop')))
    await until(() => processesOf(dataDir).length === 0)
  })
})

describe('the embedded PostgreSQL', () => {
  const dataDir = aFolder()
  before(async () => {
    const { connection, stop } = await startEmbedded({ dataDir, log: quiet })
    await query(connection, 'create table kept (n int)')
    await stop()
  })
  beforeEach(() => until(() => processesOf(dataDir).length === 0))

  const open = async (): ReturnType<typeof startEmbedded> => startEmbedded({ dataDir, log: quiet })

  test('keeps its rows over a restart, and runs only while it is used', async () => {
    const first = await open()
    await query(first.connection, 'insert into kept values (1)')
    await first.stop()
    await until(() => processesOf(dataDir).length === 0)

    const second = await open()

    assert.deepEqual(await query(second.connection, 'select n from kept where n = 1'), [{ n: 1 }])
    await second.stop()
    assert.equal(existsSync(join(dataDir, 'postgres', 'postmaster.pid')), false)
  })

  test('is durable, closed to strangers, and no superuser is within reach', async () => {
    const { connection, stop } = await open()
    const settings = [
      'fsync',
      'synchronous_commit',
      'data_checksums',
      'server_encoding',
      'listen_addresses',
      'jit',
    ]

    const [row] = await query(
      connection,
      `select ${settings.map((name) => `current_setting('${name}') ${name}`).join(', ')},
        rolsuper, lower('ÄŁ') as lower from pg_roles where rolname = current_user`,
    )

    const safe = { fsync: 'on', synchronous_commit: 'on', data_checksums: 'on', server_encoding: 'UTF8' }
    assert.deepEqual(row, { ...safe, listen_addresses: '', jit: 'off', rolsuper: false, lower: 'äł' })
    await assert.rejects(
      query({ ...connection, password: 'guess' }, 'select 1'),
      /password authentication failed/,
    )
    await assert.rejects(query({ ...connection, user: 'postgres' }, 'select 1'), /no pg_hba.conf entry/)
    assert.equal(statSync(join(dataDir, 'postgres', 'password')).mode & 0o777, 0o600)
    await stop()
  })

  test('runs on when one of its users stops, and ends with the last, neither of them for long', async () => {
    const other = aUser(dataDir)
    await other.next()
    const { connection, stop } = await open()

    const began = Date.now()
    await other.ask('stop')
    const stoppedAfter = Date.now() - began

    assert.ok(stoppedAfter < A_WHILE, `took ${stoppedAfter} ms`)
    assert.equal((await query(connection, 'select 1 as alive')).length, 1)
    const server = postmasterOf(dataDir)
    const ending = Date.now()
    await stop()
    assert.ok(Date.now() - ending < A_WHILE)
    assert.equal(processesOf(dataDir).includes(server), false)
  })

  test('ends soon after the kill of its only user', async () => {
    const user = aUser(dataDir)
    await user.next()
    assert.ok(processesOf(dataDir).length > 1)

    kill(user.child.pid ?? 0)

    const tookMs = await until(() => processesOf(dataDir).length === 0)
    assert.ok(tookMs < A_WHILE, `took ${tookMs} ms`)
  })

  test('ends with its last user even if its watch was killed before', async () => {
    const { stop } = await open()
    for (const watch of processesOf(dataDir, 'sh ')) kill(watch)

    await stop()

    await until(() => processesOf(dataDir).length === 0)
  })

  test('outlives the kill of the process that started it while another uses it', async () => {
    const starter = aUser(dataDir)
    await starter.next()
    const { connection, stop } = await open()

    kill(starter.child.pid ?? 0)
    await until(() => starter.child.signalCode !== null)

    await new Promise((resolve) => setTimeout(resolve, 300))
    assert.equal((await query(connection, 'select 1 as alive')).length, 1)
    await stop()
  })

  test('starts after the kill of everything at once, with every committed row', async () => {
    const user = aUser(dataDir)
    await user.next()
    await user.ask('query', 'insert into kept values (2)')

    killAll(dataDir)
    const { connection, stop } = await open()

    assert.deepEqual(await query(connection, 'select n from kept where n = 2'), [{ n: 2 }])
    await stop()
  })

  test('comes back when its process is killed; all who ask share one start, and no row is lost', async () => {
    const { connection, ensureRunning, stop } = await open()
    const other = aUser(dataDir)
    await other.next()
    await query(connection, 'insert into kept values (3)')
    const dead = postmasterOf(dataDir)

    kill(dead)
    await Promise.all([ensureRunning(), ensureRunning(), other.ask('ensure')])

    assert.deepEqual(await query(connection, 'select n from kept where n = 3'), [{ n: 3 }])
    const living = postmasterOf(dataDir)
    assert.notEqual(living, dead)
    await ensureRunning()
    assert.equal(postmasterOf(dataDir), living)
    await stop()
    assert.deepEqual(await other.ask('query', 'select 1 as alive'), { rows: [{ alive: 1 }] })
    await other.ask('stop')
  })

  test('does not hear Ctrl-C in the terminal of its user', async () => {
    const user = aUser(dataDir)
    await user.next()

    process.kill(-(user.child.pid ?? 0), 'SIGINT')

    assert.deepEqual(await user.next(), { interrupted: true })
    assert.deepEqual(await user.ask('query', 'select 1 as alive'), { rows: [{ alive: 1 }] })
    await user.ask('stop')
    assert.equal(readFileSync(join(dataDir, 'postgres.log'), 'utf8').includes('PANIC'), false)
  })

  test('stops once however often it is asked to, and does not start again after', async () => {
    const { ensureRunning, stop } = await open()

    await Promise.all([stop(), stop()])

    await assert.rejects(ensureRunning(), /is stopping/)
    assert.equal(existsSync(join(dataDir, 'postgres', 'postmaster.pid')), false)
  })
})
