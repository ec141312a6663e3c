/** POST /products-search: shades and colours, what nobody of a diet takes, and what only says that it is sold here. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { assertAnswered } from '../../../../test/support/assertions.ts'
import { foundWhole } from '../../../../test/support/found.ts'
import { aServer, aWorkspace, type Api } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())
let api: Api

const product = (externalId: string, title: string, price: number, color?: string) => ({
  externalId,
  title,
  price,
  currency: 'EUR',
  ...(color === undefined ? {} : { customProperties: { color } }),
})
const PRODUCTS = [
  product('charcoal', 'Sweater', 90, 'Charcoal'),
  product('navy', 'Sweater', 80, 'Navy'),
  product('rust-red', 'Sweater', 70, 'Rust red'),
  product('two', 'Sweater', 60, 'Olive, Mustard'),
  product('sky', 'Notebook', 8, 'sky blue'),
  product('ivory', 'Notebook', 7, 'ivory'),
  product('hide', 'Leather wallet', 50, 'cognac'),
  product('cactus', 'Vegan leather wallet', 40, 'tan'),
  { ...product('canvas', 'Canvas wallet', 30), bodyHtml: '<p>Of cotton.</p>' },
  product('handcream', 'Hand cream', 12),
]

before(async () => {
  api = (await aWorkspace(server)).api
  for (const each of PRODUCTS) assertAnswered(await api.post('/products', each), 201)
})

async function found(prompt: string): Promise<string[]> {
  const answer = await api.post('/products-search', { prompt, offset: 0, limit: 50, fields: ['externalId'] })
  return foundWhole(answer)
}

describe('a colour that is asked for', () => {
  const cases: readonly (readonly [string, readonly string[]])[] = [
    ['grey sweater', ['charcoal']],
    ['grauer Pullover', ['charcoal']],
    ['green sweater', ['two']],
    ['gul tröja', ['two']],
    ['pull bleu foncé', ['navy']],
    ['ljusblå anteckningsbok', ['sky']],
    ['hellblaues Notizbuch', ['sky']],
    ['cuaderno azul claro', ['sky']],
    ['white notebook', ['ivory']],
    ['brown wallet', ['cactus', 'hide']],
    ['wallet, not brown', ['canvas']],
    ['hand cream', ['handcream']],
  ]
  for (const [prompt, names] of cases)
    test(`is found by its shades where a product's colour is one: ${prompt}`, async () => {
      assert.deepEqual((await found(prompt)).toSorted(), names)
    })

  test('is not a shade whose own colour is said beside it: rust red is not orange', async () => {
    assert.ok(!(await found('orange sweater')).slice(0, 1).includes('rust-red'))
    assert.deepEqual(await found('red sweater'), ['rust-red'])
  })
})

test('whoever asks for what is vegan gets no leather, but what says that it is vegan', async () => {
  assert.deepEqual(await found('vegan wallet'), ['cactus'])
  for (const prompt of ['vegan bag', 'vegansk plånbok', 'veganer Geldbeutel'])
    assert.ok(!(await found(prompt)).includes('hide'), prompt)
})

describe('what only says that it is sold here', () => {
  for (const prompt of [
    'the most expensive thing you sell',
    'vad är det dyraste ni säljer',
    'was ist das teuerste im Shop',
    "l'article le plus cher",
    'lo más caro que tengáis',
  ])
    test(`is not looked for: ${prompt}`, async () => {
      assert.equal((await found(prompt))[0], 'charcoal')
    })

  test('stands for everything by itself', async () => {
    assert.equal((await found('allt ni har')).length, PRODUCTS.length)
  })

  test('ends a word that tells what of: "läderprodukter", "Lederwaren"', async () => {
    for (const prompt of ['läderprodukter', 'Lederwaren', 'Lederartikel'])
      assert.deepEqual(await found(prompt), ['hide'], prompt)
  })
})
