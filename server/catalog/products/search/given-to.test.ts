/** POST /products-search: what is given to somebody of whom something is said. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

const found = useProducts(server, [
  { externalId: 'padel', title: 'Pala de pádel Lince', type: 'Palas de pádel' },
  { externalId: 'tennis', title: 'Baseline Pro 100 Tennis Racket', type: 'Tennis rackets' },
  { externalId: 'badminton', title: 'Badminton-Set mit Netz', type: 'Badminton' },
  { externalId: 'hutch', title: 'Kaninbur i trä', type: 'Kaninburar' },
  { externalId: 'hamster', title: 'Cage hamster deux étages', type: 'Cages hamster' },
  { externalId: 'monstera', title: 'Monstera deliciosa 70 cm', type: 'Zimmerpflanzen' },
  { externalId: 'orchid', title: 'Orquídea blanca en maceta', type: 'Plantas' },
  { externalId: 'fan', title: 'Ventilador de torre silencioso', type: 'Ventiladores' },
  { externalId: 'box', title: 'Presentbox spa hemma', type: 'Presentboxar', price: 30, currency: 'EUR' },
  { externalId: 'necklace', title: 'Necklace with Pearl', tags: ['women'] },
  { externalId: 'wallet', title: 'Cartera de cuero hombre' },
  { externalId: 'keyboard', title: 'Wireless Keyboard Compact' },
  { externalId: 'scooter', title: 'Kids Scooter Blue', type: 'Scooters', tags: ['kids'] },
  { externalId: 'adult', title: 'Bärenkostüm Erwachsene Plüsch', type: 'Kostüme' },
  { externalId: 'pirate', title: 'Piratendräkt barn', type: 'Utklädnad', tags: ['barn'] },
])

describe('what is given to somebody of whom something is said', () => {
  test('is what is called after what they love, before what else their row has', async () => {
    for (const [prompt, first] of [
      ['gift for someone who loves tennis', 'tennis'],
      ['regalo para alguien a quien le encanta el tenis', 'tennis'],
      ['Geschenk für einen Padel-Fan', 'padel'],
      ['present till någon som älskar badminton', 'badminton'],
      ['present for a hamster fan', 'hamster'],
      ['cadeau pour un fan de lapins', 'hutch'],
      ['gift for someone who loves orchids', 'orchid'],
    ] as const)
      assert.equal((await found(prompt))[0], first, prompt)
  })

  test('is what anybody is given where nothing is known of what they love or do', async () => {
    for (const prompt of [
      'present for a K-pxp fan',
      'un truc pour ma sœur, elle est fan de K-pxp',
      'something for my sister who is a zookeeper',
      'nåt till en kompis som är pilot, max 600 kr',
    ])
      assert.ok(!['fan', 'keyboard'].includes((await found(prompt))[0] ?? ''), prompt)
  })

  test('is for them, and not for whoever they are named after', async () => {
    for (const [prompt, first] of [
      ["gift for my boyfriend's mum", 'necklace'],
      ['present till flickvännens pappa', 'wallet'],
      ['Geschenk für meine kleine Schwester', 'necklace'],
      ['regalo para mi hermano pequeño', 'wallet'],
    ] as const)
      assert.equal((await found(prompt))[0], first, prompt)
  })

  test('is what they are given, whatever else is said of them that nothing is known of', async () => {
    assert.equal((await found("gift for my brother's girlfriend, I barely know her"))[0], 'necklace')
    assert.ok((await found("valentine's gift for her")).length > 0)
  })

  test('is for children before what is for the grown, also where the shop calls that so', async () => {
    for (const prompt of ['Kostüm für Kinder', 'costume for kids', 'disfraz para niños'])
      assert.equal((await found(prompt))[0], 'pirate', prompt)
  })
})
