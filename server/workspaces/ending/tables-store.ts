/** Every table that holds rows of workspaces, as the database itself tells: none can be forgotten by whoever erases. */
import type { Db, Queryable } from '../../platform/database.ts'
import { join, raw, sql } from '../../platform/sql.ts'

export interface OwnTable {
  readonly name: string
  /** Of its primary key. */
  readonly keys: readonly string[]
}

const BATCH = 5_000

/** Those that refer to others before the others, so that each can be emptied in its turn. */
export async function listOwnTables(db: Queryable): Promise<OwnTable[]> {
  const tables = await db.rows<OwnTable>(sql`
    select c.relname as name, array(
      select a.attname::text from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
      where i.indrelid = c.oid and i.indisprimary order by a.attnum) as keys
    from pg_class c join pg_attribute w on w.attrelid = c.oid and w.attname = 'workspace_id' and not w.attisdropped
    where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace order by 1`)
  const references = await db.rows<{ source: string; target: string }>(sql`
    select s.relname as source, t.relname as target
    from pg_constraint f join pg_class s on s.oid = f.conrelid join pg_class t on t.oid = f.confrelid
    where f.contype = 'f' and s.oid <> t.oid and s.relnamespace = 'public'::regnamespace`)
  return inTurn(tables, references)
}

/** A table comes when no other that is left refers to it. */
function inTurn(
  tables: readonly OwnTable[],
  references: readonly { source: string; target: string }[],
): OwnTable[] {
  const left = new Map(tables.map((table) => [table.name, table]))
  const ordered: OwnTable[] = []
  while (left.size > 0) {
    const held = new Set(references.filter(({ source }) => left.has(source)).map(({ target }) => target))
    const free = [...left.values()].filter(({ name }) => !held.has(name))
    if (free.length === 0) throw new Error(`Tables refer to one another: ${[...left.keys()].join(', ')}`)
    for (const table of free) left.delete(table.name)
    ordered.push(...free)
  }
  return ordered
}

/** All rows of the workspace, in short statements. */
export async function emptyTable(db: Db, workspaceId: string, { name, keys }: OwnTable): Promise<void> {
  const key = join(keys.map((each) => raw(`"${each}"`)))
  for (let deleted = BATCH; deleted === BATCH;) {
    const rows = await db.rows(sql`
      delete from ${raw(`"${name}"`)} where workspace_id = ${workspaceId}::uuid and (${key}) in (
        select ${key} from ${raw(`"${name}"`)} where workspace_id = ${workspaceId}::uuid limit ${BATCH}::int)
      returning 1`)
    deleted = rows.length
  }
}
