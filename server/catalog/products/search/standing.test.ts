/** POST /products-search: what stands on a shelf of a shop, whether or not it is a kind of what that is called. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'
import { kindsOf } from '../prompt/concepts.ts'
import { shelvesOf } from '../prompt/departments/standing.ts'
import { lexemesMeaning } from './shelves-said.ts'

const server = await aServer()
after(() => server.close())

const PRODUCTS = [
  { externalId: 'scale', title: 'Kofferwaage digital bis 50 kg' },
  { externalId: 'cubes', title: 'Packing Cubes Set of 6' },
  { externalId: 'passport', title: 'Étui à passeport cuir vert' },
  { externalId: 'map', title: 'Rubbelweltkarte XXL', tags: ['Reise'] },
  { externalId: 'noodles', title: 'Rice Noodles 400 g' },
  { externalId: 'kimchi', title: 'Kimchi vegansk 400 g' },
  { externalId: 'flour', title: 'Weizenmehl 1 kg' },
  { externalId: 'tractor', title: 'Tramptraktor grön' },
  { externalId: 'blanket', title: 'Kids Weighted Blanket' },
  { externalId: 'hammer', title: 'Claw Hammer' },
]

const found = useProducts(server, PRODUCTS)

describe('POST /products-search, what stands on a shelf', () => {
  for (const prompt of [
    'travel accessories',
    'reseprylar',
    'Reisezubehör',
    'accessoires de voyage',
    'accesorios de viaje',
  ])
    test(`"${prompt}" finds what stands there, and behind it what speaks of travelling`, async () => {
      const ids = await found(prompt)
      assert.deepEqual(ids.slice(0, 3).toSorted(), ['cubes', 'passport', 'scale'])
      assert.deepEqual(ids.slice(3), ['map'])
    })

  test('what stands on a shelf needs not say a word of it', async () => {
    assert.deepEqual((await found('ingredienser till asiatisk mat')).toSorted(), ['kimchi', 'noodles'])
    assert.deepEqual(await found('ride-on toys and kids vehicles'), ['tractor'])
  })

  test('who refuses a shelf is shown nothing that stands there', async () => {
    assert.deepEqual((await found('food, no asian ingredients')).includes('kimchi'), false)
  })
})

test('what stands on one shelf is no kind of it, so that a search for what is like it stays as it was', () => {
  assert.ok(shelvesOf('luggage-scale').includes('travel-accessories'))
  assert.equal(kindsOf('luggage-scale').includes('travel-accessories'), false)
  assert.deepEqual(lexemesMeaning('hammer'), ['§hammer'])
})
