/** POST /products at once, side by side and cut short: one row for one product, and all of it or nothing. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertAnswered, assertRefused } from '../../../test/support/assertions.ts'
import { type Api, aWorkspace, useServer } from '../../../test/support/server.ts'
import { readTotal } from '../../../test/support/counted.ts'
import { sql } from '../../platform/sql.ts'
import { upsertProducts } from './upsert.ts'

const server = await useServer()

const TWIN = {
  externalId: 'sku-1',
  title: 'Red Dress',
  vendor: 'Acme',
  tags: ['silk', 'evening'],
  price: 89.5,
}

async function products(api: Api) {
  return assertAnswered(await api.get('/products?$limit=1000')).items
}

describe('POST /products', () => {
  test('50 concurrent identical upserts make one row, counted once', async () => {
    const { api, id: workspaceId } = await aWorkspace(server)

    const answers = await Promise.all(Array.from({ length: 50 }, () => api.post('/products', TWIN)))

    assert.equal(answers.filter(({ status }) => status === 201).length, 1)
    assert.equal(answers.filter(({ status }) => status === 200).length, 49)
    assert.equal(new Set(answers.map(({ body }) => body.id)).size, 1)
    assert.equal((await products(api)).length, 1)
    assert.equal(await readTotal(server.db, workspaceId, 'product'), 1)
  })

  test('concurrent products of one title get handles of their own; one that is taken is refused with 409', async () => {
    const { api } = await aWorkspace(server)

    await Promise.all(Array.from({ length: 50 }, () => api.post('/products', { title: 'Blå Mugg' })))

    const handles = (await products(api)).map(({ handle }: { handle: string }) => handle)
    assert.equal(new Set(handles).size, 50)
    assert.ok(handles.includes('bla-mugg') && handles.includes('bla-mugg-2'))
    assertRefused(await api.post('/products', { title: 'X', handle: 'bla-mugg' }), 409, /is taken/)
  })

  test('a refused neighbour of a batch changes nothing for the others', async () => {
    const { api } = await aWorkspace(server)

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        api.post('/products', { title: `P${n}`, ...(n % 2 ? { currency: 'XYZ1' } : {}) }),
      ),
    )

    assert.deepEqual(
      answers.map(({ status }) => status),
      Array.from({ length: 20 }, (_, n) => (n % 2 ? 400 : 201)),
    )
    assert.equal((await products(api)).length, 10)
  })

  test('killed half-way nothing is left: no product, link, count or word', async () => {
    const { api, id: workspaceId } = await aWorkspace(server)
    await api.post('/collections', { title: 'Kept', externalId: 'c' })

    const killed = server.db.transaction(async (tx) => {
      await upsertProducts(tx, workspaceId, [{ title: 'Halfway', tags: ['t'], externalCollectionIds: ['c'] }])
      await tx.rows(sql`select pg_terminate_backend(pg_backend_pid())`)
    })
    await assert.rejects(killed)

    const [left] = await server.db.rows(sql`
      select (select count(*) from product where workspace_id = ${workspaceId}::uuid) as products,
        (select count(*) from product_collection where workspace_id = ${workspaceId}::uuid) as links,
        (select count(*) from counter where workspace_id = ${workspaceId}::uuid and resource = 'product') as counts,
        (select count(*) from product_lexeme where workspace_id = ${workspaceId}::uuid and lexeme = 'halfway') as words`)
    assert.deepEqual(left, { products: 0, links: 0, counts: 0, words: 0 })
    assertAnswered(await api.post('/products', { title: 'Halfway' }), 201)
  })
})
