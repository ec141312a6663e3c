/** POST /products-search: products that say shortly, or nowhere in their names, what they are; and shelves by their bare names. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

describe('POST /products-search, a thing for what people do', () => {
  const found = useProducts(server, [
    { externalId: 'office', title: 'Ergonomic Office Chair', type: 'Chairs', tags: ['back'] },
    { externalId: 'angler', title: 'Stuhl mit Armlehnen', type: 'Stühle', tags: ['Angeln'] },
    { externalId: 'knife', title: 'Kockkniv 20 cm', type: 'Knivar', tags: ['kök'] },
    { externalId: 'scissors', title: 'Tijeras 21 cm', type: 'Tijeras', tags: ['costura'] },
  ])

  test('is the one whose tags say so in another language', async () => {
    for (const prompt of ['chair for fishing', 'stol till fiske', 'silla para pescar', 'Stuhl zum Angeln'])
      assert.equal((await found(prompt))[0], 'angler', prompt)
    for (const prompt of ['scissors for sewing', 'sax för sömnad', 'Schere zum Nähen'])
      assert.deepEqual(await found(prompt), ['scissors'], prompt)
  })
})

describe('POST /products-search, a product', () => {
  const found = useProducts(server, [
    { externalId: 'feeding', title: 'Anti-Colic Bottles 3 Pack', type: 'Bottles', tags: ['newborn', 'baby'] },
    { externalId: 'sport', title: 'Trinkflasche 750 ml', type: 'Trinkflaschen', tags: ['Sport'] },
    {
      externalId: 'hedgehog',
      title: 'Le petit hérisson qui avait froid',
      customProperties: { langue: 'français', âge: '3-6 ans' },
    },
    {
      externalId: 'garden',
      title: 'The Small Garden Year',
      tags: ['gardening'],
      customProperties: { pages: 180 },
    },
    { externalId: 'novel', title: 'Nordlicht, Roman', type: 'Romane' },
    { externalId: 'notebook', title: 'Carnet A5 ligné', customProperties: { pages: 192 } },
  ])

  test('that is called by the last word of its name is it where it says the rest', async () => {
    for (const prompt of ['baby bottles', 'nappflaskor', 'Babyflaschen', 'biberons', 'biberones'])
      assert.deepEqual(await found(prompt), ['feeding'], prompt)
  })

  test('that has pages or a language, and names nothing else, is a book', async () => {
    assert.deepEqual((await found('books')).toSorted(), ['garden', 'hedgehog', 'novel'])
    assert.deepEqual(await found('bok om trädgård'), ['garden'])
    for (const prompt of ['bilderbok', 'picture book', 'Bilderbuch'])
      assert.equal((await found(prompt))[0], 'hedgehog', prompt)
  })
})

describe('POST /products-search, a collection', () => {
  const games = { externalCollectionIds: ['Game Shelf'] }
  const music = { externalCollectionIds: ['Music Room'] }
  const found = useProducts(
    server,
    [
      { externalId: 'chess', title: "Jeu d'échecs en bois", ...games, price: 34 },
      { externalId: 'kite', title: 'Rainbow Kite', ...games, originalPrice: 15 },
      { externalId: 'guitar', title: 'Classical Guitar', ...music, originalPrice: 15 },
      { externalId: 'stand', title: 'Notenständer', ...music },
      { externalId: 'bookcase', title: 'Bücherregal weiß' },
      { externalId: 'speaker', title: 'Bluetooth Speaker', originalPrice: 20 },
    ],
    ['Game Shelf', 'Music Room'],
  )

  test('is asked for by its bare name where nothing is what its words name', async () => {
    for (const prompt of ['Game Shelf', 'show me game shelf'])
      assert.deepEqual((await found(prompt)).toSorted(), ['chess', 'kite'], prompt)
    assert.deepEqual(await found('game shelf under 20 euros'), ['kite'])
  })

  test('is not taken for what somebody likes where its name is all that is said', async () => {
    assert.deepEqual(await found('music room on sale'), ['guitar'])
  })
})
