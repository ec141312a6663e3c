/** Collections with their covers, one of them, its change by somebody who saw what it was, and what is put in or taken out. */
import { collectionsWithCovers, findCollection, productsIn } from '../catalog/collections/detail-store.ts'
import { editCollection } from '../catalog/collections/editing.ts'
import { COLLECTIONS } from '../catalog/collections/fields.ts'
import { collectionHash } from '../catalog/products/edit-rules.ts'
import { changeMembers } from '../catalog/products/editing.ts'
import { PRODUCTS } from '../catalog/products/fields.ts'
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
import { CollectionCards, CollectionChanges, CollectionPage, MemberChanges } from './catalog-schemas.ts'
import { IfMatch } from './contact-schemas.ts'
import { config } from './declare.ts'
import { Id } from './schemas.ts'

interface CollectionOptions {
  readonly db: Db
  readonly lists: ListReader
}

const hide = true

export function collectionPageRoutes(http: Http, { db, lists }: CollectionOptions): void {
  http.get(
    '/collections',
    {
      config: { ...config('read'), fields: COLLECTIONS.fields },
      schema: { hide, querystring: ListQuery, response: { 200: CollectionCards } },
    },
    async (request, reply) => {
      const { workspaceId } = callerOf(request)
      const page = readPage(request.query, COLLECTIONS)
      const listing = collectionsWithCovers(workspaceId)
      return sendJson(reply, await lists.page({ request, reply, workspaceId }, listing, page))
    },
  )

  http.get(
    '/collections/:id',
    { config: config('read'), schema: { hide, params: Id, response: { 200: CollectionPage } } },
    async (request) => {
      const { id } = request.params
      const found = await findCollection(db, callerOf(request).workspaceId, id)
      if (!found) refuse('collection-unknown', id)
      return { ...found, hash: collectionHash(found) }
    },
  )

  http.get(
    '/collections/:id/products',
    {
      config: { ...config('read'), fields: PRODUCTS.fields },
      schema: { hide, params: Id, querystring: ListQuery, response: { 200: ProductList } },
    },
    async (request, reply) => {
      const { workspaceId } = callerOf(request)
      const page = readPage(request.query, PRODUCTS)
      const listing = productsIn(workspaceId, request.params.id)
      return sendJson(reply, await lists.page({ request, reply, workspaceId }, listing, page))
    },
  )

  collectionVerbs(http, db)
}

function collectionVerbs(http: Http, db: Db): void {
  http.patch(
    '/collections/:id',
    {
      config: config('products:write'),
      schema: { hide, params: Id, headers: IfMatch, body: CollectionChanges },
    },
    async (request, reply) => {
      const { params, body: changes, headers } = request
      const act = {
        action: 'collection.changed',
        subject: params.id,
        details: { fields: Object.keys(changes) },
      } as const
      const edit = { changes, ifMatch: headers['if-match'] }
      await editCollection(audited(db, request, act), callerOf(request).workspaceId, params.id, edit)
      return reply.code(204).send()
    },
  )

  http.post(
    '/collections/:id/products',
    { config: config('products:write'), schema: { hide, params: Id, body: MemberChanges } },
    async (request, reply) => {
      const { params, body } = request
      const details = { added: body.add.length, removed: body.remove.length }
      const recording = audited(db, request, {
        action: 'collection.members-changed',
        subject: params.id,
        details,
      })
      await changeMembers(recording, callerOf(request).workspaceId, params.id, body)
      return reply.code(204).send()
    },
  )
}
