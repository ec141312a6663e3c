/** POST /products-search: where a thing comes from that goes by its name alone, and things that are one of a kind. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

describe('POST /products-search, where wine and cheese come from', () => {
  const found = useProducts(server, [
    { externalId: 'champagne', title: 'Champagne Brut', type: 'Champagne' },
    { externalId: 'rioja', title: 'Rioja Crianza', type: 'Vino tinto' },
    { externalId: 'riesling', title: 'Riesling trocken', type: 'Weißwein' },
    { externalId: 'manchego', title: 'Queso manchego curado', type: 'Quesos' },
    { externalId: 'brie', title: 'Brie de Meaux', type: 'Fromages' },
  ])

  test('is known by what they are called', async () => {
    for (const prompt of [
      'wine from France',
      'franskt vin',
      'Wein aus Frankreich',
      'vin français',
      'vino francés',
    ])
      assert.deepEqual(await found(prompt), ['champagne'], prompt)
    for (const prompt of ['Spanish wine', 'vino español'])
      assert.deepEqual(await found(prompt), ['rioja'], prompt)
    assert.deepEqual(await found('fransk ost'), ['brie'])
    assert.deepEqual(await found('queso español'), ['manchego'])
  })

  test('and what is like a white one but red is a red one', async () => {
    for (const prompt of ['like the Riesling but red', 'som Riesling fast rött', 'wie der Riesling, nur rot'])
      assert.deepEqual(await found(prompt), ['rioja'], prompt)
  })
})

describe('POST /products-search, things of a kind', () => {
  const found = useProducts(server, [
    { externalId: 'reading', title: 'Leselampe LED', type: 'Leselampen', price: 45 },
    { externalId: 'table', title: 'Lampe de table en céramique', type: 'Lampes', price: 39 },
    { externalId: 'mixer', title: 'Köksmaskin röd', type: 'Köksmaskiner', price: 349 },
    { externalId: 'compact', title: 'Küchenmaschine kompakt', type: 'Küchenmaschinen', price: 129 },
    { externalId: 'cutter', title: 'Emporte-pièces Noël', type: 'Emporte-pièces', price: 9 },
    { externalId: 'cookies', title: 'Oat Cookies', type: 'Cookies', price: 4 },
    { externalId: 'dogbed', title: 'Dog Bed Grey', type: 'Dog beds', price: 59 },
    { externalId: 'bed', title: 'Pine Bed Frame', type: 'Beds', price: 249 },
  ])

  test('come by the words for them alone', async () => {
    for (const prompt of ['läslampa', 'Leselampe', 'reading lamp', 'lampe de lecture', 'lámpara de lectura'])
      assert.deepEqual(await found(prompt), ['reading'], prompt)
    assert.deepEqual(await found('cutter for cookies'), ['cutter'])
    assert.deepEqual(await found('puppy bed'), ['dogbed'])
  })

  test('are ordered by price, whatever their language calls them', async () => {
    for (const prompt of ['billigaste köksmaskinen', 'günstigste Küchenmaschine', 'budget kitchen machine'])
      assert.deepEqual((await found(prompt)).slice(0, 2), ['compact', 'mixer'], prompt)
  })
})
