/** The embedded integration endpoints (docs/decisions: their paths are ours). */
import { callerOf } from '../../http/authentication.ts'
import type { Http } from '../../http/http.ts'
import type { ListReader } from '../../http/list-reader.ts'
import { mustMay } from '../../http/sessions.ts'
import { readPage } from '../../query/list-parameters.ts'
import { sendJson } from '../../http/replies.ts'
import { ListQuery } from '../../http/schemas.ts'
import type { Db } from '../../platform/database.ts'
import { EmbeddedIntegration, EmbeddedIntegrationCreation, EmbeddedIntegrationList } from './schemas.ts'
import { createIntegration, EMBEDDED_INTEGRATIONS } from './store.ts'

export function embeddedIntegrationRoutes(http: Http, { db, lists }: { db: Db; lists: ListReader }): void {
  http.get(
    '/embedded-integrations',
    {
      config: { access: 'posts:read-only', fields: EMBEDDED_INTEGRATIONS.fields },
      schema: {
        operationId: 'listEmbeddedIntegrations',
        summary: 'List embedded integrations',
        description: 'Those of the workspace, newest first.',
        tags: ['Posts'],
        querystring: ListQuery,
        response: { 200: EmbeddedIntegrationList },
      },
    },
    async (request, reply) => {
      const { workspaceId } = callerOf(request)
      const page = readPage(request.query, EMBEDDED_INTEGRATIONS)
      return sendJson(reply, await lists.page({ request, reply, workspaceId }, EMBEDDED_INTEGRATIONS, page))
    },
  )

  http.post(
    '/embedded-integrations',
    {
      config: { access: 'posts:read-write' },
      schema: {
        operationId: 'createEmbeddedIntegration',
        summary: 'Make an embedded integration that shows the posts of one workspace or several',
        description: 'Its script shows the posts on a page of any origin.',
        tags: ['Posts'],
        body: EmbeddedIntegrationCreation,
        response: { 201: EmbeddedIntegration },
      },
    },
    async (request, reply) => {
      mustMay(callerOf(request), 'posts:review')
      return reply.code(201).send(await createIntegration(db, callerOf(request), request.body.feedIds))
    },
  )
}
