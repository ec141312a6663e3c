/** More processes that answer requests on the server's own port: the kernel parts connections among them. */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { programFile } from '../lib/program-files.ts'
import type { Config } from '../platform/config.ts'
import { settingsOfBegun } from './compiled.ts'
import type { Environment } from './run.ts'

export interface Processes {
  /** Asks all of them to finish what they have in hand, and waits for it. */
  stop(): Promise<void>
}

const PROGRAM = fileURLToPath(programFile('bin/tidings.js'))
/** One that ended by itself is begun again after this: at once, a lasting fault would take a whole core. */
const AGAIN_MILLISECONDS = 1_000

/**
 * Begins `count` processes that answer requests and nothing else, on the port and the database of this one; one that ends by
 * itself is begun again. They end with this process, however it ends.
 */
export function startProcesses(count: number, env: Environment, config: Config, log: Logger): Processes {
  // The port and the addresses in answers are this process's, which may have chosen its port at the start.
  const settings = { PORT: String(config.PORT), PUBLIC_URL: config.PUBLIC_URL, ...settingsOfBegun() }
  const running = new Set<ChildProcess>()
  const waiting = new Set<NodeJS.Timeout>()
  let isStopping = false
  const begin = (): void => {
    const child = fork(PROGRAM, ['start', '--role', 'api', '--beside'], {
      env: { ...env, ...settings },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    running.add(child)
    child.once('error', (error) => log.error({ err: error }, 'a process beside could not be begun'))
    child.once('exit', (code, signal) => {
      running.delete(child)
      if (isStopping) return
      log.error({ pid: child.pid, code, signal }, 'a process that answers requests has ended; another begins')
      const timer = setTimeout(() => {
        waiting.delete(timer)
        begin()
      }, AGAIN_MILLISECONDS)
      waiting.add(timer)
    })
  }
  for (let n = 0; n < count; n += 1) begin()
  return {
    stop: async () => {
      isStopping = true
      for (const timer of waiting) clearTimeout(timer)
      await Promise.all(Array.from(running, ended))
    },
  }
}

async function ended(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
}
