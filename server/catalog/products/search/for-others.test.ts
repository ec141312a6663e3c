/** POST /products-search: whom a product is for decides its place, and nobody need say of a bra that it is for women. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

const PRODUCTS = [
  { externalId: 'women', title: 'Emerald Midi Dress', tags: ['women'] },
  { externalId: 'plain', title: 'Rotes Cocktailkleid' },
  { externalId: 'child', title: 'Kinderkleid mit Einhorn', tags: ['Kinder'] },
  { externalId: 'bra', title: 'Wireless Bra, Beige' },
  { externalId: 'boots', title: 'Vandrarkängor dam', bodyHtml: '<p>En bra känga.</p>' },
  { externalId: 'tie', title: 'Cravate en soie bleue' },
  { externalId: 'men-razor', title: 'Rasierer Herren elektrisch' },
  { externalId: 'razor', title: 'Lady Shaver Razor Rose' },
  { externalId: 'sweets', title: 'Sockerfritt godis', type: 'Godis' },
]

const found = useProducts(server, PRODUCTS)

test('a dress need not say that it is for women; one for children does not come, one that says so comes first', async () => {
  for (const prompt of ['dress for women', 'klänning dam', 'Kleid für Damen', 'robe femme'])
    assert.deepEqual(await found(prompt), ['women', 'plain'], prompt)
  assert.deepEqual(await found('dress for kids'), ['child'])
})

test('an English bra is worn, though it is Swedish for good', async () => {
  assert.equal((await found('bra for women'))[0], 'bra')
  assert.equal((await found('beige bra women'))[0], 'bra')
})

test('a tie is for men, and is found for them', async () => {
  assert.deepEqual(await found('tie for men'), ['tie'])
})

test('of a thing for women what says nothing of whom it is for comes, and what is for men does not', async () => {
  assert.deepEqual(await found('razor for women'), ['razor'])
})

test('a present for somebody grown is rather none that is for children', async () => {
  const coats = await found('gift for my sister, a dress')
  assert.ok(!coats.includes('child') || coats.indexOf('child') > coats.indexOf('women'), coats.join(' '))
  assert.notEqual((await found('present for my gran'))[0], 'child')
})

test('what is eaten need not say that it is for children', async () => {
  assert.deepEqual(await found('sugar-free sweets for the kids'), ['sweets'])
})
