/** Handles a workspace had: kept so that old addresses lead on, and given to whoever takes one. */
import { now } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'

/** Of one workspace, the newest. */
const KEPT = 20

/** Before the new one is written: the one it has now is kept, and the new one is nobody's old one any more. */
export async function leaveHandle(tx: Tx, workspaceId: string, next: string): Promise<void> {
  await takeHandle(tx, next)
  const [current] = await tx.rows<{ handle: string }>(sql`
    select handle from workspace where id = ${workspaceId}::uuid and handle <> ${next}::text`)
  if (!current) return
  await tx.rows(sql`
    insert into left_handle (handle, workspace_id, created)
    values (${current.handle}::text, ${workspaceId}::uuid, ${now().toISOString()}::timestamptz)
    on conflict (handle) do update set workspace_id = excluded.workspace_id, created = excluded.created`)
  await tx.rows(sql`
    delete from left_handle where workspace_id = ${workspaceId}::uuid and handle in (
      select handle from left_handle where workspace_id = ${workspaceId}::uuid
      order by created desc, handle offset ${KEPT}::int)`)
}

/** Whoever has a handle now has its addresses. */
export async function takeHandle(tx: Tx, handle: string): Promise<void> {
  await tx.rows(sql`delete from left_handle where handle = ${handle}::text`)
}
