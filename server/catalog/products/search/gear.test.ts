/** POST /products-search: gear, equipment, supplies and accessories for something are whatever is for that. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

const PRODUCTS = [
  { externalId: 'mat', title: 'Cork Yoga Mat' },
  { externalId: 'suitcase', title: 'Kabinväska 38 L', type: 'Resväskor' },
  { externalId: 'sand', title: 'Kattsand 10 L' },
  { externalId: 'rug', title: 'Jutteppich 160x230', price: 89 },
  { externalId: 'pad', title: 'Unterlage rutschfest', type: 'Teppichzubehör', price: 14 },
  { externalId: 'tie', title: 'Corbata de seda' },
  { externalId: 'handbag', title: 'Bolso de piel' },
  { externalId: 'hat', title: 'Strickmütze' },
  { externalId: 'capo', title: 'Guitar Capo', tags: ['accessories'] },
  { externalId: 'pyjamas', title: 'Pyjama Flanell' },
]

const found = useProducts(server, PRODUCTS)

describe('POST /products-search, what is needed for something', () => {
  test('"yoga gear" is what is for yoga, in each language and however it is written', async () => {
    for (const prompt of [
      'yoga gear',
      'yoga accessories',
      'yogatillbehör',
      'Yogaausrüstung',
      'équipement yoga',
      'material de yoga',
    ])
      assert.deepEqual(await found(prompt), ['mat'], prompt)
    for (const prompt of [
      'travel accessories',
      'resetillbehör',
      'accesorios de viaje',
      'accessoires de voyage',
    ])
      assert.deepEqual((await found(prompt)).slice(0, 1), ['suitcase'], prompt)
    assert.deepEqual(await found('kattutrustning'), ['sand'])
  })

  test('what goes with a rug is none: the cheapest rug is a rug', async () => {
    assert.deepEqual(await found('cheapest rug'), ['rug'])
    assert.deepEqual((await found('Teppichzubehör')).slice(0, 1), ['pad'])
  })

  test('accessories for men and for women are what these wear beside clothes; of a guitar they are not', async () => {
    for (const prompt of ["men's accessories", 'accessoires für Herren', 'complementos hombre'])
      assert.deepEqual((await found(prompt)).slice(0, 1), ['tie'], prompt)
    assert.deepEqual((await found('accesorios mujer')).slice(0, 1), ['handbag'])
    assert.deepEqual(await found('winter accessories'), ['hat'])
  })

  test('what the shop calls accessories comes for that word alone', async () => {
    assert.deepEqual(await found('accessories'), ['capo'])
    assert.deepEqual(await found('loungewear'), ['pyjamas'])
  })
})
