/** `tidings migrate`: the schema brought up to date, as every start does too. */
import type { Command } from 'commander'
import type { Run } from './run.ts'

export function migrateCommand(program: Command, run: Run): void {
  program
    .command('migrate')
    .description('bring the database up to date; start and the other commands do so too')
    .action(
      run.opened(async ({ installation: { applied } }) => ({
        value: { applied },
        text: applied.length === 0 ? 'The database is up to date.' : `Applied: ${applied.join(', ')}`,
      })),
    )
}
