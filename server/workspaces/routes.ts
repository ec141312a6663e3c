/** GET /authorization and GET /workspaces (spec "Authorization and workspaces"). */
import { callerOf } from '../http/authentication.ts'
import type { Http } from '../http/http.ts'
import type { ListReader } from '../http/list-reader.ts'
import { readPage } from '../query/list-parameters.ts'
import { ListQuery } from '../http/schemas.ts'
import { workspaceFields } from './fields.ts'
import { AuthorizationInfo, WorkspaceList } from './schemas.ts'
import { listWorkspaces } from './store.ts'

export function workspaceRoutes(
  http: Http,
  { lists, publicUrl }: { lists: ListReader; publicUrl: string },
): void {
  const fields = workspaceFields(publicUrl)

  http.get(
    '/authorization',
    {
      config: { access: 'any-key' },
      schema: {
        operationId: 'getAuthorization',
        summary: 'Check a key and see what it opens',
        description: 'The workspace the key is scoped to, its organization, and each scope the key has.',
        tags: ['Authorization and workspaces'],
        response: { 200: AuthorizationInfo },
      },
    },
    async (request) => {
      const { workspaceId, workspaceName, organizationId, organizationName, scopes } = callerOf(request)
      return {
        status: 'ok',
        feed: { id: workspaceId, name: workspaceName },
        organization: { id: organizationId, name: organizationName },
        permissions: Object.fromEntries(scopes.map((scope) => [scope, 'granted'])),
      }
    },
  )

  http.get(
    '/workspaces',
    {
      config: { access: 'feeds:read-only', fields },
      schema: {
        operationId: 'listWorkspaces',
        summary: "List the workspaces of the key's organization",
        description: 'Newest first. The key still opens only its own.',
        tags: ['Authorization and workspaces'],
        querystring: ListQuery,
        response: { 200: WorkspaceList },
      },
    },
    async (request, reply) => {
      const { workspaceId, organizationId, member } = callerOf(request)
      // A member of one workspace knows nothing of its neighbours.
      const only = member?.organizationRole === null ? workspaceId : undefined
      const page = { ...readPage(request.query, { fields }), fields }
      const exchange = { request, reply, workspaceId }
      const { total, items } = await lists.search(exchange, page, (searcher) =>
        listWorkspaces(searcher, { organizationId, only }, page),
      )
      const addressed = items.map((item) => ({ ...item, url: `${publicUrl}/w/${item.handle}` }))
      return { meta: { maxResults: total }, items: addressed }
    },
  )
}
