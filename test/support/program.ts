/** The program itself in a process of its own, on a test's database. */
import { spawn, type ChildProcess } from 'node:child_process'
import type { Connection } from '../../server/platform/embedded-postgres.ts'
import { endWithFile } from './children.ts'
import { PROGRAM } from './tidings.ts'

export interface Ran {
  /** Null when a signal ended it. */
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface Running {
  readonly child: ChildProcess
  readonly ended: Promise<Ran>
}

/** Begins `tidings …words` on the database. */
export function aProgram(connection: Connection, words: readonly string[]): Running {
  return programWith({ DATABASE_URL: urlOf(connection) }, words)
}

/** Runs it to its end. */
export async function runProgram(connection: Connection, words: readonly string[]): Promise<Ran> {
  return aProgram(connection, words).ended
}

/** Runs it to its end with other settings. */
export async function runWith(
  settings: Readonly<Record<string, string>>,
  words: readonly string[],
): Promise<Ran> {
  return programWith(settings, words).ended
}

/** Begins it with other settings. */
export function programWith(settings: Readonly<Record<string, string>>, words: readonly string[]): Running {
  const env = { PATH: process.env['PATH'], ...settings }
  const child = endWithFile(
    spawn(process.execPath, [PROGRAM, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] }),
  )
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (chunk) => (stdout += String(chunk)))
  child.stderr.on('data', (chunk) => (stderr += String(chunk)))
  const { promise, resolve, reject } = Promise.withResolvers<Ran>()
  child.once('error', reject)
  child.once('close', (code) => resolve({ code, stdout, stderr }))
  return { child, ended: promise }
}

/** As `DATABASE_URL` takes it. */
export function urlOf({ host, port, user, password, database }: Connection): string {
  const url = new URL(`postgresql://localhost:${port}/${database}`)
  url.username = user
  url.password = password
  url.searchParams.set('host', host)
  return url.href
}
