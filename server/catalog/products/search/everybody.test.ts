/** POST /products-search: what is for everybody, what only tells of a thing beside it, and slips within a thing of several words. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

const PRODUCTS = [
  { externalId: 'unisex', title: 'Regnjacka unisex gul', tags: ['vattentät'] },
  { externalId: 'men', title: 'Waterproof Jacket Men Olive' },
  { externalId: 'women', title: 'Lederjacke Damen' },
  { externalId: 'felt', title: 'Förvaringslåda filt blå' },
  { externalId: 'blanket', title: 'Ullpläd grå' },
  { externalId: 'running', title: 'Löparskor orange' },
  { externalId: 'wellies', title: 'Gummistövlar gula' },
  { externalId: 'work', title: 'Arbeitshandschuhe Gr. 9' },
  { externalId: 'fine', title: 'Brown Leather Gloves' },
  { externalId: 'party', title: 'Party Quiz', customProperties: { age: '18+' }, tags: ['adults'] },
  { externalId: 'chess', title: 'Schach aus Holz' },
  { externalId: 'lotto', title: 'Children’s Board Game Animals', tags: ['kids'] },
  { externalId: 'polar', title: 'Sovsäck Polar -10', tags: ['vandring'] },
  { externalId: 'crime', title: 'Le Noyé du canal, roman policier' },
  { externalId: 'round', title: 'Kissen rund' },
  { externalId: 'square', title: 'Kissen 40x80' },
]

const found = useProducts(server, PRODUCTS)

test('what is for everybody is for women and for men, and is not refused with either', async () => {
  assert.deepEqual((await found("women's jacket")).sort(), ['unisex', 'women'])
  assert.deepEqual((await found('herrjacka')).sort(), ['men', 'unisex'])
  assert.deepEqual(await found("women's waterproof jacket"), ['unisex'])
  assert.ok((await found('jacket, not for women')).includes('unisex'))
})

test('for adults comes what says so, then what is for anybody, and nothing for children', async () => {
  for (const prompt of ['board game for adults', 'juego de mesa para adultos', 'Brettspiel für Erwachsene'])
    assert.deepEqual(await found(prompt), ['party', 'chess'], prompt)
})

test('a product’s words are of its own language, or English', async () => {
  assert.deepEqual(await found('livre policier'), ['crime'])
  assert.deepEqual(await found('sleeping bag'), ['polar'])
})

test('a number is no slip of another', async () => {
  assert.deepEqual((await found('Kissen 40x40')).sort(), ['round', 'square'])
})

test('where nouns of one thing are written as one, a second noun that may be a trait tells of the first', async () => {
  assert.equal((await found('manta'))[0], 'blanket')
  assert.equal((await found('storage box'))[0], 'felt')
})

test('a slip within a thing of several words is mended by the others', async () => {
  assert.deepEqual(await found('chausures de course'), ['running'])
  assert.deepEqual(await found('zapatilas de correr'), ['running'])
})

test('gloves for work come before all other gloves', async () => {
  assert.equal((await found('gants de travail'))[0], 'work')
  assert.ok((await found('gants')).includes('work'))
})
