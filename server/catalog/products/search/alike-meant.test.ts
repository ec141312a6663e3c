/** POST /products-search, "like X", "an alternative to X": which product X is, and that it is not what comes. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

const found = useProducts(server, [
  { externalId: 'phone', title: 'Pixelhaus P8 Smartphone', type: 'Smartphones', price: 549 },
  { externalId: 'simple', title: 'Seniorentelefon mit Notruf', type: 'Handys', price: 69 },
  { externalId: 'case', title: 'Clear Case for Pixelhaus P8', type: 'Phone Cases', price: 19 },
  { externalId: 'petrol', title: 'Motosierra de gasolina 45 cc', type: 'Maquinaria', price: 189 },
  { externalId: 'axe', title: 'Klyvyxa hickory', type: 'Yxor', price: 60 },
  { externalId: 'capsules', title: 'Machine à capsules rouge', type: 'Machines à café', price: 89 },
  { externalId: 'press', title: 'Presskanna i stål', type: 'Kaffe', price: 40 },
  { externalId: 'reader', title: 'E-Reader 7 Zoll', type: 'E-Reader', price: 169 },
  { externalId: 'novel', title: 'Deckare: Isen', type: 'Böcker', price: 15 },
  { externalId: 'kilt', title: 'Scottish Kilt Green Tartan', type: 'Kilts', price: 79 },
  { externalId: 'lederhose', title: 'Lederhose Herren braun', type: 'Trachten', price: 149 },
  { externalId: 'cube', title: 'Magic Speed Cube 3x3', type: 'Puzzles', price: 9 },
  { externalId: 'balls', title: 'Balles de jonglage x 5', type: 'Jonglage', price: 17 },
  { externalId: 'rollator', title: 'Rollator leicht mit Sitz', type: 'Gehhilfen', price: 139 },
  { externalId: 'wheelchair', title: 'Fauteuil roulant pliant', type: 'Mobilité', price: 249 },
  { externalId: 'lens', title: 'Förstoringsglas med belysning', type: 'Hjälpmedel', price: 20 },
  { externalId: 'mustard', title: 'Ohrensessel Samt senfgelb', type: 'Sessel', price: 329 },
  { externalId: 'office', title: 'Ergonomic Office Chair', type: 'Chairs', price: 249 },
  { externalId: 'sofa', title: '2-sitssoffa sammet grön', type: 'Soffor', price: 695 },
  { externalId: 'blanket', title: 'Picknickdecke rot kariert', type: 'Decken', price: 30 },
  { externalId: 'cabin', title: 'Maleta de cabina azul', type: 'Maletas', price: 65 },
  { externalId: 'backpack', title: 'Laptop Backpack Black', type: 'Backpacks', price: 59 },
  { externalId: 'gum', title: 'Nikotintuggummi mint', type: 'Apotek', price: 15 },
  { externalId: 'deo', title: 'Deocreme ohne Aluminium', type: 'Deos', price: 10 },
  { externalId: 'monstera', title: 'Affiche monstera 50x70', type: 'Affiches', price: 25 },
  { externalId: 'fern', title: 'Fougère de Boston', type: 'Zimmerpflanzen', price: 17 },
  { externalId: 'kettle', title: 'Wasserkocher mint', type: 'Wasserkocher', price: 79 },
  { externalId: 'hooded', title: 'Daunenjacke mit Kapuze', type: 'Jacken', price: 129 },
])

describe('POST /products-search, which X is meant', () => {
  test('the thing said before chooses: a phone like what a case is for, too', async () => {
    assert.equal((await found('phone like the Pixelhaus but simpler'))[0], 'simple')
  })

  test('what shows a thing, and what is of another colour or called otherwise, is not it', async () => {
    assert.deepEqual(await found('ähnlich wie die Monstera aber kleiner'), ['fern'])
    assert.equal((await found('una maleta como la negra pero más ligera'))[0], 'cabin')
    assert.equal((await found('comme le puzzle mais pour adulte'))[0], 'cube')
  })

  test('what it is comes before the shelf that its shop has it on', async () => {
    assert.equal((await found("alternative au rollator pour l'intérieur"))[0], 'wheelchair')
  })

  test('what is broken is no part of its name', async () => {
    assert.deepEqual(await found('Ersatz für meinen kaputten Wasserkocher'), ['kettle'])
  })

  test('of what is kin that comes that is as it is to be otherwise', async () => {
    assert.equal((await found('an armchair like the mustard one but in green'))[0], 'sofa')
  })
})

describe('POST /products-search, in the place of X', () => {
  test('what is refused of the alternative is refused, and X never comes', async () => {
    assert.deepEqual(await found('alternative to the chainsaw without petrol'), ['axe'])
    assert.deepEqual(await found('alternative to the coffee machine with capsules'), ['press'])
    assert.deepEqual(await found('alternative to nicotine gum'), [])
  })

  test('what is said to be wanted comes, and what X is with what it lacks', async () => {
    assert.deepEqual(await found('e-reader alternative, just a normal book'), ['novel'])
    assert.equal((await found('deodorant alternative without aluminium'))[0], 'deo')
  })

  test('a version of another people is another thing', async () => {
    assert.equal((await found('the scottish version of lederhosen'))[0], 'kilt')
  })

  test('of what is not sold what serves in its place comes', async () => {
    assert.deepEqual(await found('ähnlich wie das Schaffell'), ['blanket'])
  })
})
