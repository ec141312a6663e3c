/** `tidings member …` */
import type { Command } from 'commander'
import { createMember, listAllMembers, type KnownMember } from '../workspaces/team-members/store.ts'
import type { Run } from './run.ts'
import { shelfCommands, type Shelf } from './list-and-show.ts'
import { email, name, text, url } from './words.ts'
import { workspaceOption } from './names.ts'

interface Creation {
  readonly workspace: string
  readonly name: string
  readonly email: string
  readonly role?: string
  readonly bio?: string
  readonly image?: string
  readonly secret?: true
}

const MEMBERS: Shelf<KnownMember> = {
  name: 'member',
  about: 'list the team, secret members too',
  within: 'workspace',
  fields: { id: 'id', name: 'string', email: 'string', role: 'string', isSecret: 'boolean', created: 'date' },
  columns: ['name', 'email', 'role', 'isSecret', 'created', 'id'],
  names: ['email', 'name'],
  read: ({ db }, workspaceId) => listAllMembers(db, workspaceId),
}

export function memberCommands(program: Command, run: Run): void {
  const member = program.command('member').description('team members of a workspace')
  shelfCommands(member, run, MEMBERS)

  member
    .command('create')
    .description('add a team member')
    .addOption(workspaceOption())
    .requiredOption('--name <name>', 'what the member is called', name)
    .requiredOption('--email <email>', 'the address of the member; not listed publicly', email)
    .option('--role <role>', 'what the member is, such as Editor', text)
    .option('--bio <text>', 'a few words about the member', text)
    .option('--image <url>', 'a picture', url)
    .option('--secret', 'leave the member out of the public list')
    .action(
      run.opened(async ({ db }, { workspace, secret, ...settings }: Creation) => {
        const made = await createMember(db, workspace, { ...settings, isSecret: secret })
        return { value: made, text: `Member ${made.id}` }
      }),
    )
}
