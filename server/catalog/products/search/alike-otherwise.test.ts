/** POST /products-search, "like X but …": for whom, how large, of what and at what price it is to be. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

const found = useProducts(server, [
  { externalId: 'iron', title: 'Gjutjärnspanna 26 cm', type: 'Stekpannor', price: 60 },
  { externalId: 'ceramic', title: 'Keramikpfanne 28 cm', type: 'Pfannen', price: 45 },
  { externalId: 'paella', title: 'Paellera de acero 38 cm', type: 'Sartenes', price: 40 },
  {
    externalId: 'rain',
    title: 'Regnjacka Smögen dam gul',
    type: 'Regnkläder',
    tags: ['regn', 'dam'],
    price: 130,
  },
  {
    externalId: 'shell',
    title: "Waterproof Shell Jacket Men's Navy",
    type: 'Jackets',
    tags: ['rain'],
    price: 139,
  },
  { externalId: 'down', title: 'Doudoune femme noire', type: 'Doudounes', price: 129 },
  { externalId: 'coat', title: 'Abrigo de lana mujer', type: 'Abrigos', price: 199 },
  {
    externalId: 'family tent',
    title: 'Familienzelt Lagune 4 Personen',
    type: 'Zelte',
    tags: ['Familie'],
    price: 399,
  },
  { externalId: 'tent', title: 'Tente 2 places', type: 'Tentes', price: 229 },
  { externalId: 'large tent', title: 'Tunneltält 6 personer', type: 'Tält', price: 449 },
  { externalId: 'ceramic lamp', title: 'Tischlampe Keramik grün', type: 'Tischlampen', price: 69 },
  { externalId: 'desk lamp', title: 'Schreibtischleuchte schwarz', type: 'Schreibtischlampen', price: 50 },
  { externalId: 'brass lamp', title: 'Brass Floor Lamp', type: 'Floor Lamps', price: 189 },
  { externalId: 'leather', title: 'Botines de piel negros', type: 'Botines', price: 95 },
  { externalId: 'hiking', title: 'Chaussures de randonnée cuir', type: 'Chaussures', price: 169 },
  { externalId: 'textile', title: 'Wanderschuhe Textil grau', type: 'Schuhe', price: 129 },
])

describe('POST /products-search, like X but otherwise', () => {
  for (const prompt of [
    'som gjutjärnspannan fast non stick',
    'som gjutjärnspannan men non stick',
    'comme la poêle en fonte mais antiadhésive',
    'como la sartén de hierro pero antiadherente',
    'wie die Gusseisenpfanne aber beschichtet',
    'like the cast iron pan but non stick',
  ])
    test(`whoever begins so compares: ${prompt}`, async () => {
      const names = await found(prompt)
      assert.equal(names[0], 'ceramic')
      assert.ok(!names.includes('iron'))
    })

  for (const prompt of [
    'något liknande regnjackan smögen, fast för män',
    'nåt som smögen-jackan fast för herr',
    'comme la veste smögen mais pour homme',
    'something like the Smögen rain jacket but for men',
    'wie die Regenjacke Smögen, aber für Männer',
    'como la chaqueta smögen pero para hombre',
  ])
    test(`for whom it is to be is more than what X is: ${prompt}`, async () => {
      assert.deepEqual(await found(prompt), ['shell'])
    })

  for (const prompt of [
    'alternativa a la tienda familiar, más pequeña',
    'Alternative zum Familienzelt, kleiner',
    'alternativ till familjetältet, mindre',
    'comme la tente familiale mais plus petite',
    'like the family tent but smaller',
  ])
    test(`what is to be smaller is for fewer: ${prompt}`, async () => {
      assert.equal((await found(prompt))[0], 'tent')
    })

  test('what is to be larger is for more', async () => {
    assert.equal((await found('like the family tent but bigger'))[0], 'large tent')
  })
})

describe('POST /products-search, an alternative to what is made of something', () => {
  for (const prompt of [
    'Alternative zur Keramik Tischlampe, aber günstiger',
    'billigare alternativ till den keramiska bordslampan',
    'alternative à la lampe de table en céramique, moins chère',
    'alternativa a la lámpara de mesa de cerámica pero más barata',
    'alternative to the ceramic table lamp, but cheaper',
  ])
    test(`that is sold costs less than that: ${prompt}`, async () => {
      assert.deepEqual(await found(prompt), ['desk lamp'])
    })

  for (const prompt of [
    'Alternative zu Lederschuhen',
    'alternativ till läderskor',
    'alternative aux chaussures en cuir',
    'alternativa a los zapatos de cuero',
    'alternative to leather shoes',
  ])
    test(`is of something else, where none is meant: ${prompt}`, async () => {
      assert.deepEqual(await found(prompt), ['textile'])
    })
})
