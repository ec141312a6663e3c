/** Runs tests against one mutant at a time, each in a process of its own, on one PostgreSQL. */
import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import type { Connection } from '../../server/platform/embedded-postgres.ts'
import { startTestPostgres } from '../support/postgres.ts'
import type { Mutant } from './mutants.ts'
import type { Target } from './targets.ts'

/** A test that takes so many times its usual time has noticed too. */
const PATIENCE = 5
const PATIENCE_MILLISECONDS = 20_000
const FIRST_MILLISECONDS = 10 * 60_000

export interface Trials {
  /** Measures how long the tests of a target take with a change that changes nothing; they must pass. */
  begin(target: Target): Promise<void>
  /** Whether a test fails, or takes far longer than usual, with this mutant. */
  isNoticed(target: Target, mutant: Mutant): Promise<boolean>
  close(): Promise<void>
}

export async function openTrials(): Promise<Trials> {
  const postgres = await startTestPostgres()
  const usual = new Map<string, number>()
  const passes = (test: string, mutant: Mutant, milliseconds: number): Promise<boolean> =>
    tryOnce(postgres.connection, test, mutant, milliseconds)
  return {
    async begin({ name, files: [file = ''], tests }) {
      for (const test of tests.filter((test) => !usual.has(test))) {
        const began = Date.now()
        const nothing = { file, start: 0, end: 0, replacement: '' }
        if (!(await passes(test, nothing, FIRST_MILLISECONDS)))
          throw new Error(`${test} fails without a mutant (${name})`)
        usual.set(test, Date.now() - began)
      }
    },
    async isNoticed({ tests }, mutant) {
      for (const test of tests) {
        const milliseconds = PATIENCE * (usual.get(test) ?? 0) + PATIENCE_MILLISECONDS
        if (!(await passes(test, mutant, milliseconds))) return true
      }
      return false
    },
    close: () => postgres.close(),
  }
}

async function tryOnce(
  connection: Connection,
  test: string,
  mutant: Mutant,
  milliseconds: number,
): Promise<boolean> {
  const prefix = `mutant_${randomBytes(6).toString('hex')}`
  const child = start(connection, prefix, test, mutant)
  const hasPassed = await outcomeOf(child, milliseconds)
  if (!hasPassed) await dropDatabases(connection, prefix)
  return hasPassed
}

function start(connection: Connection, prefix: string, test: string, mutant: Mutant): ChildProcess {
  const env = {
    ...process.env,
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? path.join(tmpdir(), 'tidings-compile-cache'),
    NODE_OPTIONS: `--import=${path.resolve('test/mutation/hook.ts')}`,
    TIDINGS_TEST_POSTGRES: JSON.stringify(connection),
    TIDINGS_TEST_PREFIX: prefix,
    TIDINGS_MUTANT: JSON.stringify({ ...mutant, file: path.resolve(mutant.file) }),
  }
  return spawn(process.execPath, ['--test-force-exit', '--test-reporter=tap', test], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  })
}

/** Over at the first test that fails. */
function outcomeOf(child: ChildProcess, milliseconds: number): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (): void => {
      // The whole group: a test may have started processes of its own.
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
    }
    const timer = setTimeout(end, milliseconds)
    let rest = ''
    child.stdout?.on('data', (data: Buffer) => {
      const text = rest + data.toString('latin1')
      if (/^\s*not ok /m.test(text)) end()
      rest = text.slice(text.lastIndexOf('\n') + 1)
    })
    child.on('exit', (code) => {
      clearTimeout(timer)
      resolve(code === 0)
    })
  })
}

/** What a test that was stopped left behind. */
async function dropDatabases(connection: Connection, prefix: string): Promise<void> {
  const client = new Client({ ...connection })
  await client.connect()
  try {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where datname like $1',
      [`${prefix}%`],
    )
    for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`)
  } finally {
    await client.end()
  }
}
