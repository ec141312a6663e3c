/** `tidings start`: the server, until it is asked to stop. */
import { InvalidArgumentError, Option, type Command } from 'commander'
import type { Logger } from 'pino'
import { programVersion } from '../lib/program-files.ts'
import { readConfig, type Config } from '../platform/config.ts'
import { collectGarbage, holdYoungSpace, letHeapGrow } from '../platform/memory.ts'
import { widenThreadPool } from '../platform/thread-pool.ts'
import { listAllWorkspaces } from '../workspaces/store.ts'
import { ownerLink } from '../accounts/links.ts'
import { beginAgainCompiled, hasBegunAgain } from './compiled.ts'
import { describeDemo } from './demo.ts'
import type { Environment, Run } from './run.ts'
import type { Role, Serving } from './serving.ts'
import { pairs } from './table.ts'

/** Ctrl-C reaches a program started by npm twice, once from the terminal and once from npm. */
const SAME_SIGNAL_MILLISECONDS = 1_000
const PAGES_SHOWN = 3
/** Each keeps connections to the database of its own. */
const MOST_PROCESSES = 64
/** What a start leaves behind is gone by then. */
const SETTLING_MILLISECONDS = 10_000

interface Options {
  readonly role: Role
  readonly processes: number
  /** Begun by another, to answer requests on its port. */
  readonly beside?: true
}

export function startCommand(program: Command, run: Run): void {
  program
    .command('start')
    .description('run the server: API, public pages and worker in one process')
    .addOption(
      new Option('--role <role>', 'split them over processes')
        .choices(['all', 'api', 'worker'])
        .default('all'),
    )
    .option(
      '--processes <count>',
      'processes that answer requests, on one port (Linux); pays where processors are idle',
      processCount,
      1,
    )
    .addOption(new Option('--beside').hideHelp())
    .action(
      run.alone(
        async ({ env, log, ...context }, { role, processes, beside: isBeside }: Options) => {
          mustShare(role, processes)
          holdYoungSpace()
          widenThreadPool(env)
          if (!hasBegunAgain(env)) log.info(`Tidings ${programVersion()} begins`)
          // Only here: without the server the other commands begin twice as fast.
          const { freePort, serve } = await import('./serving.ts')
          await beginAgainCompiled(env)
          const config =
            context.config.PORT === 0 ? withPort(env, await freePort(context.config.HOST)) : context.config
          const serving = await serve(env, config, log, { role, processes, isBeside })
          letHeapGrow()
          setTimeout(collectGarbage, SETTLING_MILLISECONDS).unref()
          stopOnSignals(serving, log)
          // The first process has said it all.
          if (isBeside) return { value: null, text: '' }
          const owner = role === 'worker' ? undefined : await ownerLink(serving.db, config.PUBLIC_URL)
          const value = { ...addresses(config, serving, role), ...(owner && { ownerLink: owner }) }
          return { value, text: await welcome(config, serving, role, owner) }
        },
        { LOG_LEVEL: 'info' },
      ),
    )
}

function processCount(text: string): number {
  const n = Number(text)
  if (/^\d{1,2}$/.test(text) && n >= 1 && n <= MOST_PROCESSES) return n
  throw new InvalidArgumentError(`Say a number from 1 to ${MOST_PROCESSES}.`)
}

function mustShare(role: Role, processes: number): void {
  if (processes === 1) return
  if (role === 'worker')
    throw new Error('--processes is of what answers requests: --role worker answers none')
  if (process.platform !== 'linux')
    throw new Error('Several processes share a port on Linux alone: leave out --processes')
}

function withPort(env: Environment, port: number): Config {
  return readConfig({ ...env, PORT: String(port) })
}

/** The first signal stops gracefully, a second one at once. A fault nobody caught stops too: its state is unknown. */
function stopOnSignals(serving: Serving, log: Logger): void {
  let stoppedAt: number | undefined
  const stop = (exitCode: number, reason: string): void => {
    if (stoppedAt !== undefined) {
      if (Date.now() - stoppedAt > SAME_SIGNAL_MILLISECONDS) process.exit(130)
      return
    }
    stoppedAt = Date.now()
    log.info(`stopping: ${reason}`)
    serving
      .stop()
      .catch((error: unknown) => {
        log.error({ err: error }, 'stopping went wrong')
        exitCode = 1
      })
      .finally(() => process.exit(exitCode))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0, signal))
  // One begun by another ends with it.
  process.once('disconnect', () => stop(0, 'the first process has ended'))
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'a fault that nothing caught')
    stop(1, 'a fault')
  })
}

function addresses(
  { PUBLIC_URL: url }: Config,
  { place, demo }: Serving,
  role: Role,
): Record<string, unknown> {
  const data = { role, data: place, pid: process.pid, ...(demo ? { demo } : {}) }
  return role === 'worker'
    ? data
    : { ...data, url, app: `${url}/app`, api: `${url}/api`, docs: `${url}/docs` }
}

async function welcome(
  config: Config,
  { db, place, demo }: Serving,
  role: Role,
  owner: string | undefined,
): Promise<string> {
  const data = { Data: place }
  if (role === 'worker') return `The Tidings worker is running.\n\n${pairs(data)}\n\nCtrl-C stops it.`
  const { PUBLIC_URL: url } = config
  // Only words of welcome: a database that is away this moment stops nothing.
  const workspaces = await listAllWorkspaces(db).catch(() => undefined)
  const pages = (workspaces ?? [])
    .slice(0, PAGES_SHOWN)
    .map(({ name, handle }) => [name, `${url}/w/${handle}`])
  const lines = [
    'Tidings is running.',
    pairs({
      App: `${url}/app`,
      API: `${url}/api`,
      Documentation: `${url}/docs`,
      ...Object.fromEntries(pages),
      ...data,
    }),
    ...(demo ? [describeDemo(demo, config)] : []),
    ...(owner ? [await firstStep(owner)] : []),
    'Ctrl-C stops it.',
  ]
  return lines.join('\n\n')
}

/** The link of the first owner; on a terminal with its QR code, so that a telephone can take it from there. */
async function firstStep(link: string): Promise<string> {
  const words = `Nobody can sign in yet. This link makes the first owner; it works once, for seven days:\n\n  ${link}`
  if (!process.stdout.isTTY) return words
  const { renderUnicodeCompact } = await import('uqr')
  return `${words}\n\n${renderUnicodeCompact(link, { border: 2 })}`
}
