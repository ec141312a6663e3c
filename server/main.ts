/** The program: one word a role, one noun a file in cli/. Only here is the environment read. */
import { statSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { Command, CommanderError } from 'commander'
import { declareAsked } from './cli/nouns.ts'
import { programVersion } from './lib/program-files.ts'
import { readEnvFile } from './platform/env-file.ts'
import { runner, takeJson } from './cli/run.ts'

enableCompileCache()
readEnvironment()
// Whoever reads standard output may stop early, as `head` does.
process.stdout.on('error', () => process.exit())

const LEFT_BEHIND_MILLISECONDS = 3_000

const program = new Command('tidings')
  .description(
    'Self-hosted messaging for workspaces: contacts, products, posts and campaigns behind one API.',
  )
  .version(programVersion(), '--version', 'the version of this program')
  .exitOverride()
  .showHelpAfterError('(--help shows what it takes)')
const run = runner(process.env)

await declareAsked(program, run)
takeJson(program)

try {
  await program.parseAsync()
} catch (error) {
  const { failureOf } = await import('./cli/failures.ts')
  const { exitCode, sentence } = await failureOf(error)
  if (sentence) process.stderr.write(`${sentence}\n`)
  const isDebugging = /^(debug|trace)$/.test(process.env['LOG_LEVEL'] ?? '')
  if (isDebugging && error instanceof Error && !(error instanceof CommanderError)) console.error(error)
  process.exitCode = exitCode
  // What could not be closed must not keep a process that has said its last word.
  setTimeout(() => process.exit(), LEFT_BEHIND_MILLISECONDS).unref()
}

/** What is set already stays; what the file of this folder says comes beside it. */
function readEnvironment(): void {
  try {
    const trusted = [statSync(import.meta.filename).uid]
    const settings = readEnvFile('.env', { uid: process.getuid?.(), trusted })
    for (const [name, value] of Object.entries(settings)) process.env[name] ??= value
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(2)
  }
}
