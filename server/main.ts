/** The program: one word a role, one noun a file in commands/. Only here is the environment read. */
import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { Command, CommanderError } from 'commander'
import { backupCommands } from './commands/backup.ts'
import { contactCommands } from './commands/contact.ts'
import { campaignCommands } from './commands/campaign.ts'
import { demoCommand } from './commands/demo.ts'
import { doctorCommand } from './commands/doctor.ts'
import { domainCommands } from './commands/domain.ts'
import { failureOf } from './commands/failures.ts'
import { fieldCommands } from './commands/field.ts'
import { keyCommands } from './commands/key.ts'
import { eventCommands } from './commands/event.ts'
import { flowCommands } from './commands/flow.ts'
import { webhookCommands } from './commands/webhook.ts'
import { memberCommands } from './commands/member.ts'
import { messageCommands } from './commands/message.ts'
import { migrateCommand } from './commands/migrate.ts'
import { organizationCommands } from './commands/organization.ts'
import { outboxCommands } from './commands/outbox.ts'
import { runner, takeJson } from './commands/run.ts'
import { segmentCommands } from './commands/segment.ts'
import { smsCommands } from './commands/sms.ts'
import { startCommand } from './commands/start.ts'
import { suppressionCommands } from './commands/suppression.ts'
import { workspaceCommands } from './commands/workspace.ts'

enableCompileCache()
if (existsSync('.env')) process.loadEnvFile('.env')
// Whoever reads standard output may stop early, as `head` does.
process.stdout.on('error', () => process.exit())

const program = new Command('tidings')
  .description(
    'Self-hosted messaging for workspaces: contacts, products, posts and campaigns behind one API.',
  )
  .exitOverride()
  .showHelpAfterError('(--help shows what it takes)')
const run = runner(process.env)

startCommand(program, run)
migrateCommand(program, run)
doctorCommand(program, run)
organizationCommands(program, run)
workspaceCommands(program, run)
keyCommands(program, run)
eventCommands(program, run)
flowCommands(program, run)
webhookCommands(program, run)
memberCommands(program, run)
segmentCommands(program, run)
fieldCommands(program, run)
campaignCommands(program, run)
domainCommands(program, run)
outboxCommands(program, run)
messageCommands(program, run)
contactCommands(program, run)
smsCommands(program, run)
suppressionCommands(program, run)
demoCommand(program, run)
backupCommands(program, run)
takeJson(program)

try {
  await program.parseAsync()
} catch (error) {
  const { exitCode, sentence } = failureOf(error)
  if (sentence) process.stderr.write(`${sentence}\n`)
  const isDebugging = /^(debug|trace)$/.test(process.env['LOG_LEVEL'] ?? '')
  if (isDebugging && error instanceof Error && !(error instanceof CommanderError)) console.error(error)
  process.exitCode = exitCode
}
