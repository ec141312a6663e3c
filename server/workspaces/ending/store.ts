/** The end of a workspace in the database: since when it is archived, and when it is erased. */
import { announceChange } from '../../http/authentication.ts'
import { now } from '../../platform/clock.ts'
import type { Db, Queryable, Tx } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'
import { refuse } from '../../refusals.ts'

export interface Ending {
  readonly id: string
  readonly organizationId: string
  readonly name: string
  readonly archived: string | null
  /** When everything of it is erased; null: it is not to be. */
  readonly eraseAfter: string | null
}

/** Held until the transaction ends; refused with 404 when there is none, and with 409 once it is being erased. */
export async function holdEnding(tx: Tx, workspaceId: string): Promise<Ending> {
  const [found] = await tx.rows<Ending>(sql`
    select id, organization_id, name, archived, erase_after from workspace
    where id = ${workspaceId}::uuid for no key update`)
  if (!found) refuse('workspace-unknown', workspaceId)
  if (found.eraseAfter !== null && new Date(found.eraseAfter) <= now()) refuse('workspace-being-erased')
  return found
}

export async function writeEnding(
  tx: Tx,
  workspaceId: string,
  { archived, eraseAfter }: Pick<Ending, 'archived' | 'eraseAfter'>,
): Promise<void> {
  await tx.rows(sql`
    update workspace set archived = ${archived}::timestamptz, erase_after = ${eraseAfter}::timestamptz,
      updated = ${now().toISOString()}::timestamptz
    where id = ${workspaceId}::uuid`)
  await announceChange(tx, '*')
}

/** Another one of its organization that is not to be erased. */
export async function hasSibling(
  tx: Queryable,
  { id, organizationId }: Pick<Ending, 'id' | 'organizationId'>,
): Promise<boolean> {
  const found = await tx.rows(sql`
    select from workspace
    where organization_id = ${organizationId}::uuid and id <> ${id}::uuid and erase_after is null limit 1`)
  return found.length > 0
}

/** Those of the same organization. */
export async function siblingsOf(
  db: Queryable,
  { id, organizationId }: Pick<Ending, 'id' | 'organizationId'>,
): Promise<string[]> {
  const found = await db.rows<{ id: string }>(sql`
    select id from workspace where organization_id = ${organizationId}::uuid and id <> ${id}::uuid order by id`)
  return found.map((each) => each.id)
}

/** Those whose time is over. */
export async function findOver(db: Db): Promise<Ending[]> {
  return db.rows<Ending>(sql`
    select id, organization_id, name, archived, erase_after from workspace
    where ${db.reach.within('id')} and erase_after <= ${now().toISOString()}::timestamptz order by erase_after, id`)
}

/** Its last row, when nothing refers to it any more. */
export async function forgetWorkspace(tx: Tx, workspaceId: string): Promise<void> {
  await tx.rows(sql`
    delete from workspace where id = ${workspaceId}::uuid and erase_after <= ${now().toISOString()}::timestamptz`)
  await announceChange(tx, '*')
}
