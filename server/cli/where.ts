/** Where a command works: on this installation, opened for it, or at a server elsewhere; and what its line names there. */
import { CommanderError, type Command } from 'commander'
import type { Config } from '../platform/config.ts'
import type { Context, OpenContext, Outcome } from './context.ts'
import { namingOf } from './names.ts'
import type { Source } from './resources.ts'

export async function onInstallation(
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

/** What the command line names, found. */
export async function namedOf<Options, Words extends readonly unknown[]>(
  { db, config }: OpenContext,
  command: Command,
  options: Options,
  words: Words,
): Promise<{ options: Options; words: Words }> {
  if (![...command.options, ...command.registeredArguments].some(namingOf)) return { options, words }
  const { resolveNames } = await import('./resolve.ts')
  const given = { options: options as Record<string, unknown>, words, usual: config.TIDINGS_WORKSPACE }
  // The same options and words, with ids where names were.
  return (await resolveNames(db, command, given)) as unknown as { options: Options; words: Words }
}

export async function sourceHere({ db, config }: OpenContext, options: unknown): Promise<Source> {
  const { localSource } = await import('./local-resources.ts')
  const { findPlace } = await import('./resolve.ts')
  const { workspace } = options as { workspace: string }
  return localSource(db, config.PUBLIC_URL, await findPlace(db, workspace))
}

export function elsewhere(
  { config }: { config: Pick<Config, 'TIDINGS_URL'> },
  options: unknown,
): string | undefined {
  return (options as { url?: string }).url ?? config.TIDINGS_URL
}

/** What the API has no endpoint for is done on the machine of the server alone. */
export function mustBeHere(
  context: { config: Pick<Config, 'TIDINGS_URL'> },
  options: unknown,
  command: Command,
): void {
  const url = elsewhere(context, options)
  if (url === undefined) return
  const words = `${command.parent?.name() ?? ''} ${command.name()}`.replace(/^tidings /, '').trim()
  throw new CommanderError(
    2,
    'tidings.here-only',
    `tidings ${words} works on the machine of the server: the API has no endpoint for it. Run it there, without TIDINGS_URL`,
  )
}
