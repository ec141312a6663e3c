/** POST /products and GET /products: every member missing, wrong, too long; keys, scopes and strangers. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertAnswered, assertRefused } from '../../../test/support/assertions.ts'
import { apiWith, aWorkspace, useServer } from '../../../test/support/server.ts'

const server = await useServer()

const WRONG: Readonly<Record<string, readonly unknown[]>> = {
  id: [null, 5, 'no-uuid', ''],
  externalId: [5, 'x'.repeat(501), ['a']],
  title: [5, 'x'.repeat(501), {}],
  bodyHtml: [5, 'x'.repeat(500_001)],
  handle: [5, 'x'.repeat(501)],
  type: [5, 'x'.repeat(501)],
  status: [true, 'x'.repeat(501)],
  vendor: [5, 'x'.repeat(501)],
  source: [5, 'x'.repeat(501)],
  url: [5, 'x'.repeat(2_049)],
  imageUrl: [5, 'x'.repeat(2_049)],
  price: ['5', -0.01, true],
  originalPrice: ['5', -1],
  currency: [5, 'EURO', 'XYZ1', '€'],
  isForSale: ['true', 1],
  tags: ['a', [5], [''], [' '], [null], ['x'.repeat(101)], Array.from({ length: 501 }, (_, n) => `t${n}`)],
  collectionIds: ['a', [5], [null], ['nope']],
  externalCollectionIds: ['a', [5], [null], ['nope']],
  customProperties: [
    5,
    [],
    'a',
    { a: true },
    { a: null },
    { a: [true] },
    { a: [1, 'b'] },
    { a: [{}] },
    { a: [[1]] },
  ],
  colour: ['red'],
}

describe('POST /products, body', () => {
  for (const [member, values] of Object.entries(WRONG)) {
    test(`a wrong ${member} is refused with 400 that names it, and nothing is stored`, async () => {
      const { api } = await aWorkspace(server)

      for (const value of values)
        assertRefused(await api.post('/products', { title: 'P', [member]: value }), 400, RegExp(member))

      assert.equal((await api.get('/products')).body.meta.maxResults, 0)
    })
  }

  test('a price beyond double precision, a NUL and half a surrogate pair are refused with 400', async () => {
    const { api } = await aWorkspace(server)
    const json = { 'content-type': 'application/json' }

    assertRefused(await api.post('/products', '{"title":"P","price":1e999}', json), 400, /price/)
    assertRefused(await api.post('/products', { title: 'a\0b' }), 400, /NUL/)
    assertRefused(await api.post('/products', '{"title":"\\ud800"}', json), 400, /surrogate/)
    assertRefused(await api.post('/products', '[]', json), 400)
    assertRefused(await api.post('/products', '{', json), 400)
  })

  test('prices keep their decimals, the smallest and the largest', async () => {
    const { api } = await aWorkspace(server)
    assertAnswered(await api.post('/products', { externalId: 'p' }), 201)
    for (const price of [0, 0.1, 19.99, 1e15, 1.7976931348623157e308, 5e-324]) {
      assertAnswered(await api.post('/products', { externalId: 'p', price, originalPrice: price }))
      assert.equal((await api.get('/products')).body.items[0].price, price)
    }
  })

  test('currencies are ISO 4217 codes in any case; tags are trimmed and each once without case', async () => {
    const { api } = await aWorkspace(server)

    assertAnswered(
      await api.post('/products', { title: 'P', currency: 'sek', tags: [' New', 'new', 'Été'] }),
      201,
    )

    const [product] = (await api.get('/products')).body.items
    assert.deepEqual([product.currency, product.tags], ['SEK', ['New', 'Été']])
  })

  test('an executable body comes back as it was sent', async () => {
    const { api } = await aWorkspace(server)
    const bodyHtml = '<script>alert(1)</script>\'";--'

    assertAnswered(
      await api.post('/products', { title: bodyHtml, bodyHtml, customProperties: { a: bodyHtml } }),
      201,
    )

    const [product] = (await api.get('/products')).body.items
    assert.deepEqual(
      [product.title, product.bodyHtml, product.customProperties],
      [bodyHtml, bodyHtml, { a: bodyHtml }],
    )
  })

  test('needs products:read-write, and never touches a product of another workspace', async () => {
    const { api } = await aWorkspace(server)
    const { id } = assertAnswered(await api.post('/products', { title: 'Mine', externalId: 'm' }), 201)
    const reader = await aWorkspace(server, { scopes: ['products:read-only'] })
    const other = await aWorkspace(server)

    assertRefused(await reader.api.post('/products', { title: 'A' }), 403, /products:read-write/)
    assertRefused(await apiWith(server.http).post('/products', { title: 'A' }), 403, /missing/)
    assertAnswered(await other.api.post('/products', { id, externalId: 'm', title: 'Theirs' }), 201)

    assert.equal((await api.get('/products')).body.items[0].title, 'Mine')
  })
})

describe('GET /products', () => {
  test('takes $offset, $limit and $filter over what the record shows; newest first; $orderBy is refused', async () => {
    const { api } = await aWorkspace(server)
    await api.post('/collections', { title: 'Summer', externalId: 's' })
    await api.post('/products', { title: 'A', price: 10, tags: ['x'], customProperties: { color: 'red' } })
    await api.post('/products', { title: 'B', price: 20, isForSale: true, externalCollectionIds: ['s'] })
    await api.post('/products', { title: 'C', price: 30, vendor: 'Acme' })
    const titles = async (query: string) => {
      const { items } = assertAnswered(await api.get(`/products?${query}`))
      return items.map(({ title }: { title: string }) => title).join('')
    }

    assert.equal(await titles(''), 'CBA')
    assert.equal(await titles('$offset=1&$limit=1'), 'B')
    assert.equal(await titles('$filter=price between 10 and 20'), 'BA')
    assert.equal(await titles("$filter=tags eq 'x' or vendor like 'acm%25'"), 'CA')
    assert.equal(await titles("$filter=customProperties.color in ('red','blue')"), 'A')
    assert.equal(await titles("$filter=collections eq 'Summer' and isForSale eq true"), 'B')
    assertRefused(await api.get('/products?$orderBy=title'), 400, /not taken here/)
    assertRefused(await api.get('/products?$filter=colour eq 1'), 400, /not a field to filter by/)
    assertRefused(await api.get('/products?$filter=price eq'), 400, /position/)
    assertRefused(await api.get('/products?$limit=1001'), 400)
    assertRefused(await api.get('/products?$limit=0'), 400)
  })

  test('needs products:read-only, which products:read-write includes', async () => {
    const writer = await aWorkspace(server, { scopes: ['products:read-write'] })
    const stranger = await aWorkspace(server, { scopes: ['feeds:read-write'] })

    assertAnswered(await writer.api.get('/products'))
    assertRefused(await stranger.api.get('/products'), 403, /products:read-only/)
    assertRefused(await apiWith(server.http).get('/products'), 403)
  })
})
