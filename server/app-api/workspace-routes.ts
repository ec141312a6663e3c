/** The end of a workspace: archived, brought back, deleted; as `tidings workspace`. Its owner alone. */
import { signedIn } from '../accounts/sign-in.ts'
import { callerOf } from '../http/authentication.ts'
import type { Http } from '../http/http.ts'
import { mustHaveConfirmed, sessionOf } from '../http/sessions.ts'
import type { Db } from '../platform/database.ts'
import { archiveWorkspace, deleteWorkspace, restoreWorkspace } from '../workspaces/ending/ending.ts'
import { audited } from './audit.ts'
import { config } from './declare.ts'
import { SessionInfo, WorkspaceDeletion } from './schemas.ts'

const hide = true

/** Each answers the session as it is then: what may be done in the workspace is another. */
export function workspaceRoutes(http: Http, { db }: { readonly db: Db }): void {
  http.post(
    '/workspace/archive',
    { config: config('workspace:end'), schema: { hide, response: { 200: SessionInfo } } },
    async (request) => {
      const recording = audited(db, request, { action: 'workspace.archived' })
      await archiveWorkspace(recording, callerOf(request).workspaceId)
      return signedIn(db, sessionOf(request).accountId)
    },
  )

  http.post(
    '/workspace/restore',
    { config: config('workspace:end'), schema: { hide, response: { 200: SessionInfo } } },
    async (request) => {
      const recording = audited(db, request, { action: 'workspace.restored' })
      await restoreWorkspace(db, callerOf(request).workspaceId, recording)
      return signedIn(db, sessionOf(request).accountId)
    },
  )

  http.post(
    '/workspace/delete',
    {
      config: config('workspace:end'),
      schema: { hide, body: WorkspaceDeletion, response: { 200: SessionInfo } },
    },
    async (request) => {
      mustHaveConfirmed(sessionOf(request))
      const { workspaceId, workspaceName } = callerOf(request)
      const act = { action: 'workspace.deleted', details: { name: workspaceName } } as const
      await deleteWorkspace(audited(db, request, act), workspaceId, request.body)
      return signedIn(db, sessionOf(request).accountId)
    },
  )
}
