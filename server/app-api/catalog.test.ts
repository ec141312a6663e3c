/** Products and collections as the app changes them: by whoever saw what they were, whole or not at all, in one workspace. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { aPerson, type Person } from '../../test/support/accounts.ts'
import { assertAnswered } from '../../test/support/assertions.ts'
import { aWorkspace, useServer, type TestWorkspace } from '../../test/support/server.ts'
import { newId } from '../platform/clock.ts'

const server = await useServer()
let shop: TestWorkspace
let editor: Person
let stranger: Person

before(async () => {
  shop = await aWorkspace(server)
  editor = await aPerson(server, shop, 'editor')
  stranger = await aPerson(server, await aWorkspace(server), 'owner')
})

async function aProduct(body: object = {}): Promise<string> {
  return assertAnswered(await shop.api.post('/products', { title: 'Lamp', ...body }), 201).id
}

async function aCollection(title: string): Promise<string> {
  return assertAnswered(await shop.api.post('/collections', { title }), 201).id
}

async function aCampaign(body: object): Promise<void> {
  assertAnswered(await shop.api.post('/campaigns', { deliveryChannel: 'email', ...body }), 201)
}

const read = async (path: string) => assertAnswered(await editor.ask('GET', `/app/api/${path}`))
const patch = (path: string, changes: object, hash?: string, who = editor) =>
  who.ask('PATCH', `/app/api/${path}`, changes, hash === undefined ? {} : { 'if-match': `"${hash}"` })

describe('a product changed by hand', () => {
  test('only what is sent changes; who saw an older one is refused, and changes nothing', async () => {
    const path = `products/${await aProduct({ price: 20, vendor: 'Blom', customProperties: { color: 'red' } })}`
    const seen = await read(path)

    assertAnswered(await patch(path, { price: 25 }, seen.hash), 204)
    const refused = await patch(path, { vendor: 'Acme' }, seen.hash)
    assert.equal(refused.status, 412)
    const now = await read(path)
    assert.deepEqual([now.price, now.vendor, now.customProperties], [25, 'Blom', { color: 'red' }])
    assert.notEqual(now.hash, seen.hash)
    assertAnswered(await patch(path, { vendor: 'Acme' }, now.hash), 204)
    assertAnswered(await patch(path, { vendor: 'Last' }), 204)
    assert.equal((await read(path)).vendor, 'Last')
  })

  test('that it was hidden meanwhile is no conflict', async () => {
    const id = await aProduct()
    const { hash } = await read(`products/${id}`)
    const hide = { productIds: [id], isHidden: true }
    assertAnswered(await editor.ask('POST', '/app/api/search/hidden', hide))

    assertAnswered(await patch(`products/${id}`, { price: 1 }, hash), 204)
    assert.equal((await read(`products/${id}`)).isHidden, true)
  })

  test('of two who change what they saw at the same moment one is refused', async () => {
    const path = `products/${await aProduct()}`
    const { hash } = await read(path)

    const answers = await Promise.all([1, 2, 3, 4].map((price) => patch(path, { price }, hash)))

    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((a, b) => a - b),
      [204, 412, 412, 412],
    )
  })

  test('one that is not there is not made; a refused member is named, and nothing of the rest is kept', async () => {
    const path = `products/${await aProduct({ price: 1 })}`
    assert.equal((await patch(`products/${newId()}`, { title: 'New' })).status, 404)
    await aProduct({ externalId: 'taken' })
    assert.equal((await patch(`products/${newId()}`, { externalId: 'taken' })).status, 404)

    const refused = await patch(path, { price: 2, currency: 'xx' })
    assert.deepEqual(
      [refused.status, refused.body.details.map((each: { path: string }) => each.path)],
      [400, ['currency']],
    )
    assert.equal((await read(path)).price, 1)
  })

  test('is shown with what it is found by, what it is pinned for, and where it is shown', async () => {
    const id = await aProduct({
      title: 'Wool blanket',
      externalId: 'B-1',
      url: 'https://shop.example/p/blanket?a=1&b=2',
      customProperties: { color: 'red', sku: 'WB 77' },
    })
    const pin = { prompt: 'For  Winter', productIds: [id] }
    assertAnswered(await editor.ask('PUT', '/app/api/search/pins', pin))
    const word = { word: 'cosy', meanings: ['blanket'], languages: [] }
    assertAnswered(await editor.ask('PUT', '/app/api/search/words', word), 204)
    for (const [title, text] of [
      ['By number', 'product: B-1'],
      ['By id', `product: ${id.toUpperCase()}`],
      ['By prompt', 'prompt(3): wool'],
      ['Another', 'product: other'],
    ])
      await aCampaign({ title, blocks: [{ type: 'product', text }] })
    await aCampaign({ title: 'B-1 is a name', blocks: [{ type: 'text', text: 'Not product: B-1' }] })

    const { foundBy, pinnedFor } = await read(`products/${id}`)
    const { items } = await read(`products/${id}/uses`)

    assert.deepEqual(pinnedFor, ['for winter'])
    assert.deepEqual(foundBy.ownWords, ['cosy'])
    assert.ok(foundBy.codes.includes('b1') && foundBy.codes.includes('wb77'), foundBy.codes.join())
    assert.ok(foundBy.traits.includes('red'), foundBy.traits.join())
    assert.ok(foundBy.alsoCalled.includes('filt'), foundBy.alsoCalled.join())
    assert.deepEqual(
      items.map(({ kind, title }: { kind: string; title: string }) => [kind, title]),
      [
        ['campaign', 'By id'],
        ['campaign', 'By number'],
      ],
    )
  })
})

describe('a collection', () => {
  test('is listed with how many are in it and pictures of some, and sorted', async () => {
    const workspace = await aWorkspace(server)
    const { ask } = await aPerson(server, workspace, 'viewer')
    const make = async (title: string) =>
      assertAnswered(await workspace.api.post('/collections', { title }), 201).id
    const [full] = [await make('Beta'), await make('Alpha')]
    for (let n = 0; n < 6; n++) {
      const imageUrl = n === 0 ? undefined : `https://pictures.example/${n}.jpg`
      const product = { title: `P${n}`, collectionIds: [full], ...(imageUrl && { imageUrl }) }
      assertAnswered(await workspace.api.post('/products', product), 201)
    }

    const { items } = assertAnswered(await ask('GET', '/app/api/collections?$orderBy=title'))

    assert.deepEqual(
      items.map(({ title, products, covers }: { title: string; products: number; covers: string[] }) => [
        title,
        products,
        covers.length,
      ]),
      [
        ['Alpha', 0, 0],
        ['Beta', 6, 4],
      ],
    )
  })

  test('takes products in and lets them go, their other collections stay, and its total follows', async () => {
    const [one, other] = [await aCollection('One'), await aCollection('Other')]
    const ids = [await aProduct({ collectionIds: [other] }), await aProduct({ collectionIds: [one] })]
    const products = async (id: string) => (await read(`collections/${id}/products`)).meta.maxResults
    assert.deepEqual([await products(one), await products(other)], [1, 1])

    const path = `/app/api/collections/${one}/products`
    assertAnswered(await editor.ask('POST', path, { add: ids, remove: [] }), 204)
    assert.deepEqual([await products(one), await products(other)], [2, 1])
    assertAnswered(await editor.ask('POST', path, { add: [], remove: [ids[0]] }), 204)
    assert.deepEqual([await products(one), await products(other)], [1, 1])
    const { collections } = await read(`products/${ids[0]}`)
    assert.deepEqual(
      collections.map(({ title }: { title: string }) => title),
      ['Other'],
    )
    const found = await shop.api.get(`/products?$filter=${encodeURIComponent("collections eq 'One'")}`)
    assert.equal(assertAnswered(found).meta.maxResults, 1)
  })

  test('all of a change is done or nothing: a product that is not there, and one of a neighbour', async () => {
    const one = await aCollection('Whole')
    const id = await aProduct()
    const path = `/app/api/collections/${one}/products`

    assert.equal((await editor.ask('POST', path, { add: [id, newId()], remove: [] })).status, 404)
    assert.equal((await read(`collections/${one}`)).products, 0)
    const gone = `/app/api/collections/${newId()}/products`
    assert.equal((await editor.ask('POST', gone, { add: [id], remove: [] })).status, 404)
  })

  test('who saw an older one is refused; a new name is in its products at once', async () => {
    const one = await aCollection('Before')
    const id = await aProduct({ collectionIds: [one] })
    const { hash } = await read(`collections/${one}`)

    const body = { title: 'After', customProperties: { season: 'summer' } }
    assertAnswered(await patch(`collections/${one}`, body, hash), 204)
    assert.equal((await patch(`collections/${one}`, { title: 'Lost' }, hash)).status, 412)
    assert.equal((await read(`products/${id}`)).collections[0].title, 'After')
    const now = await read(`collections/${one}`)
    assert.deepEqual([now.title, now.customProperties], ['After', { season: 'summer' }])
  })
})

test('a neighbour reads and changes nothing of it', async () => {
  const [id, collection] = [await aProduct(), await aCollection('Ours')]
  const { ask } = stranger
  for (const path of [`products/${id}`, `products/${id}/uses`, `collections/${collection}`])
    assert.equal((await ask('GET', `/app/api/${path}`)).status, 404, path)
  assert.equal((await patch(`products/${id}`, { title: 'Theirs' }, undefined, stranger)).status, 404)
  assert.equal(
    (await patch(`collections/${collection}`, { title: 'Theirs' }, undefined, stranger)).status,
    404,
  )
  const members = `/app/api/collections/${collection}/products`
  assert.equal(assertAnswered(await ask('GET', members)).meta.maxResults, 0)
  assert.equal((await ask('POST', members, { add: [id], remove: [] })).status, 404)
  assert.equal((await read(`products/${id}`)).title, 'Lamp')
})
