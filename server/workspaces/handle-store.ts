/** Handles of workspaces: who has which, and those they had, kept so that old addresses lead on; and their short numbers. */
import { numbered, slug } from '../lib/slug.ts'
import { now } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'
import { refuse } from '../refusals.ts'

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

/** Refused (409) when another workspace has it; held until the transaction ends. */
export async function mustBeFree(tx: Tx, workspaceId: string, handle: string): Promise<void> {
  await tx.rows(sql`select pg_advisory_xact_lock(hashtextextended(${`handle ${handle}`}, 0))`)
  const taken = await tx.rows(sql`
    select id from workspace where handle = ${handle} and id <> ${workspaceId}::uuid`)
  if (taken.length > 0) refuse('handle-taken', handle)
}

/** One of a name that no workspace has, or has left. */
export async function freeHandle(tx: Tx, name: string): Promise<string> {
  const wanted = slug(name) || 'workspace'
  // Until the transaction ends: two workspaces of one name made at once would both find the same handle free.
  await tx.rows(sql`select pg_advisory_xact_lock(hashtextextended(${`handle ${wanted}`}, 0))`)
  const taken = await tx.rows<{ handle: string }>(sql`
    select handle from workspace where handle = ${wanted} or handle like ${`${wanted}-%`}
    union all select handle from left_handle where handle = ${wanted} or handle like ${`${wanted}-%`}`)
  const handles = new Set(taken.map(({ handle }) => handle))
  if (!handles.has(wanted)) return wanted
  for (let n = 2; ; n += 1) if (!handles.has(numbered(wanted, n))) return numbered(wanted, n)
}

/** The next number for the codes of short links: the smaller it is, the shorter they are. */
export async function freeLinkNumber(tx: Tx): Promise<number> {
  // Until the transaction ends: two workspaces made at once would both be given the same.
  await tx.rows(sql`select pg_advisory_xact_lock(hashtextextended('workspace link numbers', 0))`)
  const [{ next } = { next: 0 }] = await tx.rows<{ next: number }>(sql`
    select coalesce(max(link_number) + 1, 0)::int as next from workspace`)
  return next
}
