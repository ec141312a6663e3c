/** The program beside a database that is cut off, killed, silent, or never there: it lives, says so, and goes on. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer as createReceiver } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { sql } from '../../server/platform/sql.ts'
import { createEndpoint } from '../../server/webhooks/store.ts'
import { createKey } from '../../server/workspaces/api-keys/store.ts'
import { SCOPES } from '../../server/http/scopes.ts'
import { createOrganization, createWorkspace } from '../../server/workspaces/store.ts'
import { aCable, type Cable } from '../support/cable.ts'
import { aDatabase, type TestDatabase } from '../support/database.ts'
import { aDataFolder } from '../support/data-folder.ts'
import { aFolder, clearFolders, kill, postmasterOf } from '../support/embedded.ts'
import { aShopIn } from '../support/shop.ts'
import { eventually } from '../support/sending.ts'
import { startTidings, tidings, type Running } from '../support/tidings.ts'

const ROWS = 60_000

const closing: (() => Promise<unknown>)[] = []
after(async () => {
  for (const close of closing.toReversed()) await close()
  await clearFolders()
})

interface Wired {
  readonly database: TestDatabase
  readonly cable: Cable
}

/** A database of the test's own, behind a cable of its own: what befalls one is nothing to the others. */
async function wired(): Promise<Wired> {
  const database = await aDatabase()
  closing.push(() => database.close())
  const cable = await aCable(database.connection)
  closing.push(() => cable.close())
  return { database, cable }
}

// Most of each test is waiting.
describe('a database that goes away under the running program', { concurrency: 3 }, () => {
  test('all its connections ended again and again, as in a failover: it lives, and answers after each', async () => {
    const { database, cable } = await wired()
    const { running, key } = await aProgram({ DATABASE_URL: cable.url }, database)
    const administrator = new Client({ ...database.connection })
    await administrator.connect()

    for (let cut = 0; cut < 8; cut += 1) {
      const asking = Promise.all(
        Array.from({ length: 10 }, (_, n) => post(running, key, `cut${cut}-${n}@example.com`)),
      )
      await administrator.query(`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`)
      for (const { status, retryAfter } of await asking) assertAnswer(status, retryAfter)
      await eventually(async () => (await post(running, key, `after${cut}@example.com`)).status === 201)
    }
    await administrator.end()

    assert.equal(running.child.exitCode, null)
    assert.equal(await running.end(), 0)
  })

  test('the postmaster of the embedded database killed alone: it is brought back, again and again', async () => {
    const settings = { DATA_DIR: await aDataFolder() }
    const { running, key } = await anEmbeddedProgram(settings)

    for (let time = 0; time < 3; time += 1) {
      kill(postmasterOf(settings.DATA_DIR))
      await eventually(async () => (await post(running, key, `back${time}@example.com`)).status === 201)
      await eventually(async () => (await health(running)) === 200)
    }

    assert.equal(running.child.exitCode, null)
    assert.equal(await running.end(), 0)
  })

  test('unplugged for a while: 503 with Retry-After, then as before, and what is done in the background too', async () => {
    const delivered: string[] = []
    const receiver = createReceiver((request, response) => {
      delivered.push(String(request.headers['webhook-id']))
      response.end()
    }).listen(0, '127.0.0.1')
    await once(receiver, 'listening')
    const hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
    const { database, cable } = await wired()
    const settings = { DATABASE_URL: cable.url, WEBHOOK_NETWORKS: '127.0.0.1' }
    const { running, key } = await aProgram(settings, database, hook)

    await cable.unplug()
    await eventually(async () => (await health(running)) === 503)
    for (let second = 0; second < 3; second += 1) {
      const { status, retryAfter } = await post(running, key, 'away@example.com')
      assert.deepEqual([status, retryAfter], [503, '2'])
      await sleep(1_000)
    }
    assert.equal((await fetch(`${running.at.api}/health/live`)).status, 200)
    await cable.plugIn()

    await eventually(async () => (await health(running)) === 200)
    await eventually(async () => (await post(running, key, 'back@example.com')).status === 201)
    await eventually(() => delivered.length > 0)
    assert.equal(await running.end(), 0)
    receiver.closeAllConnections()
    receiver.close()
  })

  test('silent, with nobody told: what waits is answered with 503, and new connections take their place', async () => {
    const { database, cable } = await wired()
    const { running, key } = await aProgram({ DATABASE_URL: cable.url }, database)
    await Promise.all(Array.from({ length: 10 }, (_, n) => post(running, key, `warm${n}@example.com`)))

    cable.swallow()
    const asked = await Promise.all(
      Array.from({ length: 20 }, (_, n) => timed(post(running, key, `silent${n}@example.com`))),
    )
    const later = await timed(post(running, key, 'later@example.com'))
    for (const { status, retryAfter } of [...asked, later]) assert.deepEqual([status, retryAfter], [503, '2'])
    const waits = asked.map(({ milliseconds }) => milliseconds)
    const [first, last] = [Math.min(...waits), Math.max(...waits)]
    assert.ok(
      last < 1.5 * first,
      `whoever waited behind others waited ${last} ms, and the others ${first} ms`,
    )
    assert.ok(later.milliseconds < first / 2, `known to be silent: ${later.milliseconds} ms, not ${first} ms`)
    cable.heal()

    await eventually(async () => (await post(running, key, 'healed@example.com')).status === 201)
    await eventually(async () => (await health(running)) === 200)
    assert.equal(await running.end(), 0)
  })

  test('SIGTERM while it is silent ends in bounded time', async () => {
    const { database, cable } = await wired()
    const { running, key } = await aProgram({ DATABASE_URL: cable.url }, database)
    cable.swallow()
    const asking = post(running, key, 'never@example.com').catch(() => undefined)
    await sleep(300)

    running.child.kill('SIGTERM')
    const ended = await Promise.race([
      once(running.child, 'close').then(() => true),
      sleep(100_000, false, { ref: false }),
    ])

    cable.heal()
    running.child.kill('SIGKILL')
    await asking
    assert.ok(ended, 'it ended by itself')
  })
})

test('an import under way waits for it, and stores every row once', async () => {
  const { database, cable } = await wired()
  const { id } = await aShop(database)
  const path = join(aFolder(), 'people.csv')
  writeFileSync(path, `email\n${Array.from({ length: ROWS }, (_, n) => `import${n}@example.com\n`).join('')}`)
  const stored = async (): Promise<number> => {
    const [row] = await database.db.rows<{ n: number }>(
      sql`select count(*)::int as n from contact where workspace_id = ${id}::uuid`,
    )
    return row?.n ?? 0
  }

  const words = ['contact', 'import', path, '--workspace', id, '--json']
  const importing = tidings(words, { DATABASE_URL: cable.url })
  await eventually(async () => (await stored()) > 0)
  await cable.unplug()
  const before = await stored()
  await sleep(2_500)
  await cable.plugIn()

  const { exitCode, stderr, json } = await importing
  assert.equal(exitCode, 0, stderr)
  assert.ok(before < ROWS, 'it was cut off midway')
  assert.match(stderr, /The database does not answer; waiting for it/)
  assert.deepEqual([await stored(), json<{ rejected: number }>().rejected], [ROWS, 0])
})

describe('a database that is not there when the program starts', { concurrency: 3 }, () => {
  test('is waited for, with the port open and health telling the truth', async () => {
    const { cable } = await wired()
    await cable.unplug()
    const port = await aFreePort()
    const starting = startTidings({ DATABASE_URL: cable.url, PORT: String(port) })
    const at = { api: `http://127.0.0.1:${port}/api` } as Running['at']

    await eventually(async () => (await health({ at })) === 503)
    assert.equal((await fetch(`${at.api}/health/live`)).status, 200)
    const refused = await fetch(`${at.api}/contacts`)
    assert.deepEqual([refused.status, refused.headers.get('retry-after')], [503, '2'])
    assert.match(((await refused.json()) as { message: string }).message, /database does not answer/)
    await cable.plugIn()

    const running = await starting
    assert.equal(await health(running), 200)
    assert.equal(await running.end(), 0)
  })

  test('never answering, refused or silent, it ends with a sentence and exit code 1', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const closed = await aFreePort()

    const ends = [port, closed].map((each) =>
      tidings(['start'], {
        DATABASE_URL: `postgres://tidings@127.0.0.1:${each}/tidings`,
        DATABASE_WAIT_SECONDS: '3',
        PORT: '0',
        LOG_LEVEL: 'error',
      }),
    )
    for (const { exitCode, stderr } of await Promise.all(ends)) {
      assert.equal(exitCode, 1)
      assert.match(stderr, /^The database does not answer \([^)]*\); start it, or check DATABASE_URL$/m)
    }
    silent.close()
  })

  test('killed twice under load, the next start comes up and finds what was answered', async () => {
    const settings = { DATA_DIR: await aDataFolder() }
    const { running, key } = await anEmbeddedProgram(settings)
    const stored = new Set<string>()
    await underLoad(running, key, 'first', stored)
    const again = await startTidings(settings)
    await underLoad(again, key, 'second', stored)

    const last = await startTidings(settings)

    assert.equal(await health(last), 200)
    assert.ok(stored.size > 0)
    const list = await fetch(`${last.at.api}/contacts?$limit=1`, { headers: { 'x-api-key': key } })
    const { meta } = (await list.json()) as { meta: { maxResults: number } }
    assert.ok(meta.maxResults >= stored.size, `${meta.maxResults} of ${stored.size}`)
    assert.equal(await last.end(), 0)
  })
})

interface Asked {
  readonly status: number
  readonly retryAfter: string | null
}

async function post({ at }: Pick<Running, 'at'>, key: string, email: string): Promise<Asked> {
  const answer = await fetch(`${at.api}/contacts`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  await answer.arrayBuffer()
  return { status: answer.status, retryAfter: answer.headers.get('retry-after') }
}

async function timed<Result extends object>(
  work: Promise<Result>,
): Promise<Result & { milliseconds: number }> {
  const began = performance.now()
  return { ...(await work), milliseconds: Math.round(performance.now() - began) }
}

/** 0: nobody listens. */
async function health({ at }: Pick<Running, 'at'>): Promise<number> {
  return fetch(`${at.api}/health`).then(
    ({ status }) => status,
    () => 0,
  )
}

function assertAnswer(status: number, retryAfter: string | null): void {
  if (status !== 201) assert.deepEqual([status, retryAfter], [503, '2'])
}

/** A workspace, made without the program. */
async function aShop({ db }: TestDatabase): Promise<{ id: string; key: string }> {
  const { id: organizationId } = await createOrganization(db, 'Acme')
  const shop = { organizationId, name: 'Shop', country: 'SE', timezone: 'UTC' }
  const { id } = await createWorkspace(db, shop)
  const { key } = await createKey(db, id, { name: 'all', scopes: [...SCOPES] })
  return { id, key }
}

/** A running program, with the key of a workspace that tells `hook` of its contacts. */
async function aProgram(
  settings: Readonly<Record<string, string>>,
  database: TestDatabase,
  hook?: string,
): Promise<{ running: Running; key: string }> {
  const { id, key } = await aShop(database)
  if (hook) await createEndpoint(database.db, id, { url: hook, types: ['contact.created'] })
  return { running: await startTidings(settings), key }
}

/** The same on a data folder. */
async function anEmbeddedProgram(
  settings: Readonly<Record<string, string>>,
): Promise<{ running: Running; key: string }> {
  const { key } = await aShopIn(settings)
  return { running: await startTidings(settings), key }
}

/** Killed while forty requests are on their way. */
async function underLoad(running: Running, key: string, name: string, stored: Set<string>): Promise<void> {
  const asking = Array.from({ length: 40 }, async (_, lane) => {
    for (let n = 0; ; n += 1) {
      const email = `${name}-${lane}-${n}@example.com`
      const answer = await post(running, key, email).catch(() => undefined)
      if (answer === undefined) return
      if (answer.status === 201) stored.add(email)
    }
  })
  await eventually(() => [...stored].some((email) => email.startsWith(name)))
  await sleep(1_000)
  assert.equal(await running.end('SIGKILL'), 'SIGKILL')
  await Promise.all(asking)
}

async function aFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
