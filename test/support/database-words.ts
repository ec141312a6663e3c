/** Where in a whole database words stand: every column of every table of every schema, whatever its type. */
import { sql } from '../../server/platform/sql.ts'
import type { Db } from '../../server/platform/database.ts'

interface Table {
  readonly schema: string
  readonly name: string
}

/** Tables that hold rows of their own: of one in partitions the partitions are not named. */
export async function tablesOf(db: Db): Promise<Table[]> {
  return db.rows<Table>(sql`
    select n.nspname as schema, c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition
      and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_(toast|temp)'
    order by 1, 2`)
}

/** The tables in which any of the words stands, whatever its case, as text or as bytes. */
export async function tablesHolding(db: Db, words: readonly string[]): Promise<string[]> {
  const pattern = words
    .flatMap((word) => [word, Buffer.from(word).toString('hex')])
    .map((word) => word.replace(/[\\^$.|?*+()[\]{}]/g, String.raw`\$&`))
    .join('|')
  const found = []
  for (const { schema, name } of await tablesOf(db)) {
    const { rows } = await db.execute(`select 1 from "${schema}"."${name}" t where t::text ~* $1 limit 1`, [
      pattern,
    ])
    if (rows.length > 0) found.push(schema === 'public' ? name : `${schema}.${name}`)
  }
  return found
}
