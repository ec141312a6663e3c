/** POST /products-search: a prompt that is a product's title finds that product first, whatever its words would say otherwise. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { assertAnswered } from '../../../../test/support/assertions.ts'
import { aServer, aWorkspace } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

const found = useProducts(server, [
  { externalId: 'phone', title: 'Watch the Game Not Your Phone T-Shirt', type: 'T-shirts' },
  { externalId: 'today', title: 'Not Today Hoodie', type: 'Hoodies' },
  { externalId: 'hoodie', title: 'Grey Hoodie', type: 'Hoodies' },
  { externalId: 'daughter', title: 'Nicht ohne meine Tochter', type: 'Bücher' },
  { externalId: 'coffee', title: 'Utan kaffe går det inte', type: 'Muggar' },
  { externalId: 'bras', title: 'Pas de bras, pas de chocolat', type: 'Affiches' },
  { externalId: 'prisa', title: 'Sin prisa pero sin pausa', type: 'Tazas' },
  { externalId: 'twenty', title: 'Nothing Under 20 Mug', type: 'Mugs', price: 9, currency: 'EUR' },
  { externalId: 'wild', title: 'Where the Wild Things Grow', type: 'Books' },
  { externalId: 'dress', title: 'Red Dress', type: 'Dresses' },
  { externalId: 'summer', title: 'Red Summer Dress', type: 'Dresses' },
])

describe('POST /products-search, of a title', () => {
  for (const [prompt, first] of [
    ['watch the game not your phone t-shirt', 'phone'],
    ['Not today hoodie', 'today'],
    ['nicht ohne meine tochter', 'daughter'],
    ['Utan kaffe gar det inte', 'coffee'],
    ['pas de bras pas de chocolat', 'bras'],
    ['Sin prisa, pero sin pausa', 'prisa'],
    ['nothing under 20 mug', 'twenty'],
    ['where the wild things grow', 'wild'],
  ] as const)
    test(`${prompt}: what is called so first`, async () => {
      const [id] = await found(prompt)
      assert.equal(id, first)
    })

  for (const [prompt, first] of [
    ['where the wild things', 'wild'],
    ['pas de bras', 'bras'],
    ['sin prisa pero', 'prisa'],
  ] as const)
    test(`${prompt}: what begins so first`, async () => {
      const [id] = await found(prompt)
      assert.equal(id, first)
    })

  test('two words begin no title', async () => {
    assert.ok((await found('not today')).length > 1)
  })

  test('behind it comes what the prompt says', async () => {
    assert.deepEqual(await found('not today hoodie'), ['today', 'hoodie'])
  })

  test('a title of which every word is looked for anyway hides no other product', async () => {
    assert.deepEqual(await found('red dress'), ['dress', 'summer'])
  })

  test('what only begins as a title does is read as a prompt', async () => {
    assert.deepEqual(await found('hoodie, not today'), ['hoodie'])
  })
})

test('a title that the filter leaves out, or is another workspace’s, leaves the prompt as it is', async () => {
  const [own, other] = [await aWorkspace(server), await aWorkspace(server)]
  const today = { externalId: 'today', title: 'Not Today Hoodie', price: 50, currency: 'EUR' }
  const grey = { externalId: 'grey', title: 'Grey Hoodie', price: 10, currency: 'EUR' }
  for (const product of [today, grey]) assertAnswered(await own.api.post('/products', product), 201)
  assertAnswered(await other.api.post('/products', grey), 201)
  const asked = { prompt: 'not today hoodie', offset: 0, limit: 5, fields: ['externalId'] }

  const filtered = await own.api.post('/products-search', { ...asked, filter: 'price lt 20' })
  const neighbours = await other.api.post('/products-search', asked)
  const second = await own.api.post('/products-search', { ...asked, offset: 1 })

  for (const answer of [filtered, neighbours, second])
    assert.deepEqual(assertAnswered(answer).items, [{ externalId: 'grey' }])
  assert.equal(assertAnswered(second).meta.maxResults, 2)
})
