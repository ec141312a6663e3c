/** What the running program leaves in its log and tells browsers, over real sockets. */
import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../server/cli/serving.ts'
import { aDataFolder } from '../support/data-folder.ts'
import { clearFolders } from '../support/embedded.ts'
import { aShopIn } from '../support/shop.ts'
import { startTidings, type Running } from '../support/tidings.ts'

const CODE = 'c0deThatOpens'
const TOKEN = 'AQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyA'
const KEY = 'k3yThatIsBelieved'

let running: Running
let port = 0
let log = ''
let apiKey = ''
let webhookId = ''

before(async () => {
  port = await freePort('127.0.0.1')
  const settings = { DATA_DIR: await aDataFolder() }
  ;({ key: apiKey, webhookId } = await aShopIn(settings))
  running = await startTidings({
    ...settings,
    LOG_LEVEL: 'info',
    PORT: String(port),
    PUBLIC_URL: 'https://tidings.example',
  })
  running.child.stderr?.on('data', (chunk) => (log += String(chunk)))
})
after(async () => {
  await running.end()
  await clearFolders()
})

/** The log's lines, once it tells of a last request that was answered whole. */
async function logged(): Promise<{ level: string; msg: string; path?: string }[]> {
  await (await fetch(`http://127.0.0.1:${port}/api/health/live`)).arrayBuffer()
  while (!log.includes('"path":"/api/health/live"')) await sleep(25)
  return log.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []))
}

describe('the log', () => {
  test('never shows the code or token of a link, nor a key in an address, of routes that are there or not', async () => {
    const paths = [
      `/s/${CODE}`,
      `/s/${CODE}/more`,
      `/c/${TOKEN}/1`,
      `/c/${TOKEN}`,
      `/o/${TOKEN}.gif`,
      `/o/${TOKEN}`,
      `/preferences/${TOKEN}`,
      `/preferences/${TOKEN}/elsewhere`,
      `/unsubscribe/${TOKEN}`,
      `/confirm/${TOKEN}`,
      `/webhooks/contacts/${TOKEN}`,
      `/webhooks/bounces/${TOKEN}?key=${KEY}`,
      `/Unsubscribe/${TOKEN}`,
      `/?key=${KEY}`,
    ]
    log = ''
    for (const path of paths)
      await (await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' })).arrayBuffer()

    const requests = (await logged()).filter(({ msg }) => msg === 'request')

    assert.equal(requests.length, paths.length + 1)
    for (const secret of [CODE, TOKEN, KEY]) assert.ok(!log.includes(secret), log)
    assert.ok(requests.some(({ path }) => path === '/s/:code'))
  })

  test('a client that goes away, in a body or before the answer, is neither a warning nor an error', async () => {
    log = ''
    const head = `Host: x\r\nX-Api-Key: ${apiKey}\r\n`
    const asked = [
      ...['application/json', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded'].map(
        (type) =>
          `POST /webhooks/contacts/${webhookId} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 9000\r\n\r\n--x`,
      ),
      `POST /api/contacts HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: 9000\r\n\r\n{`,
      `GET /api/contacts HTTP/1.1\r\n${head}Accept: text/csv\r\n\r\n`,
      `GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n`,
    ]
    for (const text of asked) {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => undefined)
      await new Promise((resolve) => socket.once('connect', resolve))
      socket.write(text)
      if (text.startsWith('POST')) await sleep(150)
      else await new Promise((resolve) => socket.once('data', resolve))
      socket.resetAndDestroy()
    }

    const lines = await logged()

    assert.deepEqual(
      lines.filter(({ level }) => level !== 'info'),
      [],
    )
  })
})

describe('PUBLIC_URL with https', () => {
  test('every answer holds browsers to TLS (HSTS)', async () => {
    for (const path of ['/docs', '/api/health', '/api/contacts', '/nothing'])
      assert.match(
        (await fetch(`http://127.0.0.1:${port}${path}`)).headers.get('strict-transport-security') ?? '',
        /^max-age=\d{8}$/,
        path,
      )
  })
})
