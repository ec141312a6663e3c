/** Entries of the log with the names of who did it and of what it was done to. */
import type { ListedAudit } from '../accounts/audit-store.ts'
import { namesOfAccounts } from '../accounts/store.ts'
import { isUuid } from '../lib/uuid.ts'
import type { Queryable } from '../platform/database.ts'
import { findNames } from './audit-names-store.ts'
import type { AuditRecord } from './audit-schemas.ts'

export async function named(db: Queryable, entries: readonly ListedAudit[]): Promise<AuditRecord[]> {
  const [people, things] = await Promise.all([
    namesOfAccounts(
      db,
      entries.flatMap(({ accountId }) => accountId ?? []),
    ),
    thingsOf(db, entries),
  ])
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return entries.map((entry) => ({
    ...entry,
    actorName: names.get(entry.accountId ?? '') ?? null,
    about: things.get(entry.subject ?? '') ?? null,
  }))
}

async function thingsOf(db: Queryable, entries: readonly ListedAudit[]) {
  const things = new Map<string, NonNullable<AuditRecord['about']>>()
  const workspaces = new Set(entries.flatMap(({ workspaceId }) => workspaceId ?? []))
  // One after the other, each on its own node: an owner reads those of all.
  for (const workspaceId of workspaces) {
    const within = entries.filter((entry) => entry.workspaceId === workspaceId)
    const ids = [...new Set(within.flatMap(({ subject }) => subject ?? []))].filter((id) => isUuid(id))
    for (const { id, kind, name } of ids.length > 0 ? await findNames(db, workspaceId, ids) : [])
      things.set(id, { kind, name })
  }
  return things
}
