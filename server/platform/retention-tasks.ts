/** How long files of contacts are kept, and what can be undone by them. */
import { sql } from './sql.ts'
import { BATCH, daysBefore, type Retention } from './retention-rule.ts'

/** A day longer than an import can be undone (contacts/import/wizard.ts). */
const DAYS = 8

export const TASK_RETENTIONS: readonly Retention[] = [
  {
    table: 'contact_import_change',
    rule: '8 days after the import',
    deletion: (workspaceId, at) => sql`
      delete from contact_import_change
      where workspace_id = ${workspaceId}::uuid and (task_id, contact_id) in (
        select c.task_id, c.contact_id from contact_import_change c
        join contact_task t on t.workspace_id = ${workspaceId}::uuid and t.id = c.task_id
        where c.workspace_id = ${workspaceId}::uuid and t.updated < ${daysBefore(at, DAYS)}::timestamptz
        limit ${BATCH}::int)
      returning 1`,
  },
  {
    table: 'contact_task_part',
    rule: '8 days after anything was done with it; the file as it was sent one day',
    deletion: (workspaceId, at) => sql`
      delete from contact_task_part
      where workspace_id = ${workspaceId}::uuid and (task_id, kind, number) in (
        select p.task_id, p.kind, p.number from contact_task_part p
        join contact_task t on t.workspace_id = ${workspaceId}::uuid and t.id = p.task_id
        where p.workspace_id = ${workspaceId}::uuid and (t.updated < ${daysBefore(at, DAYS)}::timestamptz
          or p.kind = 'piece' and t.updated < ${daysBefore(at, 1)}::timestamptz)
        limit ${BATCH}::int)
      returning 1`,
  },
  {
    table: 'contact_task',
    rule: '90 days; 8 days where nothing came of it',
    deletion: (workspaceId, at) => sql`
      delete from contact_task
      where workspace_id = ${workspaceId}::uuid and id in (
        select id from contact_task
        where workspace_id = ${workspaceId}::uuid and (updated < ${daysBefore(at, 90)}::timestamptz
          or finished is null and updated < ${daysBefore(at, DAYS)}::timestamptz)
        limit ${BATCH}::int)
      returning 1`,
  },
]
