/** Custom fields of contacts in the database. */
import { newId, now } from '../../platform/clock.ts'
import type { Db, Queryable } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'
import { refuse } from '../../refusals.ts'
import { holdWorkspace } from '../settings-store.ts'
import { FIELDS_MAXIMUM, readField, readLabel, type FieldDraft } from './rules.ts'

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

/** Changes what people call it; its data name and its type stay, since values, filters and forms go by them. */
export async function renameField(
  db: Queryable,
  workspaceId: string,
  id: string,
  label: string,
): Promise<CustomField> {
  const [renamed] = await db.rows<CustomField>(sql`
    update custom_field set label = ${readLabel(label)}
    where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid returning id, name, label, type`)
  return renamed ?? refuse('field-unknown', id)
}

/** Of its id, or of its data name. Refused with 404. */
export async function findField(db: Queryable, workspaceId: string, which: string): Promise<CustomField> {
  const field = (await listFields(db, workspaceId)).find(({ id, name }) => id === which || name === which)
  return field ?? refuse('field-unknown', which)
}

/** Takes the field away; what contacts have under its name stays with them. Refused with 404. */
export async function deleteField(db: Queryable, workspaceId: string, id: string): Promise<CustomField> {
  const [deleted] = await db.rows<CustomField>(sql`
    delete from custom_field where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid
    returning id, name, label, type`)
  return deleted ?? refuse('field-unknown', id)
}

/** How many contacts have a value under each name, fields or not. Reads every contact: a second for a million. */
export async function countValues(
  db: Pick<Queryable, 'rows'>,
  workspaceId: string,
): Promise<ReadonlyMap<string, number>> {
  const counted = await db.rows<{ name: string; contacts: number }>(sql`
    select v.key as name, count(*)::int as contacts
    from contact c, jsonb_each(c.custom_fields) v
    where c.workspace_id = ${workspaceId}::uuid and jsonb_typeof(v.value) <> 'null'
    group by v.key`)
  return new Map(counted.map(({ name, contacts }) => [name, contacts]))
}
