/** What every answer has in common: the error object, 404 and 405, bodies, headers, and what is never disclosed. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { describe, test } from 'node:test'
import { assertAnswered, assertRefused } from '../../test/support/assertions.ts'
import { apiWith, aWorkspace, useServer } from '../../test/support/server.ts'
import { BODY_BYTES } from './limits.ts'

const server = await useServer({ API_CORS_ORIGINS: 'https://crm.example' })
const stranger = apiWith(server.http)
const JSON_TYPE = { 'content-type': 'application/json' }
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'

describe('spec "Errors"', { concurrency: true }, () => {
  test('rule 1: an error carries exactly traceId, message, path, timestamp and statusCode', async () => {
    const answer = await stranger.get('/contacts?$filter=secret')

    assertRefused(answer, 403)
    assert.deepEqual(Object.keys(answer.body).toSorted(), [
      'message',
      'path',
      'statusCode',
      'timestamp',
      'traceId',
    ])
    assert.equal(answer.body.path, '/api/contacts')
    assert.match(String(answer.headers['content-type']), /^application\/json/)
    assert.ok(Math.abs(Date.parse(answer.body.timestamp) - Date.now()) < 60_000)
  })

  test('a validation error adds details of path and message, several at once', async () => {
    const { api } = await aWorkspace(server)

    const answer = await api.post('/contacts', { email: 5, wrong: true })

    assertRefused(answer, 400, /email: must be string/)
    const paths = answer.body.details.map(({ path }: { path: string }) => path).toSorted()
    assert.deepEqual(paths, ['email', 'wrong'])
    assert.deepEqual(Object.keys(answer.body.details[0]), ['path', 'message'])
  })

  test("the caller's traceparent gives the trace id, in the body and in X-Trace-Id", async () => {
    const answer = await stranger.get('/contacts', { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` })

    assert.equal(answer.body.traceId, TRACE)
    assert.equal(answer.headers['x-trace-id'], TRACE)
  })

  test('X-Trace-Id is on answers that succeed too, a new one for each', async () => {
    const { api } = await aWorkspace(server)

    const ids = [await api.get('/contacts'), await api.get('/contacts')].map(
      ({ headers }) => headers['x-trace-id'],
    )

    assert.match(String(ids[0]), /^[0-9a-f]{32}$/)
    assert.notEqual(ids[0], ids[1])
  })
})

describe('addresses', { concurrency: true }, () => {
  test('an unknown path is 404, whatever comes with it', async () => {
    const { api } = await aWorkspace(server)

    for (const answer of [
      await stranger.get('/nothing'),
      await api.get('/nothing?$limit=1'),
      await api.get('/nothing', { 'x-api-version': '1999-01' }),
      await api.post('/nothing', '{"broken', JSON_TYPE),
      await api.post('/nothing', '<xml/>', { 'content-type': 'application/xml' }),
      await stranger.get(`/contacts/${'x'.repeat(500)}/nothing`),
    ]) {
      assertRefused(answer, 404)
    }
  })

  test('a known path with another method is 405 and says in Allow what it takes', async () => {
    const { api } = await aWorkspace(server)

    for (const method of ['PUT', 'DELETE', 'PATCH']) {
      const answer = await api.ask(method, '/contacts', { email: 'a@example.com' })
      assertRefused(answer, 405, /GET, HEAD, POST/)
      assert.equal(answer.headers['allow'], 'GET, HEAD, POST')
    }
    const onParameter = await api.ask('DELETE', '/contacts/1/tags')
    assertRefused(onParameter, 405)
    assert.equal(onParameter.headers['allow'], 'PATCH')
    assert.equal((await api.get('/contacts')).body.meta.maxResults, 0)
  })

  test('a trailing slash is the same address', async () => {
    const { api } = await aWorkspace(server)

    assertAnswered(await api.get('/contacts/'))
    assertRefused(await api.ask('DELETE', '/contacts/'), 405)
  })

  test('HEAD answers as GET does, without a body', async () => {
    const { api } = await aWorkspace(server)

    const head = await api.ask('HEAD', '/contacts')

    assert.equal(head.status, 200)
    assert.equal(head.text, '')
    assert.equal(head.headers['content-length'], String((await api.get('/contacts')).bytes.length))
    assert.equal((await stranger.ask('HEAD', '/contacts')).status, 403)
  })

  test('an address that cannot be decoded is refused with the error object', async () => {
    assertRefused(await stranger.get('/%zz'), 400)
  })

  test('a parameter longer than any id names nothing: 404', async () => {
    const { api } = await aWorkspace(server)

    assertRefused(await api.ask('PATCH', `/contacts/${'9'.repeat(400)}/tags`, {}), 404)
  })

  test('keyed answers are never stored by caches nor guessed at by browsers', async () => {
    const { api } = await aWorkspace(server)

    const { headers } = await api.get('/contacts')

    assert.equal(headers['cache-control'], 'no-store')
    assert.equal(headers['x-content-type-options'], 'nosniff')
  })
})

describe('bodies', { concurrency: true }, () => {
  test('broken JSON is 400, and so are an empty body, a bare value and a poisoned prototype', async () => {
    const { api } = await aWorkspace(server)

    for (const body of [
      '{"email":',
      '',
      '[]',
      '"text"',
      'null',
      '5',
      '{"__proto__":{"a":1}}',
      '{"constructor":{"prototype":{}}}',
    ]) {
      assertRefused(await api.post('/contacts', body, JSON_TYPE), 400)
    }
    assertRefused(await api.post('/contacts'), 400)
    assert.equal((await api.get('/contacts')).body.meta.maxResults, 0)
  })

  test('a body over 1 MiB is 413, and one of exactly 1 MiB is read', async () => {
    const { api } = await aWorkspace(server)

    assertRefused(await api.post('/contacts', padded(BODY_BYTES + 1), JSON_TYPE), 413, /1 MiB/)
    assertAnswered(await api.post('/contacts', padded(BODY_BYTES), JSON_TYPE), 201)
  })

  test('another content type than JSON is 415, plain text too', async () => {
    const { api } = await aWorkspace(server)

    for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'nonsense']) {
      assertRefused(
        await api.post('/contacts', '{"name":"A"}', { 'content-type': type }),
        415,
        /application\/json/,
      )
    }
    const named = { 'content-type': 'application/json; charset=utf-8' }
    assertAnswered(await api.post('/contacts', '{"name":"A"}', named), 201)
  })

  test('a NUL, half a surrogate pair, 33 levels and 1e999 are refused with their path, nothing is stored', async () => {
    const { api } = await aWorkspace(server)
    const deep = `${'{"a":'.repeat(33)}1${'}'.repeat(33)}`

    for (const body of [
      String.raw`{"name":"A\u0000"}`,
      String.raw`{"name":"\ud800"}`,
      `{"name":"A","statusTags":${deep}}`,
      '{"name":"A","statusTags":{"x":{"y":1e999}}}',
    ]) {
      const answer = await api.post('/contacts', body, JSON_TYPE)
      assertRefused(answer, 400)
      assert.equal(answer.body.details.length, 1)
    }
    assert.equal((await api.get('/contacts')).body.meta.maxResults, 0)
  })
})

describe('pages of other origins', { concurrency: true }, () => {
  test('the keyed API answers only the origins of the settings', async () => {
    const { api } = await aWorkspace(server)

    const allowed = await api.get('/contacts', { origin: 'https://crm.example' })
    const other = await api.get('/contacts', { origin: 'https://evil.example' })

    assert.equal(allowed.headers['access-control-allow-origin'], 'https://crm.example')
    assert.equal(other.headers['access-control-allow-origin'], undefined)
  })

  test('a preflight needs no key and names what may be sent', async () => {
    const preflight = { origin: 'https://crm.example', 'access-control-request-method': 'POST' }

    const answer = await stranger.ask('OPTIONS', '/contacts', undefined, preflight)

    assert.equal(answer.status, 204)
    assert.equal(answer.headers['access-control-allow-origin'], 'https://crm.example')
    assert.match(String(answer.headers['access-control-allow-methods']), /POST/)
    const refused = await stranger.ask('OPTIONS', '/contacts', undefined, {
      ...preflight,
      origin: 'https://evil.example',
    })
    assert.equal(refused.headers['access-control-allow-origin'], undefined)
  })
})

/** What the server answers to these bytes, until it hangs up. */
async function said(text: string): Promise<string> {
  if (!server.http.server.listening) await server.http.listen({ port: 0, host: '127.0.0.1' })
  // A server that listens on TCP has an address with a port.
  const { port } = server.http.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => (answer += String(chunk)))
  socket.write(text)
  await once(socket, 'close')
  return answer
}

/** A body of so many bytes that creates a contact. */
function padded(bytes: number): string {
  return `{"name":"A"${' '.repeat(bytes - 12)}}`
}

test('who is served over plain http is not held to TLS, which may not be there', async () => {
  for (const path of ['/docs', '/api/health', '/api/contacts', '/nothing'])
    assert.equal((await stranger.get(path)).headers['strict-transport-security'], undefined, path)
})

describe('what is not a request', () => {
  test('bytes that are no HTTP get the error object and are hung up on', async () => {
    const [head = '', body = ''] = (await said('GARBAGE\r\n\r\n')).split('\r\n\r\n')

    assert.match(head, /^HTTP\/1\.1 400 /)
    assert.match(head, /Connection: close/)
    const object = JSON.parse(body) as Record<string, unknown>
    assert.deepEqual(Object.keys(object).toSorted(), [
      'message',
      'path',
      'statusCode',
      'timestamp',
      'traceId',
    ])
  })

  test('headers too large are 431 with the error object', async () => {
    const answer = await said(`GET /api/health HTTP/1.1\r\nhost: x\r\nx-large: ${'x'.repeat(20_000)}\r\n\r\n`)

    assert.match(answer, /^HTTP\/1\.1 431 /)
    assert.match(answer, /"statusCode":431/)
  })
})
