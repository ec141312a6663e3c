/** Whether anything happened with contacts: asked of every table that names contacts, those of modules to come too. */
import type { Tx } from '../../platform/database.ts'
import { empty, join, raw, sql } from '../../platform/sql.ts'

/** What comes with a contact and says nothing of what happened since. */
const OF_THE_CONTACT = ['contact_tagging', 'contact_invitation', 'contact_import_change']

/** The source of the proof that an import itself wrote. */
const OWN_SOURCE = 'import'

/** Those of the ids of which something is kept beside the record: a message, a note, a click, consent of its own. */
export async function usedContacts(
  tx: Tx,
  workspaceId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const naming = await tx.rows<{ name: string; column: string }>(sql`
    select c.relname as name, a.attname as column
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
      and a.attname in ('contact_id', 'subject_id') and c.relname <> all(${OF_THE_CONTACT}::text[])`)
  // Names of our own tables, as the database gives them.
  const looks = naming.map(
    ({ name, column }) => sql`
      select ${raw(column)} as id from ${raw(name)}
      where workspace_id = ${workspaceId}::uuid and ${raw(column)} = any(${ids}::uuid[])
      ${name === 'consent_event' ? sql`and source <> ${OWN_SOURCE}::text` : empty}`,
  )
  const rows = await tx.rows<{ id: string }>(join(looks, ' union '))
  return new Set(rows.map(({ id }) => id))
}
