/** POST /products-search: properties, codes, sizes, what a product is free of, comparisons, and products indexed before. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { assertAnswered } from '../../../../test/support/assertions.ts'
import { aServer, aWorkspace, type Api } from '../../../../test/support/server.ts'
import { sql } from '../../../platform/sql.ts'
import { indexDueProducts } from './index-due.ts'

const server = await aServer()
after(() => server.close())
let api: Api
let id: string

const PRODUCTS = [
  {
    externalId: 'dress-grey',
    title: 'Dress Alma',
    price: 50,
    customProperties: { Farbe: 'Grau', Größe: ['36', '38'], SKU: 'DR-4711/G' },
  },
  {
    externalId: 'dress-red',
    title: 'Dress Birk',
    price: 70,
    bodyHtml: 'Also in grey.',
    customProperties: { color: 'red', size: 'M, L', sku: 'DR-4712/R' },
  },
  {
    externalId: 'scarf-red',
    title: 'Scarf',
    vendor: 'Red Valentino',
    price: 20,
    customProperties: { colour: 'blue', variant: { sku: 'SC-900-1', title: 'long' } },
  },
  { externalId: 'cookies', title: 'Oat cookies', price: 4, bodyHtml: 'Sugar-free, baked without gluten.' },
  { externalId: 'biscuits', title: 'Butter cookies', price: 3, bodyHtml: 'With sugar and butter.' },
  { externalId: 'blocks', title: 'Building Blocks', price: 20, customProperties: { age: '1-3' } },
  { externalId: 'dish', title: 'Dish', price: 5, customProperties: { SKU: 'EN-KP12' } },
  { externalId: 'rattle', title: 'Rattle', tags: ['baby'], price: 6 },
  { externalId: 'puzzle', title: 'Puzzle', tags: ['kids'], price: 7, customProperties: { age: '6+' } },
  { externalId: 'coat', title: 'Ledermantel', price: 300, type: 'Mantel' },
  { externalId: 'veste', title: 'Veste Cleo', price: 90 },
  { externalId: 'vestido', title: 'Vestido Dana', price: 80 },
  { externalId: 'gizmo', title: 'Zorbex 2', type: 'Zorbex', price: 9, bodyHtml: 'For a birthday.' },
  { externalId: 'card', title: 'Card', price: 2, bodyHtml: 'A lovely birthday card for a sister.' },
]

before(async () => {
  const workspace = await aWorkspace(server)
  api = workspace.api
  id = workspace.id
  for (const product of PRODUCTS)
    assertAnswered(await api.post('/products', { currency: 'EUR', isForSale: true, ...product }), 201)
})

async function ask(prompt: string): Promise<{ names: string[]; reading: string }> {
  const answer = await api.post('/products-search', { prompt, offset: 0, limit: 20, fields: ['externalId'] })
  const { items } = assertAnswered(answer)
  return {
    names: items.map(({ externalId }: { externalId: string }) => externalId),
    reading: String(answer.headers['x-search-interpretation']),
  }
}

describe('POST /products-search, traits', () => {
  test('what customProperties say is searched, in any language', async () => {
    assert.equal((await ask('grey dress')).names[0], 'dress-grey')
    assert.equal((await ask('rotes Kleid')).names[0], 'dress-red')
  })

  test('a colour that is known decides: neither a maker of that name nor "also in grey" counts', async () => {
    assert.deepEqual((await ask('dress not grey')).names, ['dress-red', 'vestido'])
    assert.ok(
      !(await ask('red scarf')).names.includes('scarf-red') ||
        (await ask('red scarf')).reading.includes('least-words'),
    )
  })

  test('a size that products have is a constraint', async () => {
    const { names, reading } = await ask('dress size 38')

    assert.deepEqual(names, ['dress-grey'])
    assert.match(reading, /sizes=\("38"\)/)
    assert.deepEqual((await ask('dress in M')).names, ['dress-red'])
    assert.deepEqual((await ask('dress not size 38')).names, ['dress-red', 'vestido'])
  })

  test('a size in words leaves out what comes in other sizes, and nothing that says none', async () => {
    const { names, reading } = await ask('large dress')

    assert.deepEqual(names.sort(), ['dress-red', 'vestido'])
    assert.match(reading, /fits=\("l"\)/)
    assert.ok((await ask('large scarf')).names.includes('scarf-red'))
  })

  test('what is for an age is for a child of that age, whether it says "baby" or not, and comes first', async () => {
    assert.deepEqual((await ask("jouet pour un bébé d'un an")).names, ['blocks', 'rattle'])
    assert.deepEqual((await ask('toy for a baby')).names, ['rattle'])
  })

  test('codes are found whole, without their signs, and by their beginning', async () => {
    for (const prompt of [
      'DR-4711/G',
      'dr4711g',
      'artikelnummer DR-4711/G',
      'SKU: dr 4711 g',
      'Artikelnummer DR 4711 G',
      'do you have the article number DR 4711/G in stock?',
      'dress DR-4711/G',
    ])
      assert.deepEqual((await ask(prompt)).names, ['dress-grey'], prompt)
    for (const prompt of ['Artikelnummer EN KP12', 'artikelnr en kp12 tack', 'référence EN-KP12 svp'])
      assert.deepEqual((await ask(prompt)).names, ['dish'], prompt)
    assert.deepEqual((await ask('DR-47')).names.sort(), ['dress-grey', 'dress-red'])
    assert.deepEqual((await ask('sc-900-1')).names, ['scarf-red'])
  })

  test('a thing and a number are no code, even when a product is numbered so', async () => {
    assertAnswered(
      await api.post('/products', { externalId: 'dress-38', title: 'Hanger', price: 1, currency: 'EUR' }),
      201,
    )

    assert.ok(!(await ask('dress 38')).names.includes('dress-38'))
  })

  test('without something keeps what says that it is free of it', async () => {
    assert.deepEqual((await ask('cookies without sugar')).names, ['cookies'])
    assert.deepEqual((await ask('cookies no gluten')).names.sort(), ['biscuits', 'cookies'])
  })

  test('a compound is found by what it says in several words of another language', async () => {
    assert.deepEqual((await ask('leather coat')).names, ['coat'])
    assert.deepEqual((await ask('Ledermäntel')).names, ['coat'])
  })

  test('words of two languages with one stem are two words', async () => {
    assert.deepEqual((await ask('veste')).names, ['veste'])
    assert.ok(!(await ask('vestido')).names.includes('veste'))
  })

  test('what a product’s type names is never left out; chatter is', async () => {
    assert.deepEqual((await ask('a lovely zorbex for my sister')).names, ['gizmo'])
  })

  test('like X but cheaper finds what X is, cheaper, without X', async () => {
    const { names, reading } = await ask('something like Dress Birk but cheaper')

    assert.deepEqual(names, ['dress-grey'])
    assert.match(reading, /alike/)
  })

  test('products indexed before are indexed again in the background, their collections kept', async () => {
    await server.db.rows(sql`
      update product set index_due = true, ranked = '', matched = marked_words('summer:1D', workspace_id) where workspace_id = ${id}::uuid and external_id = 'coat'`)
    await indexDueProducts(server.db)

    const [row] = await server.db.rows<{ due: boolean; words: string }>(sql`
      select index_due as due, matched::text as words from product where workspace_id = ${id}::uuid and external_id = 'coat'`)
    assert.equal(row?.due, false)
    assert.match(row?.words ?? '', new RegExp(`'${id.slice(-4)}ledermantel'`))
    assert.match(row?.words ?? '', new RegExp(`'${id.slice(-4)}summer':\\d+\n?`))
  })
})
