/** POST /products-search: what is refused of a thing that is wanted is refused as another language names it, too. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

const found = useProducts(server, [
  { externalId: 'table-lamp', title: 'Table Lamp Brass' },
  { externalId: 'floor-lamp', title: 'Stehlampe Dreibein' },
  { externalId: 'crime', title: 'The Drowned Abbey: A Crime Novel' },
  { externalId: 'love', title: "La libraire: roman d'amour" },
  { externalId: 'steel', title: 'Steel Frying Pan 28 cm' },
  { externalId: 'coated', title: 'Everyday Non-Stick Frying Pan 28 cm' },
  { externalId: 'over-ear', title: 'QuietOne Over-Ear Headphones' },
  { externalId: 'in-ear', title: 'Auriculares in-ear con estuche' },
  { externalId: 'bear', title: 'Peluche oso' },
  { externalId: 'unicorn', title: 'Peluche Einhorn' },
  { externalId: 'watch', title: 'Herrklocka med nylonarmband' },
  { externalId: 'bracelet', title: 'Armband i silver' },
  { externalId: 'poppers', title: 'Canon à confettis' },
  {
    externalId: 'liquorice',
    title: 'Saltlakrits i burk',
    type: 'Godis',
    tags: ['lakrits', 'godis'],
    customProperties: { Gluten: 'Fri från' },
  },
  { externalId: 'caramel', title: 'Kolagodis', type: 'Godis' },
  { externalId: 'beech', title: 'Liegestuhl gestreift Buche', type: 'Stühle' },
  { externalId: 'violin', title: "Violon d'étude" },
  { externalId: 'cajon', title: 'Cajón flamenco' },
  { externalId: 'chair', title: 'Silla plegable verde', type: 'Sillas' },
])

test('what is said of it in another part of the prompt', async () => {
  assert.deepEqual(await found('lámpara, de pie no'), ['table-lamp'])
  assert.deepEqual(await found("roman, mais pas d'amour"), ['crime'])
})

test('what says in its name what it is free of is no proof that it lacks it', async () => {
  assert.deepEqual(await found('frying pan without non-stick coating'), ['steel'])
})

test('what may be meant by the wanted word as well', async () => {
  assert.deepEqual(await found('headphones but no earbuds'), ['over-ear'])
})

test('an animal it shows', async () => {
  assert.deepEqual(await found('peluche mais pas une licorne'), ['bear'])
})

test('a part that is named behind "with" is not what a product is', async () => {
  assert.equal((await found('armband'))[0], 'bracelet')
})

test('what throws it, and what a property before it says to be free of something else', async () => {
  assert.deepEqual(await found('confettis'), ['poppers'])
  assert.deepEqual(await found('party poppers, no confeti'), [])
  assert.deepEqual(await found('godis utan lakrits'), ['caramel'])
})

test('a sort of the refused material, which a title names', async () => {
  assert.deepEqual(await found('chair, no wood'), ['chair'])
  assert.deepEqual(await found('silla que no sea de madera'), ['chair'])
})

test('what has what is refused by its nature', async () => {
  assert.deepEqual(await found('instrument, but no strings please'), ['cajon'])
  assert.deepEqual(await found('Instrument ohne Saiten'), ['cajon'])
})
