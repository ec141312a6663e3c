/** GET /products, POST /products-search and POST /products. */
import { callerOf } from '../../http/authentication.ts'
import { declared } from '../../http/declared-errors.ts'
import type { Http } from '../../http/http.ts'
import type { ListReader } from '../../http/list-reader.ts'
import { readPage } from '../../query/list-parameters.ts'
import { sendJson } from '../../http/replies.ts'
import { EXAMPLE_FEED, EXAMPLE_ID, UnorderedListQuery } from '../../http/schemas.ts'
import { UpsertResult } from '../collections/schemas.ts'
import { PRODUCTS } from './fields.ts'
import { ProductList, ProductSearch, ProductSearchList, ProductUpsert } from './schemas.ts'
import type { Embeddings } from '../../platform/embeddings.ts'
import type { Misses } from './search/misses.ts'
import { searching } from './search/at-first-use.ts'
import type { ProductWriter } from './upsert.ts'

export interface ProductEndpoints {
  readonly lists: ListReader
  readonly products: ProductWriter
  /** Adds meaning to the ranking, where an endpoint is configured. */
  readonly embeddings: Embeddings | undefined
  /** Keeps prompts that found nothing. */
  readonly misses: Misses
}

export function productRoutes(http: Http, { lists, products, embeddings, misses }: ProductEndpoints): void {
  http.get(
    '/products',
    {
      config: { access: 'products:read-only', fields: PRODUCTS.fields },
      schema: {
        operationId: 'listProducts',
        summary: 'List products',
        description: 'Newest first.',
        tags: ['Products and collections'],
        querystring: UnorderedListQuery,
        response: { 200: ProductList },
      },
    },
    async (request, reply) => {
      const { workspaceId } = callerOf(request)
      const page = readPage(request.query, PRODUCTS)
      return sendJson(reply, await lists.page({ request, reply, workspaceId }, PRODUCTS, page))
    },
  )

  http.post(
    '/products-search',
    {
      config: {
        access: 'products:read-only',
        versioned: true,
        fields: PRODUCTS.fields,
        answerHeaders: ['X-Search-Interpretation'],
      },
      schema: {
        operationId: 'searchProducts',
        summary: 'Search products in the words a shopper would use',
        description:
          'What the prompt says about price, currency, sale, stock, vendor, collection and tag must hold; its words ' +
          'are searched with stems, synonyms and tolerance for slips, best match first. When nothing has all words, ' +
          'products that have as many of them as possible come. `X-Search-Interpretation` says how the prompt was ' +
          'read. Members a product does not have are null.',
        tags: ['Products and collections'],
        body: ProductSearch,
        response: { 200: ProductSearchList },
      },
    },
    async (request, reply) => {
      const { workspaceId, member } = callerOf(request)
      const { readAsked, searchProducts } = await searching()
      const asked = readAsked(request.body)
      const exchange = { request, reply, workspaceId }
      const { list, interpretation, total } = await lists.search(exchange, asked, (db) =>
        searchProducts({ db, embeddings }, workspaceId, asked),
      )
      // Who looks after the shop and tries a prompt is no shopper.
      const isShopper = member === undefined && asked.filter === undefined
      if (total === 0 && isShopper) await misses.remember(workspaceId, asked.prompt)
      return sendJson(reply.header('x-search-interpretation', interpretation), list)
    },
  )

  http.post(
    '/products',
    {
      config: {
        access: 'products:read-write',
        errors: [
          declared('title-missing'),
          declared('collections-unknown', [{ path: 'collectionIds', names: ['summer'] }]),
          declared('currency-unknown', 'euro'),
          declared('claimed-twice', 'product', EXAMPLE_ID, 'sku-4711', EXAMPLE_FEED),
        ],
      },
      schema: {
        operationId: 'upsertProduct',
        summary: 'Create a product, or update the one with the same id or externalId',
        description:
          'Answers 201 when it was created and 200 when it was updated. On update members that are not sent stay ' +
          'as they are, null clears them, and lists and customProperties are replaced whole.',
        tags: ['Products and collections'],
        body: ProductUpsert,
        response: { 200: UpsertResult, 201: UpsertResult },
      },
    },
    async (request, reply) => {
      const { workspaceId } = callerOf(request)
      const { id, isNew } = await products.write(workspaceId, request.body)
      return reply.code(isNew ? 201 : 200).send({ id })
    },
  )
}
