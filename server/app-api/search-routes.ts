/** How products are found, corrected by hand: as `tidings search`. */
import { PRODUCTS } from '../catalog/products/fields.ts'
import { forgetMisses, listMisses } from '../catalog/products/search/miss-store.ts'
import {
  listSynonyms,
  removeSynonyms,
  SYNONYMS_MAXIMUM,
  teachSynonyms,
} from '../catalog/products/search/synonym-store.ts'
import {
  hideProducts,
  HIDDEN,
  listPins,
  PINS_MAXIMUM,
  pinProducts,
} from '../catalog/products/search/tuning-store.ts'
import { ProductList } from '../catalog/products/schemas.ts'
import { callerOf } from '../http/authentication.ts'
import type { Http } from '../http/http.ts'
import type { ListReader } from '../http/list-reader.ts'
import { sendJson } from '../http/replies.ts'
import { ListQuery } from '../http/schemas.ts'
import type { Db } from '../platform/database.ts'
import { readPage } from '../query/list-parameters.ts'
import { refuse } from '../refusals.ts'
import { audited } from './audit.ts'
import { config } from './declare.ts'
import {
  Changed,
  HideChange,
  MissesGone,
  MissList,
  OwnWordChange,
  OwnWordGone,
  OwnWordList,
  PinChange,
  Pinned,
  PinnedPromptList,
  PinQuery,
} from './search-schemas.ts'

interface SearchOptions {
  readonly db: Db
  readonly lists: ListReader
}

const hide = true
const write = config('products:write')
/** As many as are kept. */
const MISSES = 1_000

export function searchRoutes(http: Http, options: SearchOptions): void {
  wordRoutes(http, options)
  pinRoutes(http, options)
  hiddenRoutes(http, options)
  missRoutes(http, options)
}

function wordRoutes(http: Http, { db }: SearchOptions): void {
  http.get(
    '/search/words',
    { config: config('read'), schema: { hide, response: { 200: OwnWordList } } },
    async (request) => {
      const all = await listSynonyms(db, callerOf(request).workspaceId)
      const groups = Map.groupBy(all, ({ word, languages }) => `${word} ${languages.join()}`)
      const items = [...groups.values()].map((group) => ({
        word: group[0]?.word ?? '',
        meanings: group.map(({ meaning }) => meaning),
        languages: [...(group[0]?.languages ?? [])],
      }))
      return { items, maximum: SYNONYMS_MAXIMUM }
    },
  )

  http.put(
    '/search/words',
    { config: write, schema: { hide, body: OwnWordChange } },
    async (request, reply) => {
      const { was, ...taught } = request.body
      const act = { action: 'search.word-taught', details: { word: taught.word } } as const
      const isKept = await teachSynonyms(
        audited(db, request, act),
        callerOf(request).workspaceId,
        taught,
        was,
      )
      if (!isKept) refuse('synonyms-full', SYNONYMS_MAXIMUM)
      return reply.code(204).send()
    },
  )

  http.post(
    '/search/words/remove',
    { config: write, schema: { hide, body: OwnWordGone, response: { 200: Changed } } },
    async (request) => {
      const { word, meanings } = request.body
      const recording = audited(db, request, { action: 'search.word-forgotten', details: { word } })
      return { changed: await removeSynonyms(recording, callerOf(request).workspaceId, word, meanings) }
    },
  )
}

function pinRoutes(http: Http, { db }: SearchOptions): void {
  http.get(
    '/search/pins',
    { config: config('read'), schema: { hide, querystring: PinQuery, response: { 200: PinnedPromptList } } },
    async (request) => {
      const pins = await listPins(db, callerOf(request).workspaceId, request.query.prompt)
      const items = [...Map.groupBy(pins, ({ prompt }) => prompt)].map(([prompt, of]) => ({
        prompt,
        products: of.map(({ productId, ...rest }) => ({ id: productId, ...rest })),
      }))
      return { items, maximum: PINS_MAXIMUM }
    },
  )

  http.put(
    '/search/pins',
    { config: write, schema: { hide, body: PinChange, response: { 200: Pinned } } },
    async (request) => {
      const { prompt, productIds } = request.body
      const recording = audited(db, request, { action: 'search.pinned', details: { prompt } })
      return { pinned: await pinProducts(recording, callerOf(request).workspaceId, prompt, productIds) }
    },
  )
}

function hiddenRoutes(http: Http, { db, lists }: SearchOptions): void {
  http.get(
    '/search/hidden',
    {
      config: { ...config('read'), fields: PRODUCTS.fields },
      schema: { hide, querystring: ListQuery, response: { 200: ProductList } },
    },
    async (request, reply) => {
      const { workspaceId } = callerOf(request)
      const page = readPage(request.query, PRODUCTS)
      const hidden = { ...PRODUCTS, where: HIDDEN }
      return sendJson(reply, await lists.page({ request, reply, workspaceId }, hidden, page))
    },
  )

  http.post(
    '/search/hidden',
    { config: write, schema: { hide, body: HideChange, response: { 200: Changed } } },
    async (request) => {
      const { productIds, isHidden } = request.body
      const act = {
        action: isHidden ? 'search.product-hidden' : 'search.product-shown',
        subject: productIds.length === 1 ? productIds[0] : undefined,
        details: { products: productIds.length },
      } as const
      const { workspaceId } = callerOf(request)
      return { changed: await hideProducts(audited(db, request, act), workspaceId, productIds, isHidden) }
    },
  )
}

function missRoutes(http: Http, { db }: SearchOptions): void {
  http.get(
    '/search/misses',
    { config: config('read'), schema: { hide, response: { 200: MissList } } },
    async (request) => ({ items: await listMisses(db, callerOf(request).workspaceId, MISSES) }),
  )

  http.post(
    '/search/misses/forget',
    { config: write, schema: { hide, body: MissesGone, response: { 200: Changed } } },
    async (request) => ({
      changed: await forgetMisses(db, callerOf(request).workspaceId, request.body.prompts),
    }),
  )
}
