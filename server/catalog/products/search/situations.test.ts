/** POST /products-search: what a story tells of without a name for it, where nothing has all of its words. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

describe('POST /products-search, a story that names nothing', () => {
  const found = useProducts(server, [
    { externalId: 'plunger', title: 'Pömpel aus Naturkautschuk', type: 'Haushalt' },
    { externalId: 'soda', title: 'Trinkwassersprudler schwarz', type: 'Küche' },
    { externalId: 'repeller', title: 'Maulwurfschreck Solar 2 Stück', type: 'Garten' },
    { externalId: 'pillow', title: 'Nackkudde för resa grå', type: 'Resa' },
    { externalId: 'plasters', title: 'Blasenpflaster 10 Stück', type: 'Apotheke' },
    { externalId: 'boots', title: 'Botas de montar mujer marrón', type: 'Botas' },
    { externalId: 'soap', title: 'Savon de Marseille lavande', type: 'Savons' },
    { externalId: 'candle', title: 'Scented Candle Vanilla', type: 'Candles' },
  ])

  test('finds what is needed where it happens, and nothing that only has a word of it', async () => {
    for (const [prompt, expected] of [
      ['Waschbecken läuft nicht mehr ab, alles steht unter Wasser, verdammt', ['plunger']],
      ['Tengo los talones llenos de ampollas y mañana hay otra excursión, qué hago', ['plasters']],
    ] as const)
      assert.deepEqual((await found(prompt)).slice(0, 1), expected, prompt)
  })

  test('finds what is like what is needed where that is not sold', async () => {
    const prompt = 'Seit Tagen gräbt irgendein Vieh lauter Hügel in unseren Rasen!'
    assert.equal((await found(prompt))[0], 'repeller')
  })

  test('leaves a prompt alone that asks for a trait, or for a thing by its name', async () => {
    assert.deepEqual(await found('anything that smells of lavender'), ['soap'])
    assert.equal((await found('botas marrones de mujer'))[0], 'boots')
  })
})
