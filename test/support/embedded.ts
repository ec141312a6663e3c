/** For tests of the embedded database: folders, processes that use it, and a look at what runs. */
import assert from 'node:assert/strict'
import { execFileSync, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Connection } from '../../server/platform/embedded-postgres.ts'
import { start, type Runner } from '../../server/platform/embedded-postgres/account.ts'

export interface User {
  readonly child: ChildProcess
  /** The next line the process writes; throws with what it said on stderr when it ends instead. */
  next(): Promise<Record<string, unknown>>
  /** Sends an order, and answers with the line it brings. */
  ask(order: string, sql?: string): Promise<Record<string, unknown>>
}

export const quiet = { info() {}, warn() {}, error() {} }
export const OURSELVES: Runner = { account: undefined, prefix: [], isInside: false }

const PROGRAM = join(import.meta.dirname, 'embedded-user.ts')
/** A machine that others use may go at a quarter of its speed. */
const PATIENCE_MS = 5 * 60_000
const folders: string[] = []

/** A folder that other accounts may enter, as a server's usually may be. */
export function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tidings-'))
  chmodSync(folder, 0o755)
  folders.push(folder)
  return folder
}

/** Clears every folder made so far, whatever its test came to. */
export async function clearFolders(): Promise<void> {
  for (const folder of folders.splice(0)) await clear(folder)
}

/** A process using the database in `dataDir`, in a process group of its own. */
export function aUser(dataDir: string, runner: Runner = OURSELVES): User {
  const stdio = ['pipe', 'pipe', 'pipe'] as const
  const child = start(runner, process.execPath, [PROGRAM, dataDir], { stdio: [...stdio], detached: true })
  assert.ok(child.stdout && child.stderr && child.stdin)
  let said = ''
  child.stderr.on('data', (chunk) => (said += String(chunk)))
  child.stdin.on('error', () => {})
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const next = async (): Promise<Record<string, unknown>> => {
    const { value, done } = await lines.next()
    if (done === true) throw new Error(`The process ended: ${said}`)
    // The program writes objects only.
    return JSON.parse(value) as Record<string, unknown>
  }
  const ask = async (order: string, sql?: string): Promise<Record<string, unknown>> => {
    child.stdin?.write(`${JSON.stringify({ order, sql })}\n`)
    return next()
  }
  return { child, next, ask }
}

/** Rows of one statement on a connection of its own. */
export async function query(
  connection: Connection,
  sql: string,
): Promise<readonly Record<string, unknown>[]> {
  const client = new Client(connection)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

/** The server's process, as its lock file has it. */
export function postmasterOf(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
}

/** Processes that name `folder` among their words: servers, watches, initdb, users; or those of one program. */
export function processesOf(folder: string, program = ''): readonly number[] {
  return commandLines()
    .filter(({ pid, words }) => pid !== process.pid && words.includes(folder) && words.startsWith(program))
    .map(({ pid }) => pid)
}

/** SIGKILL to all of them, stopped first, so that none of them sees the others go and tidies up. */
export function killAll(folder: string): void {
  const pids = processesOf(folder)
  for (const pid of pids) kill(pid, 'SIGSTOP')
  for (const pid of pids) kill(pid)
}

/** One that is gone already is not a fault. */
export function kill(pid: number, signal: 'SIGKILL' | 'SIGSTOP' = 'SIGKILL'): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    assert.equal((error as NodeJS.ErrnoException).code, 'ESRCH')
  }
}

/** Waits for a condition, five minutes at most; answers how long it took, in milliseconds. */
export async function until(isMet: () => boolean): Promise<number> {
  const began = Date.now()
  while (!isMet()) {
    if (Date.now() - began > PATIENCE_MS) throw new Error(`Not met within five minutes: ${String(isMet)}`)
    await sleep(20)
  }
  return Date.now() - began
}

/** Kills what still runs in `folder`, then removes it. */
async function clear(folder: string): Promise<void> {
  killAll(folder)
  await until(() => processesOf(folder).length === 0)
  // PostgreSQL's own children notice their parent's death a moment later, and write until then.
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })
}

function commandLines(): readonly { pid: number; words: string }[] {
  if (process.platform === 'linux') {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    return pids.map((pid) => ({ pid: Number(pid), words: wordsOf(pid) }))
  }
  const lines = execFileSync('ps', ['-axww', '-o', 'pid=,command='], { encoding: 'utf8' }).split('\n')
  return lines.map((line) => ({ pid: Number.parseInt(line, 10), words: line }))
}

function wordsOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}
