/** POST /products-search: what is like a product that is named by its maker or in another language, and what says that it is free of what is wanted. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { assertAnswered } from '../../../../test/support/assertions.ts'
import { aServer, aWorkspace, type Api } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())
let api: Api

const PRODUCTS = [
  { externalId: 'gown', title: 'Little Black Evening Dress', price: 99, vendor: 'Maison Ondine' },
  { externalId: 'wrap', title: 'Wrap Dress', price: 59, vendor: 'Acme' },
  { externalId: 'lipstick', title: 'Rouge à lèvres mat', price: 29, vendor: 'Rouge Paradis' },
  { externalId: 'gloss', title: 'Lippenstift vegan', price: 15, vendor: 'Acme' },
  { externalId: 'scent', title: 'Parfüm Vanille', price: 39 },
  { externalId: 'shampoo', title: 'Babyshampoo ohne Parfüm', price: 6 },
  { externalId: 'lager', title: 'Alcohol-Free Lager', price: 9, type: 'Beer', tags: ['drinks'] },
  { externalId: 'ipa', title: 'Session IPA', price: 12, type: 'Beer', tags: ['drinks'] },
  { externalId: 'gin', title: 'Dry Gin', price: 36, tags: ['drinks'] },
  { externalId: 'necklace', title: 'Silver Necklace', price: 49, tags: ['women'] },
  { externalId: 'cufflinks', title: 'Cufflinks', price: 45, type: 'Jewellery', tags: ['men'] },
  { externalId: 'glasses', title: 'Red Wine Glasses Set of 6', price: 36 },
  { externalId: 'milk', title: 'Vollmilchschokolade mit Nüssen', price: 3 },
  { externalId: 'dark', title: 'Dark Chocolate Bar', price: 4 },
  { externalId: 'lamp', title: 'Desk Lamp', price: 45 },
  { externalId: 'rose', title: 'Rosé de Provence 75 cl', price: 10, type: 'Vins' },
  { externalId: 'blanc', title: 'Vin blanc sec 75 cl', price: 12, type: 'Vins' },
  { externalId: 'cordial', title: 'Fläderblomssaft 75 cl', price: 6 },
  { externalId: 'shade', title: 'Linen Shirt Light Blue', price: 40 },
]

before(async () => {
  api = (await aWorkspace(server)).api
  for (const product of PRODUCTS)
    assertAnswered(await api.post('/products', { currency: 'EUR', ...product }), 201)
})

async function ask(prompt: string) {
  const answer = await api.post('/products-search', { prompt, offset: 0, limit: 50, fields: ['externalId'] })
  const { items } = assertAnswered(answer)
  const names = items.map(({ externalId }: { externalId: string }) => externalId) as string[]
  return { names, reading: String(answer.headers['x-search-interpretation']) }
}

describe('POST /products-search, likeness', () => {
  for (const prompt of [
    'ähnlich wie das Abendkleid von Maison Ondine, nur billiger',
    'pareil que la robe Maison Ondine en moins cher',
    'parecido al vestido de Maison Ondine pero más barato',
    'något som liknar klänningen från Maison Ondine fast billigare',
    'like the evening dress by Maison Ondine but cheaper',
  ])
    test(`a product may be named by what it is and its maker, who is not asked for then: ${prompt}`, async () => {
      const { names, reading } = await ask(prompt)

      assert.deepEqual(names, ['wrap'], reading)
      assert.match(reading, /, alike/)
    })

  for (const prompt of [
    'wie der Lippenstift von Rouge Paradis, aber von einer anderen Marke',
    'comme le rouge à lèvres Rouge Paradis mais d’une autre marque',
    'lipstick like the Rouge Paradis one but from another brand',
    'barra de labios de otra marca que Rouge Paradis',
    'läppstift av annat märke än Rouge Paradis',
  ])
    test(`another brand is any but that: ${prompt}`, async () => {
      const { names, reading } = await ask(prompt)

      assert.deepEqual(names, ['gloss'], reading)
    })

  test('of three parts of a compound the one before the head tells', async () => {
    assert.deepEqual((await ask('chocolat sans lait')).names, ['dark'])
    assert.deepEqual((await ask('Milchschokolade')).names, ['milk'])
  })

  test('what is wished with "I would like" compares with nothing', async () => {
    assert.doesNotMatch((await ask('I would like a lamp, cheaper than 50 euros')).reading, /alike/)
  })

  test('a maker alone names no product that something could be like', async () => {
    assert.deepEqual((await ask('so wie der Lippenstift von Rouge Paradis, nur günstiger')).names, ['gloss'])
  })
})

describe('POST /products-search, what things lack', () => {
  test('what says that it is free of the thing that is wanted is none', async () => {
    assert.deepEqual((await ask('perfume')).names, ['scent'])
    assert.deepEqual((await ask('Babyshampoo')).names, ['shampoo'])
  })

  for (const prompt of ['bebidas sin alcohol', 'alcohol-free drinks', 'bière sans alcool'])
    test(`whatever has alcohol and does not say that it is free of it is not alcohol-free: ${prompt}`, async () => {
      assert.deepEqual((await ask(prompt)).names, ['lager'])
    })

  test('a present for a woman is first of what is not for men', async () => {
    const { names } = await ask('cadeau pour ma copine, elle adore les bijoux')

    assert.equal(names[0], 'necklace')
  })

  test('of two phrases that share a word the one that ends the name has it: red "wine glasses"', async () => {
    assert.deepEqual((await ask('Weingläser')).names, ['glasses'])
  })

  test('a light colour is no lamp', async () => {
    assert.deepEqual((await ask('Lampe')).names, ['lamp'])
    assert.deepEqual((await ask('camisa azul')).names, ['shade'])
  })

  for (const prompt of ['Alternative zum Rosé de Provence', 'un vin comme le rosé de Provence mais en blanc'])
    test(`of what a title does not name its type says what it is: ${prompt}`, async () => {
      assert.deepEqual((await ask(prompt)).names, ['blanc'])
    })

  test('what is liked, or said beside a "but", without a thing before it compares with nothing', async () => {
    const { reading } = await ask('I like dresses but not the gown')

    assert.doesNotMatch(reading, /alike/)
  })

  test('of the same maker comes what else that makes, and what is missed comes in another', async () => {
    assert.deepEqual((await ask('same brand as the Wrap Dress')).names, ['gloss'])
    assert.match((await ask('a dress instead of Maison Ondine')).reading, /not-vendors/)
    assert.deepEqual((await ask('the Wrap Dress is sold out, what else is there')).names, ['gown'])
    assert.deepEqual((await ask('I love the Little Black Evening Dress but it is too expensive')).names, [
      'wrap',
    ])
  })
})
