/** POST /products-search: what is refused though a product does not say it in that word, and what is not though it does. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { assertAnswered } from '../../../../test/support/assertions.ts'
import { aServer, aWorkspace, type Api } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())
let api: Api

const PRODUCTS = [
  { externalId: 'gas', title: 'Gasgrill 3 Brenner', type: 'Grills' },
  { externalId: 'coal', title: 'Klotgrill svart', type: 'Grillar' },
  { externalId: 'down', title: 'Duntäcke svalt', type: 'Täcken' },
  { externalId: 'bamboo', title: 'Bettdecke Bambus', type: 'Bettdecken' },
  { externalId: 'cava', title: 'Cava Brut Nature', type: 'Vinos' },
  { externalId: 'rioja', title: 'Rioja Crianza vino tinto', type: 'Vinos' },
  { externalId: 'beans', title: 'Kaffebönor mellanrost', type: 'Kaffe' },
  { externalId: 'decaf', title: 'Café décaféiné moulu', type: 'Cafés' },
  { externalId: 'fiddle', title: 'Fiol nybörjarset', type: 'Musikinstrument' },
  { externalId: 'strings', title: 'Gitarrsträngar', type: 'Musikinstrument' },
]

before(async () => {
  api = (await aWorkspace(server)).api
  for (const product of PRODUCTS)
    assertAnswered(await api.post('/products', { currency: 'EUR', price: 9, ...product }), 201)
})

async function found(prompt: string): Promise<string[]> {
  const answer = await api.post('/products-search', { prompt, offset: 0, limit: 50, fields: ['externalId'] })
  const { items } = assertAnswered(answer)
  return items.map(({ externalId }: { externalId: string }) => externalId) as string[]
}

describe('POST /products-search, refused', () => {
  for (const [prompt, expected] of [
    ['bitte kein Gas, einen Grill', ['coal']],
    ['une couette, je suis allergique aux plumes', ['bamboo']],
    ['duvet, no feathers please', ['bamboo']],
    ['du vin, pas de bulles', ['rioja']],
    ['vin utan bubblor', ['rioja']],
    ['coffee without caffeine', ['decaf']],
    ['musikgrejer, inga gitarrprylar', ['fiddle']],
  ] as const)
    test(`what is named after it or is known to have it is left out: ${prompt}`, async () => {
      assert.deepEqual(await found(prompt), expected)
    })
})
