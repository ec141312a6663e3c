/** Keys: who is let in, how soon no longer, and what guessing costs. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { assertAnswered, assertRefused } from '../../test/support/assertions.ts'
import { aNode } from '../../test/support/node.ts'
import { apiWith, aServer, aWorkspace } from '../../test/support/server.ts'
import { newId, stopClock } from '../platform/clock.ts'
import { sql } from '../platform/sql.ts'
import { createKey, listKeys, revokeKey } from '../workspaces/api-keys/store.ts'
import { mintKey } from './authentication.ts'

const server = await aServer()
const other = await aNode(server)
after(async () => {
  await other.close()
  await server.close()
})

/** Asks until the answer has this status; how long that took, in milliseconds. */
async function untilStatus(ask: () => Promise<{ status: number }>, status: number): Promise<number> {
  const began = performance.now()
  while ((await ask()).status !== status) {
    if (performance.now() - began > 10_000) throw new Error(`never answered ${status}`)
    await sleep(10)
  }
  return performance.now() - began
}

describe('spec "Authentication"', () => {
  test('rules 1 and 5: a missing or invalid key gives 403, and every invalid one the same words', async () => {
    const { key, api } = await aWorkspace(server)
    const [, id = '', secret = ''] = key.split('_')
    const changed = secret.startsWith('a') ? `b${secret.slice(1)}` : `a${secret.slice(1)}`
    const wrong = [
      'nonsense',
      `tdg_${id}_${changed}`,
      `tdg_${id}_${secret}x`,
      `tdg_${id}`,
      `TDG_${id}_${secret}`,
      mintKey(newId()).key,
      `tdg_${'z'.repeat(22)}_${secret}`,
      `${key}'; drop table api_key --`,
    ]

    const answers = await Promise.all(wrong.map((key) => apiWith(server.http, key).get('/contacts')))

    for (const answer of answers) assertRefused(answer, 403, /not valid/)
    assert.equal(new Set(answers.map(({ body }) => body.message)).size, 1)
    assertRefused(await apiWith(server.http).get('/contacts'), 403, /missing/)
    assertRefused(await apiWith(server.http, '').get('/contacts'), 403, /missing/)
    assertRefused(await apiWith(server.http).get('/contacts?x-api-key=' + key), 403, /missing/)
    assertAnswered(await api.get('/contacts'))
  })

  test('rule 4: GET /authorization names workspace, organization and what the key may do, with any scope', async () => {
    const { id, organizationId, api } = await aWorkspace(server, {
      scopes: ['products:read-only'],
      name: 'Shop',
    })

    const info = assertAnswered(await api.get('/authorization'))

    assert.deepEqual(info, {
      status: 'ok',
      feed: { id, name: 'Shop' },
      organization: { id: organizationId, name: 'Test organization' },
      permissions: { 'products:read-only': 'granted' },
    })
    assertRefused(await apiWith(server.http).get('/authorization'), 403)
    assertRefused(await apiWith(server.http, 'wrong').get('/authorization'), 403)
  })

  test('a read-write scope includes its read-only one, and not the other way round', async () => {
    const writes = await aWorkspace(server, { scopes: ['contacts:read-write'] })
    const reads = await aWorkspace(server, { scopes: ['contacts:read-only'] })

    assertAnswered(await writes.api.get('/contacts'))
    assertRefused(await reads.api.patch(`/contacts/${newId()}/tags`, {}), 403, /contacts:read-write/)
  })

  test('only a hash of the secret is stored', async () => {
    const { key, id } = await aWorkspace(server)
    const secret = key.split('_')[2] ?? ''

    const [row] = await server.db.rows<{ kept: string }>(
      sql`select row_to_json(k)::text || encode(secret_hash, 'escape') as kept from api_key k
          where workspace_id = ${id}::uuid`,
    )

    assert.ok(row && !row.kept.includes(secret))
    assert.ok(!JSON.stringify(await listKeys(server.db, id)).includes(secret))
  })
})

describe('revocation', () => {
  test('takes effect on every node within a second, also where the key is remembered', async () => {
    const { key, keyId } = await aWorkspace(server)
    const nodes = [server.http, other.http].map((http) => apiWith(http, key))
    for (const node of nodes) assertAnswered(await node.get('/contacts'))

    await revokeKey(server.db, keyId)

    const waits = await Promise.all(nodes.map((node) => untilStatus(() => node.get('/contacts'), 403)))
    assert.ok(Math.max(...waits) < 1_000, `${Math.max(...waits)} ms`)
  })

  test('takes effect within a second also on a node whose listener was just cut off', async () => {
    const { key, keyId } = await aWorkspace(server)
    const node = apiWith(other.http, key)
    assertAnswered(await node.get('/contacts'))

    await server.db.rows(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'tidings listener' and datname = current_database()`)
    await revokeKey(server.db, keyId)

    const waited = await untilStatus(() => node.get('/contacts'), 403)
    assert.ok(waited < 1_000, `${waited} ms`)
  })

  test('a key that is made is good at once on every node, and other keys stay good', async () => {
    const { id, keyId, api } = await aWorkspace(server)
    const { key, id: second } = await createKey(server.db, id, {
      name: 'second',
      scopes: ['contacts:read-only'],
    })

    assertAnswered(await apiWith(other.http, key).get('/contacts'))
    await revokeKey(server.db, second)

    assertAnswered(await api.get('/contacts'))
    assert.deepEqual(
      (await listKeys(server.db, id)).map(({ id, revoked }) => [id, revoked !== null]),
      [
        [keyId, false],
        [second, true],
      ],
    )
  })

  test('a revoked key stays revoked when it is revoked again, and an unknown one is refused', async () => {
    const { keyId } = await aWorkspace(server)

    const first = await revokeKey(server.db, keyId)

    assert.deepEqual(await revokeKey(server.db, keyId), first)
    await assert.rejects(revokeKey(server.db, newId()), /There is no API key/)
  })
})

describe('guessing keys', () => {
  test('is limited by address, costs no look-up past the limit, and leaves good keys alone', async (t) => {
    t.after(stopClock())
    const guarded = await aServer({ PUBLIC_RATE_LIMIT_PER_MINUTE: '1', RATE_LIMIT_BURST: '5' })
    t.after(() => guarded.close())
    const { api } = await aWorkspace(guarded)
    assertAnswered(await api.get('/authorization'))
    const guess = apiWith(guarded.http, mintKey(newId()).key)

    const answers = []
    for (let n = 0; n < 8; n += 1) answers.push(await guess.get('/authorization'))

    assert.deepEqual(
      answers.map(({ status }) => status),
      [403, 403, 403, 403, 403, 429, 429, 429],
    )
    assert.ok(Number(answers[5]?.headers['retry-after']) > 0)
    assertAnswered(await api.get('/authorization'))
  })
})
