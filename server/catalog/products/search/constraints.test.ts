/** POST /products-search prompt: what is read as a constraint holds for every product that comes. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import * as fc from 'fast-check'
import { assertAnswered } from '../../../../test/support/assertions.ts'
import { type Api, aWorkspace, useServer } from '../../../../test/support/server.ts'
import { readPrompt } from '../prompt/read.ts'
import { SHOP, stockShop, type ShopProduct } from '../../../../test/support/example-shop.ts'

const server = await useServer()
let api: Api

before(async () => {
  api = (await aWorkspace(server)).api
  await stockShop(api)
})

const PARTS = `
under 100 euro|over 50|between 20 and 200 kr|on sale|in stock|not on sale|sold out|from Acme|not from Nordwind|Åhléns
from Müller or Acme|tag:gift|not tag:wool|20% off|in collection Shoes|collection Dresses|cheapest|under 600 kr
without Acme|auf lager|red|dress|leather|röd|kleid|not leather|wool or cotton|max 80|soldes|rebajas
`
  .trim()
  .split(/[|\n]/)

async function namesFor(prompt: string): Promise<string[]> {
  const body = { prompt, offset: 0, limit: 100, fields: ['externalId'] }
  const { items } = assertAnswered(await api.post('/products-search', body))
  return items.map(({ externalId }: { externalId: string }) => externalId)
}

describe('POST /products-search, constraints', () => {
  test('property: every product that comes fits each constraint that was read', async () => {
    const known = {
      vendors: [...new Set(SHOP.flatMap(({ vendor }) => vendor ?? []))],
      collections: [...new Set(SHOP.flatMap(({ collection }) => collection ?? []))],
      tags: [...new Set(SHOP.flatMap(({ tags }) => tags))],
      currency: 'EUR',
    }
    const part = fc.constantFrom(...PARTS)
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 4 }), async (parts) => {
        const prompt = parts.join(' ')
        const names = await namesFor(prompt)
        const found = SHOP.filter(({ name }) => names.includes(name))
        assert.equal(found.length, names.length)
        for (const product of found) assertFits(product, readPrompt(prompt, known))
      }),
      { numRuns: 120 },
    )
  })

  test('hold where nothing has all of them: no words of a refused maker, and nobody else for the one that is asked for', async () => {
    assert.deepEqual(await namesFor('under 100 euro not from Nordwind not from Nordwind Åhléns'), [])
    const shoes = SHOP.filter(({ collection }) => collection === 'Shoes').map(({ name }) => name)
    for (const name of await namesFor('in collection Shoes over 50 leather')) assert.ok(shoes.includes(name))
  })
})

function assertFits(product: ShopProduct, reading: ReturnType<typeof readPrompt>): void {
  const { prices, onSale, discountPercent, available, vendors, collections, tags } = reading
  const { price, originalPrice, currency, vendor, collection, isForSale } = product
  const reduced = price !== null && originalPrice !== null && originalPrice > price
  const say = `${product.name} for ${JSON.stringify(reading)}`
  if (prices.min !== undefined) assert.ok(price !== null && price >= prices.min, say)
  if (prices.max !== undefined) assert.ok(price !== null && price <= prices.max, say)
  if (prices.currency !== undefined) assert.equal(currency, prices.currency, say)
  if (onSale !== undefined) assert.equal(reduced, onSale, say)
  if (discountPercent !== undefined)
    assert.ok(reduced && price <= originalPrice * (1 - discountPercent / 100), say)
  if (available !== undefined) assert.equal(isForSale, available, say)
  if (vendors.include.length > 0) assert.ok(vendor && vendors.include.includes(vendor), say)
  assert.ok(!vendor || !vendors.exclude.includes(vendor), say)
  if (collections.include.length > 0) assert.ok(collection && collections.include.includes(collection), say)
  if (tags.include.length > 0)
    assert.ok(
      product.tags.some((tag) => tags.include.includes(tag)),
      say,
    )
  assert.ok(!product.tags.some((tag) => tags.exclude.includes(tag)), say)
}
