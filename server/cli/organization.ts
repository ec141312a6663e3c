/** `tidings organization …` */
import type { Command } from 'commander'
import { createOrganization } from '../workspaces/store.ts'
import type { Run } from './run.ts'
import { name } from './words.ts'

export function organizationCommands(program: Command, run: Run): void {
  const organization = program.command('organization').description('organizations, which hold workspaces')

  organization
    .command('create')
    .description('make an organization')
    .requiredOption('--name <name>', 'what it is called', name)
    .action(
      run.opened(async ({ db }, options: { name: string }) => {
        const made = await createOrganization(db, options.name)
        return { value: made, text: `Organization ${made.id}` }
      }),
    )
}
