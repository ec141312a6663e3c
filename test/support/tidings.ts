/** The real program as a child process, on a data folder of its own. */
import assert from 'node:assert/strict'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { endWithFile } from './children.ts'

export interface Ran {
  readonly exitCode: number | null
  readonly stdout: string
  readonly stderr: string
  /** The last line of standard output as JSON. */
  json<Value = Record<string, unknown>>(): Value
}

export interface Running {
  readonly child: ChildProcess
  /** What `start --json` says of itself. */
  readonly at: { readonly url: string; readonly api: string; readonly data: string }
  /** How long it took from nothing to ready, in milliseconds. */
  readonly milliseconds: number
  /** Sends a signal and waits for the end: exit code, or the signal's name. */
  end(signal?: NodeJS.Signals): Promise<number | string>
}

/** For `workspace create` where a test counts on the country: not given, it is the machine's. */
export const IN_SWEDEN = ['--country', 'SE', '--timezone', 'Europe/Stockholm'] as const

type Settings = Readonly<Record<string, string>>

/** As people start it: what one start compiled serves the next, where server/main.ts alone would read itself as TypeScript. */
export const PROGRAM = join(import.meta.dirname, '../../bin/tidings.js')

/** Runs one command to its end, in the data folder unless said otherwise. */
export async function tidings(
  words: readonly string[],
  settings: Settings,
  folder = settings['DATA_DIR'] ?? '/',
  program = PROGRAM,
): Promise<Ran> {
  const child = launch(words, settings, folder, program)
  const said = { stdout: '', stderr: '' }
  child.stdout?.on('data', (chunk) => (said.stdout += String(chunk)))
  child.stderr?.on('data', (chunk) => (said.stderr += String(chunk)))
  await once(child, 'close')
  // What is parsed is what the program has written; the test says which value it is.
  const json = <Value>(): Value => JSON.parse(said.stdout.trimEnd().split('\n').at(-1) ?? '') as Value
  return { exitCode: child.exitCode, ...said, json }
}

/** Starts the server on a free port and waits until it says that it is ready. */
export async function startTidings(
  settings: Settings,
  words: readonly string[] = [],
  program = PROGRAM,
): Promise<Running> {
  const began = performance.now()
  const given = { PORT: '0', ...settings }
  const child = launch(['start', '--json', ...words], given, settings['DATA_DIR'] ?? '/', program)
  assert.ok(child.stdout && child.stderr)
  let errors = ''
  child.stderr.on('data', (chunk) => (errors += String(chunk)))
  const { value, done } = await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next()
  if (done === true) throw new Error(`The server ended: ${errors}`)
  const milliseconds = performance.now() - began
  const end = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<number | string> => {
    if (child.exitCode === null && child.signalCode === null) {
      const closed = once(child, 'close')
      child.kill(signal)
      await closed
    }
    return child.exitCode ?? child.signalCode ?? 'still running'
  }
  // The program's own JSON.
  return { child, at: JSON.parse(value) as Running['at'], milliseconds, end }
}

function launch(words: readonly string[], settings: Settings, cwd: string, program = PROGRAM): ChildProcess {
  const { PATH = '', HOME = '' } = process.env
  // Who waits by asking again is not to be held up by the rate.
  const rate = { RATE_LIMIT_PER_MINUTE: '60000', RATE_LIMIT_BURST: '10000' }
  const env = { PATH, HOME, TIDINGS_DEMO: '0', LOG_LEVEL: 'warn', ...rate, ...settings }
  // Not in the checkout: a .env of its developer is none of the test's.
  return endWithFile(spawn(process.execPath, [program, ...words], { env, cwd }))
}
