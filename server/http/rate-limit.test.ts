/** Rate limits on the wire: per key, and per address where no key is asked for. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { assertAnswered, assertRefused } from '../../test/support/assertions.ts'
import { apiWith, aWorkspace, useServer } from '../../test/support/server.ts'
import { stopClock } from '../platform/clock.ts'
import { createKey } from '../workspaces/api-keys/store.ts'

const server = await useServer({
  RATE_LIMIT_PER_MINUTE: '60',
  RATE_LIMIT_BURST: '3',
  PUBLIC_RATE_LIMIT_PER_MINUTE: '60',
  TRUST_PROXY: '127.0.0.1',
})

// What comes back with each second would be what a busy machine takes.
after(stopClock())

/** Asks without a key, as a proxy hands on a caller's request. */
async function askFrom(address: string, path = '/nothing') {
  return apiWith(server.http).get(path, { 'x-forwarded-for': address })
}

describe('limits: requests count against a per-key rate limit', () => {
  test('the burst is let through, the next is 429 with Retry-After and the error object', async () => {
    const { api } = await aWorkspace(server)

    const answers = await Promise.all([1, 2, 3, 4].map(() => api.get('/authorization')))

    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, 200, 200, 429],
    )
    const refused = answers.find(({ status }) => status === 429)
    assert.ok(refused)
    assertRefused(refused, 429, /try again in 1 s/)
    assert.equal(refused.headers['retry-after'], '1')
  })

  test('every answer says what the limit is and how much is left, refusals too', async () => {
    const { api } = await aWorkspace(server)

    const first = await api.get('/authorization')
    const invalid = await api.post('/contacts', { wrong: true })
    await api.get('/authorization')
    const over = await api.get('/authorization')

    for (const { headers } of [first, invalid, over]) {
      assert.equal(headers['ratelimit-policy'], '"default";q=60;w=60;burst=3')
    }
    assert.match(String(first.headers['ratelimit']), /^"default";r=2;t=\d+$/)
    assert.equal(invalid.status, 400)
    assert.match(String(invalid.headers['ratelimit']), /^"default";r=1;t=\d+$/)
    assert.match(String(over.headers['ratelimit']), /^"default";r=0;t=1$/)
  })

  test('another key of the same workspace has its own', async () => {
    const { id, api } = await aWorkspace(server)
    const { key } = await createKey(server.db, id, { name: 'second', scopes: [] })
    for (let n = 0; n < 4; n += 1) await api.get('/authorization')

    assert.equal((await api.get('/authorization')).status, 429)
    assertAnswered(await apiWith(server.http, key).get('/authorization'))
  })
})

describe('limits: requests without a key count against their address', () => {
  test('of IPv4 each, of IPv6 each network of 64 bits', async () => {
    for (let n = 0; n < 3; n += 1) {
      assertRefused(await askFrom('203.0.113.7'), 404)
      assertRefused(await askFrom(`2001:db8:1:2::${n}`), 404)
      assertRefused(await askFrom(`2001:db8::${n}`), 404)
    }

    assertRefused(await askFrom('203.0.113.7'), 429)
    assertRefused(await askFrom('2001:db8:1:2:ffff::1'), 429)
    assertRefused(await askFrom('2001:db8:0:0:5::'), 429)
    assertRefused(await askFrom('203.0.113.8'), 404)
    assertRefused(await askFrom('2001:db8:1:3::1'), 404)
  })

  test('health checks are not counted', async () => {
    for (let n = 0; n < 10; n += 1) {
      assertAnswered(await askFrom('203.0.113.99', '/health'))
      assertAnswered(await askFrom('203.0.113.99', '/health/live'))
    }
  })
})
