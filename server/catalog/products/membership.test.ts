/** Products in collections: linked by either id, and shown with what their collections are called now. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { isSomebodyWaiting } from '../../../test/support/database-activity.ts'
import { assertAnswered, assertRefused } from '../../../test/support/assertions.ts'
import { type Answer, type Api, aWorkspace, useServer } from '../../../test/support/server.ts'
import { newId } from '../../platform/clock.ts'
import { sql } from '../../platform/sql.ts'
import type { ProductUpsert } from './schemas.ts'
import { upsertProducts } from './upsert.ts'

const server = await useServer()

async function aCollection(api: Api, title: string, externalId?: string): Promise<string> {
  const body = { title, ...(externalId ? { externalId } : {}) }
  return assertAnswered(await api.post('/collections', body), 201).id
}

async function titlesOf(api: Api): Promise<string[]> {
  const { items } = assertAnswered(await api.get('/products'))
  return items[0].collections.map(({ collectionTitle }: { collectionTitle: string }) => collectionTitle)
}

async function found(api: Api, prompt: string): Promise<number> {
  return assertAnswered(await api.post('/products-search', { prompt, offset: 0, limit: 5 })).meta.maxResults
}

describe('POST /products, collections', () => {
  test('collectionIds and externalCollectionIds together, in their order, each once', async () => {
    const { api } = await aWorkspace(server)
    const a = await aCollection(api, 'A', 'ext-a')
    const b = await aCollection(api, 'B')
    await aCollection(api, 'C', 'ext-c')

    const body = {
      title: 'P',
      collectionIds: [b, a.toUpperCase(), b],
      externalCollectionIds: ['ext-c', 'ext-a'],
    }
    assertAnswered(await api.post('/products', body), 201)

    const { items } = assertAnswered(await api.get('/products'))
    assert.deepEqual(await titlesOf(api), ['B', 'A', 'C'])
    assert.deepEqual(items[0].collections[0], { id: b, collectionTitle: 'B' })
    const search = assertAnswered(await api.post('/products-search', { offset: 0, limit: 1 }))
    assert.deepEqual(search.items[0].collections, ['B', 'A', 'C'])
    assert.deepEqual(search.items[0].collectionExternalIds, ['ext-a', 'ext-c'])
  })

  test('omitted they stay, sent they are replaced whole, null clears', async () => {
    const { api, id: workspaceId } = await aWorkspace(server)
    await aCollection(api, 'A', 'a')
    await aCollection(api, 'B', 'b')
    const product = { externalId: 'p' }
    await api.post('/products', { ...product, externalCollectionIds: ['a', 'b'] })

    await api.post('/products', { ...product, price: 3 })
    assert.deepEqual(await titlesOf(api), ['A', 'B'])
    await api.post('/products', { ...product, externalCollectionIds: ['b'] })
    assert.deepEqual(await titlesOf(api), ['B'])
    assert.equal(await found(api, 'a'), 0)
    await api.post('/products', { ...product, collectionIds: null })
    assert.deepEqual(await titlesOf(api), [])

    const links = await server.db.rows(
      sql`select 1 from product_collection where workspace_id = ${workspaceId}::uuid`,
    )
    assert.equal(links.length, 0)
  })

  test('unknown ones, also those of another workspace, are refused with 400 naming them', async () => {
    const { api } = await aWorkspace(server)
    const other = await aWorkspace(server)
    const theirs = await aCollection(other.api, 'Theirs', 'theirs')
    const unknown = newId()

    for (const id of [theirs, unknown, 'no-uuid', ''])
      assertRefused(
        await api.post('/products', { title: 'P', collectionIds: [id] }),
        400,
        /collectionIds: names/,
      )
    assertRefused(await api.post('/products', { title: 'P', collectionIds: [unknown] }), 400, RegExp(unknown))
    assertRefused(
      await api.post('/products', { title: 'P', externalCollectionIds: ['theirs'] }),
      400,
      /externalCollectionIds: names collections this workspace does not have: theirs/,
    )

    assert.equal((await api.get('/products')).body.meta.maxResults, 0)
  })
})

describe('POST /collections, the products of it', () => {
  test('a new title and external id are seen at once in lists and searches, and the old title is not', async () => {
    const { api } = await aWorkspace(server)
    await aCollection(api, 'Autumn', 'season')
    await aCollection(api, 'Gifts', 'gifts')
    await api.post('/products', {
      title: 'Scarf',
      externalCollectionIds: ['season', 'gifts'],
      bodyHtml: 'warm',
    })
    assert.equal(await found(api, 'autumn scarf'), 1)

    const [{ id }] = (await api.get("/collections?$filter=title eq 'Autumn'")).body.items
    assertAnswered(await api.post('/collections', { id, title: 'Winter', externalId: 'cold' }), 200)

    assert.deepEqual(await titlesOf(api), ['Winter', 'Gifts'])
    assert.equal(await found(api, 'autumn'), 0)
    assert.equal(await found(api, 'winter warm gifts'), 1)
    assert.equal(await found(api, 'in collection Winter'), 1)
    const { items } = (await api.post('/products-search', { offset: 0, limit: 1 })).body
    assert.deepEqual(items[0].collectionExternalIds, ['cold', 'gifts'])
  })

  test('whoever races, products show what their collections are called in the end, and are linked to', async () => {
    const { api, id: workspaceId } = await aWorkspace(server)
    await aCollection(api, 'Start 0', 'c0')
    await aCollection(api, 'Start 1', 'c1')
    const externalIds = Array.from({ length: 8 }, (_, n) => `p${n}`)

    const answers = await Promise.all(
      Array.from({ length: 160 }, (_, n) =>
        n % 4 === 0
          ? api.post('/collections', { externalId: `c${n % 8 ? 1 : 0}`, title: `Title ${n}` })
          : api.post('/products', {
              externalId: externalIds[n % 8],
              price: n,
              ...(n % 3 ? {} : { externalCollectionIds: n % 2 ? ['c0', 'c1'] : ['c1'] }),
            }),
      ),
    )

    assert.ok(answers.every(({ status }) => status === 200 || status === 201))
    const stray = await server.db.rows(sql`
      select p.external_id, p.collections from product p
      where p.workspace_id = ${workspaceId}::uuid and p.collections is distinct from (
        select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'title', c.title, 'externalId', c.external_id)
          order by l.position), '[]')
        from product_collection l join collection c on c.workspace_id = l.workspace_id and c.id = l.collection_id
        where l.workspace_id = p.workspace_id and l.product_id = p.id)`)
    assert.deepEqual(stray, [])
  })

  for (const [what, before, change, after] of [
    ['put into it', [], { externalCollectionIds: ['c'] }, ['New']],
    ['taken out of it', ['c'], { collectionIds: null }, []],
    ['given a price', ['c'], { price: 5 }, ['New']],
  ] as const) {
    test(`a collection renamed while a product is ${what} waits, and the product shows what is true`, async () => {
      const { api, id } = await aWorkspace(server)
      await aCollection(api, 'Old', 'c')
      await api.post('/products', { externalId: 'p', externalCollectionIds: before })

      let renaming: Promise<Answer> | undefined
      await server.db.transaction(async (tx) => {
        await upsertProducts(tx, id, [{ externalId: 'p', ...change } as ProductUpsert])
        renaming = api.post('/collections', { externalId: 'c', title: 'New' })
        for (let waited = 0; waited < 40 && !(await isSomebodyWaiting(server.db)); waited++) await sleep(25)
        assert.ok(await isSomebodyWaiting(server.db))
      })

      assert.equal((await renaming)?.status, 200)
      assert.deepEqual(await titlesOf(api), after)
      assert.equal(await found(api, 'new'), after.length)
      assert.equal(await found(api, 'old'), 0)
    })
  }
})
