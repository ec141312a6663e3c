/** The end of workspaces in the log of who did what: of what is erased one line stays, without its members and their acts. */
import type { Db, Queryable } from '../platform/database.ts'
import { recorded, writeAudit, type AuditAction } from './audit-store.ts'
import { organizationOf } from './workspace-access-store.ts'

/** With the organization alone: the entries of the workspace are gone with it. */
export async function auditErased(
  tx: Queryable,
  {
    id,
    organizationId,
    name,
  }: { readonly id: string; readonly organizationId: string; readonly name: string },
): Promise<void> {
  await writeAudit(tx, {
    organizationId,
    workspaceId: null,
    accountId: null,
    actor: 'tidings',
    action: 'workspace.erased',
    subject: id,
    details: { name },
  })
}

/** The database for an act of the command line on a workspace. Refused (404) when there is none. */
export async function operatorRecording(db: Db, action: AuditAction, workspaceId: string): Promise<Db> {
  const organizationId = await organizationOf(db, workspaceId)
  return recorded(db, { organizationId, workspaceId, accountId: null, actor: 'operator', action })
}
