/** POST /products-search: where all that is wanted is refused, nothing comes that only happens to say its word, and what is like it does. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

const found = useProducts(server, [
  { externalId: 'camel', title: 'Manteau long camel', type: 'Manteaux' },
  { externalId: 'record', title: 'Live i Umeå LP', type: 'Vinyl', tags: ['rock'] },
  { externalId: 'biker', title: 'Leather Biker Jacket', type: 'Jackets' },
  { externalId: 'knit', title: 'Woollen Jumper', type: 'Knitwear' },
  { externalId: 'bags', title: 'Sacs de rangement sous vide', type: 'Rangement', tags: ['pulls'] },
  { externalId: 'prosecco', title: 'Prosecco Brut', type: 'Vin' },
  { externalId: 'spray', title: 'Stain Remover Spray', type: 'Cleaning', tags: ['wine'] },
])

describe('POST /products-search, of what is refused', () => {
  for (const [prompt, ids] of [
    ['a coat, anything but camel', ['biker']],
    ['ein Mantel, aber nicht camel', ['biker']],
    ['un pull, pas en laine', []],
    ['vino que no sea prosecco', []],
  ] as const)
    test(prompt, async () => assert.deepEqual(await found(prompt), ids))

  test('behind what it surely is what speaks of it comes as well', async () => {
    assert.deepEqual(await found('wine'), ['prosecco', 'spray'])
  })
})
