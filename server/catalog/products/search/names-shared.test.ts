/** POST /products-search: names that two things share, and names that are written with a hyphen, an apostrophe or an accent. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

const PRODUCTS = [
  { externalId: 'lunchbox', title: 'Brotdose Hai mit Fächern' },
  { externalId: 'pillowcase', title: "Taie d'oreiller soie 65x65" },
  { externalId: 'bra', title: "Soutien-gorge d'allaitement" },
  { externalId: 'comb', title: 'Peigne anti-poux métal' },
  { externalId: 'guestbook', title: "Livre d'or mariage lin" },
  { externalId: 'novel', title: 'Le Dernier Train, roman policier' },
  { externalId: 'microwave', title: 'Microondas con grill 20 L' },
  { externalId: 'binder', title: 'Classeur cartes à collectionner 360' },
  { externalId: 'booster', title: 'Booster cartes à collectionner 10 pcs' },
]

const found = useProducts(server, PRODUCTS)

describe('POST /products-search, a name', () => {
  test('of two things is the other one, where the one that it names first is not sold', async () => {
    assert.deepEqual(await found('Brotbox'), ['lunchbox'])
    assert.deepEqual(await found('Kissenbezug'), ['pillowcase'])
  })

  test('in a title is one thing with its hyphens, in any language', async () => {
    assert.deepEqual(await found('nursing bra'), ['bra'])
    assert.deepEqual(await found('lice comb'), ['comb'])
    assert.deepEqual(await found('läusekamm'), ['comb'])
  })

  test('with "d\'or" and "à" is what it is as a whole', async () => {
    assert.deepEqual(await found("livre d'or"), ['guestbook'])
    assert.deepEqual(await found('four à micro-ondes'), ['microwave'])
  })

  test('of what is kept in something is not of that', async () => {
    assert.deepEqual((await found('trading cards')).slice(0, 1), ['booster'])
    assert.deepEqual((await found('Sammelkartenalbum')).slice(0, 1), ['binder'])
  })
})
