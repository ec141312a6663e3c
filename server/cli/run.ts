/** How every command runs: settings, log, installation, and what it gives to people and to programs. */
import { Option, type Command } from 'commander'
import type { Context, Environment, OpenContext, Outcome } from './context.ts'
import type { Source } from './resources.ts'
import { elsewhere, mustBeHere, namedOf, onInstallation, sourceHere } from './where.ts'

export type { Context, Environment, OpenContext, Outcome } from './context.ts'

/** Where a list is read: this installation, or one elsewhere by its API. */
export type ReadingWork<Options, Words extends readonly unknown[]> = (
  source: Source,
  options: Options,
  ...words: Words
) => Promise<Outcome>

type Work<Given extends Context, Options, Words extends readonly unknown[]> = (
  this: Command,
  context: Given,
  options: Options,
  ...words: Words
) => Promise<Outcome>

type Action = (this: Command) => Promise<void>

/** Turns work into commander's action. The work is given its options first, then its arguments. */
export interface Run {
  /** Opens the installation, embedded or by URL, beside a server that may run; closes it whatever happens. */
  opened<Options, Words extends readonly unknown[] = []>(work: Work<OpenContext, Options, Words>): Action
  /** Reads what the API lists, here or at a server elsewhere. */
  reading<Options, Words extends readonly unknown[] = []>(work: ReadingWork<Options, Words>): Action
  /** Opens nothing; `defaults` are settings for what the environment leaves open. */
  alone<Options, Words extends readonly unknown[] = []>(
    work: Work<Context, Options, Words>,
    defaults?: Environment,
  ): Action
  /** Needs no settings either. */
  bare<Words extends readonly unknown[] = []>(work: (...words: Words) => Outcome): Action
}

/** Commands are quiet unless asked otherwise: their outcome is what matters. */
const QUIET: Environment = { LOG_LEVEL: 'warn' }

export function runner(env: Environment): Run {
  return {
    opened: (work) => openedAction(env, work),
    reading: (work) => readingAction(env, work),
    alone: (work, defaults = QUIET) => aloneAction(env, defaults, work),
    bare: <Words extends readonly unknown[]>(work: (...words: Words) => Outcome) =>
      async function action(this: Command) {
        mustBeHere({ config: {} }, this.opts(), this)
        // As in actionOf.
        write(work(...(this.processedArgs as unknown as Words)), this)
      },
  }
}

function openedAction<Options, Words extends readonly unknown[]>(
  env: Environment,
  work: Work<OpenContext, Options, Words>,
): Action {
  return actionOf<Options, Words>(
    env,
    QUIET,
    async function opened(this: Command, context, options, ...words) {
      mustBeHere(context, options, this)
      return onInstallation(context, async (opened) => {
        const named = await namedOf(opened, this, options, words)
        return work.call(this, opened, named.options, ...named.words)
      })
    },
  )
}

function readingAction<Options, Words extends readonly unknown[]>(
  env: Environment,
  work: ReadingWork<Options, Words>,
): Action {
  return actionOf<Options, Words>(env, QUIET, async function read(this: Command, context, options, ...words) {
    const url = elsewhere(context, options)
    if (url !== undefined) {
      const { remoteSource } = await import('./remote-resources.ts')
      return work(remoteSource(url, context.config.TIDINGS_KEY), options, ...words)
    }
    return onInstallation(context, async (opened) => {
      const named = await namedOf(opened, this, options, words)
      return work(await sourceHere(opened, named.options), named.options, ...named.words)
    })
  })
}

function aloneAction<Options, Words extends readonly unknown[]>(
  env: Environment,
  defaults: Environment,
  work: Work<Context, Options, Words>,
): Action {
  return actionOf<Options, Words>(
    env,
    defaults,
    async function alone(this: Command, context, options, ...words) {
      // What asks nothing of an installation minds no TIDINGS_URL.
      mustBeHere({ config: {} }, options, this)
      return work.call(this, context, options, ...words)
    },
  )
}

function actionOf<Options, Words extends readonly unknown[]>(
  env: Environment,
  defaults: Environment,
  work: Work<Context, Options, Words>,
): Action {
  return async function action() {
    const context = await contextOf({ ...defaults, ...given(env) })
    // Commander has parsed what the command declares; the work beside that declaration names the types.
    const words = this.processedArgs as unknown as Words
    write(await work.call(this, context, this.opts() as Options, ...words), this)
  }
}

/** Every command takes `--json`, whoever declared it, and `--url`: those that cannot ask a server elsewhere say so. */
export function takeJson(command: Command): void {
  for (const inner of command.commands) takeJson(inner)
  if (command.commands.length > 0) return
  command.option('--json', 'one JSON value on the last line of standard output')
  if (!command.options.some(({ long }) => long === '--url'))
    command.addOption(new Option('--url <address>').hideHelp())
}

async function contextOf(env: Environment): Promise<Context> {
  const [{ readConfig }, { openLog }] = await Promise.all([
    import('../platform/config.ts'),
    import('../platform/log.ts'),
  ])
  const lines = process.stderr.isTTY ? (await import('./log-lines.ts')).linesForPeople : undefined
  const config = readConfig(env)
  return {
    env,
    config,
    log: openLog(config.LOG_LEVEL, lines),
    say: (line) => void process.stderr.write(`${line}\n`),
  }
}

function given(env: Environment): Environment {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value))
}

function write({ value, text, failed = false }: Outcome, command: Command): void {
  const isJson = command.opts<{ json?: boolean }>().json === true
  const outcome = isJson ? JSON.stringify(value) : text.trimEnd()
  if (outcome) process.stdout.write(`${outcome}\n`)
  if (failed) process.exitCode = 1
}
