/** PostgreSQL itself, measured: pgbench running a statement, psql copying a query. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Connection } from '../server/platform/embedded-postgres.ts'
import { endedChildrenSeconds } from './processor-time.ts'
import { findProgram } from './programs.ts'

const execute = promisify(execFile)
const CLIENTS = 8

export interface Alone {
  readonly perSecond: number
  /** Processor time of pgbench and of its PostgreSQL, in seconds of 1,000 statements. */
  readonly clientCpu: number
  readonly postgresCpu: number
}

export interface Reference {
  /** A pgbench script, prepared, 8 clients. */
  run(script: string, seconds: number): Promise<Alone>
  /** Seconds psql takes to \copy a query to nowhere. */
  copySeconds(query: string): Promise<number>
  /** Seconds psql takes to \copy what a query gives into a table, by way of a file; it is taken back. */
  loadSeconds(query: string, file: string, table: string): Promise<number>
}

/**
 * Undefined when pgbench or psql is not on this machine: Debian's `postgresql` package brings both. `postgresSeconds` is
 * the processor time of PostgreSQL so far.
 */
export function findReference(
  connection: Connection,
  postgresSeconds: () => Promise<number>,
): Reference | undefined {
  const [pgbench, psql] = [findProgram('pgbench'), findProgram('psql')]
  if (!pgbench || !psql) return undefined
  const { host, port, user, password, database } = connection
  const env = { ...process.env, PGPASSWORD: password }
  const where = ['-h', host, '-p', String(port), '-U', user]
  const ask = (...commands: string[]) =>
    execute(psql, [...where, '-d', database, '-qX', '-v', 'ON_ERROR_STOP=1', ...commands], { env })
  return {
    async run(script, seconds) {
      const folder = await mkdtemp(join(tmpdir(), 'tidings-bench-'))
      const file = join(folder, 'script.sql')
      await writeFile(file, script)
      const load = ['-n', '-M', 'prepared', '-c', String(CLIENTS), '-j', '1', '-T', String(seconds)]
      const before = [await endedChildrenSeconds(), await postgresSeconds()] as const
      const { stdout } = await execute(pgbench, [...where, ...load, '-f', file, database], { env })
      const after = [await endedChildrenSeconds(), await postgresSeconds()] as const
      await rm(folder, { recursive: true })
      const thousands = Number(/transactions actually processed: (\d+)/.exec(stdout)?.[1]) / 1000
      return {
        perSecond: Number(/tps = ([\d.]+)/.exec(stdout)?.[1]),
        clientCpu: (after[0] - before[0]) / thousands,
        postgresCpu: (after[1] - before[1]) / thousands,
      }
    },
    async copySeconds(query) {
      const started = performance.now()
      const copy = `\\copy (${query.replaceAll(/\s+/g, ' ')}) to /dev/null with (format csv, header)`
      await ask('-c', copy)
      return (performance.now() - started) / 1000
    },
    async loadSeconds(query, file, table) {
      await ask('-c', `\\copy (${query}) to '${file}' with (format csv)`)
      const load = `\\copy ${table} from '${file}' with (format csv)`
      const { stdout } = await ask('-c', 'begin', '-c', '\\timing on', '-c', load, '-c', 'rollback')
      const [milliseconds] = /(?<=Time: )[\d.]+/.exec(stdout) ?? []
      return Number(milliseconds) / 1000
    },
  }
}
