/** The demo of a first start, loaded by a process of its own: what loading it takes is given back when that one ends. */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Logger } from 'pino'
import type { Demo } from '../demo/load.ts'
import { programFile } from '../lib/program-files.ts'
import type { Config } from '../platform/config.ts'
import type { Environment } from './run.ts'

const PROGRAM = fileURLToPath(programFile('bin/tidings.js'))
const LOADING_MILLISECONDS = 120_000

/**
 * Runs `tidings demo --if-empty` on the same installation. Undefined when there was an organization already, and when
 * that process failed, which the log tells: then nothing of the demo is there, and it can be loaded here.
 */
export async function loadDemoApart(
  env: Environment,
  config: Config,
  log: Logger,
): Promise<Demo | undefined> {
  // Addresses in letters and posts are the server's, whose port may have been chosen at the start.
  const settings = { LOG_LEVEL: 'warn', PORT: String(config.PORT), PUBLIC_URL: config.PUBLIC_URL }
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [PROGRAM, 'demo', '--if-empty', '--json'],
      { env: { ...env, ...settings }, timeout: LOADING_MILLISECONDS },
    )
    // What `tidings demo --json` writes last.
    return (JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? 'null') as Demo | null) ?? undefined
  } catch (error) {
    log.warn({ err: error }, 'the demo could not be loaded by a process of its own')
    return undefined
  }
}
