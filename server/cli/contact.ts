/** `tidings contact …` */
import { Option, type Command } from 'commander'
import { readMapping, MappingWrong, type Mapping } from '../contacts/import/import-columns.ts'
import type { ImportResult } from '../contacts/import/import.ts'
import { waitingForDatabase, sayAbsence } from '../platform/wait-for-database.ts'
import { privacyCommands } from './privacy.ts'
import { watchProgress } from './progress.ts'
import { resourceCommands } from './resource-commands.ts'
import type { Outcome, Run } from './run.ts'
import { blockCommands } from './suppression.ts'
import { misused } from './words.ts'
import { workspaceOption } from './names.ts'

interface Import {
  readonly workspace: string
  readonly map?: readonly Mapping[]
  readonly invite?: boolean
}

interface Export {
  readonly workspace: string
  readonly filter?: string
  readonly format?: 'csv' | 'xlsx'
  readonly json?: boolean
}

export function contactCommands(program: Command, run: Run): void {
  const contact = program
    .command('contact')
    .description('contacts in files, and who is written to never again')

  resourceCommands(contact, run, 'contact', "state eq 'active' and city eq 'Oslo'")

  contact
    .command('import')
    .description(
      'import contacts from a CSV or Excel file; the same command again goes on where a stopped one stood',
    )
    .argument('<file>', 'CSV in any common encoding, or .xlsx, with a header')
    .addOption(workspaceOption())
    .option('--map <column=field>', 'where a column goes; may be given several times', mapping)
    .option('--invite', 'ask new contacts to confirm, instead of taking their consent for granted')
    .action(
      run.opened(
        async ({ db, say, config }, { workspace, map = [], invite = false }: Import, path: string) => {
          const { importContacts } = await import('../contacts/import/import.ts')
          const progress = watchProgress(say)
          try {
            const order = { path, mappings: map, invites: invite }
            // What is stored is stored: it goes on where it was when the database is back.
            const patience = { seconds: config.DATABASE_WAIT_SECONDS, tell: sayAbsence(say) }
            return outcomeOf(
              await waitingForDatabase(patience, () => importContacts(db, workspace, order, progress)),
            )
          } catch (error) {
            throw error instanceof MappingWrong ? misused(error.message) : error
          } finally {
            progress.close()
          }
        },
      ),
    )

  contact
    .command('export')
    .description('write contacts into a spreadsheet; - writes CSV to standard output')
    .argument('<file>', 'its ending, .csv or .xlsx, says which kind')
    .addOption(workspaceOption())
    .option('--filter <expression>', "which contacts, as in $filter: state eq 'active'")
    .addOption(new Option('--format <format>', 'whatever the ending says').choices(['csv', 'xlsx']))
    .action(
      run.opened(
        async ({ db, say, config }, { workspace, filter, json, ...options }: Export, path: string) => {
          const { exportToFile, exportToStream } = await import('../contacts/export.ts')
          const format = options.format ?? formatOf(path)
          if (path !== '-') {
            // The file is there whole or not at all, so it is written again.
            const patience = { seconds: config.DATABASE_WAIT_SECONDS, tell: sayAbsence(say) }
            const { bytes } = await waitingForDatabase(patience, () =>
              exportToFile(db, workspace, path, { format, filter }),
            )
            return { value: { file: path, bytes }, text: `${path}: ${bytes} bytes` }
          }
          if (json) misused('--json and - both want standard output; name a file')
          await exportToStream(db, workspace, process.stdout, { format, filter })
          return { value: undefined, text: '' }
        },
      ),
    )

  blockCommands(contact, run)
  privacyCommands(contact, run)
}

function formatOf(path: string): 'csv' | 'xlsx' {
  if (path === '-' || /\.csv$/i.test(path)) return 'csv'
  if (/\.xlsx$/i.test(path)) return 'xlsx'
  return misused('End the name in .csv or .xlsx, or say --format')
}

function outcomeOf({ created, updated, rejected, isFinished, rejectedPath }: ImportResult): Outcome {
  const counts = `${created} created, ${updated} updated, ${rejected} rejected`
  const reasons = rejected > 0 ? `\nThe rejected rows are in ${rejectedPath}, each with its reason` : ''
  const stopped = isFinished ? '' : 'Stopped; the same command goes on from here. So far: '
  return { value: { created, updated, rejected }, text: stopped + counts + reasons, failed: !isFinished }
}

function mapping(text: string, earlier: readonly Mapping[] = []): readonly Mapping[] {
  try {
    return [...earlier, readMapping(text)]
  } catch (error) {
    throw error instanceof MappingWrong ? misused(error.message) : error
  }
}
