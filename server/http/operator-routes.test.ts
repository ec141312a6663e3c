/** Health and key eviction (spec "Other shapes", docs/decisions). */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertAnswered, assertRefused } from '../../test/support/assertions.ts'
import { aNode } from '../../test/support/node.ts'
import { apiWith, aServer, aWorkspace, useServer } from '../../test/support/server.ts'
import { sql } from '../platform/sql.ts'

const server = await useServer()
const stranger = apiWith(server.http)
const TOKEN = { authorization: `Bearer ${server.config.OPERATOR_TOKEN}` }

describe('GET /health', () => {
  test('answers ok without a key, and so does /health/live', async () => {
    assert.deepEqual(assertAnswered(await stranger.get('/health')), { status: 'ok' })
    assert.deepEqual(assertAnswered(await stranger.get('/health/live')), { status: 'ok' })
  })

  test('a thousand at once are answered, and leave the database to the requests', async () => {
    const { api } = await aWorkspace(server)

    const checks = Array.from({ length: 1_000 }, () => stranger.get('/health'))
    assertAnswered(await api.get('/contacts'))

    for (const check of await Promise.all(checks)) assert.equal(check.status, 200)
  })
})

describe('GET /health, under load', () => {
  test('answers ok while requests, searches and downloads have every connection of theirs in use', async () => {
    const { requests, searches, downloads } = server.pools
    const end = Promise.withResolvers<void>()
    const held = [requests, searches, downloads].flatMap((pool) =>
      Array.from({ length: pool.connections }, () => pool.transaction(() => end.promise)),
    )

    const health = await stranger.get('/health')
    end.resolve()
    await Promise.all(held)

    assert.deepEqual(assertAnswered(health), { status: 'ok' })
  })
})

describe('POST /api-keys/evict', () => {
  test('drops the key from every node: a key changed behind our back is read again', async (t) => {
    const { key, keyId } = await aWorkspace(server)
    const node = await aNode(server)
    t.after(() => node.close())
    const callers = [server.http, node.http].map((http) => apiWith(http, key))
    for (const caller of callers) assertAnswered(await caller.get('/contacts'))
    await server.db.rows(sql`delete from api_key where id = ${keyId}::uuid`)

    const answer = await stranger.post('/api-keys/evict', { apiKeyUuid: keyId }, TOKEN)

    assert.equal(answer.status, 204)
    assert.equal(answer.text, '')
    assertRefused(await callers[0]!.get('/contacts'), 403)
  })

  test('needs the operator token; a key of every scope is not enough', async () => {
    const { api, keyId } = await aWorkspace(server)
    const body = { apiKeyUuid: keyId }

    assertRefused(await stranger.post('/api-keys/evict', body), 403, /operator token/)
    assertRefused(await api.post('/api-keys/evict', body), 403)
    for (const authorization of [
      'Bearer',
      'Bearer wrong',
      `Bearer ${server.config.OPERATOR_TOKEN}x`,
      `Bearer ${server.config.OPERATOR_TOKEN?.slice(1)}`,
      `Bearer X${server.config.OPERATOR_TOKEN?.slice(1)}`,
      'Basic abc',
    ]) {
      assertRefused(await stranger.post('/api-keys/evict', body, { authorization }), 403)
    }
    assertAnswered(await api.get('/contacts'))
  })

  test('without OPERATOR_TOKEN it is always 403', async (t) => {
    const closed = await aServer({ OPERATOR_TOKEN: '' })
    t.after(() => closed.close())
    const { keyId } = await aWorkspace(closed)

    for (const authorization of ['Bearer ', 'Bearer undefined', TOKEN.authorization]) {
      const answer = await apiWith(closed.http).post(
        '/api-keys/evict',
        { apiKeyUuid: keyId },
        { authorization },
      )
      assertRefused(answer, 403)
    }
  })

  test('a body without a UUID is 400, an unknown key is 204: there is nothing to forget', async () => {
    assertRefused(
      await stranger.post('/api-keys/evict', {}, TOKEN),
      400,
      /apiKeyUuid is required|apiKeyUuid: is required/,
    )
    assertRefused(await stranger.post('/api-keys/evict', { apiKeyUuid: '*' }, TOKEN), 400)
    const unknown = { apiKeyUuid: '0197a3c2-5f1e-7c3a-9b1d-2f4e6a8c0d13' }
    assert.equal((await stranger.post('/api-keys/evict', unknown, TOKEN)).status, 204)
  })
})
