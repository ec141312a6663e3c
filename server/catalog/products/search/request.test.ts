/** POST /products-search: its body, its answer, its pages. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertAnswered, assertRefused } from '../../../../test/support/assertions.ts'
import { type Api, apiWith, aWorkspace, useServer } from '../../../../test/support/server.ts'
import { SHOP, stockShop } from '../../../../test/support/example-shop.ts'
import { MEMBERS } from './items.ts'

const server = await useServer()

const PAGE = { offset: 0, limit: 10 }

async function titles(api: Api, body: object): Promise<string> {
  const { items } = assertAnswered(await api.post('/products-search', { ...PAGE, ...body }))
  return items.map(({ title }: { title: string }) => title).join(' ')
}

describe('POST /products-search', () => {
  test('without fields every member of a product search item comes, null where the product has none', async () => {
    const { api } = await aWorkspace(server)
    await api.post('/products', { title: 'Mug', price: 12.5, currency: 'SEK' })

    const { items } = assertAnswered(await api.post('/products-search', PAGE))

    assert.deepEqual(Object.keys(items[0]), MEMBERS)
    const { id, created, updated, ...rest } = items[0]
    assert.match(id, /^[0-9a-f-]{36}$/)
    assert.match(created, /^\d{4}-.*Z$/)
    assert.equal(updated, created)
    const nothing = { bodyHtml: null, url: null, isForSale: null, externalId: null, originalPrice: null }
    const more = { vendor: null, imageUrl: null, status: null, collections: [], collectionExternalIds: [] }
    assert.deepEqual(rest, { title: 'Mug', price: 12.5, currency: 'SEK', symbol: 'kr', ...nothing, ...more })
  })

  test('fields: exactly those members, in that order, each once; another is refused with 400', async () => {
    const { api } = await aWorkspace(server)
    await api.post('/products', { title: 'Mug', currency: 'EUR' })

    for (const prompt of [undefined, 'mug']) {
      const body = { ...PAGE, prompt, fields: ['symbol', 'title', 'symbol', 'collections'] }
      const { items } = assertAnswered(await api.post('/products-search', body))
      assert.equal(JSON.stringify(items), '[{"symbol":"€","title":"Mug","collections":[]}]')
    }
    const wrong = { ...PAGE, fields: ['title', 'tags'] }
    assertRefused(
      await api.post('/products-search', wrong),
      400,
      /fields\[1\].*not a field of a product search/,
    )
  })

  test('filter and orderBy, as text and as structure; orderBy overrides rank', async () => {
    const { api } = await aWorkspace(server)
    for (const [title, price] of [
      ['Mug', 30],
      ['Mug mug', 10],
      ['Cup', 20],
    ] as const)
      await api.post('/products', { title, price })

    const structure = {
      and: [
        { field: 'price', operator: 'ge', value: 20 },
        { not: { field: 'title', operator: 'eq', value: 'x' } },
      ],
    }
    assert.equal(await titles(api, { filter: 'price ge 20' }), 'Cup Mug')
    assert.equal(
      await titles(api, { filter: structure, orderBy: [{ field: 'price', direction: 'desc' }] }),
      'Mug Cup',
    )
    assert.equal(
      await titles(api, { prompt: 'mug', filter: "title like 'mug'", orderBy: 'price desc' }),
      'Mug Mug mug',
    )
    assert.equal(await titles(api, { prompt: 'mug', orderBy: 'price' }), 'Mug mug Cup Mug')
    assert.equal(await titles(api, { prompt: 'cheapest mug', orderBy: 'price desc' }), 'Mug Cup Mug mug')
  })

  test('limit 0 gives just the exact total; pages neither repeat nor skip', async () => {
    const { api } = await aWorkspace(server)
    await stockShop(api)
    for (const prompt of ['dress', 'cotton', 'not dress', 'under 100 euro', 'red unobtainium']) {
      const read = async (offset: number, limit: number) =>
        assertAnswered(await api.post('/products-search', { prompt, offset, limit, fields: ['id'] }))

      const total = (await read(0, 0)).meta.maxResults
      const pages = []
      for (let offset = 0; offset < total + 3; offset += 3) pages.push(...(await read(offset, 3)).items)

      assert.equal((await read(0, 0)).items.length, 0)
      assert.equal(pages.length, total)
      assert.deepEqual(pages, (await read(0, 100)).items)
    }
    const all = assertAnswered(await api.post('/products-search', { offset: 0, limit: 0 }))
    assert.equal(all.meta.maxResults, SHOP.length)
  })

  for (const [what, body, message] of [
    ['no offset', { limit: 1 }, /offset: is required/],
    ['no limit', { offset: 0 }, /limit: is required/],
    ['a negative offset', { offset: -1, limit: 1 }, /offset/],
    ['a fractional limit', { offset: 0, limit: 1.5 }, /limit/],
    ['a limit of 101 (maximum page size 100)', { offset: 0, limit: 101 }, /limit/],
    ['text as limit', { offset: 0, limit: '5' }, /limit/],
    ['a prompt of 1,001 characters', { ...PAGE, prompt: 'x'.repeat(1001) }, /at most 1000/],
    ['a number as prompt', { ...PAGE, prompt: 5 }, /prompt/],
    ['null as prompt', { ...PAGE, prompt: null }, /prompt/],
    ['text as fields', { ...PAGE, fields: 'title' }, /fields/],
    ['no fields at all', { ...PAGE, fields: [] }, /fields/],
    ['an unknown member', { ...PAGE, query: 'x' }, /query: is not a member here/],
    ['an unknown field to filter by', { ...PAGE, filter: "colour eq 'x'" }, /not a field to filter by/],
    ['a filter that cannot be read', { ...PAGE, filter: 'price eq' }, /filter/],
    ['a number as filter', { ...PAGE, filter: 5 }, /filter/],
    ['an unknown field to order by', { ...PAGE, orderBy: 'colour' }, /not a field to sort by/],
    ['an object as orderBy', { ...PAGE, orderBy: {} }, /orderBy/],
  ] as const) {
    test(`${what} is refused with 400`, async () => {
      const { api } = await aWorkspace(server)

      assertRefused(await api.post('/products-search', body), 400, message)
    })
  }

  test('takes X-Api-Version 2026-07, and no other', async () => {
    const { api } = await aWorkspace(server)

    const answer = await api.post('/products-search', PAGE, { 'x-api-version': '2026-07' })

    assertAnswered(answer)
    assert.equal(answer.headers['x-api-version'], '2026-07')
    assertRefused(await api.post('/products-search', PAGE, { 'x-api-version': '2025-01' }), 400, /2026-07/)
  })

  test('needs products:read-only, and never shows a product or a name of another workspace', async () => {
    const { api } = await aWorkspace(server, { scopes: ['products:read-only'] })
    const stranger = await aWorkspace(server, { scopes: ['posts:read-write'] })
    const shop = await aWorkspace(server)
    await shop.api.post('/products', { title: 'Secret mug', vendor: 'Hidden' })

    const answer = await api.post('/products-search', { ...PAGE, prompt: 'secret mug from hidden' })

    assert.deepEqual(assertAnswered(answer), { meta: { maxResults: 0 }, items: [] })
    assert.doesNotMatch(String(answer.headers['x-search-interpretation']), /vendors/)
    assertRefused(await stranger.api.post('/products-search', PAGE), 403, /products:read-only/)
    assertRefused(await apiWith(server.http).post('/products-search', PAGE), 403)
  })

  test('strange prompts are answered, in a header that is ASCII', async () => {
    const { api } = await aWorkspace(server)
    await api.post('/products', { title: "Chef's röd 赤 mug", tags: ["o'clock"] })
    const strange = [
      "'",
      '\\',
      "a' | !b & (c",
      ':*',
      '<->',
      '!!!',
      '赤',
      '🦄',
      "l'",
      '"',
      '""',
      '“röd',
      'x'.repeat(1000),
    ]
    const words = Array.from({ length: 200 }, (_, n) => `w${n}`).join(' ')

    for (const prompt of [
      ...strange,
      words,
      'not '.repeat(200),
      '" "',
      '-',
      '% 100%',
      'a-b-c-d-e'.repeat(100),
    ]) {
      const answer = await api.post('/products-search', { ...PAGE, prompt })
      assertAnswered(answer)
      assert.match(String(answer.headers['x-search-interpretation']), /^[\x20-\x7e]*$/)
    }
    assert.equal(await titles(api, { prompt: '赤' }), "Chef's röd 赤 mug")
  })

  test('what is written is found at once, and a vendor that is gone is a name no more', async () => {
    const { api } = await aWorkspace(server)
    await api.post('/products', { externalId: 'a', title: 'Mug', vendor: 'Acme' })
    assert.equal(await titles(api, { prompt: 'acme' }), 'Mug')

    await api.post('/products', { externalId: 'a', title: 'Cup', vendor: 'Globex' })

    const known = await api.post('/products-search', { ...PAGE, prompt: 'cup from globex' })
    assert.equal(known.body.items[0].title, 'Cup')
    // By the very first prompt, though another was read with the names of before.
    assert.match(String(known.headers['x-search-interpretation']), /vendors=\("Globex"\)/)
    const gone = await api.post('/products-search', { ...PAGE, prompt: 'acme' })
    assert.equal(gone.body.meta.maxResults, 0)
    assert.doesNotMatch(String(gone.headers['x-search-interpretation']), /vendors/)
  })
})
