/** POST /products-search: what comes for what is like a thing that is not sold, and in place of a kind of things. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

const PRODUCTS = [
  { externalId: 'cards', title: 'Jeu de cartes Pagaille', type: 'Jeux de cartes', price: 12 },
  { externalId: 'coop', title: 'Samarbetsspel Trollskogen', type: 'Barnspel', price: 25 },
  { externalId: 'chelsea', title: 'Chelseaboots Tuva', type: 'Boots', tags: ['läder'], price: 150 },
  { externalId: 'rubber', title: 'Rubber Boots', type: 'Boots', price: 50 },
  { externalId: 'straws', title: 'Pajitas de papel', type: 'Pajitas', price: 4 },
  { externalId: 'kaffe', title: 'Bryggkaffe', type: 'Kaffe', price: 6 },
  { externalId: 'tea', title: 'English Breakfast Tea', type: 'Tea', price: 5 },
  { externalId: 'moka', title: 'Mokabryggare 6 koppar', type: 'Kaffe', price: 30 },
  { externalId: 'oat', title: 'Havredryck barista', type: 'Mjölk', price: 2 },
  { externalId: 'tablet', title: 'Tablet 11 Zoll', type: 'Tablets', price: 300 },
  { externalId: 'aereo', title: 'Zapatillas de running Aéreo', type: 'Zapatillas', price: 90 },
  { externalId: 'escooter', title: 'Trottinette électrique City', type: 'Trottinettes', price: 400 },
  { externalId: 'balance', title: 'Laufrad aus Holz', type: 'Laufräder', tags: ['Kinder'], price: 80 },
  { externalId: 'snack', title: 'Almendras con sal', type: 'Tentempiés', price: 4 },
  { externalId: 'sleepingbag', title: 'Schlafsack Wald', type: 'Schlafsäcke', price: 60 },
]

const found = useProducts(server, PRODUCTS)

describe('POST /products-search, like what is not sold', () => {
  test('what is said beside a "but" comes before others of the kind', async () => {
    assert.deepEqual((await found('a game like chess but cooperative')).slice(0, 2), ['coop', 'cards'])
    assert.equal((await found('quelque chose comme une trottinette mais pour enfant'))[0], 'balance')
  })

  test('an alternative to what is made of something is not made of it', async () => {
    assert.deepEqual(await found('alternative to leather boots'), ['rubber'])
    assert.deepEqual(await found('alternative to plastic straws'), ['straws'])
  })

  test("an alternative to a kind of things is of another, and to cow's milk another milk", async () => {
    assert.deepEqual(await found('Alternative zu Kaffee'), ['tea'])
    assert.deepEqual(await found('alternativ till komjölk'), ['oat'])
  })

  test('of a maker that is not sold any of the kind comes, whatever it costs', async () => {
    assert.deepEqual(await found('parecido a un Kindle'), ['tablet'])
    assert.deepEqual(await found('zapatillas parecidas a las Nike pero más baratas'), ['aereo'])
  })

  test('what is only of the same department is not like it', async () => {
    assert.equal((await found('something like AirPods')).includes('tablet'), false)
  })

  test('what only begins as a name does names nothing: no "tentempié" is a tent', async () => {
    assert.equal((await found('like a tent but for kids')).includes('snack'), false)
  })
})
