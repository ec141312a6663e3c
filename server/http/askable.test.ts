/** What HTTP asks of every request: refused with the error object, and declared for every operation. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { before, describe, test } from 'node:test'
import { contractOf } from '../../test/support/contract.ts'
import { log } from '../../test/support/postgres.ts'
import { apiWith, useServer } from '../../test/support/server.ts'
import { openServer } from '../server.ts'
import { openGate } from './gate.ts'

const server = await useServer()
before(() => server.http.listen({ port: 0, host: '127.0.0.1' }))

interface Said {
  readonly head: string
  readonly body: string
}

/** What is answered to these lines until the server hangs up. */
async function said(lines: readonly string[], at = server.http.server): Promise<Said> {
  // It listens on TCP.
  const { port } = at.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (bytes) => (answer += String(bytes)))
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'))
  await once(socket, 'close')
  const [head = '', body = ''] = answer.split('\r\n\r\n', 2)
  return { head, body }
}

function assertSaid({ head, body }: Said, status: number, message: RegExp): void {
  assert.match(head, new RegExp(`^HTTP/1.1 ${status} `))
  const object = JSON.parse(body)
  assert.deepEqual(Object.keys(object).toSorted(), ['message', 'path', 'statusCode', 'timestamp', 'traceId'])
  assert.match(object.message, message)
  assert.equal(object.path, '/api/health')
}

const HEALTH = 'GET /api/health HTTP/1.1'

describe('a request', { concurrency: true }, () => {
  test('without a Host, or with an expectation nobody meets, is refused with the error object', async () => {
    assertSaid(await said([HEALTH]), 400, /Host/)
    assertSaid(await said([HEALTH, 'Host: a', 'Expect: 200-ok']), 417, /^Expect: 200-ok .*100-continue/)
  })

  test('of HTTP/1.0 needs no Host, and what it expects is nothing (RFC 9110, 10.1.1)', async () => {
    const { head } = await said(['GET /api/health HTTP/1.0', 'Expect: 200-ok'])
    assert.match(head, /^HTTP\/1\.1 200 /)
  })

  test('that expects 100-continue is told to go on', async () => {
    const { head } = await said([HEALTH, 'Host: a', 'Expect: 100-continue'])
    assert.match(head, /^HTTP\/1\.1 (100|200) /)
  })

  test('of the webhook fails with an empty body all the same', async () => {
    const lines = ['POST /webhooks/contacts/x HTTP/1.1', 'Host: a', 'Content-Length: 0']
    for (const more of [['Expect: 200-ok'], [`X-Long: ${'x'.repeat(20_000)}`]]) {
      const { head, body } = await said([...lines, ...more])
      assert.match(head, /^HTTP\/1\.1 4(17|31) /)
      assert.equal(body, '')
    }
  })

  test('whose headers are too large is refused by the address it is of', async () => {
    assertSaid(await said([HEALTH, 'Host: a', `X-Long: ${'x'.repeat(20_000)}`]), 431, /16 KiB/)
  })

  test('has the same said of it where the port was open before the application', async () => {
    const gate = await openGate({ port: 0, host: '127.0.0.1' })
    const { head } = await said([HEALTH], gate.server)
    const { config, pools } = server
    const http = await openServer({ config, pools, log, gate })
    await http.ready()
    gate.open()

    assert.match(head, /^HTTP\/1\.1 503 /)
    assertSaid(await said([HEALTH], gate.server), 400, /Host/)
    assertSaid(await said([HEALTH, 'Host: a', 'Expect: 200-ok'], gate.server), 417, /^Expect: 200-ok/)
    await gate.close(0)
    await http.close()
  })
})

test('every operation declares what HTTP itself may refuse', () => {
  for (const { operationId, answers } of contractOf(server.http).operations)
    for (const status of [400, 417, 431]) assert.ok(answers.has(status), `${operationId} ${status}`)
})

describe('OPTIONS', { concurrency: true }, () => {
  const stranger = apiWith(server.http)

  test('says in Allow what an address takes, as its 405 does, to whoever asks', async () => {
    for (const address of ['/contacts', '/contacts/1/tags', '/campaigns/1', '/authorization', '/w/x']) {
      const asked = await stranger.ask('OPTIONS', address)
      const refused = await stranger.ask('DELETE', address)

      assert.equal(asked.status, 204)
      assert.equal(refused.status, 405)
      assert.equal(asked.headers['allow'], refused.headers['allow'], address)
      assert.match(String(asked.headers['x-trace-id']), /^[0-9a-f]{32}$/)
    }
  })

  test('says of no address that is not there what it takes', async () => {
    assert.equal((await stranger.ask('OPTIONS', '/nothing')).headers['allow'], undefined)
  })
})
