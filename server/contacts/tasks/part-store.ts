/** What tasks work through, batch by batch, in the database. */
import type { Queryable } from '../../platform/database.ts'
import { sql, type Sql } from '../../platform/sql.ts'

/** Lines of JSON of a batch, or what a batch was refused. */
export type LinesKind = 'rows' | 'rejected'

export async function writeLines(
  db: Queryable,
  { workspaceId, id }: { readonly workspaceId: string; readonly id: string },
  kind: LinesKind,
  number: number,
  lines: readonly string[],
): Promise<void> {
  await db.rows(sql`
    insert into contact_task_part (workspace_id, task_id, kind, number, lines)
    values (${workspaceId}::uuid, ${id}::uuid, ${kind}::text, ${number}::int, ${lines.join('\n')}::text)`)
}

/** Undefined when there is no such part: they are over. */
export async function readLines(
  db: Queryable,
  workspaceId: string,
  id: string,
  kind: LinesKind,
  number: number,
): Promise<readonly string[] | undefined> {
  const [part] = await db.rows<{ lines: string }>(sql`
    select lines from contact_task_part
    where workspace_id = ${workspaceId}::uuid and task_id = ${id}::uuid and kind = ${kind}::text
      and number = ${number}::int`)
  return part?.lines.split('\n').filter((line) => line !== '')
}

/** Those after a part, for what is read from the first to the last; undefined after the last. */
export async function nextLines(
  db: Queryable,
  workspaceId: string,
  id: string,
  kind: LinesKind,
  after: number,
): Promise<{ readonly number: number; readonly lines: readonly string[] } | undefined> {
  const [part] = await db.rows<{ number: number; lines: string }>(sql`
    select number, lines from contact_task_part
    where workspace_id = ${workspaceId}::uuid and task_id = ${id}::uuid and kind = ${kind}::text
      and number > ${after}::int order by number limit 1`)
  return part && { number: part.number, lines: part.lines.split('\n').filter((line) => line !== '') }
}

/** A piece of a file as it was sent; sent again it is written over. */
export async function writePiece(
  db: Queryable,
  workspaceId: string,
  id: string,
  number: number,
  bytes: Buffer,
): Promise<void> {
  await db.rows(sql`
    insert into contact_task_part (workspace_id, task_id, kind, number, bytes)
    values (${workspaceId}::uuid, ${id}::uuid, 'piece', ${number}::int, ${bytes}::bytea)
    on conflict (workspace_id, task_id, kind, number) do update set bytes = excluded.bytes`)
}

export async function readPiece(
  db: Queryable,
  workspaceId: string,
  id: string,
  number: number,
): Promise<Buffer | undefined> {
  const [piece] = await db.rows<{ bytes: Buffer }>(sql`
    select bytes from contact_task_part
    where workspace_id = ${workspaceId}::uuid and task_id = ${id}::uuid and kind = 'piece' and number = ${number}::int`)
  return piece?.bytes
}

/** How many pieces there are and how many bytes they hold, without a gap before the last or with one. */
export async function sizeOfPieces(db: Queryable, workspaceId: string, id: string) {
  const [row] = await db.rows<{ pieces: number; last: number | null; bytes: number }>(sql`
    select count(*)::int as pieces, max(number) as last, coalesce(sum(octet_length(bytes)), 0)::bigint as bytes
    from contact_task_part where workspace_id = ${workspaceId}::uuid and task_id = ${id}::uuid and kind = 'piece'`)
  return { pieces: row?.pieces ?? 0, isWhole: (row?.last ?? -1) + 1 === row?.pieces, bytes: row?.bytes ?? 0 }
}

export async function dropParts(
  db: Queryable,
  workspaceId: string,
  id: string,
  kind: LinesKind | 'piece' | 'ids',
): Promise<void> {
  await db.rows(sql`
    delete from contact_task_part
    where workspace_id = ${workspaceId}::uuid and task_id = ${id}::uuid and kind = ${kind}::text`)
}

/** The contacts of `chosen` (a statement that gives their `id`), in batches; answers how many. */
export async function writeIds(
  db: Queryable,
  workspaceId: string,
  id: string,
  chosen: Sql,
  batch: number,
): Promise<number> {
  const [row] = await db.rows<{ total: number }>(sql`
    with chosen as (${chosen}),
    numbered as (select id, ((row_number() over (order by id)) - 1) / ${batch}::int as number from chosen),
    written as (
      insert into contact_task_part (workspace_id, task_id, kind, number, ids)
      select ${workspaceId}::uuid, ${id}::uuid, 'ids', number::int, array_agg(id order by id) from numbered group by number)
    select count(*)::int as total from chosen`)
  return row?.total ?? 0
}

export async function readIds(
  db: Queryable,
  workspaceId: string,
  id: string,
  number: number,
): Promise<readonly string[] | undefined> {
  const [part] = await db.rows<{ ids: string[] }>(sql`
    select ids from contact_task_part
    where workspace_id = ${workspaceId}::uuid and task_id = ${id}::uuid and kind = 'ids' and number = ${number}::int`)
  return part?.ids
}
