/** POST /products-search: what a product says of its material and for whom it is decides, in any language. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { assertAnswered } from '../../../../test/support/assertions.ts'
import { foundWhole } from '../../../../test/support/found.ts'
import { aServer, aWorkspace, type Api } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())
let api: Api

const PRODUCTS = [
  { externalId: 'wool', title: 'Jumper Ada', customProperties: { Material: 'Lammwolle, Wolle', kön: 'dam' } },
  {
    externalId: 'cotton',
    title: 'Jumper Bo',
    bodyHtml: 'With a leather patch.',
    customProperties: { matière: 'coton', genre: 'homme' },
  },
  {
    externalId: 'cashmere',
    title: 'Jumper Cy',
    customProperties: { fabric: ['cashmere'], gender: 'unisex' },
  },
  { externalId: 'plain', title: 'Jumper Di', bodyHtml: 'Of leather, for women.' },
  { externalId: 'table', title: 'Desk Elm', customProperties: { Werkstoff: 'Eiche massiv' } },
  {
    externalId: 'steel',
    title: 'Desk Fay',
    bodyHtml: 'Looks like wood.',
    customProperties: { material: 'stainless steel' },
  },
  {
    externalId: 'variants',
    title: 'Tee Gil',
    customProperties: { variants: { all: ['x'], material: 'linne', color: 'rot', size: 'XL' } },
  },
]
const BLENDS = [
  { externalId: 'blend', title: 'Matta Hal', customProperties: { material: 'ullblandning' } },
  { externalId: 'felt', title: 'Matta Ida', customProperties: { material: 'Wollfilz' } },
  { externalId: 'acacia', title: 'Desk Jon', customProperties: { material: 'Akazie' } },
]

before(async () => {
  api = (await aWorkspace(server)).api
  for (const product of [...PRODUCTS, ...BLENDS]) assertAnswered(await api.post('/products', product), 201)
})

async function ask(prompt: string): Promise<string[]> {
  const answer = await api.post('/products-search', { prompt, offset: 0, limit: 50, fields: ['externalId'] })
  return foundWhole(answer).toSorted()
}

describe('POST /products-search, traits that are known', () => {
  test('of a product whose material is known that decides, not its text; of another its text', async () => {
    assert.deepEqual(await ask('leather jumper'), ['plain'])
    assert.deepEqual(await ask('jumper not leather'), ['cashmere', 'cotton', 'wool'])
  })

  test('a material is one in any language, and kinds of it will do', async () => {
    for (const prompt of ['wool jumper', 'ulltröja', 'Pullover aus Wolle', 'pull en laine', 'jersey de lana'])
      assert.deepEqual(await ask(prompt), ['cashmere', 'wool'], prompt)
    assert.deepEqual(await ask('wooden desk'), ['acacia', 'table'])
    assert.deepEqual(await ask('metal desk'), ['steel'])
    assert.deepEqual(await ask('Schreibtisch aus Holz, nicht aus Metall'), ['acacia', 'table'])
  })

  test('a blend and a compound are of what they name', async () => {
    assert.deepEqual(await ask('matta i ull'), ['blend', 'felt'])
    assert.deepEqual(await ask('matta, inte ull'), [])
  })

  test('for whom a product is decides, what is for everybody is for each, and what says nothing comes behind', async () => {
    assert.deepEqual(await ask('jumper for men'), ['cashmere', 'cotton', 'plain'])
    assert.deepEqual(await ask('Damenpullover'), ['cashmere', 'plain', 'wool'])
    assert.deepEqual(await ask('jumper not for men'), ['plain', 'wool'])
  })

  test('what stands in variants counts as well', async () => {
    assert.deepEqual(await ask('red linen tee size XL'), ['variants'])
  })
})
