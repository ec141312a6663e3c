/** POST /products-search: measures in any spelling, words written as one or two, and kinds that a wider word names too. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

const PRODUCTS = [
  { externalId: 'litre', title: 'Botella de agua de acero 1 L', price: 20, currency: 'EUR' },
  { externalId: 'half', title: 'Botella de agua de acero 500 ml', price: 18, currency: 'EUR' },
  { externalId: 'four', title: 'Tente familiale 4 places' },
  { externalId: 'two', title: '2-Person Dome Tent' },
  { externalId: 'sleeps', title: 'Basecamp 5 Family Tent', customProperties: { Sleeps: '5' } },
  { externalId: 'seats', title: 'Tresitssoffa Havsvik' },
  { externalId: 'couch', title: 'Sofa Luna' },
  { externalId: 'quiz', title: 'Frågespel Norden', customProperties: { Spelare: '2–6' } },
  { externalId: 'duel', title: 'Chess Board Game', customProperties: { Players: '2' } },
  { externalId: 'cabin', title: 'Voyager Cabin Suitcase Navy' },
  { externalId: 'case', title: 'Hartschalenkoffer blau mit Rollen' },
  { externalId: 'dolly', title: 'Poupée Capucine, robe rouge' },
  { externalId: 'puppet', title: 'Spielpuppe Lotte mit lila Kleid' },
  { externalId: 'quoted', title: '27-Zoll-Monitor 4K mit 5"-Display' },
  { externalId: 'screen', title: 'Curved Screen 32" Black' },
  { externalId: 'tall', title: 'Moniteur 24 pouces' },
  { externalId: 'route', title: 'The "Route 66" Screen' },
  { externalId: 'helmet', title: 'Cykelhjälm Svart' },
  { externalId: 'backpack', title: 'Sac à dos de randonnée' },
  { externalId: 'bag', title: 'Saco de dormir de plumas', price: 70 },
  { externalId: 'overear', title: 'Over-Ear Headphones' },
  { externalId: 'inear', title: 'In-Ear Kopfhörer' },
  { externalId: 'suede', title: 'Trekkingschuh Mid', customProperties: { Material: 'Veloursleder' } },
  { externalId: 'rubber', title: 'Gummistövlar Skog' },
  { externalId: 'bear', title: 'Bear Soft Toy', bodyHtml: '<p>Washable by machine.</p>' },
  { externalId: 'king', title: 'Washed Linen Duvet Cover, King' },
  { externalId: 'dress', title: 'Omlottklänning i jersey, svart', type: 'Klänningar' },
  { externalId: 'jumper', title: 'Merinopullover mit Rollkragen' },
]

const found = useProducts(server, PRODUCTS)

describe('a measure is found however its unit is written', () => {
  for (const prompt of ['Trinkflasche 1 Liter', 'water bottle 1 litre', 'vattenflaska 1l', 'gourde 1 litre'])
    test(prompt, async () => assert.equal((await found(prompt))[0], 'litre'))
  for (const prompt of ['tienda de campaña para 4 personas', 'tent for 4 people', 'tält 4 personer'])
    test(prompt, async () => assert.equal((await found(prompt))[0], 'four'))
})

describe('inches are found by their mark and by their name', () => {
  for (const prompt of [
    '32" screen',
    'screen 32”',
    '32″ screen',
    'Bildschirm 32 Zoll',
    'skärm 32 tum',
    'pantalla 32"',
  ])
    test(prompt, async () => assert.deepEqual((await found(prompt)).slice(0, 1), ['screen']))
  for (const prompt of ['monitor 24"', '24" Monitor', 'Monitor 24 Zoll', 'skärm 24"'])
    test(prompt, async () => assert.equal((await found(prompt))[0], 'tall'))
  test('a quote that ends with a number has no inches', async () => {
    assert.deepEqual(await found('"route 66"'), ['route'])
    assert.ok(!(await found('66 inch screen')).slice(0, 1).includes('route'))
  })
})

describe('one word written as two is that word, a slip in it or not', () => {
  for (const [prompt, first] of [
    ['cykel hjälm', 'helmet'],
    ['cykel hjelm', 'helmet'],
    ['back pack for hiking', 'backpack'],
  ] as const)
    test(prompt, async () => assert.equal((await found(prompt))[0], first))
})

describe('for how many it is may stand in a member or in a word of the title', () => {
  for (const prompt of [
    'tent that sleeps 5',
    '5-manna tält',
    '5-Personen-Zelt',
    'tente 5 places',
    'tienda 5 plazas',
  ])
    test(prompt, async () => assert.equal((await found(prompt))[0], 'sleeps'))
  for (const prompt of ['three-seater sofa', 'Dreisitzer', 'canapé trois places', 'sofá de 3 plazas'])
    test(prompt, async () => assert.equal((await found(prompt))[0], 'seats'))
  for (const prompt of [
    'game for 4 players',
    'spel för 6 spelare',
    'Spiel für 3 Spieler',
    'jeu pour 5 joueurs',
  ])
    test(prompt, async () => assert.deepEqual(await found(prompt), ['quiz']))
})

test('the narrower thing comes before a wider one that has more of the rest', async () => {
  assert.equal((await found('Handgepäckkoffer blau mit Rollen'))[0], 'cabin')
})

test('a doll in a dress is no dress', async () => {
  assert.equal((await found('newest dress'))[0], 'dress')
})

test('a quoted title is found with its signs', async () => {
  assert.deepEqual(await found('"27-Zoll-Monitor 4K mit 5"-Display"'), ['quoted'])
})

test('a thing of two words is found where they are written as one, in the plural too', async () => {
  assert.deepEqual(await found('sleepingbags'), ['bag'])
})

test('no in-ear headphones are headphones still', async () => {
  assert.deepEqual(await found('hörlurar fast inte in-ear'), ['overear'])
})

test('without leather leaves out every leather, in one word too', async () => {
  assert.deepEqual(await found('leather-free shoes'), ['rubber'])
})

test('what only says so in a text, apart, is no thing of two words', async () => {
  assert.deepEqual(await found('washing machine'), [])
})

test('a size said with the word for it is the size', async () => {
  assert.deepEqual(await found('king size duvet cover'), ['king'])
})

test('a word that is a cloth in the language of a product is no thing of another language', async () => {
  assert.deepEqual(await found('jumper'), ['jumper'])
})

test('what somebody says a thing must not come to is the most it may cost', async () => {
  for (const prompt of [
    'vattenflaska som inte går på mer än 19 euro',
    'vattenflaska som inte landar på mer än 19 euro',
    'una botella que no suba de 19 euros',
    'eine Trinkflasche, die nicht auf mehr als 19 Euro kommt',
  ])
    assert.deepEqual(await found(prompt), ['half'], prompt)
})
