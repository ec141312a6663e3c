/** Entries of the log with the names of who did it and of what it was done to. */
import type { ListedAudit } from '../accounts/audit-store.ts'
import { namesOfAccounts } from '../accounts/store.ts'
import { namesOfWorkspaces } from '../accounts/workspace-access-store.ts'
import { isUuid } from '../lib/uuid.ts'
import type { Queryable } from '../platform/database.ts'
import { findNames } from './audit-names-store.ts'
import type { AuditRecord } from './audit-schemas.ts'

export async function named(db: Queryable, entries: readonly ListedAudit[]): Promise<AuditRecord[]> {
  const [people, workspaces, things] = await Promise.all([
    peopleOf(db, entries),
    namesOfWorkspaces(db, [...new Set(entries.flatMap(({ workspaceId }) => workspaceId ?? []))]),
    thingsOf(db, entries),
  ])
  const places = new Map(workspaces.map(({ id, name }) => [id, name]))
  return entries.map((entry) => ({
    ...entry,
    actorName: people.get(entry.accountId ?? '') ?? null,
    workspaceName: places.get(entry.workspaceId ?? '') ?? null,
    about: things.get(entry.subject ?? '') ?? personIn(people, entry.subject),
  }))
}

/** Whoever did something, and whoever it was done to. */
async function peopleOf(
  db: Queryable,
  entries: readonly ListedAudit[],
): Promise<ReadonlyMap<string, string>> {
  const ids = entries.flatMap(({ accountId, subject }) => [accountId ?? [], subject ?? []].flat())
  const people = await namesOfAccounts(db, [...new Set(ids)].filter(isUuid))
  return new Map(people.map(({ id, name }) => [id, name]))
}

function personIn(people: ReadonlyMap<string, string>, id: string | null): AuditRecord['about'] {
  const name = people.get(id ?? '')
  return name === undefined ? null : { kind: 'account', name }
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
