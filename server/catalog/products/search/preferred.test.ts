/** POST /products-search: a colour or a material is preferred; where few have it, others come behind them, as the header says. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { assertAnswered } from '../../../../test/support/assertions.ts'
import { foundWhole } from '../../../../test/support/found.ts'
import { aServer, aWorkspace, type Answer, type Api } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())
let api: Api

const PRODUCTS = [
  { externalId: 'red', title: 'Red Linen Dress', price: 80, customProperties: { colour: 'red' } },
  { externalId: 'blue', title: 'Blue Cotton Dress', price: 60, customProperties: { colour: 'blue' } },
  { externalId: 'wool', title: 'Wool Dress Green', price: 90, customProperties: { colour: 'green' } },
  { externalId: 'shirt', title: 'Yellow Football Shirt', type: 'Shirts', price: 30 },
  {
    externalId: 'ball',
    title: 'Match Football',
    type: 'Balls',
    price: 25,
    customProperties: { colour: 'white' },
  },
  { externalId: 'jacket', title: 'Läderjacka dam', price: 200, customProperties: { material: 'läder' } },
  {
    externalId: 'parka',
    title: 'Parka herr',
    type: 'Jackor',
    price: 120,
    customProperties: { material: 'nylon' },
  },
  { externalId: 'pumps', title: 'Women’s Pumps', type: 'Shoes', price: 70 },
  {
    externalId: 'oxford',
    title: 'Men’s Oxford Shoes',
    type: 'Shoes',
    price: 110,
    customProperties: { material: 'leather' },
  },
  { externalId: 'loafer', title: 'Loafers', type: 'Shoes', price: 95 },
]

before(async () => {
  api = (await aWorkspace(server)).api
  for (const product of PRODUCTS)
    assertAnswered(await api.post('/products', { currency: 'EUR', ...product }), 201)
})

async function ask(prompt: string, more: object = {}): Promise<Answer> {
  return api.post('/products-search', { prompt, offset: 0, limit: 20, fields: ['externalId'], ...more })
}

function namesOf(answer: Answer): string[] {
  return assertAnswered(answer).items.map(({ externalId }: { externalId: string }) => externalId)
}

describe('POST /products-search, a colour or a material that few things have', () => {
  for (const [prompt, first, others] of [
    ['red dress', 'red', ['blue', 'wool']],
    ['robe rouge', 'red', ['blue', 'wool']],
    ['woolen dress', 'wool', ['blue', 'red']],
    ['a red dress or blue', 'blue red', ['wool']],
    ['Lederschuhe', 'oxford', ['loafer', 'pumps']],
  ] as const)
    test(`brings the others behind what has it: ${prompt}`, async () => {
      const answer = await ask(prompt)

      const whole = foundWhole(answer)
      assert.deepEqual(whole.toSorted(), first.split(' '))
      assert.deepEqual(namesOf(answer).slice(whole.length).toSorted(), others)
      assert.equal(answer.body.meta.maxResults, whole.length + others.length)
      assert.match(String(answer.headers['x-search-interpretation']), new RegExp(`others=${others.length}`))
    })

  test('brings none of the others of a thing that nobody names, or that is refused', async () => {
    assert.deepEqual(namesOf(await ask('something red')), ['red'])
    assert.deepEqual(namesOf(await ask('dress, not red')).toSorted(), ['blue', 'wool'])
  })

  test('goes before what only speaks of the thing', async () => {
    assert.equal(namesOf(await ask('yellow football'))[0], 'ball')
  })

  test('holds bounds of the others, too', async () => {
    assert.deepEqual(namesOf(await ask('red dress under 85 euro')), ['red', 'blue'])
    const filter = { field: 'externalId', operator: 'ne', value: 'blue' }
    assert.ok(!namesOf(await ask('red dress', { filter })).includes('blue'))
  })

  test('brings none of them where a price or the body decides the order', async () => {
    assert.deepEqual(namesOf(await ask('cheapest red dress')), ['red'])
    assert.deepEqual(namesOf(await ask('red dress', { orderBy: [{ field: 'price', direction: 'asc' }] })), [
      'red',
    ])
  })

  test('pages hold each of them once, in one order', async () => {
    const whole = namesOf(await ask('red dress'))
    const pages = [0, 1, 2, 3].map(async (offset) => namesOf(await ask('red dress', { offset, limit: 1 })))
    assert.deepEqual((await Promise.all(pages)).flat(), whole)
  })

  test('a compound that says for whom is for nobody else', async () => {
    assert.deepEqual(namesOf(await ask('herrskor')), ['oxford', 'loafer'])
    assert.deepEqual(namesOf(await ask('Damenschuhe')), ['pumps', 'loafer'])
  })
})
