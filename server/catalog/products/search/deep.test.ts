/** POST /products-search beyond the matches that are ranked. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertAnswered } from '../../../../test/support/assertions.ts'
import { aWorkspace, useServer } from '../../../../test/support/server.ts'
import { upsertProducts } from '../upsert.ts'

const server = await useServer()

const PRODUCTS = 2_150
const BATCH = 215

describe('POST /products-search', () => {
  test('pages go on past the 2,000 newest matches, which are ranked, to the rest, without repeating or skipping', async () => {
    const { api, id } = await aWorkspace(server)
    for (let start = 0; start < PRODUCTS; start += BATCH) {
      const bodies = Array.from({ length: BATCH }, (_, n) => ({
        externalId: `mug-${start + n}`,
        title: (start + n) % 50 === 49 ? 'Mug' : 'Thing to sip from',
        bodyHtml: 'A mug.',
      }))
      await server.db.transaction((tx) => upsertProducts(tx, id, bodies))
    }
    const read = async (offset: number, limit: number) => {
      const body = { prompt: 'mug', offset, limit, fields: ['externalId', 'title'] }
      return assertAnswered(await api.post('/products-search', body))
    }

    const first = await read(0, 40)
    const seen: string[] = []
    for (let offset = 0; offset < PRODUCTS; offset += 97)
      for (const { externalId } of (await read(offset, 97)).items) seen.push(externalId)

    assert.equal(first.meta.maxResults, PRODUCTS)
    assert.ok(first.items.every(({ title }: { title: string }) => title === 'Mug'))
    assert.equal(seen.length, PRODUCTS)
    assert.equal(new Set(seen).size, PRODUCTS)
    assert.equal((await read(PRODUCTS, 10)).items.length, 0)
  })

  test('pages go on past the first 500, of which the rank decides, without repeating or skipping', async () => {
    const { api, id } = await aWorkspace(server)
    const bodies = Array.from({ length: 620 }, (_, n) => ({ externalId: `n ${n}`, title: `Zibbo ${n}` }))
    await server.db.transaction((tx) => upsertProducts(tx, id, bodies))
    const read = async (offset: number, limit: number): Promise<string[]> => {
      const body = { prompt: 'zibbo', offset, limit, fields: ['title'] }
      const { items } = await assertAnswered(await api.post('/products-search', body))
      return items.map(({ title }: { title: string }) => title)
    }

    // Pages that end before the 500th are read without the rest, those behind it with all.
    const pages: string[] = []
    for (let offset = 0; offset < bodies.length; offset += 62) pages.push(...(await read(offset, 62)))

    assert.equal(new Set(pages).size, bodies.length)
    assert.deepEqual(pages.slice(470), [...(await read(470, 75)), ...(await read(545, 75))])
  })
})
