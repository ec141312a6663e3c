/** What comes where nothing is the thing that is wanted, and only something that goes with it is sold. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aWorkspace, useServer } from '../../../../test/support/server.ts'
import { upsertProducts } from '../upsert.ts'
import { readAsked, searchProducts } from './search.ts'

const server = await useServer()
const PROMPT = 'purple velvet handmade dress tassels'

async function found(titles: readonly string[], prompt = PROMPT): Promise<readonly string[]> {
  const { id } = await aWorkspace(server)
  const bodies = titles.map((title) => ({ externalId: title, title, price: 5, currency: 'EUR' }))
  await server.db.transaction((tx) => upsertProducts(tx, id, bodies))
  const asked = readAsked({ prompt, fields: ['title'], offset: 0, limit: 20 })
  const { list } = await searchProducts({ db: server.db, embeddings: undefined }, id, asked)
  return (JSON.parse(list) as { items: { title: string }[] }).items.map(({ title }) => title).toSorted()
}

describe('where no tassels are sold, "dress tassels"', () => {
  test('bring every dress, when no dress has anything else that was said', async () => {
    assert.deepEqual(await found(['Linen dress', 'Cotton dress', 'Brass lamp']), [
      'Cotton dress',
      'Linen dress',
    ])
  })

  test('bring the handmade dress alone, when one is, and all of them, when only a lamp is', async () => {
    assert.deepEqual(await found(['Linen dress', 'Handmade dress', 'Brass lamp']), ['Handmade dress'])
    assert.deepEqual(await found(['Linen dress', 'Cotton dress', 'Handmade brass lamp']), [
      'Cotton dress',
      'Linen dress',
    ])
  })

  test('bring what has both of two words, before what has one', async () => {
    const titles = ['Plain dress', 'Zibbo dress', 'Zibbo lamp']
    assert.deepEqual(await found(titles, 'purple zibbo dress tassels'), ['Zibbo dress'])
  })
})
