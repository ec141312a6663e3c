/** The counters against the rows: nothing to find after ordinary work, and what is found is set right. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAnswered } from '../../test/support/assertions.ts'
import { aWorkspace, useServer } from '../../test/support/server.ts'
import { sql } from '../platform/sql.ts'
import { findMiscounts, recount } from './counter-audit.ts'

const server = await useServer()

test('after creates, updates and tags there is nothing to find', async () => {
  const { api } = await aWorkspace(server)
  for (let n = 0; n < 10; n += 1)
    await api.post('/contacts', { email: `${n % 7}@example.com`, tags: [`t${n % 3}`] })
  await api.post('/products', { title: 'Shirt', externalId: 's' })
  await api.post('/products', { title: 'Shirt 2', externalId: 's' })
  await api.post('/collections', { title: 'Summer' })
  await api.post('/campaigns', { deliveryChannel: 'email', title: 'May', text: 'Hello' })
  await api.post('/post-requests', { header: 'News', text: 'Hello', action: 'publish' })

  assert.deepEqual(await findMiscounts(server.db), [])
})

test('a counter that drifted, and one that is gone, are found and set right; lists say the truth again', async () => {
  const { api, id } = await aWorkspace(server)
  for (let n = 0; n < 5; n += 1) await api.post('/contacts', { email: `${n}@example.com`, tags: ['vip'] })
  await server.db.rows(sql`
    update counter set n = n + 3 where workspace_id = ${id}::uuid and facet = '' and n > 0`)
  await server.db.rows(sql`delete from counter where workspace_id = ${id}::uuid and facet like 'tag=%'`)
  assert.notEqual((await api.get('/contacts')).body.meta.maxResults, 5)

  const found = (await findMiscounts(server.db)).filter(({ workspaceId }) => workspaceId === id)
  const mended = (await recount(server.db)).filter(({ workspaceId }) => workspaceId === id)

  assert.deepEqual(
    found.map(({ resource, facet }) => `${resource} ${facet.split('=')[0]}`),
    ['contact ', 'contact tag'],
  )
  assert.deepEqual(mended, found)
  assert.deepEqual(await findMiscounts(server.db), [])
  assert.equal(assertAnswered(await api.get('/contacts')).meta.maxResults, 5)
  assert.equal(assertAnswered(await api.get("/contacts?$filter=tags eq 'vip'")).meta.maxResults, 5)
})

test('setting right while others write loses none of their changes', async () => {
  const { api } = await aWorkspace(server)

  const writing = Array.from({ length: 60 }, (_, n) => api.post('/contacts', { email: `w${n}@example.com` }))
  for (let n = 0; n < 5; n += 1) await recount(server.db)
  await Promise.all(writing)

  assert.deepEqual(await findMiscounts(server.db), [])
  assert.equal((await api.get('/contacts')).body.meta.maxResults, 60)
})

test('several at once set right once', async () => {
  const { api, id } = await aWorkspace(server)
  await api.post('/contacts', { email: 'a@example.com' })
  await server.db.rows(sql`update counter set n = n + 3 where workspace_id = ${id}::uuid and n > 0`)

  await Promise.all(Array.from({ length: 4 }, () => recount(server.db)))

  assert.deepEqual(await findMiscounts(server.db), [])
})
