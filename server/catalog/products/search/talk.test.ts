/** POST /products-search: talk in which small words are others than they look, and what is refused within what is wanted. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

const PRODUCTS = [
  { externalId: 'toaster', title: 'Toaster rot zwei Scheiben' },
  { externalId: 'sofa', title: 'Canapé 3 places gris', type: 'Sofas' },
  { externalId: 'hat', title: 'Strohhut', type: 'Hüte' },
  { externalId: 'kidsbike', title: 'Barncykel 16 tum röd' },
  { externalId: 'scarf', title: 'Halsduk röd' },
  { externalId: 'lights', title: 'Fahrradbeleuchtung Set' },
  { externalId: 'saddle', title: 'Selle de vélo gel' },
  { externalId: 'dogbed', title: 'Orthopaedic Dog Bed' },
  { externalId: 'dogfood', title: 'Hundfoder lax 12 kg' },
  { externalId: 'catfood', title: 'Kattmat tonfisk' },
  { externalId: 'beans', title: 'Kaffebönor mörkrost 1 kg' },
  { externalId: 'capsules', title: 'Capsules café compatibles 50' },
  { externalId: 'thermos', title: 'Thermosflasche 1 l' },
  { externalId: 'coolbox', title: 'Glacière rouge 24 litres' },
  { externalId: 'sweets', title: 'Bonbons aux fruits', price: 5 },
  { externalId: 'kayak', title: 'Kayak gonflable 2 places' },
  { externalId: 'fleecekids', title: 'Polaire enfant rouge' },
  { externalId: 'fleece', title: "Women's Fleece Green" },
  { externalId: 'novel', title: 'The Glass Cartographer (paperback)', type: 'Books' },
  { externalId: 'glass', title: 'Vas i grönt glas', type: 'Glas' },
  { externalId: 'cookbook', title: 'Kochbuch vegetarisch', type: 'Bücher' },
  { externalId: 'chocolate', title: 'Dark Chocolate 70 %', price: 3 },
  { externalId: 'truffles', title: 'Chocolats fins', price: 9 },
]

const found = useProducts(server, PRODUCTS)

test('German "hat" is a verb and Swedish "sin" is whose it is: neither is worn, or without anything', async () => {
  assert.equal((await found('unser Toaster hat gestern den Geist aufgegeben'))[0], 'toaster')
  assert.equal((await found('han har vuxit ur sin cykel och vill ha en röd'))[0], 'kidsbike')
  assert.equal((await found('straw hat'))[0], 'hat')
  for (const prompt of [
    'café sin cápsulas',
    'café sin cápsulas, min 5 euros',
    'cafe sin capsulas pa mi hermana',
    'café sin cápsulas vi han',
  ])
    assert.ok(!(await found(prompt)).includes('capsules'), prompt)
})

test('a thing far behind another, or named in another language, tells about none', async () => {
  const prompt = 'on déménage dans une maison au bord du lac et on rêve d’un kayak gonflable'
  assert.equal((await found(prompt))[0], 'kayak')
})

test('what is refused is refused of what is wanted, whatever one word other languages have for both', async () => {
  assert.deepEqual(await found('bike stuff but no lights'), ['saddle'])
  for (const prompt of [
    'hundgrejer men inget foder',
    'alles für den Hund, nur kein Futter',
    'cosas para el perro menos comida',
  ])
    assert.ok(!(await found(prompt)).includes('dogfood'), prompt)
  assert.ok(!(await found('Kaffee, aber keine Kapseln')).includes('capsules'))
})

test('in place of one thing another is wanted, and not those for somebody', async () => {
  assert.deepEqual(await found('à la place de la glacière, un thermos'), ['thermos'])
  assert.deepEqual(await found('une polaire, pas celles pour enfants'), ['fleece'])
})

test('what nobody resists is loved, and the cheapest that a shop has is no likeness', async () => {
  assert.equal((await found('elle ne résiste pas aux bonbons'))[0], 'sweets')
  assert.equal((await found('le chocolat le moins cher que vous avez'))[0], 'chocolate')
})

test('books that are like one are books, whatever its title names', async () => {
  assert.deepEqual(await found('books similar to The Glass Cartographer'), ['cookbook', 'novel'])
})
