/** POST /products-search: what is called after a material and is not of it. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

describe('POST /products-search, leather', () => {
  const found = useProducts(server, [
    { externalId: 'real', title: 'Leather Biker Jacket', type: 'Jackets', price: 249 },
    { externalId: 'faux', title: 'Faux Leather Jacket', type: 'Jackets', price: 69 },
    { externalId: 'denim', title: 'Denim Jacket', type: 'Jackets', price: 79 },
  ])

  test('is none of what is only called so', async () => {
    for (const prompt of ['cheapest leather jacket', 'Lederjacke', 'jacka i läder'])
      assert.equal((await found(prompt)).includes('faux'), false, prompt)
    assert.equal((await found('faux leather jacket'))[0], 'faux')
  })

  test('is refused without it', async () => {
    for (const prompt of ['jacket, not leather', 'Jacke ohne Leder', 'veste pas en cuir'])
      assert.deepEqual((await found(prompt)).toSorted(), ['denim', 'faux'], prompt)
    assert.equal((await found('jacket without faux leather')).includes('faux'), false)
  })
})
