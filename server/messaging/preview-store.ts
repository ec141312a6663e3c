/** Who a mail is looked at for, in the database. */
import type { Queryable } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'
import { withSegments } from './audience/membership-store.ts'
import { refuse } from '../refusals.ts'
import type { RecipientContact } from '../content/unsendable.ts'

export type Reader = { readonly contactId: string } | { readonly email: string }

/** A contact as deliveries of the content see it; refused with 404 when the workspace has none. */
export async function readReader(
  db: Queryable,
  workspaceId: string,
  reader: Reader,
  content: unknown,
): Promise<RecipientContact> {
  const matching =
    'contactId' in reader
      ? sql`id = ${reader.contactId}::uuid`
      : sql`lower(email) = lower(${reader.email}) and email is not null`
  const [found] = await db.rows<{ doc: string }>(sql`
    select doc from contact where workspace_id = ${workspaceId}::uuid and ${matching}`)
  if (!found) refuse('contact-unknown', 'contactId' in reader ? reader.contactId : reader.email)
  // The record as the API shows it, which has these members.
  const contact = JSON.parse(found.doc) as RecipientContact
  const [row] = await withSegments(db, { workspaceId, content }, [{ contactId: contact.id }])
  return { ...contact, ...(row?.segments ? { segments: row.segments } : {}) }
}
