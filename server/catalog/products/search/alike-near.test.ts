/** POST /products-search, "like X": what comes first of what is like it, and what comes behind that. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { assertAnswered } from '../../../../test/support/assertions.ts'
import { aServer, aWorkspace, type Api } from '../../../../test/support/server.ts'
import { conceptsOf } from '../prompt/concepts.ts'
import { KIN } from '../prompt/departments/kin.ts'
import { FURTHER_KIN } from '../prompt/departments/kin-further.ts'
import { fold } from '../prompt/fold.ts'

const server = await aServer()
after(() => server.close())
let api: Api

const PRODUCTS = [
  { externalId: 'press', title: 'French Press 1 l', type: 'Coffee', price: 30 },
  { externalId: 'press red', title: 'Cafetière à piston rouge', type: 'Café', price: 40 },
  { externalId: 'moka', title: 'Mokabryggare 3 koppar', type: 'Bryggare', price: 25 },
  { externalId: 'mug', title: 'Coffee Mug', price: 9, bodyHtml: '<p>For your French press.</p>' },
  { externalId: 'dress', title: 'Wool Dress Grey', price: 90, customProperties: { material: 'wool' } },
  { externalId: 'linen', title: 'Vestido de lino', price: 60, customProperties: { material: 'lino' } },
  { externalId: 'woollen', title: 'Strickkleid', price: 70, customProperties: { material: 'Wolle' } },
  {
    externalId: 'girl',
    title: 'Kinderkleid für Mädchen',
    price: 30,
    customProperties: { material: 'Wolle' },
  },
  { externalId: 'rattle', title: 'Rattle', type: 'Toys', price: 9, customProperties: { age: '0-1' } },
  {
    externalId: 'blocks',
    title: 'Träklossar',
    type: 'Leksaker',
    price: 25,
    customProperties: { age: '3-6' },
  },
  { externalId: 'doll', title: 'Muñeca', type: 'Juguetes', price: 20, customProperties: { age: '3-7' } },
  { externalId: 'run', title: 'Kugelbahn Holz', type: 'Toys', price: 50, customProperties: { age: '4-8' } },
  { externalId: 'necklace', title: 'Collar de oro', type: 'Collares', price: 80 },
  { externalId: 'chain', title: 'Silver Necklace', type: 'Necklaces', price: 50 },
  { externalId: 'leash', title: 'Hundehalsband', type: 'Hund', price: 15 },
  { externalId: 'red sweater', title: 'Red Sweater', type: 'Clothing', price: 90 },
  { externalId: 'blue sweater', title: 'Blue Sweater', type: 'Clothing', price: 80 },
  { externalId: 'socks', title: 'Red Socks', type: 'Clothing', price: 9 },
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

describe('POST /products-search, near X', () => {
  test('behind the few that are its kind comes itself, if it is only described, and what is kin to it', async () => {
    assert.deepEqual(await found('something like the French Press'), ['press red', 'press', 'moka'])
    assert.deepEqual(await found('something like the French Press 1 l'), ['press red', 'moka'])
  })

  test('what is cheaper, or instead of it, is never itself', async () => {
    assert.deepEqual(await found('ähnlich wie Cafetière à piston, aber billiger'), ['press', 'moka'])
    assert.deepEqual(await found('an alternative to the French Press'), ['press red', 'moka'])
  })

  test('what the shop only files with it does not come behind it', async () => {
    assert.deepEqual(await found('something like the Red Sweater but cheaper'), ['blue sweater'])
  })

  test('what is made of the same comes first, and what is for somebody else last', async () => {
    const names = await found('liknande Wool Dress Grey')

    assert.deepEqual(names.slice(0, 3), ['woollen', 'linen', 'girl'])
  })

  test('of toys those for the same age come first', async () => {
    const names = await found('so ähnlich wie die Kugelbahn Holz')

    assert.equal(names.at(-1), 'rattle', names.join(' '))
    assert.ok(names.includes('doll'))
  })

  test('a word that names two things names that which the product is', async () => {
    assert.equal((await found('algo como el Collar de oro'))[0], 'chain')
  })

  test('each of kin is a thing of the tables', () => {
    for (const name of `${KIN.trim()}${FURTHER_KIN}`.trim().split(/\n|, /)) {
      const id = fold(name).replaceAll(' ', '-')
      assert.ok(
        conceptsOf(fold(name)).some((concept) => concept.id === id),
        name,
      )
    }
  })
})
