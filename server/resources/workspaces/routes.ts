/** GET /authorization and GET /workspaces (spec "Authorization and workspaces"). */
import { callerOf } from '../../api/authentication.ts'
import type { Http } from '../../api/http.ts'
import { AuthorizationInfo } from './schemas.ts'

export function workspaceRoutes(http: Http): void {
  http.get(
    '/authorization',
    {
      config: { access: 'any-key' },
      schema: {
        operationId: 'getAuthorization',
        summary: 'Check a key and see what it opens',
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
}
