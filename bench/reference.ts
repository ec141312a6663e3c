/** PostgreSQL itself, measured: pgbench running a statement, psql copying a query. */
import { execFile } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { existsSync, globSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Connection } from '../server/platform/embedded-postgres.ts'

const execute = promisify(execFile)
const CLIENTS = 8

export interface Reference {
  /** Transactions a second of a pgbench script, prepared, 8 clients. */
  transactions(script: string, seconds: number): Promise<number>
  /** Seconds psql takes to \copy a query to nowhere. */
  copySeconds(query: string): Promise<number>
}

/** Undefined when pgbench or psql is not on this machine: Debian's `postgresql` package brings both. */
export async function findReference(connection: Connection): Promise<Reference | undefined> {
  const [pgbench, psql] = [findProgram('pgbench'), findProgram('psql')]
  if (!pgbench || !psql) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'tidings-bench-'))
  const { host, port, user, password, database } = connection
  const env = { ...process.env, PGPASSWORD: password }
  const where = ['-h', host, '-p', String(port), '-U', user]
  return {
    async transactions(script, seconds) {
      const file = join(folder, 'script.sql')
      await writeFile(file, script)
      const options = [
        '-n',
        '-M',
        'prepared',
        '-c',
        String(CLIENTS),
        '-j',
        '1',
        '-T',
        String(seconds),
        '-f',
        file,
      ]
      const { stdout } = await execute(pgbench, [...where, ...options, database], { env })
      return Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN)
    },
    async copySeconds(query) {
      const started = performance.now()
      const oneLine = query.replaceAll(/\s+/g, ' ')
      await execute(
        psql,
        [...where, '-d', database, '-qc', `\\copy (${oneLine}) to /dev/null with (format csv, header)`],
        {
          env,
        },
      )
      return (performance.now() - started) / 1000
    },
  }
}

function findProgram(name: string): string | undefined {
  const folders = [
    ...(process.env['PATH'] ?? '').split(':'),
    ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
  ]
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file))
}
