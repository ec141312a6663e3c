/** Versions: which are accepted where, and how an older one is translated both ways. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fastify } from 'fastify'
import { assertAnswered, assertRefused } from '../../test/support/assertions.ts'
import { aWorkspace, useServer } from '../../test/support/server.ts'
import { traceId } from '../lib/trace.ts'
import { openKeyRing } from './authentication.ts'
import { installHooks } from './hooks.ts'
import type { Http } from './http.ts'
import { refuse } from '../refusals.ts'
import type { Version } from './versioning.ts'

const server = await useServer()

describe('spec "Versioning"', () => {
  test('rules 1 and 2: 2026-07 is accepted, and used without the header; the answer names it', async () => {
    const { api } = await aWorkspace(server)

    const plain = await api.get('/team-members')
    const pinned = await api.get('/team-members', { 'x-api-version': '2026-07' })

    assert.deepEqual(assertAnswered(plain), assertAnswered(pinned))
    for (const { headers } of [plain, pinned]) assert.equal(headers['x-api-version'], '2026-07')
  })

  test('rule 1: each endpoint that takes the header refuses a version there is not', async () => {
    const { api, id } = await aWorkspace(server)
    const campaign = assertAnswered(await api.post('/campaigns', { deliveryChannel: 'sms', text: 'x' }), 201)
    const page = { offset: 0, limit: 1 }
    const versioned = [
      ['GET', '/team-members'],
      ['GET', '/campaigns'],
      ['GET', `/campaigns/${campaign.id}`],
      ['POST', '/campaigns', { deliveryChannel: 'sms', text: 'y' }],
      ['PATCH', `/campaigns/${campaign.id}`, { text: 'z' }],
      ['POST', '/products-search', page],
      ['POST', '/contacts-search', page],
      ['GET', `/${id}/posts`],
    ] as const

    for (const [method, path, body] of versioned) {
      const ask = (version: string) => api.ask(method, path, body, { 'x-api-version': version })
      assertRefused(await ask('1999-01'), 400, /2026-07/)
      assert.equal((await ask('2026-07')).headers['x-api-version'], '2026-07', path)
    }
    assert.equal((await api.get('/campaigns')).body.meta.maxResults, 2, 'nothing refused was stored')
  })

  test('rule 4: another value is 400 and lists the accepted ones', async () => {
    const { api } = await aWorkspace(server)

    for (const version of ['2026-08', 'latest', '2026-7', '2026-07, 2026-07', '9'.repeat(5_000)]) {
      assertRefused(await api.get('/team-members', { 'x-api-version': version }), 400, /2026-07/)
    }
  })

  test('a version there is not is refused by every endpoint, webhook and page, and nothing is done; 2026-07 is taken', async () => {
    const { api, handle, webhookId } = await aWorkspace(server)
    const form = { email: 'ann@example.com' }
    const others = [
      ...['authorization', 'workspaces', 'contacts', 'products', 'collections', 'posts', 'public-posts'].map(
        (name) => ['GET', `/${name}`] as const,
      ),
      ['POST', '/contacts', form],
      ['POST', `/webhooks/contacts/${webhookId}`, form],
      ['POST', `/webhooks/contacts/test/${webhookId}`, form],
      ['GET', '/health'],
      ['GET', '/health/live'],
      ['GET', '/openapi.json'],
      ['GET', `/w/${handle}`],
      ['GET', `/w/${handle}/feed.xml`],
      ['GET', '/docs'],
      ['GET', `/w/${handle}/embed`],
    ] as const

    for (const [method, path, body] of others) {
      const refused = await api.ask(method, path, body, { 'x-api-version': '1999-01' })
      assert.equal(refused.status, 400, path)
      // The contact webhook says why in no body, as ever.
      if (!path.startsWith('/webhooks/')) assert.match(refused.text, /2026-07/, path)
    }
    assert.equal((await api.get('/contacts')).body.meta.maxResults, 0, 'nothing refused was stored')
    for (const [method, path, body] of others) {
      const { status, headers } = await api.ask(method, path, body, { 'x-api-version': '2026-07' })
      assert.notEqual(status, 400, path)
      const isPage = /^\/(w|docs)(\/|$)/.test(path)
      assert.equal(headers['x-api-version'], isPage ? undefined : '2026-07', path)
    }
  })
})

describe('two versions', () => {
  /** In the older one the name was called title, in bodies and answers. */
  const OLDER: Version = {
    date: '2026-07',
    upgrade: (route, body) => (route === 'POST /things/{id}' ? renamed(body, 'title', 'name') : body),
    downgrade: (route, body) => (route === 'POST /things/{id}' ? renamed(body, 'name', 'title') : body),
  }

  async function aHouse(): Promise<Http> {
    const http: Http = fastify({ genReqId: () => traceId(undefined) })
    const rate = { perMinute: 1_000_000, burst: 1_000_000 }
    const keys = await openKeyRing(server.db)
    http.addHook('onClose', () => keys.close())
    await installHooks(http, {
      db: server.db,
      keys,
      operatorToken: undefined,
      corsOrigins: [],
      keyRate: rate,
      publicRate: rate,
      versions: [OLDER, { date: '2027-01' }],
    })
    const config = { access: 'any-key', versioned: true } as const
    let writes = 0
    http.post('/api/things/:id', { config }, async (request) => {
      if (renamed(request.body, 'name', 'name')['name'] === 'bad') refuse('request-malformed', 'name: is bad')
      return { ...(request.body as object), writes: (writes += 1) }
    })
    return http
  }

  test('rule 3: the header pins a request: its body is read and its answer written in that version', async () => {
    const { key } = await aWorkspace(server)
    const http = await aHouse()

    const older = await post(http, key, { title: 'A' }, { 'x-api-version': '2026-07' })
    const newer = await post(http, key, { name: 'A' }, { 'x-api-version': '2027-01' })
    const unpinned = await post(http, key, { title: 'A' }, {})

    assert.deepEqual(older.body, { title: 'A', writes: 1 })
    assert.deepEqual(newer.body, { name: 'A', writes: 2 })
    assert.deepEqual(unpinned.body, { title: 'A', writes: 3 })
    assert.equal(newer.headers['x-api-version'], '2027-01')
    assert.equal(unpinned.headers['x-api-version'], '2026-07')
    await http.close()
  })

  test('an error object is the same in every version', async () => {
    const { key } = await aWorkspace(server)
    const http = await aHouse()

    const { status, body } = await post(http, key, { title: 'bad' }, { 'x-api-version': '2026-07' })

    assert.equal(status, 400)
    assert.equal(body['message'], 'name: is bad')
    await http.close()
  })

  test('a replayed answer is written in the version that asks for it, once', async () => {
    const { key } = await aWorkspace(server)
    const http = await aHouse()
    const headers = { 'x-api-version': '2026-07', 'idempotency-key': 'one' }

    const first = await post(http, key, { title: 'A' }, headers)
    const again = await post(http, key, { title: 'A' }, headers)

    assert.deepEqual(again.body, first.body)
    assert.equal(again.headers['idempotency-replayed'], 'true')
    assert.equal(first.body['title'], 'A')
    await http.close()
  })
})

function renamed(body: unknown, from: string, to: string): Record<string, unknown> {
  // The bodies of this test are objects.
  const { [from]: value, ...rest } = body as Record<string, unknown>
  return value === undefined ? rest : { ...rest, [to]: value }
}

async function post(http: Http, key: string, payload: object, headers: Record<string, string>) {
  const answer = await http.inject({
    method: 'POST',
    url: '/api/things/1',
    payload,
    headers: { 'x-api-key': key, ...headers },
  })
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: answer.json<Record<string, unknown>>(),
  }
}
