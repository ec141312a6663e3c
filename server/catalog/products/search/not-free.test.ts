/** POST /products-search: who refuses what is free of something gets what has it. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

const found = useProducts(server, [
  { externalId: 'free', title: 'Gluten-Free Bread' },
  { externalId: 'said', title: 'Rice Bread', bodyHtml: '<p>Baked without gluten.</p>' },
  { externalId: 'sour', title: 'Sourdough Bread' },
  { externalId: 'bare', title: 'Sleeveless Dress' },
  { externalId: 'long', title: 'Long Sleeve Dress' },
])

describe('what is free of something is refused as such', () => {
  for (const prompt of [
    'bread that is not gluten-free',
    'bröd men inte glutenfritt',
    'Brot, aber nicht glutenfrei',
  ])
    test(prompt, async () => assert.deepEqual(await found(prompt), ['sour']))
  test('dress, not sleeveless', async () => assert.deepEqual(await found('dress, not sleeveless'), ['long']))
})

test('not where it is refused itself', async () => {
  assert.deepEqual((await found('Brot ohne Gluten oder glutenfrei')).toSorted(), ['free', 'said'])
})

test('who asks for it gets only that', async () => {
  assert.deepEqual((await found('gluten-free bread')).toSorted(), ['free', 'said'])
  assert.deepEqual((await found('bread without gluten')).toSorted(), ['free', 'said'])
})
