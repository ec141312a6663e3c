/** The program: one word a role, one noun a file in commands/. Only here is the environment read. */
import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { Command, CommanderError } from 'commander'
import { backupCommands } from './cli/backup.ts'
import { contactCommands } from './cli/contact.ts'
import { campaignCommands } from './cli/campaign.ts'
import { demoCommand } from './cli/demo.ts'
import { doctorCommand } from './cli/doctor.ts'
import { domainCommands } from './cli/domain.ts'
import { failureOf } from './cli/failures.ts'
import { fieldCommands } from './cli/field.ts'
import { keyCommands } from './cli/key.ts'
import { eventCommands } from './cli/event.ts'
import { flowCommands } from './cli/flow.ts'
import { webhookCommands } from './cli/webhook.ts'
import { memberCommands } from './cli/member.ts'
import { messageCommands } from './cli/message.ts'
import { migrateCommand } from './cli/migrate.ts'
import { organizationCommands } from './cli/organization.ts'
import { outboxCommands } from './cli/outbox.ts'
import { runner, takeJson } from './cli/run.ts'
import { secretCommands } from './cli/secret.ts'
import { segmentCommands } from './cli/segment.ts'
import { smsCommands } from './cli/sms.ts'
import { startCommand } from './cli/start.ts'
import { suppressionCommands } from './cli/suppression.ts'
import { workspaceCommands } from './cli/workspace.ts'

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
secretCommands(program, run)
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
