/** One product: all that is known of it, where it is shown, and its change by somebody who saw what it was. */
import { usesOfProductInFlows } from '../automation/product-uses-store.ts'
import { usesOfProductInCampaigns } from '../campaigns/product-uses-store.ts'
import { findProduct, type ProductDetail } from '../catalog/products/detail-store.ts'
import { productHash } from '../catalog/products/edit-rules.ts'
import { editProduct } from '../catalog/products/editing.ts'
import { explaining } from '../catalog/products/search/at-first-use.ts'
import type { Findable } from '../catalog/products/search/findable.ts'
import { listSynonyms } from '../catalog/products/search/synonym-store.ts'
import { promptsOf } from '../catalog/products/search/tuning-store.ts'
import { callerOf } from '../http/authentication.ts'
import type { Http } from '../http/http.ts'
import type { Db } from '../platform/database.ts'
import { usesOfProductInPosts } from '../posts/product-uses-store.ts'
import { refuse } from '../refusals.ts'
import type { Static } from 'typebox'
import { audited } from './audit.ts'
import { ProductChanges, ProductPage, ProductUses } from './catalog-schemas.ts'
import { IfMatch } from './contact-schemas.ts'
import { config } from './declare.ts'
import { Id } from './schemas.ts'

const hide = true

export function productPageRoutes(http: Http, { db }: { readonly db: Db }): void {
  const found = async (workspaceId: string, id: string): Promise<ProductDetail> =>
    (await findProduct(db, workspaceId, id)) ?? refuse('product-unknown', id)

  http.get(
    '/products/:id',
    { config: config('read'), schema: { hide, params: Id, response: { 200: ProductPage } } },
    async (request) => {
      const { workspaceId } = callerOf(request)
      return pageOf(db, workspaceId, await found(workspaceId, request.params.id))
    },
  )

  http.get(
    '/products/:id/uses',
    { config: config('read'), schema: { hide, params: Id, response: { 200: ProductUses } } },
    async (request) => {
      const { workspaceId } = callerOf(request)
      const product = await found(workspaceId, request.params.id)
      return {
        items: [
          ...(await usesOfProductInCampaigns(db, workspaceId, product)),
          ...(await usesOfProductInFlows(db, workspaceId, product)),
          ...(await usesOfProductInPosts(db, workspaceId, product.url)),
        ],
      }
    },
  )

  http.patch(
    '/products/:id',
    {
      config: config('products:write'),
      schema: { hide, params: Id, headers: IfMatch, body: ProductChanges },
    },
    async (request, reply) => {
      const { params, body: changes, headers } = request
      const act = {
        action: 'product.changed',
        subject: params.id,
        details: { fields: Object.keys(changes) },
      } as const
      const edit = { changes, ifMatch: headers['if-match'] }
      await editProduct(audited(db, request, act), callerOf(request).workspaceId, params.id, edit)
      return reply.code(204).send()
    },
  )
}

async function pageOf(
  db: Db,
  workspaceId: string,
  { collectionIds, ...product }: ProductDetail,
): Promise<Static<typeof ProductPage>> {
  const { findableBy } = await explaining()
  const title = product.title.toLowerCase()
  const own = (await listSynonyms(db, workspaceId)).filter(({ meaning }) => title.includes(meaning))
  return {
    ...product,
    tags: [...product.tags],
    collections: product.collections.map(({ id, title: name }) => ({ id, title: name })),
    hash: productHash({ ...product, collectionIds }),
    pinnedFor: await promptsOf(db, workspaceId, product.id),
    foundBy: {
      ...lists(findableBy({ ...product, collectionIds })),
      ownWords: [...new Set(own.map(({ word }) => word))],
    },
  }
}

function lists({ codes, traits, alsoCalled }: Findable) {
  return { codes: [...codes], traits: [...traits], alsoCalled: [...alsoCalled] }
}
