/** How every command runs: settings, log, installation, and what it gives to people and to programs. */
import type { Command } from 'commander'
import type { Logger } from 'pino'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/database.ts'
import type { Installation } from '../platform/installation.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** What a command came to. */
export interface Outcome {
  /** For programs: written with `--json` as the last line of standard output. */
  readonly value: unknown
  /** For people: written without `--json`; nothing when it is empty. */
  readonly text: string
  /** It answered, and the answer is that something is wrong: exit 1. */
  readonly failed?: boolean
}

export interface Context {
  readonly env: Environment
  readonly config: Config
  readonly log: Logger
  /** A line for people while it works: on standard error, so that standard output stays the outcome's. */
  readonly say: (line: string) => void
}

export interface OpenContext extends Context {
  readonly db: Db
  readonly installation: Installation
}

type Work<Given extends Context, Options, Words extends readonly unknown[]> = (
  context: Given,
  options: Options,
  ...words: Words
) => Promise<Outcome>

type Action = (this: Command) => Promise<void>

/** Turns work into commander's action. The work is given its options first, then its arguments. */
export interface Run {
  /** Opens the installation, embedded or by URL, beside a server that may run; closes it whatever happens. */
  opened<Options, Words extends readonly unknown[] = []>(work: Work<OpenContext, Options, Words>): Action
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
    opened: <Options, Words extends readonly unknown[]>(work: Work<OpenContext, Options, Words>) =>
      actionOf<Options, Words>(env, QUIET, (context, options, ...words) =>
        onInstallation(context, (opened) => work(opened, options, ...words)),
      ),
    alone: (work, defaults = QUIET) => actionOf(env, defaults, work),
    bare: <Words extends readonly unknown[]>(work: (...words: Words) => Outcome) =>
      async function action(this: Command) {
        // As above.
        write(work(...(this.processedArgs as unknown as Words)), this)
      },
  }
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
    write(await work(context, this.opts() as Options, ...words), this)
  }
}

async function onInstallation(
  context: Context,
  work: (context: OpenContext) => Promise<Outcome>,
): Promise<Outcome> {
  const { openInstallation } = await import('../platform/installation.ts')
  const installation = await openInstallation(context.config, context.log)
  try {
    return await work({ ...context, db: installation.db, installation })
  } finally {
    await installation.close()
  }
}

/** Every command takes `--json`, whoever declared it. */
export function takeJson(command: Command): void {
  if (command.commands.length === 0)
    command.option('--json', 'one JSON value on the last line of standard output')
  for (const inner of command.commands) takeJson(inner)
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
