/** POST /products-search: what ranks and never narrows, and what comes when nothing has all that is asked for. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { assertAnswered } from '../../../../test/support/assertions.ts'
import { aServer, aWorkspace, type Api } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())
let api: Api

const PRODUCTS = [
  { externalId: 'soap', title: 'Soap for women', price: 8, currency: 'EUR', tags: ['women'] },
  { externalId: 'mug', title: 'Mug', price: 9, currency: 'EUR' },
  {
    externalId: 'blocks',
    title: 'Building blocks',
    price: 15,
    currency: 'EUR',
    customProperties: { age: '1-3' },
  },
  { externalId: 'puzzle', title: 'Puzzle', price: 12, currency: 'EUR', customProperties: { age: '4-7' } },
  { externalId: 'drill', title: 'Schlagbohrmaschine', price: 80, currency: 'EUR', vendor: 'Eisenmann' },
  { externalId: 'cordless', title: 'Cordless Drill red', price: 120, currency: 'EUR', vendor: 'Boltwright' },
  { externalId: 'small', title: 'Cordless Drill with Light', price: 60, currency: 'EUR', vendor: 'Acme' },
  { externalId: 'shirt', title: 'Shirt', price: 20, currency: 'EUR', customProperties: { sku: 'NMTSBLKM' } },
  { externalId: 'nutless', title: 'Müsli utan nötter', price: 6, currency: 'EUR' },
  { externalId: 'granola', title: 'Granola with nuts', price: 6, currency: 'EUR' },
  {
    externalId: 'boots',
    title: 'Winter boots',
    price: 90,
    currency: 'EUR',
    customProperties: { size: '38,39' },
  },
  { externalId: 'tee', title: 'T-Shirt', price: 11, currency: 'EUR' },
  { externalId: 'brush', title: 'Toothbrush', price: 5, currency: 'EUR' },
  { externalId: 'dryer', title: 'Föhn', price: 25, currency: 'EUR' },
]

before(async () => {
  api = (await aWorkspace(server)).api
  for (const product of PRODUCTS) assertAnswered(await api.post('/products', product), 201)
})

async function ask(prompt: string) {
  const answer = await api.post('/products-search', { prompt, offset: 0, limit: 50, fields: ['externalId'] })
  const { items } = assertAnswered(answer)
  const names = items.map(({ externalId }: { externalId: string }) => externalId) as string[]
  return { names, reading: String(answer.headers['x-search-interpretation']) }
}

describe('POST /products-search, wishes', () => {
  for (const prompt of [
    "I've got 10 euros to spend on my mum",
    'Geschenk für meine Frau bis 10 Euro',
    'present till mormor under 10 euro',
    'un cadeau pour ma femme, 10 euros maximum',
    'regalo para mi madre, tengo diez euros',
  ]) {
    test(`for whom a present is ranks what may be bought, and leaves nothing out: ${prompt}`, async () => {
      const { names, reading } = await ask(prompt)

      assert.equal(names[0], 'soap', reading)
      assert.deepEqual(names.toSorted(), ['brush', 'granola', 'mug', 'nutless', 'soap'], reading)
    })
  }

  test('somebody who is asked for alone is what is looked for', async () => {
    assert.deepEqual((await ask('women')).names, ['soap'])
  })

  for (const prompt of [
    'my son turns 5 next week',
    'er wird 5',
    'elle a 5 ans',
    'present till en femåring',
    'cumple 5 años',
  ])
    test(`an age that is told in any words holds: ${prompt}`, async () => {
      const { names } = await ask(prompt)

      assert.equal(names[0], 'puzzle')
      assert.ok(!names.includes('blocks'))
    })

  test('for a child whose age is told nothing comes that is for the grown alone, unless they are spoken of', async () => {
    assert.ok(!(await ask('present for my 6 year old niece')).names.includes('soap'))
    assert.ok((await ask('present for my 6 year old niece')).names.includes('mug'))
    assert.ok((await ask('soap for a woman with a 6 year old')).names.includes('soap'))
  })

  test('of a kind that the shop has not, what it is a kind of comes; while it has it, that alone', async () => {
    assert.deepEqual((await ask('cordless drill')).names.toSorted(), ['cordless', 'small'])
    assert.deepEqual((await ask('cordless drill from Eisenmann')).names, ['drill'])
  })

  test('of a maker that is named whatever there is comes, when nothing of it is what is asked for', async () => {
    const { names, reading } = await ask('books by Boltwright')

    assert.deepEqual(names, ['cordless'])
    assert.match(reading, /least-words=0/)
    assert.deepEqual((await ask('books under 10 euros')).names, [])
  })

  test('what is like a product must be what it is, or near that, and what it is like only ranks', async () => {
    const { names, reading } = await ask('something like the Cordless Drill red but cheaper')

    assert.deepEqual(names, ['small', 'drill'])
    assert.match(reading, /wishes=\("red"\), alike/)
  })

  test('when no product is all that is wished of a thing, what is most of it comes first and the others behind', async () => {
    const { names, reading } = await ask('handmade red drill with tassels')

    assert.equal(names[0], 'cordless', reading)
    assert.deepEqual(names.toSorted(), ['cordless', 'drill', 'small'])
    assert.match(reading, /least-words=2/)
  })

  test('what is to be in it is not in what says that it is free of it', async () => {
    assert.deepEqual((await ask('granola with nuts')).names, ['granola'])
    assert.deepEqual((await ask('müsli without nuts')).names, ['nutless'])
  })

  test('a bare number beside what is worn is its size, and elsewhere is none', async () => {
    assert.match((await ask('winter boots 38')).reading, /sizes=\("38"\)/)
    assert.doesNotMatch((await ask('mug 38')).reading, /sizes/)
    assert.doesNotMatch((await ask('boots under 38')).reading, /sizes/)
    assert.doesNotMatch((await ask('boots 38 euros')).reading, /sizes/)
  })

  test('the shirt of a T-shirt is none by itself', async () => {
    assert.equal((await ask('shirt')).names[0], 'shirt')
    assert.deepEqual((await ask('t-shirt')).names, ['tee'])
  })

  test('a word nobody knows does not leave who looks for a present without one', async () => {
    assert.deepEqual((await ask("a flumsy gift for a toddler's dad, max 5 euros")).names, ['brush'])
  })

  test('a note of money is what is given at most', async () => {
    assert.match((await ask('a present, no more than a tenner')).reading, /^max=10, currency=EUR/)
    assert.match((await ask('en present för en femhundring')).reading, /^max=500, currency=/)
  })

  test('a code of letters alone is found, in any case', async () => {
    assert.deepEqual((await ask('nmtsblkm')).names, ['shirt'])
  })

  test('a thing of several words is one of two alternatives', async () => {
    assert.deepEqual((await ask('toothbrush or hair dryer')).names.toSorted(), ['brush', 'dryer'])
  })
})
