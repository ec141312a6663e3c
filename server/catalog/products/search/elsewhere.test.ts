/** POST /products-search: a colour that names a thing in another language, and a material that a maker is called by. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

const PRODUCTS = [
  { externalId: 'glove', title: 'Golfhandschuh Leder links' },
  { externalId: 'toybox', title: 'Baúl de juguetes blanco' },
  { externalId: 'breadknife', title: 'Brotmesser Wellenschliff', vendor: 'Solbacka' },
  { externalId: 'chefsknife', title: "Chef's Knife 20 cm", vendor: 'Acero' },
]

const found = useProducts(server, PRODUCTS)

describe('POST /products-search, words that are another thing elsewhere', () => {
  test('a colour is no thing: the glove comes, though no white one is sold', async () => {
    assert.deepEqual(await found('guante de golf blanco'), ['glove'])
  })

  test("a knife of steel is anybody's, and one by Acero is theirs", async () => {
    assert.deepEqual(await found('cuchillo de pan de acero'), ['breadknife'])
    assert.deepEqual(await found('cuchillos de Acero'), ['chefsknife'])
  })
})
