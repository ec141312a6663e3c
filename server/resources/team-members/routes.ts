/** GET /team-members (spec "Authorization and workspaces"). */
import { callerOf } from '../../api/authentication.ts'
import type { Http } from '../../api/http.ts'
import type { Db } from '../../platform/database.ts'
import { TeamMemberList } from './schemas.ts'
import { listTeamMembers } from './store.ts'

export function teamMemberRoutes(http: Http, { db }: { db: Db }): void {
  http.get(
    '/team-members',
    {
      config: { access: 'feeds:read-only', versioned: true },
      schema: {
        operationId: 'listTeamMembers',
        summary: 'List the publicly listed team members',
        description: 'All of them at once; secret ones are left out.',
        tags: ['Authorization and workspaces'],
        response: { 200: TeamMemberList },
      },
    },
    async (request) => {
      const items = await listTeamMembers(db, callerOf(request).workspaceId)
      return { meta: { maxResults: items.length }, items }
    },
  )
}
