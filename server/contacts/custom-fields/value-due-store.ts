/** What contacts of an earlier version have in their custom fields is kept in the background, a batch a transaction. */
import { NIL_UUID } from '../../lib/uuid.ts'
import { now } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'
import { keepValues } from './value-store.ts'

/** Whoever wants to write one of them waits for so many. */
const BATCH = 500

/**
 * Every workspace that is due, to its end; what is written meanwhile is kept by whoever writes it. Not in the first hour after
 * the upgrade, in which processes of the version before may still write, that keep nothing.
 */
export async function keepDueValues(db: Db): Promise<void> {
  const due = await db.rows<{ workspaceId: string }>(sql`
    select workspace_id from contact_value_due
    where not_before <= ${now()}::timestamptz and ${db.reach.within('workspace_id')} order by workspace_id`)
  for (const { workspaceId } of due) {
    for (let isMore = true; isMore;) isMore = await db.transaction((tx) => keepBatch(tx, workspaceId))
  }
}

/** The contacts are held, so that nobody writes other values between their reading and their keeping. */
async function keepBatch(tx: Tx, workspaceId: string): Promise<boolean> {
  const [due] = await tx.rows<{ keptUntil: string }>(sql`
    select kept_until from contact_value_due where workspace_id = ${workspaceId}::uuid for update skip locked`)
  if (!due) return false
  // What was kept of a contact that a process of the version before wrote afterwards is wrong.
  if (due.keptUntil === NIL_UUID)
    await tx.rows(sql`delete from contact_value where workspace_id = ${workspaceId}::uuid`)
  const contacts = await tx.rows<{ id: string; created: string; customFields: Record<string, unknown> }>(sql`
    select id, created, custom_fields from contact
    where workspace_id = ${workspaceId}::uuid and id > ${due.keptUntil}::uuid
    order by id limit ${BATCH}::int for no key update`)
  await keepValues(tx, workspaceId, contacts)
  const last = contacts.at(-1)
  if (contacts.length < BATCH || !last) {
    await tx.rows(sql`delete from contact_value_due where workspace_id = ${workspaceId}::uuid`)
    return false
  }
  await tx.rows(sql`
    update contact_value_due set kept_until = ${last.id}::uuid where workspace_id = ${workspaceId}::uuid`)
  return true
}
