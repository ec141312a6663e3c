/** `tidings organization …` */
import type { Command } from 'commander'
import { createOrganization, listOrganizations } from '../workspaces/store.ts'
import type { Run } from './run.ts'
import { shelfCommands, type Shelf } from './list-and-show.ts'
import { name } from './words.ts'

const ORGANIZATIONS: Shelf<Awaited<ReturnType<typeof listOrganizations>>[number]> = {
  name: 'organization',
  about: 'list organizations, the oldest first',
  within: 'installation',
  fields: { id: 'id', name: 'string', workspaces: 'number', created: 'date' },
  columns: ['name', 'workspaces', 'created', 'id'],
  names: ['name'],
  read: ({ db }) => listOrganizations(db),
}

export function organizationCommands(program: Command, run: Run): void {
  const organization = program.command('organization').description('organizations, which hold workspaces')
  shelfCommands(organization, run, ORGANIZATIONS)

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
