/** GET /collections and POST /collections. */
import { callerOf } from '../../http/authentication.ts'
import { declared } from '../../http/declared-errors.ts'
import type { Http } from '../../http/http.ts'
import type { ListReader } from '../../http/list-reader.ts'
import { readPage } from '../../query/list-parameters.ts'
import { sendJson } from '../../http/replies.ts'
import { EXAMPLE_FEED, EXAMPLE_ID, UnorderedListQuery } from '../../http/schemas.ts'
import { COLLECTIONS } from './fields.ts'
import { CollectionList, CollectionUpsert, UpsertResult } from './schemas.ts'
import type { CollectionWriter } from './upsert.ts'

export function collectionRoutes(
  http: Http,
  { lists, collections }: { lists: ListReader; collections: CollectionWriter },
): void {
  http.get(
    '/collections',
    {
      config: { access: 'products:read-only', fields: COLLECTIONS.fields },
      schema: {
        operationId: 'listCollections',
        summary: 'List collections of products',
        description: 'Newest first. Strings that are not set read `""`.',
        tags: ['Products and collections'],
        querystring: UnorderedListQuery,
        response: { 200: CollectionList },
      },
    },
    async (request, reply) => {
      const { workspaceId } = callerOf(request)
      const page = readPage(request.query, COLLECTIONS)
      return sendJson(reply, await lists.page({ request, reply, workspaceId }, COLLECTIONS, page))
    },
  )

  http.post(
    '/collections',
    {
      config: {
        access: 'products:read-write',
        errors: [
          declared('title-blank'),
          declared('id-not-found', 'collection', 'summer'),
          declared('claimed-twice', 'collection', EXAMPLE_ID, 'c-12', EXAMPLE_FEED),
        ],
      },
      schema: {
        operationId: 'upsertCollection',
        summary: 'Create a collection, or update the one with the same id or externalId',
        description:
          'Answers 201 when it was created and 200 when it was updated. On update members that are not sent ' +
          'stay as they are and null clears them. A new title is seen at once in the collection’s products.',
        tags: ['Products and collections'],
        body: CollectionUpsert,
        response: { 200: UpsertResult, 201: UpsertResult },
      },
    },
    async (request, reply) => {
      const { workspaceId } = callerOf(request)
      const { id, isNew } = await collections.write(workspaceId, request.body)
      return reply.code(isNew ? 201 : 200).send({ id })
    },
  )
}
