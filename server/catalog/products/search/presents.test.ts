/** POST /products-search: a present of which only is said for whom it is. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

const PRODUCTS = [
  { externalId: 'jam', title: 'Erdbeermarmelade wie von Oma' },
  { externalId: 'mug', title: 'Becher "Beste Oma"', tags: ['Geschenk'] },
  { externalId: 'skiing', title: 'Ski Gloves Women' },
  { externalId: 'necklace', title: 'Necklace with Pearl', tags: ['women'] },
  { externalId: 'bag', title: 'Smycken i ask', bodyHtml: '<p>Får plats i handbagaget.</p>' },
  { externalId: 'wetsuit', title: 'Wetsuit Men' },
  { externalId: 'wallet', title: 'Cartera de cuero hombre' },
  { externalId: 'paper', title: 'Red gift wrap', price: 5, currency: 'EUR' },
  { externalId: 'cushion', title: 'Linen cushion cover', price: 20, currency: 'EUR' },
  { externalId: 'hose', title: 'Garden Hose 20 m' },
]

const found = useProducts(server, PRODUCTS)

describe('a present of which only is said for whom it is', () => {
  for (const [prompt, firsts] of [
    ['present till mamma', ['necklace']],
    ['gift for my wife', ['necklace']],
    ['cadeau pour ma sœur', ['necklace']],
    ['something nice for grandma', ['necklace']],
    ['nåt fint till farmor', ['necklace']],
    ['regalo para mi padre', ['wallet']],
    ['Geschenk für Papa', ['wallet']],
    ['Geschenk für Oma', ['necklace', 'mug']],
    ['zum Vatertag etwas Schönes', ['wallet']],
    ['cadeau fête des mères', ['necklace']],
    ['present till min mammas kusins fru', ['necklace']],
  ] as const)
    test(`"${prompt}" begins with what such people are given, and is not only what speaks of them`, async () => {
      const ids = await found(prompt)

      assert.ok(
        firsts.some((id) => id === ids[0]),
        ids.join(' '),
      )
      assert.ok(ids.length > 3, ids.join(' '))
    })

  test('what presents are wrapped in is the last of them, unless it is asked for', async () => {
    const ids = await found('regalo para mi madre hasta 40 euros')

    assert.ok(ids.indexOf('cushion') < ids.indexOf('paper'), ids.join(' '))
    assert.equal((await found('gift wrap'))[0], 'paper')
  })
})
