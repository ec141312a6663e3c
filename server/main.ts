/** The program: one word a role, one noun a file in cli/. Only here is the environment read. */
import { existsSync, readFileSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { Command, CommanderError } from 'commander'
import { declareAsked } from './cli/nouns.ts'
import { runner, takeJson } from './cli/run.ts'

enableCompileCache()
if (existsSync('.env')) process.loadEnvFile('.env')
// Whoever reads standard output may stop early, as `head` does.
process.stdout.on('error', () => process.exit())

const program = new Command('tidings')
  .description(
    'Self-hosted messaging for workspaces: contacts, products, posts and campaigns behind one API.',
  )
  .version(readVersion(), '--version', 'the version of this program')
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
}

function readVersion(): string {
  const file = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  // Our own file, which npm requires to have one.
  return (JSON.parse(file) as { version: string }).version
}
