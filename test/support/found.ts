/** Products of a test file, and which of them a prompt finds. */
import { before } from 'node:test'
import { assertAnswered } from './assertions.ts'
import { aWorkspace, type Answer, type Api, type TestServer } from './server.ts'

/**
 * Of a workspace of its own; 10 EUR where a product says no other price; `collections` have their title for an external
 * id. Answers with the products' external ids, in order.
 */
export function useProducts(
  server: TestServer,
  products: readonly object[],
  collections: readonly string[] = [],
): (prompt: string) => Promise<string[]> {
  let api: Api
  before(async () => {
    api = (await aWorkspace(server)).api
    for (const title of collections)
      assertAnswered(await api.post('/collections', { title, externalId: title }), 201)
    for (const product of products)
      assertAnswered(await api.post('/products', { price: 10, currency: 'EUR', ...product }), 201)
  })
  return async (prompt) => {
    const asked = { prompt, offset: 0, limit: 50, fields: ['externalId'] }
    const { items } = assertAnswered(await api.post('/products-search', asked))
    return items.map(({ externalId }: { externalId: string }) => externalId)
  }
}

/** Of what was found, what is as it was asked for: behind it are things of another colour or material. */
export function foundWhole(answer: Answer): string[] {
  const names = assertAnswered(answer).items.map(({ externalId }: { externalId: string }) => externalId)
  const others = /others=(\d+)/.exec(String(answer.headers['x-search-interpretation']))?.[1] ?? 0
  return names.slice(0, names.length - Number(others))
}
