/** POST /products-search, "like X": which product X is though its title holds signs and commas, and of which kind the others are. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { assertAnswered } from '../../../../test/support/assertions.ts'
import { aServer, aWorkspace, type Api } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())
let api: Api

const PRODUCTS = [
  { externalId: 'kettle book', title: 'One Kettle Suppers', type: 'Cookbooks', price: 20 },
  { externalId: 'green book', title: 'Gröna tallrikar', type: 'Kokböcker', price: 22 },
  { externalId: 'kettle', title: 'Vattenkokare 1,7 L', type: 'Vattenkokare', price: 40 },
  { externalId: 'tea shampoo', title: 'White Tea Volume Shampoo', type: 'Shampoo', price: 9 },
  { externalId: 'oat shampoo', title: 'Schampo havre', type: 'Schampo', price: 7 },
  { externalId: 'tea', title: 'Earl Grey Loose Leaf', type: 'Tea', price: 8 },
  { externalId: 'long', title: 'Robe longue rouge', type: 'Robes', price: 80 },
  { externalId: 'doll', title: 'Poupée Lina, robe rouge', type: 'Poupées', price: 20 },
  { externalId: 'short', title: 'Vestido corto de lino', type: 'Vestidos', price: 40 },
  { externalId: 'bathrobe', title: 'Bademantel weiß', type: 'Bademäntel', price: 30 },
  { externalId: 'raincoat', title: 'Regnjacka unisex gul', type: 'Jackor', price: 60 },
  { externalId: 'wool coat', title: 'Ullkappa grå', type: 'Kappor', price: 150 },
  { externalId: 'down', title: 'Leichte Daunenjacke', type: 'Jacken', price: 120 },
  {
    externalId: 'monitor',
    title: '27-Zoll-Monitor 4K mit USB-C, Modell V2.70',
    type: 'Monitore',
    price: 300,
  },
  { externalId: 'screen', title: 'Bildskärm 24 tum', type: 'Bildskärmar', price: 150 },
  { externalId: 'olive', title: "Savon à l'huile d'olive 300 g", type: 'Savons', price: 6 },
  { externalId: 'soap', title: 'Handtvål lavendel', type: 'Tvålar', price: 5 },
  { externalId: 'fibre', title: 'Fibertäcke 150x210, utan dun', type: 'Täcken', price: 50 },
  { externalId: 'duvet', title: 'Daunendecke 135x200, Füllung Daunen', type: 'Bettdecken', price: 190 },
  { externalId: 'qvarnil', title: 'Qvarnil blank 40 g', type: 'Zimbelwaren', price: 12 },
  { externalId: 'brusp', title: 'Brusp matt', type: 'Zimbelwaren', price: 14 },
  { externalId: 'tin', title: 'Zuckerdose 40 g', type: 'Dosen', price: 4 },
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

describe('POST /products-search, the kind of X', () => {
  test('a word of the title that is none of what its shop files it under is not its kind', async () => {
    assert.deepEqual(await found('something like One Kettle Suppers'), ['green book'])
    assert.deepEqual(await found('similar to White Tea Volume Shampoo'), ['oat shampoo'])
  })

  test('a type that may mean two things means what the title names', async () => {
    assert.deepEqual(await found('dans le genre de Robe longue rouge'), ['short'])
  })

  test('what its shop files under another department is not of the kind that its title speaks of', async () => {
    assert.deepEqual(await found('quelque chose comme Robe longue rouge mais moins cher'), ['short'])
  })

  test('others filed alike come before others that are near in another way', async () => {
    assert.equal((await found('liknande Regnjacka unisex gul'))[0], 'down')
  })

  test('of what no table has a name for what is filed with it comes', async () => {
    assert.deepEqual(await found('similar to Qvarnil blank 40 g'), ['brusp'])
  })
})

describe('POST /products-search, an X that may be any', () => {
  test('whichever is meant, those that are one come too', async () => {
    assert.deepEqual(await found('something like a shampoo'), ['tea shampoo', 'oat shampoo'])
    assert.deepEqual(await found('nåt i stil med en vattenkokare'), ['kettle'])
  })

  test('what comes nearest to a name that the workspace has not is like it', async () => {
    assert.deepEqual(await found('algo como el jabón de Alepo'), ['soap', 'olive'])
    assert.deepEqual((await found('ähnlich wie der Zweitmonitor Brilk')).toSorted(), ['monitor', 'screen'])
  })
})

describe('POST /products-search, X by its title', () => {
  for (const [prompt, expected] of [
    ['so etwas wie 27-Zoll-Monitor 4K mit USB-C, Modell V2.70, nur günstiger', ['screen']],
    ["dans le genre de Savon à l'huile d'olive 300 g", ['soap']],
    ['liknande Fibertäcke 150x210, utan dun', ['duvet']],
    ['en sån där Regnjacka unisex gul fast till barn', ['down', 'wool coat']],
  ] as const)
    test(`a title typed with its signs names that product, which does not come: ${prompt}`, async () => {
      assert.deepEqual(await found(prompt), expected)
    })
})
