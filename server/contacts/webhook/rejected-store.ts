/** Bodies in which nobody could be found, in the database: bounded, for some days, to be seen and replayed. */
import { newId, now } from '../../platform/clock.ts'
import type { Db, Queryable } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'

export interface NewRejected {
  /** JSON text (rejected.ts). */
  readonly body: string
  readonly reason: string
  readonly isTrusted: boolean
  readonly isImport: boolean
  /** The network it is counted by. */
  readonly address: string
  readonly userAgent: string | undefined
}

export interface Rejected extends Omit<NewRejected, 'userAgent'> {
  readonly id: string
  readonly created: string
  readonly userAgent: string | null
}

/** Then platform/retention.ts forgets them. */
export const KEPT_DAYS = 14
/** Of a workspace, of who is trusted and of who is not each; and of those from one address. */
const KEPT_AT_MOST = 1_000
const KEPT_OF_ADDRESS = 50

const COLUMNS = sql`id, body, reason, is_trusted, is_import, address, user_agent, created`

/** The oldest give way: of the same address first, so that one sender cannot push out what others sent. Its id. */
export async function keepRejected(db: Db, workspaceId: string, rejected: NewRejected): Promise<string> {
  const { body, reason, isTrusted, isImport, address, userAgent = null } = rejected
  const id = newId()
  const alike = sql`workspace_id = ${workspaceId}::uuid and is_trusted = ${isTrusted}::boolean`
  await db.transaction(async (tx) => {
    await tx.rows(sql`
      insert into rejected_form (workspace_id, id, body, reason, is_trusted, is_import, address, user_agent, created)
      values (${workspaceId}::uuid, ${id}::uuid, ${body}, ${reason}, ${isTrusted}::boolean, ${isImport}::boolean,
        ${address}, ${userAgent}, ${now().toISOString()}::timestamptz)`)
    await tx.rows(sql`
      delete from rejected_form
      where workspace_id = ${workspaceId}::uuid and (
        id = any(array(
          select id from rejected_form where ${alike} and address = ${address}
          order by id desc offset ${KEPT_OF_ADDRESS}::int))
        or id = any(array(
          select id from rejected_form where ${alike} order by id desc offset ${KEPT_AT_MOST}::int)))`)
  })
  return id
}

/** The newest first. */
export async function listRejected(db: Queryable, workspaceId: string, limit: number): Promise<Rejected[]> {
  return db.rows<Rejected>(sql`
    select ${COLUMNS} from rejected_form where workspace_id = ${workspaceId}::uuid
    order by id desc limit ${limit}::int`)
}

export async function findRejected(
  db: Queryable,
  workspaceId: string,
  id: string,
): Promise<Rejected | undefined> {
  const [found] = await db.rows<Rejected>(sql`
    select ${COLUMNS} from rejected_form where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid`)
  return found
}

export async function removeRejected(db: Queryable, workspaceId: string, id: string): Promise<void> {
  await db.rows(sql`delete from rejected_form where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid`)
}
