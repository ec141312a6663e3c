/** Programs of this machine that the benchmark runs when they are there: wrk, pgbench, psql. */
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'

/** Where it is: on the path, or in the folder Debian keeps the programs of each PostgreSQL in. */
export function findProgram(name: string): string | undefined {
  const folders = [
    ...(process.env['PATH'] ?? '').split(':'),
    ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
  ]
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file))
}
