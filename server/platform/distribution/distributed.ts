/** Is a PostgreSQL one machine, or the coordinator of many? */

/** A connection, as far as it is asked here. */
export interface Asked {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
}

/** Is this PostgreSQL one of several? The extension alone does not say so: it is taken in hand by `tidings distribute`. */
export async function isDistributed(client: Asked): Promise<boolean> {
  if (!(await hasCitus(client))) return false
  const { rows } = await client.query(`
    select from pg_dist_partition p join pg_class c on c.oid = p.logicalrelid
    where c.relname = 'contact' and c.relnamespace = current_schema()::regnamespace`)
  return rows.length > 0
}

export async function hasCitus(client: Asked): Promise<boolean> {
  const { rows } = await client.query(`select from pg_extension where extname = 'citus'`)
  return rows.length > 0
}
