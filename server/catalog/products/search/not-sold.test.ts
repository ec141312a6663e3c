/** POST /products-search: of a thing that nobody sells nothing comes by chance, and what comes in its place is like it. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

const found = useProducts(server, [
  { externalId: 'brushes', title: 'Makeup Brush Set 8 pcs', type: 'Brushes' },
  { externalId: 'vanilla', title: 'Bourbon Vanilla Pods 3 pcs', type: 'Spices' },
  { externalId: 'radiator', title: 'Oil Filled Radiator 1500 W', type: 'Heaters' },
  { externalId: 'duvet', title: 'Goose Down Duvet 140x200', type: 'Duvets' },
  { externalId: 'princess', title: 'Déguisement princesse des neiges', type: 'Déguisements' },
  { externalId: 'bedding', title: 'Lecho de cáñamo 5 kg', type: 'Roedores' },
  { externalId: 'detergent', title: 'Lessive laine 1 L', type: 'Lessives' },
  { externalId: 'dress', title: 'Linen Dress', type: 'Dresses' },
  { externalId: 'jumper', title: 'Irish Cable Knit Jumper', type: 'Jumpers' },
])

describe('POST /products-search, of what is not sold', () => {
  for (const prompt of [
    'towels set',
    'set of towels',
    'Handtuch Set',
    'juego de toallas',
    'hantlar 5 kg',
    'Wasserflasche 1 Liter',
    'mi madre ronca mucho',
    'whisky for my dad',
    'aceite de oliva',
    'huile d’olive',
  ])
    test(`nothing comes that only shares a word with it: ${prompt}`, async () => {
      assert.deepEqual(await found(prompt), [])
    })

  test('a blanket is like other bedding, and not like what else is against the cold', async () => {
    for (const prompt of ['a throw', 'pläd', 'Kuscheldecke'])
      assert.deepEqual(await found(prompt), ['duvet'], prompt)
  })

  test('what children dress up as is a costume, and a pattern of knitting no cable', async () => {
    for (const prompt of ['princess dress', 'prinsessklänning', 'Prinzessinnenkleid', 'vestido de princesa'])
      assert.equal((await found(prompt))[0], 'princess', prompt)
    assert.equal((await found('cable knit jumper'))[0], 'jumper')
  })
})
