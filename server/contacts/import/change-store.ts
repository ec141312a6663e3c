/** What imports did to contacts, in the database, for as long as they can be undone. */
import type { Queryable, Tx } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'
import { joined, type ImportChange } from './change-rules.ts'

/** A contact that an earlier batch changed too has one row, of both. Its row is held by who imports. */
export async function writeChanges(
  tx: Tx,
  workspaceId: string,
  taskId: string,
  changes: readonly ImportChange[],
): Promise<void> {
  if (changes.length === 0) return
  const ids = changes.map(({ contactId }) => contactId)
  const earlier = new Map(
    (await readChanges(tx, workspaceId, taskId, ids)).map((one) => [one.contactId, one]),
  )
  const rows = changes.map((change) => joined(earlier.get(change.contactId), change))
  await tx.rows(sql`
    insert into contact_import_change (workspace_id, task_id, contact_id, before, after)
    select ${workspaceId}::uuid, ${taskId}::uuid, c."contactId", c.before, c.after
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c ("contactId" uuid, before jsonb, after jsonb)
    on conflict (workspace_id, task_id, contact_id) do update set before = excluded.before, after = excluded.after`)
}

async function readChanges(db: Queryable, workspaceId: string, taskId: string, ids: readonly string[]) {
  return db.rows<ImportChange>(sql`
    select contact_id, before, after from contact_import_change
    where workspace_id = ${workspaceId}::uuid and task_id = ${taskId}::uuid and contact_id = any(${ids}::uuid[])`)
}

/** The next ones to be undone, in the order in which contacts are held by everybody. */
export async function nextChanges(db: Queryable, workspaceId: string, taskId: string, limit: number) {
  return db.rows<ImportChange>(sql`
    select contact_id, before, after from contact_import_change
    where workspace_id = ${workspaceId}::uuid and task_id = ${taskId}::uuid order by contact_id limit ${limit}::int`)
}

export async function countChanges(db: Queryable, workspaceId: string, taskId: string): Promise<number> {
  const [row] = await db.rows<{ changes: number }>(sql`
    select count(*)::int as changes from contact_import_change
    where workspace_id = ${workspaceId}::uuid and task_id = ${taskId}::uuid`)
  return row?.changes ?? 0
}

export async function dropChanges(
  db: Queryable,
  workspaceId: string,
  taskId: string,
  ids: readonly string[],
): Promise<void> {
  await db.rows(sql`
    delete from contact_import_change
    where workspace_id = ${workspaceId}::uuid and task_id = ${taskId}::uuid and contact_id = any(${ids}::uuid[])`)
}
