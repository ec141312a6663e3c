/** The server as a process: how fast it is there, how it stops, and what a kill leaves behind. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { startEmbedded } from '../../server/platform/embedded-postgres.ts'
import { aDataFolder } from '../support/data-folder.ts'
import { aFolder, clearFolders, processesOf, quiet, until } from '../support/embedded.ts'
import { aShopIn } from '../support/shop.ts'
import { slowness } from '../support/slowness.ts'
import { startTidings, tidings, type Running } from '../support/tidings.ts'
import { eventually } from '../support/sending.ts'

after(clearFolders)

/** How long the server keeps an idle connection. */
const KEPT_MILLISECONDS = 72_000

/** Where others take their share everything takes longer, and what several processes do together twice so. */
function assertWithin(seconds: number, milliseconds: number): void {
  const times = slowness() ** 2
  assert.ok(
    milliseconds < seconds * 1_000 * times,
    `${milliseconds} ms, where all takes ${times} times as long`,
  )
}

/** The request has come as far as the database. */
async function lockIsWaitedFor(other: Client): Promise<void> {
  await eventually(async () => {
    const { rows } = await other.query('select from pg_locks where not granted')
    return rows.length > 0
  })
}

/** The folder of the socket and the password are the embedded database's own affair: asked as Tidings itself does. */
async function connectionOf(dataDir: string): Promise<Client> {
  const { connection, stop } = await startEmbedded({ dataDir, log: quiet })
  const client = new Client({ ...connection })
  await client.connect()
  client.once('end', () => void stop())
  return client
}

interface Asked {
  readonly status: number
  readonly text: string
}

/** Asks on a connection that is kept open, as clients do. */
function ask(
  { at }: Running,
  key: string,
  agent: Agent,
  method: string,
  path: string,
  body?: object,
): Promise<Asked> {
  const { promise, resolve, reject } = Promise.withResolvers<Asked>()
  const headers = { 'x-api-key': key, ...(body ? { 'content-type': 'application/json' } : {}) }
  const asking = request(`${at.api}${path}`, { method, agent, headers }, (answer) => {
    let text = ''
    answer.on('data', (chunk) => (text += String(chunk)))
    answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
  })
  asking.on('error', reject)
  asking.end(body ? JSON.stringify(body) : undefined)
  return promise
}

describe('tidings start', () => {
  test('is healthy within 20 s the first time and 4 s later where nobody else uses the machine, and leaves nothing running when it stops', async () => {
    const settings = { DATA_DIR: aFolder() }

    const first = await startTidings(settings)
    const health = await fetch(`${first.at.api}/health`)
    assert.deepEqual(await health.json(), { status: 'ok' })
    assertWithin(20, first.milliseconds)
    assert.equal(await first.end('SIGTERM'), 0)
    await until(() => processesOf(settings.DATA_DIR).length === 0)

    const times = []
    for (let n = 0; n < 3; n += 1) {
      const again = await startTidings(settings)
      times.push(again.milliseconds)
      assert.equal(await again.end('SIGINT'), 0)
    }
    // The best of three.
    assertWithin(4, Math.min(...times))
  })

  test('PORT=0 takes a free port, and addresses in answers follow it', async () => {
    const settings = { DATA_DIR: await aDataFolder() }
    const running = await startTidings(settings)
    const { key } = await aShopIn(settings)

    const answer = await ask(running, key, new Agent(), 'GET', '/workspaces')

    assert.match(running.at.url, /^http:\/\/localhost:\d{4,5}$/)
    assert.ok(answer.text.includes(`${running.at.url}/w/shop`), answer.text)
    await running.end()
  })

  test('SIGTERM finishes a request in flight, takes no new one, and stops soon after', async () => {
    const settings = { DATA_DIR: await aDataFolder() }
    const running = await startTidings(settings)
    const { key } = await aShopIn(settings)
    const agent = new Agent({ keepAlive: true })
    // A lock in another session makes the request slow: it waits in the database.
    const other = await connectionOf(settings.DATA_DIR)
    await other.query('begin')
    await other.query('lock table contact in access exclusive mode')
    const slow = ask(running, key, agent, 'POST', '/contacts', { email: 'slow@example.com' })
    await lockIsWaitedFor(other)

    running.child.kill('SIGTERM')
    await eventually(() =>
      ask(running, key, new Agent(), 'GET', '/health').then(
        () => false,
        (error: Error) => /ECONNREFUSED/.test(error.message),
      ),
    )
    assert.equal(running.child.exitCode, null)
    await other.query('rollback')
    await other.end()

    assert.equal((await slow).status, 201)
    const began = performance.now()
    assert.equal(await running.end('SIGCONT'), 0)
    assert.ok(
      performance.now() - began < KEPT_MILLISECONDS / 2,
      'a kept connection must not hold the stop up',
    )
    const again = await startTidings(settings)
    assert.match((await ask(again, key, new Agent(), 'GET', '/contacts')).text, /slow@example\.com/)
    await again.end()
  })

  test('a second Ctrl-C stops at once; the same one twice is one', async () => {
    const settings = { DATA_DIR: await aDataFolder() }
    const running = await startTidings(settings)
    const { key } = await aShopIn(settings)
    const other = await connectionOf(settings.DATA_DIR)
    await other.query('begin')
    await other.query('lock table contact in access exclusive mode')
    const slow = ask(running, key, new Agent(), 'POST', '/contacts', { email: 'slow@example.com' })
    slow.catch(() => undefined)
    await lockIsWaitedFor(other)

    running.child.kill('SIGINT')
    await sleep(100)
    running.child.kill('SIGINT')
    await sleep(1_500)
    assert.equal(running.child.exitCode, null)
    assert.equal(await running.end('SIGINT'), 130)

    await assert.rejects(slow)
    await other.query('rollback')
    await other.end()
  })

  test('kill -9, then start again: what was answered is there', async () => {
    const settings = { DATA_DIR: await aDataFolder() }
    const running = await startTidings(settings)
    const { key } = await aShopIn(settings)
    const agent = new Agent({ keepAlive: true })
    const stored = []
    for (let n = 0; n < 20; n += 1) {
      const { status } = await ask(running, key, agent, 'POST', '/contacts', { email: `${n}@example.com` })
      stored.push(status)
    }
    agent.destroy()

    assert.equal(await running.end('SIGKILL'), 'SIGKILL')
    const again = await startTidings(settings)

    assert.deepEqual([...new Set(stored)], [201])
    const { text } = await ask(again, key, new Agent(), 'GET', '/contacts?$limit=1')
    assert.match(text, /^\{"meta":\{"maxResults":20\}/)
    const doctor = await tidings(['doctor'], { ...settings, PORT: '0' })
    assert.equal(doctor.exitCode, 0, doctor.stdout)
    await again.end()
  })

  test('two processes share a data folder by role: the API answers, the worker listens nowhere', async () => {
    const settings = { DATA_DIR: await aDataFolder() }
    const api = await startTidings(settings, ['--role', 'api'])
    const worker = await startTidings(settings, ['--role', 'worker'])

    assert.equal(worker.at.url, undefined)
    assert.equal((await fetch(`${api.at.api}/health`)).status, 200)

    // The first to come is not the last to leave: the database stays for the other one.
    assert.equal(await worker.end(), 0)
    assert.equal((await fetch(`${api.at.api}/health`)).status, 200)
    assert.equal(await api.end(), 0)
  })
})

describe('tidings start, refused in one sentence', () => {
  test('a port that is in use: exit 1, and the database is stopped again', async () => {
    const squatter = createServer().listen(0, '127.0.0.1')
    await once(squatter, 'listening')
    // A server that listens on TCP has an address with a port.
    const { port } = squatter.address() as { port: number }
    const settings = { DATA_DIR: await aDataFolder(), PORT: String(port) }

    const { exitCode, stderr } = await tidings(['start'], settings)

    assert.equal(exitCode, 1)
    assert.match(stderr, new RegExp(`^127\\.0\\.0\\.1:${port} is in use`))
    assert.equal(stderr.trim().split('\n').length, 1, stderr)
    await until(() => processesOf(settings.DATA_DIR).length === 0)
    squatter.close()
  })

  test(
    'what is left behind keeps no program that has said why it cannot start',
    { timeout: 120_000 },
    async () => {
      const squatter = createServer().listen(0, '127.0.0.1')
      await once(squatter, 'listening')
      const { port } = squatter.address() as { port: number }
      // As a connection would that never closes.
      const leftBehind = '--import=data:text/javascript,setInterval(()=>undefined,1e6)'

      const { exitCode, stderr } = await tidings(['start'], {
        DATA_DIR: aFolder(),
        PORT: String(port),
        NODE_OPTIONS: leftBehind,
      })

      assert.equal(exitCode, 1)
      assert.match(stderr, / is in use/)
      squatter.close()
    },
  )

  test('a data folder that is a file, or below one: exit 1', async () => {
    const folder = aFolder()
    writeFileSync(join(folder, 'file'), '')

    for (const dataDir of ['file', 'file/below']) {
      const { exitCode, stderr } = await tidings(['start'], { DATA_DIR: join(folder, dataDir) }, folder)
      assert.equal(exitCode, 1, stderr)
      assert.match(stderr, /DATA_DIR/)
      assert.doesNotMatch(stderr, /\n {4}at /)
    }
  })

  test('wrong settings: exit 2 with all of them, and a setting left empty is one not given', async () => {
    const wrong = await tidings(['start'], {
      DATA_DIR: aFolder(),
      PORT: 'http',
      PUBLIC_URL: 'example.com',
      HOST: '',
    })

    assert.equal(wrong.exitCode, 2)
    assert.match(wrong.stderr, /PORT[^]*PUBLIC_URL/)
    assert.doesNotMatch(wrong.stderr, /HOST/)
  })

  test('a .env file of the folder it is started in is read; the environment wins', async () => {
    const folder = aFolder()
    writeFileSync(join(folder, '.env'), 'LOG_LEVEL=nonsense\nPORT=nonsense\n')

    const { exitCode, stderr } = await tidings(['key', 'list'], { DATA_DIR: folder, LOG_LEVEL: 'warn' })

    assert.equal(exitCode, 2)
    assert.match(stderr, /PORT/)
    assert.doesNotMatch(stderr, /LOG_LEVEL/)
  })
})

describe('bin/tidings.js', () => {
  test('starts the program, passes on what it came to, and signals', async () => {
    const bin = join(import.meta.dirname, '../../bin/tidings.js')
    const { promise, resolve } = Promise.withResolvers<{ code: unknown; stderr: string }>()
    execFile(
      process.execPath,
      [bin, 'workspace', 'create', '--country', 'nonsense'],
      (error, _stdout, stderr) => resolve({ code: error?.code, stderr }),
    )

    const { code, stderr } = await promise

    assert.equal(code, 2)
    assert.match(stderr, /Countries have two letters/)
  })
})
