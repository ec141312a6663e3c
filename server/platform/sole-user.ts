/** Is anybody else of ours on a database? */
import type { ClientBase } from 'pg'

/** No server and no other command has a connection to it. */
export async function isAlone(client: Pick<ClientBase, 'query'>): Promise<boolean> {
  const { rows } = await client.query(`
    select pid from pg_stat_activity
    where datname = current_database() and application_name like 'tidings%' and pid <> pg_backend_pid()`)
  return rows.length === 0
}
