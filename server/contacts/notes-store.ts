/** Notes about contacts, added with what they note. */
import { newId, now } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'
import { join, sql, type Sql } from '../platform/sql.ts'
import type { Note } from './merge-batch.ts'

/** Adds notes, in order. */
export function notesSql(workspaceId: string, notes: readonly Note[]): Sql[] {
  if (notes.length === 0) return []
  return [
    sql`noted as (
    insert into contact_note (workspace_id, id, contact_id, source, text, created)
    select ${workspaceId}::uuid, n.id, n.contact_id, n.source, n.text, ${now().toISOString()}::timestamptz
    from unnest(${notes.map(newId)}::uuid[], ${notes.map(({ contactId }) => contactId)}::uuid[],
      ${notes.map(({ source }) => source)}::text[], ${notes.map(({ text }) => text)}::text[])
      as n (id, contact_id, source, text))`,
  ]
}

/** A note of the team's own. */
export async function storeNote(tx: Tx, workspaceId: string, note: Omit<Note, 'isStrangers'>): Promise<void> {
  await tx.rows(sql`with ${join(notesSql(workspaceId, [{ ...note, isStrangers: false }]))} select 1`)
}
