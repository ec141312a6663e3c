/** Custom fields of contacts in the database. */
import { newId, now } from '../../platform/clock.ts'
import type { Db, Queryable } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'
import { refuse } from '../../refusals.ts'
import { holdWorkspace } from '../settings-store.ts'
import { FIELDS_MAXIMUM, readField, type FieldDraft } from './rules.ts'

export interface CustomField extends FieldDraft {
  readonly id: string
}

/** Makes a field; `text` unless a type is named. Refused: 400 for a bad name, label or type, 409 for a name taken. */
export async function createField(
  db: Db,
  workspaceId: string,
  wanted: { readonly name: string; readonly label: string; readonly type?: string | undefined },
): Promise<{ id: string }> {
  const { name, label, type } = readField(wanted)
  const id = newId()
  return db.transaction(async (tx) => {
    // Held, so that no two of its fields are made at once and pass the maximum together.
    await holdWorkspace(tx, workspaceId)
    if ((await listFields(tx, workspaceId)).length >= FIELDS_MAXIMUM)
      refuse('fields-too-many', FIELDS_MAXIMUM)
    const made = await tx.rows(sql`
      insert into custom_field (workspace_id, id, name, label, type, created)
      values (${workspaceId}::uuid, ${id}::uuid, ${name}, ${label}, ${type}, ${now().toISOString()}::timestamptz)
      on conflict (workspace_id, name) do nothing returning id`)
    if (made.length === 0) refuse('field-name-taken', name)
    return { id }
  })
}

/** All fields of the workspace, in the order they were made. */
export async function listFields(db: Queryable, workspaceId: string): Promise<CustomField[]> {
  return db.rows<CustomField>(sql`
    select id, name, label, type from custom_field where workspace_id = ${workspaceId}::uuid order by created, id`)
}
