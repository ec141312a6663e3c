/** The demo: whole or not at all, once, and worth looking at. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAnswered } from '../../test/support/assertions.ts'
import { apiWith, useServer } from '../../test/support/server.ts'
import { loadDemo, loadDemoIfEmpty } from './load.ts'

const server = await useServer()
const press = { db: server.db, publicUrl: server.config.PUBLIC_URL, isSending: true }

test('an empty installation gets the demo once, however many start at once', async () => {
  const loads = await Promise.all([1, 2, 3].map(() => loadDemoIfEmpty(press)))

  const [demo, ...others] = loads.filter((load) => load !== undefined)
  assert.equal(others.length, 0)
  const api = apiWith(server.http, demo?.key)
  const totals = ['/contacts', '/products', '/collections', '/campaigns', '/posts', '/team-members'].map(
    async (path) => [path, assertAnswered(await api.get(path)).meta.maxResults],
  )
  assert.deepEqual(Object.fromEntries(await Promise.all(totals)), {
    '/contacts': 240,
    '/products': 200,
    '/collections': 8,
    '/campaigns': 5,
    '/posts': 3,
    '/team-members': 2,
  })
  const found = assertAnswered(
    await api.post('/products-search', { prompt: 'blue mug under 20 euro', offset: 0, limit: 5 }),
  )
  assert.equal(found.items[0].title, 'Ocean blue stoneware mug')
})

test('a demo can be added beside what there is, with an address of its own', async () => {
  const first = await loadDemo(press)
  const second = await loadDemo(press)

  assert.notEqual(first.handle, second.handle)
  assert.notEqual(first.workspaceId, second.workspaceId)
})
