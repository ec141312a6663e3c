/** GET /team-members (spec "Authorization and workspaces"). */
import { callerOf } from '../../http/authentication.ts'
import { declared } from '../../http/declared-errors.ts'
import type { Http } from '../../http/http.ts'
import type { Db } from '../../platform/database.ts'
import { TeamMemberList } from './schemas.ts'
import { listTeamMembers } from './store.ts'

/** As the document's example shows it. */
const WORKSPACE = '0197a3c2-5f1e-7c3a-9b1d-2f4e6a8c0d13'

export function teamMemberRoutes(http: Http, { db }: { db: Db }): void {
  http.get(
    '/team-members',
    {
      config: {
        access: 'feeds:read-only',
        versioned: true,
        errors: [declared('workspace-unknown', WORKSPACE)],
      },
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
