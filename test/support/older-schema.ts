/** A database as an older Tidings left it. */
import { Client } from 'pg'
import { readMigrations } from '../../server/platform/migration-files.ts'
import type { Connection } from '../../server/platform/embedded-postgres.ts'

/** Applies all migrations before this one (`0112`) to an empty database, and notes them as the program does. */
export async function migrateBefore(connection: Connection, number: string): Promise<void> {
  const older = (await readMigrations()).filter(({ name }) => name < number)
  const client = new Client({ ...connection })
  await client.connect()
  try {
    await client.query(`
      create table migration (id serial primary key, name varchar(255) not null, run_on timestamp not null);
      create table migration_checksum (name text primary key, sha256 text not null)`)
    for (const { name, text, sha256 } of older) {
      await client.query(text)
      await client.query('insert into migration (name, run_on) values ($1, now())', [name])
      await client.query('insert into migration_checksum values ($1, $2)', [name, sha256])
    }
  } finally {
    await client.end()
  }
}

/** Workspaces of one organization as they were made then, the oldest first. */
export async function olderWorkspaces(connection: Connection, count: number): Promise<string[]> {
  const client = new Client({ ...connection })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string }>(
      `insert into organization (id, name, created) values (gen_random_uuid(), 'Older', now()) returning id`,
    )
    const ids = Array.from({ length: count }, () => crypto.randomUUID())
    for (const [place, id] of ids.entries())
      await client.query(
        `insert into workspace (id, organization_id, name, handle, country, timezone, created, updated)
         values ($1, $2, 'Older', $3, 'SE', 'UTC', timestamptz '2026-01-01' + $4 * interval '1 day', now())`,
        [id, rows[0]?.id, `older-${place}`, place],
      )
    return ids
  } finally {
    await client.end()
  }
}
