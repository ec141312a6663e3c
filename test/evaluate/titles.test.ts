/** Who types a product's title finds it, whatever its words may mean besides: litres, sizes, makers, prices, refusals. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { readAsked, searchProducts } from '../../server/catalog/products/search/search.ts'
import { aServer, aWorkspace } from '../support/server.ts'
import { stockShop } from './bazaar/evaluate.ts'
import type { Shop } from './bazaar/shop.ts'
import { HALLE } from './halle/shop.ts'
import { TORGET } from './torget/shop.ts'

const server = await aServer()
after(() => server.close())
const { db } = server

const WAYS: Readonly<Record<string, (title: string) => string>> = {
  'as it stands': (title) => title,
  'in capitals': (title) => title.toUpperCase(),
  'without accents, in a sentence': (title) =>
    `Do you have ${title.normalize('NFD').replace(/\p{M}/gu, '')}?`,
}

describe('each product of a shop comes first for its title', { concurrency: 1 }, () => {
  for (const shop of [TORGET, HALLE])
    test(shop.name, async () => {
      const { id } = await aWorkspace(server)
      await stockShop(db, id, shop)
      for (const [way, typed] of Object.entries(WAYS))
        assert.deepEqual(await missed(id, shop, typed), [], way)
    })
})

/** What was typed where another product, or none, comes first. */
async function missed(
  workspaceId: string,
  { goods }: Shop,
  typed: (title: string) => string,
): Promise<string[]> {
  const prompts: string[] = []
  for (const { id, body } of goods) {
    const prompt = typed(String(body.title))
    const asked = readAsked({ prompt, offset: 0, limit: 1, fields: ['externalId'] })
    const { list, interpretation } = await searchProducts({ db, embeddings: undefined }, workspaceId, asked)
    if (!list.includes(`"${id}"`)) prompts.push(`${prompt}: ${interpretation}`)
  }
  return prompts
}
