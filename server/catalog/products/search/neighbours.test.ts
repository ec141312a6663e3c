/** POST /products-search: what comes where nobody sells the thing itself, and what is refused by what things are called. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

const PRODUCTS = [
  { externalId: 'redmug', title: 'Mug', customProperties: { colour: 'red' } },
  { externalId: 'jumper', title: 'Stickad tröja', customProperties: { färg: 'röd' } },
  { externalId: 'arabica', title: 'Kaffee gemahlen 500 g' },
  { externalId: 'biscuits', title: 'Galletas de avena' },
  { externalId: 'electric', title: 'Brosse à dents électrique' },
  { externalId: 'bamboo', title: 'Bamboo Toothbrush' },
  { externalId: 'ebike', title: 'Vélo électrique pliant' },
  { externalId: 'bike', title: 'Barncykel 16 tum' },
  { externalId: 'beard', title: 'Aceite para barba', tags: ['regalo'] },
  { externalId: 'bath', title: 'Badekugeln', tags: ['Geschenk'] },
  { externalId: 'screwdriver', title: 'Precision Screwdriver Set' },
  { externalId: 'goggles', title: 'Gafas de natación' },
  { externalId: 'blocks', title: 'Klossar i trä' },
  { externalId: 'calendar', title: "Calendrier de l'Avent chocolat et jouets" },
  { externalId: 'dimmed', title: 'Lampe variable en intensité' },
  { externalId: 'plainlamp', title: 'Stehlampe' },
  { externalId: 'seats', title: 'Canapé deux places' },
]

const found = useProducts(server, PRODUCTS)

describe('a thing that nobody sells', () => {
  test('nothing comes only because it has the colour', async () => {
    assert.deepEqual(await found('red toaster'), [])
    assert.deepEqual(await found('toaster rot'), [])
  })

  test('others of a kind that has few come, and of the smallest such kind', async () => {
    assert.deepEqual(await found('red hoodie'), ['jumper'])
    assert.deepEqual(await found('kaffebönor'), ['arabica'])
  })
})

describe('what things are called', () => {
  test('whoever wants nothing electric gets nothing that is called so, in any language', async () => {
    assert.deepEqual(await found('tandborste men inte elektrisk'), ['bamboo'])
    assert.deepEqual(await found('bicicleta no eléctrica'), ['bike'])
  })

  test('what is joined by "and" to what tells of a thing is not that thing', async () => {
    assert.equal((await found('juguetes'))[0], 'blocks')
  })

  test('features are found across languages', async () => {
    assert.deepEqual(await found('dimmable lamp'), ['dimmed'])
  })
})

describe('needs and presents', () => {
  test('a present for a woman is none that is hardly ever for one', async () => {
    const presents = await found('regalo para mi suegra hasta 30 euros')

    assert.equal(presents[0], 'bath')
    assert.equal(presents.at(-1), 'beard')
  })

  test('a need is read with pronouns behind its verb, and wherever somebody lives', async () => {
    assert.equal((await found('tengo unas gafas y necesito arreglarlas'))[0], 'screwdriver')
  })
})
