/** POST /products-search: of a price and a sale joined by "or" products that have either come. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

const found = useProducts(server, [
  { externalId: 'cheap', title: 'Blue Dress', price: 40, currency: 'EUR' },
  { externalId: 'reduced', title: 'Green Dress', price: 90, originalPrice: 120, currency: 'EUR' },
  { externalId: 'dear', title: 'Grey Dress', price: 90, currency: 'EUR' },
])

test('what is cheap enough and what is reduced, and nothing else', async () => {
  assert.deepEqual((await found('dress under 60 or on sale')).toSorted(), ['cheap', 'reduced'])
  assert.deepEqual(await found('dress under 60 on sale'), [])
})
