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
