/** POST /products: who is matched, what stays, what is cleared, and what a collection's change does. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertAnswered, assertRefused } from '../../../test/support/assertions.ts'
import { type Api, aWorkspace, useServer } from '../../../test/support/server.ts'
import { newId } from '../../platform/clock.ts'

const server = await useServer()

const FULL = {
  externalId: 'sku-1',
  title: 'Red Dress',
  bodyHtml: '<p>Silk</p>',
  handle: 'red-dress',
  type: 'dress',
  status: 'active',
  vendor: 'Acme',
  source: 'shop',
  url: 'https://shop.example/red-dress',
  imageUrl: 'https://shop.example/red-dress.jpg',
  price: 89.5,
  originalPrice: 120,
  currency: 'EUR',
  isForSale: true,
  tags: ['silk', 'evening'],
  customProperties: { color: 'red', sizes: ['S', 'M'], weights: [1, 2.5], size: { eu: 38 }, stock: 4 },
}

async function products(api: Api) {
  return assertAnswered(await api.get('/products?$limit=1000')).items
}

describe('POST /products', () => {
  test('creates with 201 and answers exactly {id}; the list shows every member of Product', async () => {
    const { api } = await aWorkspace(server)

    const created = assertAnswered(await api.post('/products', FULL), 201)

    assert.deepEqual(Object.keys(created), ['id'])
    const { source: _, ...shown } = FULL
    assert.deepEqual(await products(api), [{ id: created.id, ...shown, collections: [] }])
  })

  test('a product with nothing but a title reads null, its type empty and its lists empty', async () => {
    const { api } = await aWorkspace(server)

    assertAnswered(await api.post('/products', { title: 'Mug' }), 201)

    const [{ id: _, ...mug }] = await products(api)
    const nothing = { bodyHtml: null, vendor: null, status: null, url: null, imageUrl: null, price: null }
    const more = {
      originalPrice: null,
      currency: null,
      isForSale: null,
      externalId: null,
      customProperties: {},
    }
    assert.deepEqual(mug, {
      title: 'Mug',
      type: '',
      handle: 'mug',
      tags: [],
      collections: [],
      ...nothing,
      ...more,
    })
  })

  test('updates by externalId with 200: omitted members stay, lists and customProperties are replaced whole', async () => {
    const { api } = await aWorkspace(server)
    const { id } = assertAnswered(await api.post('/products', FULL), 201)

    const update = { externalId: 'sku-1', price: 70, tags: ['sale'], customProperties: { fit: 'slim' } }
    assert.deepEqual(assertAnswered(await api.post('/products', update), 200), { id })

    const { source: _, ...shown } = FULL
    assert.deepEqual(await products(api), [{ ...shown, ...update, id, collections: [] }])
  })

  test('null clears every member but the id', async () => {
    const { api } = await aWorkspace(server)
    const { id } = assertAnswered(await api.post('/products', FULL), 201)

    const nulls = Object.fromEntries(Object.keys(FULL).map((name) => [name, null]))
    assertAnswered(await api.post('/products', { ...nulls, id }), 200)

    const [product] = await products(api)
    const kept = Object.entries(product).filter(([, value]) => value !== null)
    assert.deepEqual(Object.fromEntries(kept), {
      id,
      title: 'red-dress',
      handle: 'red-dress',
      type: '',
      tags: [],
      collections: [],
      customProperties: {},
    })
  })

  test('without a title it is the externalId, or the handle; without any of them 400', async () => {
    const { api } = await aWorkspace(server)

    assertAnswered(await api.post('/products', { externalId: 'SKU 7' }), 201)
    assertAnswered(await api.post('/products', { handle: 'a-handle' }), 201)
    assertRefused(await api.post('/products', { price: 5 }), 400, /title is needed/)
    assertRefused(await api.post('/products', {}), 400, /title is needed/)
    assertRefused(
      await api.post('/products', { title: ' ', externalId: '', handle: null }),
      400,
      /title is needed/,
    )

    const shown = (await products(api)).map(
      ({ title, handle }: Record<string, string>) => `${title}/${handle}`,
    )
    assert.deepEqual(shown, ['a-handle/a-handle', 'SKU 7/sku-7'])
  })

  test('matching id first, then externalId; an id that is not here makes that product when it is a UUID', async () => {
    const { api } = await aWorkspace(server)
    const id = newId()

    assert.deepEqual(assertAnswered(await api.post('/products', { id, title: 'A', externalId: 'a' }), 201), {
      id,
    })
    assertAnswered(await api.post('/products', { id, externalId: 'b' }), 200)
    assert.deepEqual(
      assertAnswered(await api.post('/products', { id: 'own-1', externalId: 'b', title: 'B' })),
      { id },
    )
    assertRefused(await api.post('/products', { id: 'own-1', title: 'C' }), 400, /no UUID/)

    assert.deepEqual(
      (await products(api)).map(({ title, externalId }: Record<string, string>) => [title, externalId]),
      [['B', 'b']],
    )
  })

  test('id and externalId of two products are refused with 409 and change nothing', async () => {
    const { api } = await aWorkspace(server)
    const { id } = assertAnswered(await api.post('/products', { title: 'A' }), 201)
    assertAnswered(await api.post('/products', { title: 'B', externalId: 'b' }), 201)

    assertRefused(await api.post('/products', { id, externalId: 'b', price: 1 }), 409, /send one of the two/)

    assert.ok((await products(api)).every(({ price }: { price: number | null }) => price === null))
  })
})
