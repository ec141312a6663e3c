/** POST /products-search: what comes for "like X", how X is found by what stands there, and what comes where nothing else is X's kind. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { assertAnswered } from '../../../../test/support/assertions.ts'
import { aServer, aWorkspace, type Api } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())
let api: Api

const PRODUCTS = [
  { externalId: 'sideboard', title: 'Walnut Sideboard 160 cm', type: 'Sideboards', price: 900 },
  { externalId: 'buffet', title: 'Buffet blanc 120 cm', type: 'Buffets', price: 300, currency: 'SEK' },
  { externalId: 'office', title: 'Ergonomisk kontorsstol grå', type: 'Kontorsstolar', price: 200 },
  { externalId: 'camping', title: 'Silla plegable de camping', type: 'Sillas', price: 30 },
  {
    externalId: 'napkins',
    title: 'Servetter',
    type: 'Servetter',
    price: 3,
    bodyHtml: '<p>En stol full.</p>',
  },
  { externalId: 'binoculars', title: 'Kikare 8x42 grön', vendor: 'Fjällstigen', type: 'Kikare', price: 150 },
  { externalId: 'harness', title: 'Klättersele blå', vendor: 'Fjällstigen', type: 'Klättring', price: 60 },
  { externalId: 'compact', title: 'Compact Binoculars Black', vendor: 'Acme', price: 90 },
  { externalId: 'black', title: 'Funda negra para Orbit X5', vendor: 'Night', type: 'Fundas', price: 12 },
  { externalId: 'pink', title: 'Coque rose Orbit X5', vendor: 'Night', type: 'Coques', price: 15 },
  { externalId: 'phone', title: 'Orbit X5 Smartphone', vendor: 'Orbit', type: 'Phones', price: 300 },
  { externalId: 'lodger', title: 'The Quiet Lodger: A Detective Novel', type: 'Books', price: 9 },
  { externalId: 'wharf', title: 'Nebel über der Werft: Kriminalroman', type: 'Bücher', price: 12 },
  { externalId: 'sencha', title: 'Sencha Grüntee lose', type: 'Tee', price: 9 },
  { externalId: 'tisane', title: 'Tisane verveine', type: 'Tisanes', price: 5 },
  { externalId: 'kettle', title: 'Wasserkocher für Grüntee', type: 'Wasserkocher', price: 40 },
  { externalId: 'lamp', title: 'Bordslampa', type: 'Lampor', price: 40, bodyHtml: '<p>Lyser niveau 3.</p>' },
]

before(async () => {
  api = (await aWorkspace(server)).api
  for (const product of PRODUCTS)
    assertAnswered(await api.post('/products', { currency: 'EUR', ...product }), 201)
})

async function found(prompt: string): Promise<string[]> {
  const answer = await api.post('/products-search', { prompt, offset: 0, limit: 50, fields: ['externalId'] })
  const { items } = assertAnswered(answer)
  return items.map(({ externalId }: { externalId: string }) => externalId) as string[]
}

describe('POST /products-search, like X', () => {
  test('only what is its kind comes, not what speaks of it; where nothing else is, itself, if it is only described, and what that is near', async () => {
    assert.deepEqual(await found('in der Art von Sencha Grüntee'), ['sencha', 'tisane'])
    assert.deepEqual(await found('eine Alternative zum Sencha Grüntee'), ['tisane'])
    assert.deepEqual(await found('nåt billigare än den ergonomiska kontorsstolen'), ['camping'])
  })

  test('of a name that nobody knows the words that compare are not looked for', async () => {
    assert.deepEqual(await found('a dupe for Zyxquop'), [])
    assert.deepEqual(await found('en billig variant av Zyxquop'), [])
  })

  test('an English "the" names no tea, and small words beside the name are none of what is wanted', async () => {
    assert.deepEqual(await found('something like The Quiet Lodger'), ['wharf', 'lodger'])
  })

  test('what is said behind the name is cut off it, and where none is cheaper those of another currency come', async () => {
    assert.deepEqual(await found('cheaper than the walnut sideboard but same idea'), ['buffet'])
  })

  test('a thing before and a maker name a product together', async () => {
    assert.deepEqual(await found('des jumelles comme les Fjällstigen mais moins chères'), ['compact'])
  })

  test('in another colour none is of its colour', async () => {
    for (const prompt of [
      'ett skal som det svarta till Orbit X5 fast i en annan färg',
      'a phone case like the black one for the Orbit X5 but in another colour',
    ])
      assert.deepEqual(await found(prompt), ['pink'], prompt)
  })

  test('a name that only a text begins like names nothing', async () => {
    assert.deepEqual(await found('alternative to Nivea'), [])
  })
})

describe('POST /products-search, X named before what asks for its like', () => {
  test('it is not what comes, but for a title said with a slip or nearly whole as well', async () => {
    for (const prompt of [
      'I love the Compact Binoculars Black, anything similar?',
      'instead of the Compact Binoculars Black, what else do you have?',
      'parecido a Compact Binoculars Black',
      'similar to the Compact Binoculras Black',
    ])
      assert.equal((await found(prompt))[0], 'binoculars', prompt)
    assert.deepEqual(await found('Kikare 8x42 grön är för dyr, något liknande men billigare'), ['compact'])
  })
})
