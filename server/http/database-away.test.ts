/** When the database is away: 503 and an honest health check; when it is back: as if nothing had been. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { assertAnswered, assertRefused } from '../../test/support/assertions.ts'
import { aFolder, clearFolders } from '../../test/support/embedded.ts'
import { log } from '../../test/support/postgres.ts'
import { apiWith } from '../../test/support/server.ts'
import { readConfig } from '../platform/config.ts'
import { openDatabase } from '../platform/database.ts'
import { startEmbedded } from '../platform/embedded-postgres.ts'
import { migrate } from '../platform/migrations.ts'
import { onePool } from '../platform/pools.ts'
import { createKey } from '../workspaces/api-keys/store.ts'
import { createOrganization, createWorkspace } from '../workspaces/store.ts'
import { openServer } from '../server.ts'
import { SCOPES } from './scopes.ts'

after(clearFolders)

test('a stopped database: every request is 503 with Retry-After, health says unavailable, and both recover', async () => {
  const dataDir = aFolder()
  const embedded = await startEmbedded({ dataDir, log })
  const connection = { ...embedded.connection }
  await migrate(connection, log)
  const db = openDatabase({ connection, log, connections: 4 })
  const config = readConfig({ LOG_LEVEL: 'silent' })
  const http = await openServer({ config, pools: onePool(db), log })
  const { id: organizationId } = await createOrganization(db, 'Acme')
  const workspace = { organizationId, name: 'Shop', country: 'SE', timezone: 'Europe/Stockholm' }
  const { id } = await createWorkspace(db, workspace)
  const { key } = await createKey(db, id, { name: 'test', scopes: SCOPES })
  const api = apiWith(http, key)
  assertAnswered(await api.post('/contacts', { email: 'a@example.com' }), 201)

  await embedded.stop()

  const refused = [
    await api.get('/contacts'),
    await api.post('/contacts', { email: 'b@example.com' }),
    await api.post('/contacts', { email: 'c@example.com' }, { 'idempotency-key': 'c' }),
  ]
  for (const answer of refused) {
    assertRefused(answer, 503, /database does not answer/)
    assert.equal(answer.headers['retry-after'], '2')
  }
  const began = performance.now()
  const health = await api.get('/health')
  assert.equal(health.status, 503)
  assert.deepEqual(health.body, { status: 'unavailable' })
  assert.ok(performance.now() - began < 20_000, 'it does not wait for a connection')
  assert.deepEqual(assertAnswered(await api.get('/health/live')), { status: 'ok' })

  const back = await startEmbedded({ dataDir, log })
  const list = assertAnswered(await api.get('/contacts'))
  assert.equal(list.meta.maxResults, 1, 'nothing that was refused is stored')
  assertAnswered(await api.post('/contacts', { email: 'c@example.com' }, { 'idempotency-key': 'c' }), 201)
  assert.deepEqual(assertAnswered(await api.get('/health')), { status: 'ok' })

  await http.close()
  await db.close()
  await back.stop()
})
